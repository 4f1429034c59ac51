/** Ataxx for the page: what its board shows, how its moves are made by pressing cells, and its sentences. */
import type { Move, OptionValues } from '../../../../core/index.ts';
import { cellAt, distance } from '../../../../games/ataxx/cells.ts';
import { type AtaxxState, ataxx } from '../../../../games/ataxx/index.ts';
import { MAX_MOVES, PASS, isJump, originOf, targetOf } from '../../../../games/ataxx/moves.ts';
import { formatSquare } from '../../../../games/ataxx/notation.ts';
import type { PageGame, Scene, SetupField, Way } from '../../pageGame.ts';
import { describe, describeEnd, explain, SEATS } from './words.ts';
import type { AtaxxCell, AtaxxView } from './view.ts';

const SIZES = [4, 5, 6, 7, 8];

const setup: readonly SetupField[] = [
  {
    option: 'preset',
    title: 'Rules',
    choices: [
      { value: 'uai', title: 'Community' },
      { value: 'paper', title: 'Paper' },
    ],
  },
  { option: 'size', title: 'Size', choices: SIZES.map((size) => ({ value: size, title: `${size}` })) },
  {
    option: 'map',
    title: 'Map',
    choices: [
      { value: 'none', title: 'None' },
      { value: 'linear', title: 'Linear' },
      { value: 'nonlinear', title: 'Nonlinear' },
      { value: 'open', title: 'Open' },
    ],
  },
];

/** The maps are 8x8; another size means no map; a rule set brings its usual size. */
function adjust(chosen: OptionValues, option: string): OptionValues {
  if (option === 'map' && chosen['map'] !== 'none') return { ...chosen, size: 8 };
  if (option === 'size' && chosen['size'] !== 8) return { ...chosen, map: 'none' };
  const preset = option === 'preset' && ataxx.presets.find(({ name }) => name === chosen['preset']);
  const size = preset && chosen['map'] === 'none' ? preset.values['size'] : undefined;
  return size === undefined ? chosen : { ...chosen, size };
}

/** A clone may be named by its target alone: then any stone beside it will do. */
function origins(state: AtaxxState, move: Move): number[] {
  if (originOf(move) !== targetOf(move)) return [originOf(move)];
  const { size } = state.board;
  const cells = Array.from({ length: size * size }, (_, i) => cellAt(i % size, Math.floor(i / size)));
  return cells.filter((cell) => state.stoneAt(cell) === state.turn && distance(cell, targetOf(move)) === 1);
}

/** A stone and then its target; a cell onto which there is just one clone can be pressed at once. */
function ways(state: AtaxxState, move: Move): readonly Way[] {
  if (move === PASS) return [];
  const to = formatSquare(targetOf(move));
  const fromStones = origins(state, move).map((cell) => [formatSquare(cell), to]);
  const isOnlyClone = !isJump(move) && clonesTo(state, targetOf(move)) === 1;
  return isOnlyClone ? [[to], ...fromStones] : fromStones;
}

const listed = new Int32Array(MAX_MOVES);

function clonesTo(state: AtaxxState, cell: number): number {
  const moves = listed.subarray(0, state.moves(listed));
  return moves.filter((move) => move !== PASS && !isJump(move) && targetOf(move) === cell).length;
}

function forced(state: AtaxxState): Move | undefined {
  const count = state.moves(listed);
  return count === 1 && listed[0] === PASS ? PASS : undefined;
}

function lastOf({ last }: Scene<AtaxxState>): AtaxxView['last'] {
  if (!last || last.move === PASS) return null;
  const { move } = last;
  const isNamed = originOf(move) !== targetOf(move);
  return {
    from: isNamed ? formatSquare(originOf(move)) : null,
    to: formatSquare(targetOf(move)),
    isJump: isJump(move),
  };
}

function view(scene: Scene<AtaxxState>): AtaxxView {
  const { state, last } = scene;
  const { board } = state;
  const cell = (file: number, rank: number): AtaxxCell => {
    const at = cellAt(file, rank);
    const stone = board.has(at) ? state.stoneAt(at) : -2;
    const was = last && stone >= 0 ? last.before.stoneAt(at) : -1;
    return { name: formatSquare(at), stone, isConverted: was >= 0 && was !== stone };
  };
  const files = Array.from({ length: board.size }, (_, file) => file);
  return {
    rows: files.toReversed().map((rank) => files.map((file) => cell(file, rank))),
    last: lastOf(scene),
  };
}

/** The same stones with the other side to move. */
function passed(state: AtaxxState): string {
  const words = ataxx.formatPosition(state).split(' ');
  return words.with(1, words[1] === 'x' ? 'o' : 'x').join(' ');
}

export const ataxxPage: PageGame<AtaxxState, AtaxxView> = {
  game: ataxx,
  seatTitles: SEATS,
  unit: (count) => (count === 1 ? 'stone' : 'stones'),
  setup,
  adjust,
  view,
  howTo: () => 'Press a stone, then a dot to clone it or a ring to jump.',
  ways,
  stepTitle: (_, step) => step,
  explain,
  forced,
  describe,
  describeEnd,
  passed,
};
