/** Who sits at the board: a person, one of the levels, or any agent written out as a spec. */
import type { GameInfo } from '../../worker/messages.ts';

export type Player =
  | { readonly kind: 'person' }
  /** A level by its name: `club`. */
  | { readonly kind: 'level'; readonly level: string }
  | { readonly kind: 'agent'; readonly spec: string };

export const PERSON: Player = { kind: 'person' };

/** What plays for the seat; undefined for a person. */
export function specOf(player: Player, { levels, analyst }: GameInfo): string | undefined {
  switch (player.kind) {
    case 'person':
      return undefined;
    case 'agent':
      return player.spec;
    case 'level':
      return levels.find(({ name }) => name === player.level)?.spec ?? analyst;
  }
}

export function titleOf(player: Player, { levels }: GameInfo): string {
  switch (player.kind) {
    case 'person':
      return 'You';
    case 'agent':
      return 'Agent';
    case 'level':
      return levels.find(({ name }) => name === player.level)?.title ?? 'Agent';
  }
}

/** How people come to a game. */
export type Purpose = 'play' | 'watch' | 'analyse';

/** The level that a newcomer meets first: one that can be beaten with some care. */
function firstLevel({ levels }: GameInfo): string {
  return levels[1]?.name ?? levels[0]?.name ?? '';
}

export function playersFor(purpose: Purpose, info: GameInfo, seats: number): Player[] {
  const levels = info.levels.map(({ name }) => name);
  return Array.from({ length: seats }, (_, seat): Player => {
    if (purpose === 'analyse' || (purpose === 'play' && seat === 0)) return PERSON;
    if (purpose === 'play') return { kind: 'level', level: firstLevel(info) };
    return { kind: 'level', level: levels.at(-1 - (seat % 2)) ?? '' };
  });
}

/** As many players as there are seats: those who are there, then the last of them again. */
export function forSeats(players: readonly Player[], seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? players.at(-1) ?? PERSON);
}
