/**
 * The game on the page: what is true now, as signals, and what a person can do to it. Rules, positions and searches are the
 * worker's; this knows the tree by its nodes, shows one of them, and builds the person's moves from choices.
 */
import { type Signal, batch, computed, signal } from '@preact/signals';
import { OVER } from '../../../core/turns.ts';
import {
  type GameInfo,
  type NodeId,
  type NodeView,
  type OpenedGame,
  type PositionView,
  type Problem,
  START,
  type Source,
} from '../../worker/messages.ts';
import type { Way } from '../../worker/pageGame.ts';
import type { Choice } from '../boards/board.ts';
import type { PageClient } from '../engine/pageClient.ts';
import { choose, movesAfter, nextSteps } from './choices.ts';
import { type Player, forSeats, specOf, titleOf } from './players.ts';
import { problemOf } from './problem.ts';
import { Thoughts } from './thoughts.ts';

/** The game that is open. */
export interface OpenGame {
  readonly info: GameInfo;
  readonly chosen: OpenedGame['chosen'];
  readonly seats: number;
  /** Grows with every game that is opened, so that equal games are told apart. */
  readonly round: number;
}

export class Session {
  readonly client: PageClient;
  readonly thoughts = new Thoughts();

  // ── the game ──
  readonly games = signal<readonly GameInfo[]>([]);
  readonly open = signal<OpenGame | undefined>(undefined);
  readonly nodes = signal<ReadonlyMap<NodeId, NodeView>>(new Map());
  readonly players = signal<readonly Player[]>([]);
  /** Under which it is kept; empty until the person gives one. */
  readonly name = signal('');

  // ── the person's view of it ──
  /** The node that is to be shown. */
  readonly at = signal<NodeId>(START);
  /** What is shown: it follows `at` as soon as the worker has told. */
  readonly position = signal<PositionView | undefined>(undefined);
  /** Is what is shown one move further than what was shown before? */
  readonly isNext = signal(false);
  /** A line that is only looked at, instead of the position. */
  readonly preview = signal<PositionView | undefined>(undefined);
  readonly made = signal<Way>([]);
  /** Does play continue from here, or is this looked back at? */
  readonly isFollowing = signal(true);
  readonly isPaused = signal(false);
  readonly isFlipped = signal(false);
  /** Is the game on the screen at all? */
  readonly isShown = signal(false);
  /** The person who has said that nobody else is looking, where several share a screen and have secrets. */
  readonly uncovered = signal<number | undefined>(undefined);
  /** The last thing worth saying to someone who cannot see the board. */
  readonly spoken = signal('');
  /** Why the last press did nothing. */
  readonly refusal = signal<string | undefined>(undefined);
  readonly problem: Signal<Problem | undefined> = signal<Problem | undefined>(undefined);

  // ── what follows from it ──
  readonly node = computed(() => this.nodes.value.get(this.at.value));
  /** The specs of all seats; undefined for people. */
  readonly specs = computed(() => {
    const info = this.open.value?.info;
    return info ? this.players.value.map((player) => specOf(player, info)) : [];
  });
  readonly people = computed(() =>
    this.specs.value.flatMap((spec, seat) => (spec === undefined ? [seat] : [])),
  );
  /** Does a move that is new become the main line? Not where nobody but people moves: there they try things. */
  readonly isMainLine = computed(() => this.people.value.length < this.players.value.length);
  readonly isGameOver = computed(() => this.mainLine.value.at(-1)?.turn === OVER);
  /** Whose eyes to look through; undefined where everything is open. */
  readonly viewer = computed((): number | undefined => {
    const people = this.people.value;
    if (!this.open.value?.info.hasHidden || people.length === 0 || this.isGameOver.value) return undefined;
    const turn = this.node.value?.turn ?? -1;
    if (people.length === 1) return people[0];
    return people.includes(turn) ? turn : (this.uncovered.value ?? people[0]);
  });
  /** The person who is to look next, while the curtain is down. */
  readonly curtain = computed((): number | undefined => {
    const viewer = this.viewer.value;
    const isShared = this.people.value.length > 1;
    return viewer !== undefined && isShared && viewer !== this.uncovered.value ? viewer : undefined;
  });
  /** From the start through what is shown and on along the main line. */
  readonly line = computed((): readonly NodeView[] => this.lineThrough(this.at.value));
  readonly mainLine = computed((): readonly NodeView[] => this.lineThrough(START));
  /** May the person move in what is shown? */
  readonly isPlayable = computed(() => {
    const node = this.node.value;
    const shown = this.position.value;
    if (!node || shown?.node !== node.id || this.preview.value || this.curtain.value !== undefined)
      return false;
    return this.people.value.includes(node.turn) && !node.isForced;
  });
  readonly choice = computed((): Choice => {
    const shown = this.position.value;
    const made = this.made.value;
    if (!shown || !this.isPlayable.value) return { isOpen: false, made: [], next: new Map(), moves: [] };
    const titles = shown.stepTitles;
    const next = [...nextSteps(shown.moves, made)];
    return {
      isOpen: true,
      made,
      next: new Map(next.map((step) => [step, titles[step] ?? step])),
      moves: movesAfter(shown.moves, made),
    };
  });
  readonly canUndo = computed(() => this.undoTarget() !== undefined);

