/**
 * A game as a tree of positions: the main line and its variations. States are kept, so that going anywhere costs nothing.
 * Chance is drawn from the game's own stream, one for each draw of a line: to take a move back and play it again gives
 * the same die.
 */
import { type Game, type Move, type OptionValues, Random, type State } from '../../core/index.ts';
import { type NodeId, START } from './messages.ts';

export interface TreeNode {
  readonly id: NodeId;
  readonly parent: TreeNode | undefined;
  /** The main line first. */
  readonly children: TreeNode[];
  readonly ply: number;
  /** What led here; of no meaning at the start. */
  readonly move: Move;
  readonly state: State;
}

/** Where a game starts: from its seed alone, or from a position that was set. */
export interface GameStart {
  readonly game: Game;
  /** As chosen in the set-up panel, preset included. */
  readonly chosen: OptionValues;
  /** Complete. */
  readonly options: OptionValues;
  readonly seed: number;
  /** The position as text; undefined for a fresh game. */
  readonly position: string | undefined;
}

function firstState({ game, options, seed, position }: GameStart): State {
  return position === undefined
    ? game.start(options, new Random(seed).derive('setup'))
    : game.parsePosition(position, options);
}

export class GameTree {
  readonly start: GameStart;
  readonly root: TreeNode;
  private readonly nodes = new Map<NodeId, TreeNode>();
  private lastId = START;

  /** @throws UserError for a position that cannot be */
  constructor(start: GameStart) {
    this.start = start;
    this.root = { id: START, parent: undefined, children: [], ply: 0, move: 0, state: firstState(start) };
    this.nodes.set(START, this.root);
  }

  find(id: NodeId): TreeNode {
    const node = this.nodes.get(id);
    if (!node) throw new Error(`position ${id} is not in the tree`);
    return node;
  }

  /** The position after a legal move: the one that is there already, else a new one. */
  play(from: TreeNode, move: Move): TreeNode {
    const known = from.children.find((child) => child.move === move);
    if (known) return known;
    const state = from.state.clone();
    state.play(move);
    const node = { id: ++this.lastId, parent: from, children: [], ply: from.ply + 1, move, state };
    from.children.push(node);
    this.nodes.set(node.id, node);
    return node;
  }

  /** What chance brings here. */
  draw(at: TreeNode): Move {
    return at.state.sample(new Random(this.start.seed).derive('chance', at.ply));
  }

  /** Makes the line to this position the main line, all the way up. */
  promote(to: TreeNode): void {
    for (const node of this.lineTo(to)) {
      const siblings = node.parent?.children;
      if (!siblings) continue;
      siblings.splice(siblings.indexOf(node), 1);
      siblings.unshift(node);
    }
  }

  /** Takes a position and all that follows it out of the tree. The start stays. */
  remove(top: TreeNode): void {
    if (!top.parent) return;
    top.parent.children.splice(top.parent.children.indexOf(top), 1);
    for (const node of this.below(top)) this.nodes.delete(node.id);
  }

  /** From the start to a position, both included. */
  lineTo(end: TreeNode): TreeNode[] {
    const line: TreeNode[] = [];
    for (let node: TreeNode | undefined = end; node; node = node.parent) line.push(node);
    return line.reverse();
  }

  /** From a position along the main line to its end, both included. */
  mainLineFrom(top: TreeNode): TreeNode[] {
    const line: TreeNode[] = [];
    for (let node: TreeNode | undefined = top; node; node = node.children[0]) line.push(node);
    return line;
  }

  /** A position and all after it, parents before children, main lines first. */
  below(top: TreeNode): TreeNode[] {
    const found: TreeNode[] = [];
    const waiting = [top];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      found.push(node);
      waiting.push(...node.children.toReversed());
    }
    return found;
  }

  all(): TreeNode[] {
    return this.below(this.root);
  }
}
