/**
 * Counts which kinds of moves players of Saboteur make in which situation, in games against `careful`, and writes
 * `src/games/saboteur/moveCounts.json`, by which `opponent=watched` tells random players from those with an aim.
 *
 *     npx node scripts/moveCounts.ts
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { makeAgent } from '../src/agents/index.ts';
import { OVER, Random, settleOptions } from '../src/core/index.ts';
import { MOVE_KINDS, SITUATIONS, kindOfMove, situationOf } from '../src/games/saboteur/publicMove.ts';
import { saboteur } from '../src/games/saboteur/index.ts';
import { think } from '../src/search/index.ts';

const GAMES = 400;
const OPPONENT = 'saboteur/careful';
const PLAYERS = {
  random: ['random(course)', 'random'],
  aimed: ['greedy', 'saboteur/racer', 'saboteur/careful', 'saboteur/expert(iterations=200)'],
};

const options = settleOptions(saboteur, {});

/** The moves of an agent in games of which it begins every other one. */
function countMoves(spec: string): number[][] {
  const counts = SITUATIONS.map(() => MOVE_KINDS.map(() => 0));
  for (let game = 0; game < GAMES; game++) {
    const stream = new Random(1).derive(spec, game);
    const players = [spec, OPPONENT].map((text, i) =>
      makeAgent(text, { game: saboteur, random: stream.derive('agent', i), clock: () => 0 }),
    );
    const state = saboteur.start(options, stream.derive('setup'));
    while (state.turn !== OVER) {
      const player = (state.turn + game) % 2;
      const before = state.clone();
      state.play(think(players[player]!, state));
      if (player === 0) counts[situationOf(before)]![kindOfMove(before, state)]!++;
    }
  }
  return counts;
}

const count = (specs: readonly string[]) => specs.map((agent) => ({ agent, counts: countMoves(agent) }));
const data = {
  about: `Moves in ${GAMES} games of each agent against ${OPPONENT}: a row for each situation, a number for each kind of move.`,
  situations: SITUATIONS,
  kinds: MOVE_KINDS,
  random: count(PLAYERS.random),
  aimed: count(PLAYERS.aimed),
};
const file = new URL('../src/games/saboteur/moveCounts.json', import.meta.url);
writeFileSync(file, await format(JSON.stringify(data), { ...(await resolveConfig(file)), parser: 'json' }));
