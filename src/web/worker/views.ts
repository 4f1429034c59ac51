/** What the page is shown of the tree: nodes, positions, chance. Nothing that the viewer may not see is in it. */
import { CHANCE, type Game, type Move, OVER, type State } from '../../core/index.ts';
import type { GameTree, TreeNode } from './gameTree.ts';
import { legalMoves } from './legalMoves.ts';
import { formatLink } from './link.ts';
import type { ChanceView, LegalMove, NodeView, PositionView } from './messages.ts';
import type { PageGame, Scene } from './pageGame.ts';

/** A seat, or undefined where everything is open. */
export type Viewer = number | undefined;

/** Everybody may see everything once the game is over. */
function viewerOf(state: State, viewer: Viewer): Viewer {
  return state.turn === OVER ? undefined : viewer;
}

/** May the viewer know what the seat to move can do? */
export function knowsMoves({ hasHidden }: Game, { turn }: State, viewer: Viewer): boolean {
  return !hasHidden || viewer === undefined || viewer === turn;
}

/** The move in notation as the viewer sees it being played. */
export function formatMoveSeen(game: Game, before: State, move: Move, viewer: Viewer): string {
  return viewer === undefined || !game.formatMoveFor || before.turn === CHANCE
    ? game.formatMove(before, move)
    : game.formatMoveFor(before, move, viewer);
}

export function viewNode(page: PageGame, node: TreeNode, viewer: Viewer): NodeView {
  const { game } = page;
  const { id, parent, children, ply, move, state } = node;
  const eyes = viewerOf(state, viewer);
  return {
    id,
    parent: parent?.id,
    children: children.map((child) => child.id),
    ply,
    by: parent?.state.turn ?? CHANCE,
    move: parent ? formatMoveSeen(game, parent.state, move, eyes) : '',
    words: parent ? page.describe(parent.state, move, eyes) : '',
    turn: state.turn,
    isForced: page.forced(state) !== undefined,
  };
}

function viewChance(page: PageGame, before: State, drawn: Move | undefined): ChanceView | undefined {
  const words = page.chance?.(before);
  if (!words) return undefined;
  const moves = legalMoves(page.game, before);
  return {
    event: words.event,
    outcomes: moves.map((move) => ({
      move: page.game.formatMove(before, move),
      title: words.outcome(move),
      weight: before.weight(move),
    })),
    drawn: drawn === undefined ? undefined : moves.indexOf(drawn),
  };
}

/** The draw that is due, or the one that led here. */
function chanceAt(page: PageGame, { state, parent, move }: TreeNode): ChanceView | undefined {
  if (state.turn === CHANCE) return viewChance(page, state, undefined);
  return parent?.state.turn === CHANCE ? viewChance(page, parent.state, move) : undefined;
}

function listMoves(page: PageGame, state: State, viewer: Viewer): LegalMove[] {
  if (state.turn < 0 || !knowsMoves(page.game, state, viewer)) return [];
  return legalMoves(page.game, state).map((move) => ({
    move: page.game.formatMove(state, move),
    ways: page.ways(state, move),
  }));
}

function titleSteps(page: PageGame, state: State, moves: readonly LegalMove[]): Record<string, string> {
  const steps = new Set(moves.flatMap(({ ways }) => ways.flat()));
  return Object.fromEntries([...steps].map((step) => [step, page.stepTitle(state, step)]));
}

/** The position as text: whole, or as far as the viewer sees it. */
function textOf(game: Game, state: State, viewer: Viewer): Pick<PositionView, 'text' | 'isComplete'> {
  if (viewer === undefined || !game.formatView) return { text: game.formatPosition(state), isComplete: true };
  return { text: game.formatView(state, viewer), isComplete: false };
}

/** How a position came about. */
function moveTo({ parent, move }: TreeNode): Scene<State>['last'] {
  return parent && { before: parent.state, move };
}

/** The position after the last move of a seat: chance may have moved since. */
function lastDecision(node: TreeNode): TreeNode {
  let at = node;
  while (at.parent?.state.turn === CHANCE) at = at.parent;
  return at;
}

export function sceneOf(node: TreeNode, viewer: Viewer): Scene<State> {
  return {
    state: node.state,
    last: moveTo(node),
    decision: moveTo(lastDecision(node)),
    viewer: viewerOf(node.state, viewer),
  };
}

export function viewPosition(page: PageGame, tree: GameTree, node: TreeNode, viewer: Viewer): PositionView {
  const { game } = page;
  const { state } = node;
  const scene = sceneOf(node, viewer);
  const isOver = state.turn === OVER;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const moves = listMoves(page, state, viewer);
  return {
    node: node.id,
    turn: state.turn,
    board: page.view(scene),
    scores: seats.map((seat) => ({ points: state.score(seat), unit: page.unit(state.score(seat)) })),
    result: isOver ? seats.map((seat) => state.result(seat)) : undefined,
    end: isOver ? page.describeEnd(state) : undefined,
    howTo: state.turn >= 0 && knowsMoves(game, state, viewer) ? page.howTo(state) : '',
    moves,
    stepTitles: titleSteps(page, state, moves),
    chance: chanceAt(page, node),
    ...textOf(game, state, scene.viewer),
    link: formatLink(tree, node),
  };
}