  constructor(client: PageClient) {
    this.client = client;
    client.onThought((channel, node, { report, note }) => this.thoughts.hear(channel, node, report, note));
  }

  titleOf(seat: number): string {
    const info = this.open.value?.info;
    const player = this.players.value[seat];
    return info && player ? titleOf(player, info) : '';
  }

  seatTitle(seat: number): string {
    return this.open.value?.info.seatTitles[seat] ?? '';
  }

  private lineThrough(id: NodeId): NodeView[] {
    const nodes = this.nodes.value;
    const line: NodeView[] = [];
    for (
      let node = nodes.get(id);
      node;
      node = node.parent === undefined ? undefined : nodes.get(node.parent)
    )
      line.push(node);
    line.reverse();
    for (let node = nodes.get(line.at(-1)?.children[0] ?? -1); node; node = nodes.get(node.children[0] ?? -1))
      line.push(node);
    return line;
  }

  // ── opening ──

  async loadGames(): Promise<void> {
    if (this.games.value.length === 0) this.games.value = await this.client.call('games', undefined);
  }

  /**
   * @param onOpen called when the game takes the place of the one before
   * @throws UserError for what is no game
   */
  async openGame(
    source: Source,
    players: readonly Player[] | undefined,
    onOpen: () => void,
  ): Promise<OpenedGame> {
    await this.loadGames();
    const opened = await this.client.call('open', { source });
    onOpen();
    this.put(opened, players);
    await this.refreshNodes();
    return opened;
  }

  private put(opened: OpenedGame, players: readonly Player[] | undefined): void {
    const info = this.games.value.find(({ name }) => name === opened.game);
    if (!info) throw new Error(`the worker opened an unknown game, ${opened.game}`);
    const round = (this.open.value?.round ?? 0) + 1;
    batch(() => {
      this.open.value = { info, chosen: opened.chosen, seats: opened.seats, round };
      this.players.value = forSeats(players ?? this.players.value, opened.seats);
      this.nodes.value = new Map();
      this.at.value = opened.at;
      this.position.value = undefined;
      this.preview.value = undefined;
      this.made.value = [];
      this.isFollowing.value = true;
      this.isPaused.value = false;
      this.uncovered.value = undefined;
      this.problem.value = undefined;
      this.refusal.value = undefined;
      this.thoughts.clear();
    });
  }

  /** Goes where a link leads, in this game if it is one of its positions. */
  async follow(link: string): Promise<boolean> {
    if (!this.open.value) return false;
    const found = await this.client.call('follow', { link });
    if (found === undefined) return false;
    if (!this.nodes.value.has(found)) await this.refreshNodes();
    this.goTo(found);
    return true;
  }

  /** Asks for the tree as the present viewer sees it. */
  async refreshNodes(): Promise<void> {
    const nodes = await this.client.call('nodes', { viewer: this.viewer.value });
    this.nodes.value = new Map(nodes.map((node) => [node.id, node]));
  }

  // ── playing ──

  /** Takes up positions that are new or have new children, and shows the last of them. */
  advance(views: readonly NodeView[]): void {
    const last = views.at(-1);
    if (!last) return;
    const nodes = new Map(this.nodes.value);
    for (const view of views) nodes.set(view.id, view);
    batch(() => {
      this.nodes.value = nodes;
      this.made.value = [];
      this.refusal.value = undefined;
      this.at.value = last.id;
      this.spoken.value = `${last.words}.`;
    });
  }

