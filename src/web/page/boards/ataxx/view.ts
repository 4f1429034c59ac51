/** From a scene of Ataxx to what the grid shows. */
import { cellAt, distance, fileOf, rankOf } from '../../../../games/ataxx/cells.ts';
import { formatSquare, parseMove } from '../../../../games/ataxx/notation.ts';
import { PASS, originOf, targetOf } from '../../../../games/ataxx/moves.ts';
import type { AtaxxState } from '../../../../games/ataxx/state.ts';
import type { Scene } from '../gameBoard.ts';
import type { CellView, GridView, Motion, StoneView } from '../grid/gridView.ts';
import { attention } from './attention.ts';
import { type Way, starts, ways } from './reach.ts';
import { SEATS } from './words.ts';

type AtaxxScene = Scene<AtaxxState>;

/** The last move as cells: where it went, whence if it left a cell, and the side that made it. */
interface LastMove {
  readonly to: number;
  readonly from: number | undefined;
  readonly before: AtaxxState;
}

function lastMove({ last }: AtaxxScene): LastMove | undefined {
  if (!last) return undefined;
  const move = parseMove(last.before, last.move);
  if (move === PASS) return undefined;
  const named = originOf(move) !== targetOf(move);
  return { to: targetOf(move), from: named ? originOf(move) : undefined, before: last.before };
}

function motion(state: AtaxxState, cell: number, last: LastMove | undefined): Motion | undefined {
  if (!last) return undefined;
  if (cell === last.to) {
    if (last.from === undefined) return { kind: 'grow' };
    // Rows count from the top of the screen, ranks from the bottom.
    return {
      kind: 'slide',
      columns: fileOf(last.from) - fileOf(cell),
      rows: rankOf(cell) - rankOf(last.from),
    };
  }
  const was = last.before.stoneAt(cell);
  if (was === -1 || was === state.stoneAt(cell) || distance(cell, last.to) !== 1) return undefined;
  return { kind: 'flip', order: Math.abs(fileOf(cell) - fileOf(last.to)) };
}

function label(name: string, content: string, can: string | undefined): string {
  return can ? `${name}, ${content}, ${can}` : `${name}, ${content}`;
}

function stoneCell(scene: AtaxxScene, cell: number, legal: readonly Way[], last: LastMove | undefined) {
  const name = formatSquare(cell);
  const seat = scene.state.stoneAt(cell);
  const stone: StoneView = { seat, motion: motion(scene.state, cell, last) };
  const held = scene.held === name;
  const can = seat === scene.state.turn && legal.some((way) => starts(way, name));
  const content = `${SEATS[seat]?.toLowerCase()} stone`;
  const action = held ? 'picked up' : can ? 'can move' : undefined;
  return { stone, held, pressable: can, label: label(name, content, action) };
}

function emptyCell(scene: AtaxxScene, cell: number, legal: readonly Way[]) {
  const name = formatSquare(cell);
  const here = legal.filter((way) => way.to === name);
  const { held } = scene;
  if (held === undefined) {
    const direct = here.filter((way) => way.kind === 'step').length === 1;
    return { pressable: direct, label: label(name, 'empty', direct ? 'clone here' : undefined) };
  }
  const target = here.find((way) => starts(way, held))?.kind;
  const action = target && (target === 'step' ? 'clone here' : 'jump here');
  return { pressable: target !== undefined, target, label: label(name, 'empty', action) };
}

export function ataxxView(scene: AtaxxScene): GridView {
  const { state, ply } = scene;
  const { size } = state.board;
  const legal = scene.playable ? ways(state) : [];
  const last = lastMove(scene);
  const { heat, notes, jumps } = attention(scene.analysis);

  const cellView = (cell: number): CellView => {
    const name = formatSquare(cell);
    const plain = { name, gap: false, held: false, last: cell === last?.to || cell === last?.from, heat: 0 };
    if (!state.board.has(cell)) return { ...plain, gap: true, pressable: false, label: `${name}, gap` };
    if (state.stoneAt(cell) !== -1) return { ...plain, ...stoneCell(scene, cell, legal, last) };
    const thought = { heat: heat.get(name) ?? 0, note: notes.get(name) };
    return { ...plain, ...thought, ...emptyCell(scene, cell, legal) };
  };

  const files = Array.from({ length: size }, (_, file) => file);
  const ranks = files.toReversed();

  return {
    label: `Ataxx board, ${size} by ${size}`,
    ply,
    columnNames: files.map((file) => String.fromCharCode(97 + file)),
    rowNames: ranks.map((rank) => String(rank + 1)),
    rows: ranks.map((rank) => files.map((file) => cellView(cellAt(file, rank)))),
    arrows: jumps,
  };
}
