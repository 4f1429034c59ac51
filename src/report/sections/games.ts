/** A few whole games, so that a reader sees what the numbers are about. */
import { type Game, type GameRecord, UserError, replayRecord } from '../../core/index.ts';
import type { RunResults } from '../../lab/results.ts';
import type { PlayedGame, Section, Text } from '../document.ts';
import { plain, plural } from '../../words/index.ts';

const MOST = 4;
/** Of games whose last position takes more lines than this, two are enough. */
const LARGE = 24;

/** Evenly spread over what was kept, the first always among them, and one that was forfeited if there is any. */
function choose(samples: readonly GameRecord[], most: number): GameRecord[] {
  const count = Math.min(most, samples.length);
  const chosen = Array.from({ length: count }, (_, i) => samples[Math.floor((i * samples.length) / count)]!);
  const forfeited = samples.find(({ forfeit }) => forfeit);
  if (forfeited && !chosen.includes(forfeited)) chosen[chosen.length - 1] = forfeited;
  return chosen;
}

function draw(game: Game, record: GameRecord): string {
  try {
    return game.draw(replayRecord(record, game));
  } catch (error) {
    // A record of another version may not fit the rules of this one; its moves are still worth showing.
    if (!(error instanceof UserError)) throw error;
    return '';
  }
}

function ending(game: Game, { result, forfeit }: GameRecord): Text {
  if (forfeit) return [`${game.seatName(forfeit.seat)} forfeited: ${forfeit.reason}`];
  const winners = result.flatMap((points, seat) => (points > 0 ? [game.seatName(seat)] : []));
  if (winners.length === result.length) return ['drawn'];
  return [winners.length === 1 ? `${winners[0]} won` : `${winners.join(' and ')} shared the first place`];
}

function show(game: Game, record: GameRecord, nameOf: (spec: string) => string): PlayedGame {
  return {
    kind: 'game',
    title: `Game ${record.index + 1}`,
    facts: [
      ...record.agents.map((spec, seat) => [game.seatName(seat), [nameOf(spec)]] as const),
      [
        'Result',
        [
          ...ending(game, record),
          `, ${record.scores.map(plain).join(' : ')} after ${plural(record.moves.length, 'ply').replace('plys', 'plies')}`,
        ],
      ],
      ['Start', [{ code: record.position }]],
    ],
    moves: record.moves,
    drawing: draw(game, record),
  };
}

/** Nothing where no records were kept. */
export function games(results: RunResults, game: Game): Section[] {
  const [first] = results.samples;
  if (!first) return [];
  const most = draw(game, first).split('\n').length > LARGE ? MOST / 2 : MOST;
  const nameOf = (spec: string): string => results.agents.find((agent) => agent.spec === spec)?.name ?? spec;
  return [
    {
      id: 'games',
      title: 'Some games',
      blocks: choose(results.samples, most).map((record) => show(game, record, nameOf)),
    },
  ];
}
