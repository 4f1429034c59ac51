/** How fast the searches are in positions of games: the study behind A1. */
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random } from '../../core/index.ts';
import { number, object, required } from '../../core/schema/index.ts';
import { ataxx as game } from '../../games/ataxx/index.ts';
import type { Search } from '../../search/index.ts';
import type { Outcome } from '../outcome.ts';
import { type Quantity, sampleMean } from '../quantity.ts';
import type { Study } from '../study.ts';
import { MAPS, type MapName, startOn } from './maps.ts';

/** Positions of a map, and how many plies lie between one and the next. */
const POSITIONS = 6;
const PLIES = 6;
/** A search of a position, in milliseconds; what it did in the first is not counted. */
const SEARCH_MS = 250;
const WARM_UP_MS = 100;

const EVALUATED = 'ataxx/mcts(leaf=heuristic)';

const speedsSchema = object('speeds', {
  iterations: required(number(), 'Iterations of MCTS in a second.'),
  evaluated: required(number(), 'The same with an evaluation in place of playouts.'),
  moves: required(number(), 'Positions that minimax visits in a second.'),
});

export interface Speeds {
  readonly iterations: number;
  readonly evaluated: number;
  readonly moves: number;
}

const clock = (): number => performance.now();

/** The position after some moves as the report's playouts make them. */
function positionAfter(plies: number, map: MapName, random: Random): ReturnType<typeof startOn> {
  const state = startOn(map);
  const player = makeAgent('random(playout=clones)', { game, random, clock });
  for (let ply = 0; ply < plies && state.turn !== OVER; ply++) {
    player.start(state);
    player.advance(Infinity);
    state.play(player.choose());
  }
  return state;
}

function perSecond(spec: string, map: MapName, plies: number, seed: number, count: Counted): number {
  const stream = new Random(seed).derive('speed', map, plies);
  const state = positionAfter(plies, map, stream.derive('game'));
  const search = makeAgent(spec, { game, random: stream.derive('search'), clock });
  search.start(state, { ms: WARM_UP_MS });
  search.advance(Infinity);
  search.reset();
  search.start(state, { ms: SEARCH_MS });
  search.advance(Infinity);
  const analysis = search.analysis();
  return analysis[count] / analysis.seconds;
}

type Counted = keyof Pick<ReturnType<Search['analysis']>, 'iterations' | 'nodes'>;

export const speeds: Study<Speeds> = {
  key: 'speeds',
  measuresSpeed: true,
  seconds: (MAPS.length * POSITIONS * 3 * (SEARCH_MS + WARM_UP_MS)) / 1000,
  tasks: (scale) => {
    const count = Math.max(1, Math.round(POSITIONS * Math.min(1, scale)));
    return MAPS.flatMap((map) => Array.from({ length: count }, (_, i) => `${map} ${PLIES * i}`));
  },
  compute: (task, seed) => {
    const [map, plies] = parseTask(task);
    return {
      iterations: perSecond('ataxx/mcts', map, plies, seed, 'iterations'),
      evaluated: perSecond(EVALUATED, map, plies, seed, 'iterations'),
      moves: perSecond('ataxx/minimax', map, plies, seed, 'nodes'),
    };
  },
  result: speedsSchema,
};

function parseTask(task: string): readonly [MapName, plies: number] {
  const [name, plies] = task.split(' ');
  return [MAPS.find((map) => map === name)!, Number(plies)];
}

/** Something of every position of a map, as a mean. */
export function meanSpeed(outcome: Outcome, map: MapName, of: (speeds: Speeds) => number): Quantity {
  const found = [...outcome.study(speeds)].filter(([task]) => parseTask(task)[0] === map);
  return sampleMean(found.map(([, result]) => of(result)));
}

/** The share of an iteration's time that its playout takes, in percent. */
export function playoutShare({ iterations, evaluated }: Speeds): number {
  return 100 * (1 - iterations / evaluated);
}
