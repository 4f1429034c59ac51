/**
 * Answers the calls of the page: keeps the open game as a tree of positions, and lets agents play and look at it. It holds
 * what nobody may see; every answer goes through `views.ts`.
 */
import { OVER, Random, UserError } from '../../core/index.ts';
import { resolveAgent } from '../../agents/index.ts';
import type { ExploredNode } from '../../search/index.ts';
import type { Connect, Work } from '../../workers/messages.ts';
import { exportRecord, exportTranscript } from './exportGame.ts';
import { findPageGame, pageGames } from './games/index.ts';
import { GameTree, type TreeNode } from './gameTree.ts';
import { choicesInForce, gameInfo } from './gameInfo.ts';
import { isSameStart, readLink } from './link.ts';
import type {
  CallName,
  Calls,
  Channel,
  NodeId,
  NodeView,
  Problem,
  ReviewView,
  SearchSettings,
  Thought,
} from './messages.ts';
import { openSource } from './openSource.ts';
import type { PageGame } from './pageGame.ts';
import { reviewLine } from './reviewing.ts';
import { playLine, saveTree } from './savedTree.ts';
import { showcase } from './showcase.ts';
import { type Report, SearchChannel } from './searches/searchChannel.ts';
import { type Viewer, knowsMoves, viewNode, viewPosition } from './views.ts';

/** How each call is answered, at once or later. */
export type Answers = {
  readonly [K in CallName]: (args: Calls[K][0]) => Calls[K][1] | Promise<Calls[K][1]>;
};

export interface HostSettings {
  readonly connect: Connect;
  /** A search has something to say. */
  onThought(channel: Channel, node: NodeId, thought: Thought): void;
  /** A review has come further. */
  onReview(review: ReviewView): void;
}

export class Host {
  private readonly settings: HostSettings;
  private readonly channels: Readonly<Record<Channel, SearchChannel>>;
  private tree: GameTree | undefined;
  /** Grows with every review that is begun or stopped. */
  private reviews = 0;

  constructor(settings: HostSettings) {
    const { connect } = settings;
    this.settings = settings;
    this.channels = {
      play: new SearchChannel(connect),
      first: new SearchChannel(connect),
      second: new SearchChannel(connect),
    };
  }

  // ── the open game ──

  private get open(): { readonly tree: GameTree; readonly page: PageGame } {
    if (!this.tree) throw new Error('no game is open');
    return { tree: this.tree, page: findPageGame(this.tree.start.game.name) };
  }

  private find(id: NodeId): TreeNode {
    return this.open.tree.find(id);
  }

  private viewNodes(nodes: readonly TreeNode[], viewer: Viewer): NodeView[] {
    const { page } = this.open;
    return nodes.map((node) => viewNode(page, node, viewer));
  }

  /** What changes when a position is added: it, and the children of the one before. */
  private viewStep(node: TreeNode, viewer: Viewer): NodeView[] {
    return this.viewNodes(node.parent ? [node.parent, node] : [node], viewer);
  }

  private add(from: TreeNode, move: number, isMain: boolean): TreeNode {
    const { tree } = this.open;
    const node = tree.play(from, move);
    if (isMain) tree.promote(node);
    return node;
  }

  // ── searching ──

  private workFor(node: TreeNode, spec: string): Work {
    const { game, options, seed } = this.open.tree.start;
    return {
      game: game.name,
      options,
      position: game.formatPosition(node.state),
      spec,
      seed: new Random(seed).derive('move', node.ply).next() >>> 0,
    };
  }

  /** As if the seat to move had passed. @throws UserError where that cannot be */
  private threatWork(node: TreeNode, spec: string): Work {
    const { page } = this.open;
    const position = page.passed?.(node.state);
    if (position === undefined)
      throw new UserError('threats are for games in which the sides simply take turns');
    return { ...this.workFor(node, spec), position };
  }

  /** A report as the viewer may see it; what comes after the own move is not known where there are secrets. */
  private thoughtOf({ analysis, note }: Report): Thought {
    if (!this.open.page.game.hasHidden) return { report: analysis, note };
    const own = (line: readonly string[]): readonly string[] => line.slice(0, 1);
    const moves = analysis.moves.map((move) => (move.pv ? { ...move, pv: own(move.pv) } : move));
    return { report: { ...analysis, pv: own(analysis.pv), moves }, note };
  }

  private async think(channel: Channel, node: TreeNode, work: Work, viewer: Viewer) {
    const mayTell = knowsMoves(this.open.page.game, node.state, viewer);
    const tell = (report: Report): void => {
      if (mayTell) this.settings.onThought(channel, node.id, this.thoughtOf(report));
    };
    const finding = await this.channels[channel].run(work, tell);
    if (finding) tell(finding);
    return finding;
  }

  private async search(channel: Channel, settings: SearchSettings): Promise<Thought | undefined> {
    const { spec, isEndless, isThreat = false, lines, viewer } = settings;
    const node = this.find(settings.node);
    if (node.state.turn < 0 || !knowsMoves(this.open.page.game, node.state, viewer)) return undefined;
    const work = isThreat ? this.threatWork(node, spec) : this.workFor(node, spec);
    const finding = await this.think(
      channel,
      node,
      { ...work, lines, ...(isEndless && { budget: {} }) },
      viewer,
    );
    return finding && this.thoughtOf(finding);
  }

