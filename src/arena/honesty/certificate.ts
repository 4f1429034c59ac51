/**
 * Does an agent use what its seat cannot know? In many positions it is asked for its move; then everything that its
 * seat cannot know is drawn again, several times: hidden things, the chance to come, the state of the generator. A new
 * agent of the same seed must make the same choice every time, with the same analysis to the last visit. And it must
 * leave the position and the stream of chance as they were.
 *
 * An agent passes only if its decision is a function of what its seat sees and of its own seed. A decision that
 * differs between the true world and a redrawn one proves the contrary, unless it also differs when repeated in one world.
 */
import { type Game, type Move, Random } from '../../core/index.ts';
import type { Budget } from '../../search/index.ts';
import { type Decision, type Examination, decide, difference } from './decision.ts';
import { type ExaminedPosition, ExaminedPositions } from './positions.ts';
import { type World, drawingOf, redraw, secretsOf, viewOf } from './world.ts';

export interface CertificateSettings {
  readonly positions: number;
  /** For each position. */
  readonly redraws: number;
  readonly seed: number;
  /** Positions to take instead of sampling them, where several agents are examined. */
  readonly from?: ExaminedPositions;
}

/**
 * `peeks` decides differently when what it cannot know is redrawn; `meddles` changes what it should only look at;
 * `wavers` decides differently the second time, in the same world with the same seed, so that nothing can be concluded.
 */
export type Fault = 'peeks' | 'meddles' | 'wavers';

export interface Violation {
  readonly fault: Fault;
  /** What happened, in words. */
  readonly what: string;
  /** The number of the position, from 1; examining this many positions with this seed repeats it. */
  readonly number: number;
  readonly seed: number;
  readonly seat: number;
  /** How the position came about: whose moves, and how many. */
  readonly by: ExaminedPosition['by'];
  readonly ply: number;
  /** As the seat sees it, in one line and as a board. */
  readonly view: string;
  readonly drawing: string;
  /** The worlds of the two choices, hidden things included. */
  readonly positions: readonly [string, string];
  readonly choices: readonly [string, string];
}

export class Certificate {
  /** What is redrawn and matters; empty if the game has no secrets. */
  readonly secrets: readonly string[];
  readonly violations: Violation[] = [];
  positions = 0;
  redraws = 0;
  private readonly examination: Examination;
  private readonly settings: CertificateSettings;
  private readonly from: ExaminedPositions;
  private readonly random: Random;

  constructor(examination: Examination, settings: CertificateSettings) {
    const { game, options } = examination;
    const { seed, from } = settings;
    this.examination = examination;
    this.settings = settings;
    this.secrets = secretsOf(game);
    this.from = from ?? new ExaminedPositions(game, options, seed);
    this.random = new Random(seed).derive('honesty');
  }

  /** What limited every decision in place of the agent's own budget, if anything did. */
  get budget(): Budget | undefined {
    return this.examination.budget;
  }

  get isHonest(): boolean {
    return this.violations.length === 0;
  }

  /** Examines one more position; false when it was the last. */
  examineNext(): boolean {
    const number = ++this.positions;
    const position = this.from.at(number - 1);
    const finding = this.examine(position, this.random.derive(number));
    if (finding)
      this.violations.push({
        ...describe(this.examination.game, position, finding),
        number,
        seed: this.settings.seed,
      });
    return number < this.settings.positions;
  }

  private examine(position: World, stream: Random): Finding | undefined {
    const { examination, settings } = this;
    const seed = stream.derive('agent').next() >>> 0;
    const first = { world: position, decision: decide(examination, position, seed) };
    // Without secrets only the generator is redrawn, and once is enough.
    const redraws = this.secrets.length > 0 ? settings.redraws : 1;
    for (let i = 0; i < redraws; i++) {
      const world = redraw(examination.game, position, stream.derive('redraw', i));
      this.redraws++;
      const finding = this.compare(first, { world, decision: decide(examination, world, seed) }, seed);
      if (finding) return finding;
    }
    return undefined;
  }

  private compare(first: Trial, second: Trial, seed: number): Finding | undefined {
    const { game } = this.examination;
    const format = (move: Move): string => game.formatMove(first.world.state, move);
    for (const { decision } of [first, second]) {
      if (decision.damage !== undefined) return { fault: 'meddles', what: decision.damage, first, second };
    }
    const what = difference(first.decision, second.decision, format);
    if (what === undefined) return undefined;
    // Only an agent that repeats its decision in each of the two worlds has told them apart.
    for (const trial of [second, first]) {
      const again = { world: trial.world, decision: decide(this.examination, trial.world, seed) };
      const wavers = difference(trial.decision, again.decision, format);
      if (wavers !== undefined) return { fault: 'wavers', what: wavers, first: trial, second: again };
    }
    return { fault: 'peeks', what, first, second };
  }
}

/** A world, and what the agent decided in it. */
interface Trial {
  readonly world: World;
  readonly decision: Decision;
}

interface Finding {
  readonly fault: Fault;
  readonly what: string;
  readonly first: Trial;
  readonly second: Trial;
}

function describe(
  game: Game,
  { state, by, ply }: ExaminedPosition,
  { fault, what, first, second }: Finding,
): Omit<Violation, 'number' | 'seed'> {
  const position = ({ world }: Trial): string => game.formatPosition(world.state);
  const choice = ({ decision }: Trial): string => game.formatMove(state, decision.move);
  return {
    fault,
    what,
    seat: state.turn,
    by,
    ply,
    view: viewOf(game, state),
    drawing: drawingOf(game, state),
    positions: [position(first), position(second)],
    choices: [choice(first), choice(second)],
  };
}