  /** A step of a move, by mouse, finger or key. */
  async choose(step: string): Promise<void> {
    const shown = this.position.value;
    if (!shown || !this.isPlayable.value) return;
    const chosen = choose(shown.moves, this.made.value, step);
    this.refusal.value = undefined;
    if (chosen.kind === 'move') return this.play(chosen.move);
    if (chosen.kind === 'made') this.made.value = chosen.made;
    else
      this.refusal.value = await this.client.call('explain', {
        viewer: this.viewer.value,
        node: shown.node,
        made: this.made.value,
        step,
      });
  }

  /** Takes back the last step of a move that is being made. */
  cancel(): void {
    batch(() => {
      this.made.value = this.made.value.slice(0, -1);
      this.refusal.value = undefined;
    });
  }

  async play(move: string): Promise<void> {
    const node = this.at.value;
    const isMain = this.isMainLine.value;
    const views = await this.guard(() =>
      this.client.call('play', { node, move, isMain, viewer: this.viewer.value }),
    );
    if (!views || this.at.value !== node) return;
    batch(() => {
      this.isFollowing.value = true;
      this.isPaused.value = false;
      this.advance(views);
    });
  }

  /** The last decision of a person before what is shown; without people, the position before. */
  private undoTarget(): NodeView | undefined {
    const people = this.people.value;
    let node = this.parentOf(this.node.value);
    while (node && people.length > 0 && (!people.includes(node.turn) || node.isForced))
      node = this.parentOf(node);
    return node;
  }

  private parentOf(node: NodeView | undefined): NodeView | undefined {
    return node?.parent === undefined ? undefined : this.nodes.value.get(node.parent);
  }

  /** Goes back to the last decision. What was played stays as a variation until something else is played. */
  undo(): void {
    const to = this.undoTarget();
    if (!to) return;
    this.goTo(to.id);
    this.spoken.value = `Taken back to move ${to.ply + 1}.`;
  }

  // ── looking ──

  goTo(id: NodeId): void {
    const node = this.nodes.value.get(id);
    if (!node) return;
    batch(() => {
      this.made.value = [];
      this.refusal.value = undefined;
      this.preview.value = undefined;
      this.at.value = id;
      this.isFollowing.value = node.children.length === 0;
    });
  }

  /** Some positions along the line that is shown. */
  step(by: number): void {
    const line = this.line.value;
    const index = line.findIndex(({ id }) => id === this.at.value);
    const to = line[Math.max(0, Math.min(index + by, line.length - 1))];
    if (to) this.goTo(to.id);
  }

  /** Shows where moves would lead, until `endPreview`. */
  async showPreview(moves: readonly string[]): Promise<void> {
    const node = this.at.value;
    const views = await this.client.call('preview', { node, moves, viewer: this.viewer.value });
    if (this.at.value === node) this.preview.value = views.at(-1);
  }

  endPreview(): void {
    this.preview.value = undefined;
  }

  // ── the tree ──

  async promote(id: NodeId): Promise<void> {
    const nodes = await this.client.call('promote', { node: id, viewer: this.viewer.value });
    this.nodes.value = new Map(nodes.map((node) => [node.id, node]));
  }

  async remove(id: NodeId): Promise<void> {
    const before = this.line.value;
    const parent = this.nodes.value.get(id)?.parent;
    if (parent === undefined) return;
    const nodes = await this.client.call('remove', { node: id, viewer: this.viewer.value });
    batch(() => {
      this.nodes.value = new Map(nodes.map((node) => [node.id, node]));
      if (!this.nodes.value.has(this.at.value))
        this.goTo(before.find((node) => node.id === parent)?.id ?? START);
    });
  }

  // ── who plays, and whether ──

  setPlayer(seat: number, player: Player): void {
    this.players.value = this.players.value.with(seat, player);
    this.problem.value = undefined;
  }

  uncover(seat: number): void {
    this.uncovered.value = seat;
  }

  pause(): void {
    this.isPaused.value = true;
  }

  resume(): void {
    batch(() => {
      this.problem.value = undefined;
      this.isPaused.value = false;
      this.isFollowing.value = true;
    });
  }

  fail(error: unknown): void {
    this.problem.value = problemOf(error);
    this.isPaused.value = true;
  }

  /** Asks the worker; a mistake is shown, and play pauses. */
  async guard<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }
}