  private async playAgent(args: Calls['playAgent'][0]): Promise<readonly NodeView[]> {
    const { spec, isMain, viewer } = args;
    const { tree } = this.open;
    const node = this.find(args.node);
    const finding = await this.think('play', node, this.workFor(node, spec), viewer);
    // Another game may have been opened meanwhile.
    if (!finding || this.tree !== tree) return [];
    const move = tree.start.game.parseMove(node.state, finding.move);
    return this.viewStep(this.add(node, move, isMain), viewer);
  }

  // ── calls ──

  readonly answers: Answers = {
    games: () => pageGames().map(gameInfo),
    showcase: ({ game }) => showcase(findPageGame(game)),
    adjust: ({ game, chosen, option }) => findPageGame(game).adjust(chosen, option),
    open: ({ source }) => {
      const { tree, at, outOf = 1 } = openSource(source, this.tree?.start);
      const { game, chosen } = tree.start;
      const page = findPageGame(game.name);
      for (const channel of Object.values(this.channels)) channel.stop(false);
      this.tree = tree;
      this.reviews++;
      return {
        game: game.name,
        chosen: choicesInForce(page, chosen),
        seats: tree.root.state.seats,
        at: at.id,
        outOf,
      };
    },
    nodes: ({ viewer }) => this.viewNodes(this.open.tree.all(), viewer),
    show: ({ node, viewer }) => viewPosition(this.open.page, this.open.tree, this.find(node), viewer),
    play: ({ node: id, move, isMain, viewer }) => {
      const node = this.find(id);
      const { game } = this.open.page;
      return this.viewStep(this.add(node, game.parseMove(node.state, move), isMain), viewer);
    },
    proceed: ({ node: id, isMain, viewer }) => {
      const { tree, page } = this.open;
      const node = this.find(id);
      if (node.state.turn === OVER) return [];
      const move = page.forced(node.state) ?? tree.draw(node);
      return this.viewStep(this.add(node, move, isMain), viewer);
    },
    playAgent: (args) => this.playAgent(args),
    search: ({ channel, settings }) => this.search(channel, settings),
    stop: ({ channel, isHurried }) => {
      this.channels[channel].stop(isHurried);
      return undefined;
    },
    explore: ({ channel, path, most }) => this.explore(channel, path, most),
    review: (args) => this.review(args),
    stopReview: () => {
      this.reviews++;
      return undefined;
    },
    promote: ({ node, viewer }) => {
      this.open.tree.promote(this.find(node));
      return this.viewNodes(this.open.tree.all(), viewer);
    },
    remove: ({ node, viewer }) => {
      this.open.tree.remove(this.find(node));
      return this.viewNodes(this.open.tree.all(), viewer);
    },
    explain: ({ node, made, step, viewer }) => {
      const { state } = this.find(node);
      const { page } = this.open;
      return knowsMoves(page.game, state, viewer) ? page.explain(state, made, step) : undefined;
    },
    preview: ({ node: id, moves, viewer }) => this.preview(this.find(id), moves, viewer),
    follow: ({ link }) => {
      const { start, moves } = readLink(link);
      if (!this.tree || !isSameStart(start, this.tree.start)) return undefined;
      return playLine(this.tree, moves).id;
    },
    save: () => saveTree(this.open.tree),
    record: ({ agents }) => exportRecord(this.open.tree, agents),
    transcript: () => exportTranscript(this.open.tree),
    checkSpec: ({ game, spec }) => this.checkSpec(game, spec),
  };

  /** A tree of a game with secrets has grown in imagined worlds, but starts from what is true. */
  private explore(channel: Channel, path: readonly string[], most: number): Promise<ExploredNode> {
    if (this.open.page.game.hasHidden)
      throw new UserError('the tree of a game with hidden cards stays closed', 'Its moves are listed above.');
    return this.channels[channel].explore(path, most);
  }

  private review({ node, spec, iterations }: Calls['review'][0]): Promise<ReviewView> {
    const order = ++this.reviews;
    return reviewLine(this.open.tree, this.find(node), {
      spec,
      iterations,
      onReview: this.settings.onReview,
      isStopped: () => this.reviews !== order,
    });
  }

  private preview(from: TreeNode, moves: readonly string[], viewer: Viewer): Calls['preview'][1] {
    const { tree, page } = this.open;
    if (page.game.hasHidden) return [];
    // A tree of its own, so that what is only looked at leaves no trace.
    const aside = new GameTree({ ...tree.start, position: page.game.formatPosition(from.state) });
    const views: Calls['preview'][1][number][] = [];
    let node = aside.root;
    for (const move of moves) {
      node = aside.play(node, page.game.parseMove(node.state, move));
      views.push(viewPosition(page, aside, node, viewer));
    }
    return views;
  }

  private checkSpec(name: string, spec: string): Problem | undefined {
    try {
      const { name: agent } = resolveAgent(spec, findPageGame(name).game);
      if (agent !== 'engine') return undefined;
      return { message: 'a page cannot start programs', hint: 'engine(…) is for the command line.' };
    } catch (error) {
      if (error instanceof UserError) return { message: error.message, hint: error.hint };
      throw error;
    }
  }
}
