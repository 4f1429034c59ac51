/**
 * Counts which kinds of moves players of Saboteur make in which situation, in games against `careful`, and writes
 * `src/games/saboteur/moveCounts.json`, by which `opponent=watched` tells random players from those with an aim.
 *
 *     npx node scripts/moveCounts.ts
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { MOVE_KINDS, SITUATIONS } from '../src/games/saboteur/publicMove.ts';
import { GAMES, OPPONENT, countMoves } from './countMoves.ts';

/** saboteur/expert as it was when its moves were counted first: the counts stay as they are when the level changes. */
const EXPERT =
  'mcts(tree=puct(c=1, temperature=0.6, prior=tempo(danger=4, keep=1.1, counts=true)), iterations=200, ' +
  'playout=path(epsilon=0.05, wary=1, cunning=true, shrewd=true), reward=win(draw=0.4))';
/** Against its like, which waits and destroys as well, a strong player looks more like a random one. */
const STRONG = EXPERT.replace('danger=4', 'danger=4, gamble=-1').replace('iterations=200', 'iterations=300');

const countAll = (...agents: readonly string[]) =>
  agents.map((agent) => ({ agent, counts: countMoves(agent) }));
const data = {
  about: `Moves in ${GAMES} games of each agent, against ${OPPONENT} unless it says otherwise: a row for each situation, a number for each kind of move.`,
  situations: SITUATIONS,
  kinds: MOVE_KINDS,
  random: countAll('random(course)', 'random'),
  aimed: [
    ...countAll('greedy', 'saboteur/racer', 'saboteur/careful'),
    { agent: 'a tree search', spec: EXPERT, counts: countMoves('saboteur/expert(iterations=200)', EXPERT) },
    { agent: 'a tree search against itself', spec: STRONG, counts: countMoves('itself', STRONG, STRONG) },
  ],
};
const file = new URL('../src/games/saboteur/moveCounts.json', import.meta.url);
writeFileSync(file, await format(JSON.stringify(data), { ...(await resolveConfig(file)), parser: 'json' }));
