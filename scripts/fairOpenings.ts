/**
 * Writes openings that leave both sides about equal chances, one to a line, for `--openings FILE`. A random opening is
 * often decided before anybody plays: both agents then win it once, which says nothing about either. Random moves are
 * drawn, and kept where a judge finds the chances of the side to move near one half.
 *
 *     npx node scripts/fairOpenings.ts ataxx --judge "ataxx/strong(nodes=100000)" > openings.txt
 */
import { parseArgs } from 'node:util';
import { makeAgent } from '../src/agents/index.ts';
import { openingMoves } from '../src/arena/index.ts';
import { Random, type State, playMoves, settleOptions } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    judge: { type: 'string', default: 'alphabeta(nodes=100000)' },
    plies: { type: 'string', default: '4' },
    count: { type: 'string', default: '100' },
    within: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
  },
});
const [plies, count, within] = [Number(values.plies), Number(values.count), Number(values.within)];
const game = findGame(positionals[0] ?? 'ataxx');
const random = new Random(Number(values.seed));
const judge = makeAgent(values.judge, { game, random: random.derive('judge'), clock: () => 0 });

/** Does the side to move have about one chance in two? */
function isFair(state: State): boolean {
  judge.reset();
  judge.start(state);
  judge.advance(Infinity);
  const { value } = judge.analysis();
  return value !== null && Math.abs(value - 0.5) <= within;
}

const kept = new Set<string>();
let drawn = 0;
while (kept.size < count) {
  const start = game.start(settleOptions(game, {}), random.derive('setup', drawn));
  const state = start.clone();
  const names: string[] = [];
  for (const move of openingMoves(game, start, { plies }, random.derive('opening', drawn))) {
    const name = game.formatMove(state, move);
    playMoves(game, state, [name]);
    names.push(name);
  }
  drawn++;
  if (isFair(state)) kept.add(`moves ${names.join(' ')}`);
}
const args = process.argv.slice(2).map((text) => (/[\s()]/.test(text) ? `"${text}"` : text));
console.log(`# ${kept.size} of ${drawn} random openings: npx node scripts/fairOpenings.ts ${args.join(' ')}`);
for (const opening of kept) console.log(opening);
