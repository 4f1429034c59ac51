/** Which moves the report's playouts find and choose: the study behind the first claims of A3. */
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random } from '../../core/index.ts';
import { integer, object, required } from '../../core/schema/index.ts';
import { ataxx as game } from '../../games/ataxx/index.ts';
import { MAX_MOVES, PASS, isJump } from '../../games/ataxx/moves.ts';
import type { Outcome } from '../outcome.ts';
import { type Quantity, sampleMean } from '../quantity.ts';
import type { Study } from '../study.ts';
import { MAPS, type MapName, startOn } from './maps.ts';

/** Playouts of each map and r_p. */
const PLAYOUTS = 100;
/** Values of r_p of which the report says what they mean, and our default. */
const VALUES = [1, 2, 4] as const;
type Value = (typeof VALUES)[number];

/** Of all positions of a playout in which both kinds of move are possible. */
export interface MoveKinds {
  readonly possibleClones: number;
  readonly possibleJumps: number;
  readonly clones: number;
  readonly jumps: number;
}

const kindsSchema = object('kinds', {
  possibleClones: required(integer(0), 'Clones that could be played, summed up.'),
  possibleJumps: required(integer(0), 'Jumps that could be played, summed up.'),
  clones: required(integer(0), 'Clones that were played.'),
  jumps: required(integer(0), 'Jumps that were played.'),
});

function playOnce(map: MapName, r: number, random: Random): MoveKinds {
  const state = startOn(map);
  const player = makeAgent(`random(playout=clones(r=${r}))`, { game, random, clock: () => 0 });
  const listed = new Int32Array(MAX_MOVES);
  const kinds = { possibleClones: 0, possibleJumps: 0, clones: 0, jumps: 0 };
  while (state.turn !== OVER) {
    const moves = [...listed.subarray(0, state.moves(listed))].filter((move) => move !== PASS);
    const jumps = moves.filter(isJump).length;
    player.start(state);
    player.advance(Infinity);
    const move = player.choose();
    state.play(move);
    if (jumps === 0 || jumps === moves.length) continue;
    kinds.possibleClones += moves.length - jumps;
    kinds.possibleJumps += jumps;
    kinds[isJump(move) ? 'jumps' : 'clones']++;
  }
  return kinds;
}

function parseTask(task: string): { readonly map: MapName; readonly r: number } {
  const [name, r] = task.split(' ');
  return { map: MAPS.find((map) => map === name)!, r: Number(r) };
}

export const moveKinds: Study<MoveKinds> = {
  key: 'moves',
  seconds: 2,
  tasks: (scale) => {
    const count = Math.max(2, Math.round(PLAYOUTS * Math.min(1, scale)));
    return MAPS.flatMap((map) =>
      VALUES.flatMap((r) => Array.from({ length: count }, (_, i) => `${map} ${r} ${i}`)),
    );
  },
  compute: (task, seed) => {
    const { map, r } = parseTask(task);
    return playOnce(map, r, new Random(seed).derive('moves', task));
  },
  result: kindsSchema,
};

/** A mean over the playouts of a map. */
function over(outcome: Outcome, map: MapName, value: Value, of: (kinds: MoveKinds) => number): Quantity {
  const found = [...outcome.study(moveKinds)].filter(([task]) => {
    const { map: played, r } = parseTask(task);
    return played === map && r === value;
  });
  return sampleMean(found.map(([, kinds]) => of(kinds)));
}

/** Jumps that could be played for each clone. */
export function jumpsPerClone(outcome: Outcome, map: MapName): Quantity {
  return over(outcome, map, 4, ({ possibleClones, possibleJumps }) => possibleJumps / possibleClones);
}

/** The share of jumps in what was played, in percent. */
export function jumpShare(outcome: Outcome, map: MapName, r: Value): Quantity {
  return over(outcome, map, r, ({ clones, jumps }) => (100 * jumps) / (clones + jumps));
}
