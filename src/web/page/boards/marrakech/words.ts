/** What the board says of what it shows, for those who hear it and under it. */
import type {
  MarrakechView,
  SquareView,
  StopView,
  TurnStep,
  WalkView,
} from '../../../worker/games/marrakech/view.ts';

const FACINGS = ['north', 'east', 'south', 'west'] as const;

const TURN_TITLES: Readonly<Record<TurnStep, string>> = {
  left: 'Left',
  straight: 'Straight on',
  right: 'Right',
};

/** A walk by how Assam is turned before it. */
export function titleOf(turn: TurnStep | null): string {
  return turn === null ? 'Assam’s walk' : TURN_TITLES[turn];
}

/** `1 in 3` */
export function oddsWords(odds: number): string {
  return `1 in ${Math.round(1 / odds)}`;
}

function stopWords({ die, odds, square, toll }: StopView): string {
  const roll = odds === 1 ? '' : `${die} (${oddsWords(odds)}): `;
  return `${roll}to ${square}, ${toll.words}`;
}

/** `Left: to c4, pays 3 to Blue` */
export function turnLabel({ turn, stops }: WalkView): string {
  return `${titleOf(turn)}: ${stops.map(stopWords).join('; ')}`;
}

/** What a roll costs on average. */
export function meanToll({ stops }: WalkView): number {
  return stops.reduce((sum, { odds, toll }) => sum + odds * toll.paid, 0);
}

/** A square for those who hear the board. */
export function squareLabel(view: MarrakechView, square: SquareView, state: string | undefined): string {
  const assam = view.assam.square === square.name ? `, Assam, facing ${FACINGS[view.assam.facing]!}` : '';
  return `${square.label}${assam}${state === undefined ? '' : `, ${state}`}`;
}

/** What a carpet is worth to its owner, for the line under the board. */
export function areaWords({ players }: MarrakechView, { label, owner, area }: SquareView): string {
  if (owner === null || area === null) return label;
  const player = players[owner]!;
  if (player.isOut) return `${label}: counts as bare floor`;
  return `${label}: the others pay ${area.size} to ${player.title} here`;
}
