/** A program under examination: the conversation with it, and positions of the game to ask about. */
import { type Game, type Move, OVER, type OptionValues, Random, type State } from '../../../core/index.ts';
import type { Clock, EngineSettings } from '../../../search/index.ts';
import { readBestMove } from '../bestMove.ts';
import { Dialogue } from '../dialogue.ts';
import { protocolsToTry, asEngineOptions } from '../openEngine.ts';
import { playToChoice } from '../playToChoice.ts';

export interface ExamSettings extends Omit<EngineSettings, 'budget'> {
  readonly game: Game;
  readonly gameOptions: OptionValues;
  readonly seed: number;
  readonly clock: Clock;
}

/** How far into random games the positions lie. */
const PLIES = [0, 6, 14] as const;

export class Exam {
  readonly its: ExamSettings;
  /** Some positions in which a player has a choice. */
  readonly positions: readonly State[];
  engine: Dialogue;

  constructor(settings: ExamSettings) {
    this.its = settings;
    this.positions = PLIES.flatMap((plies) => this.playRandomly(plies) ?? []);
    this.engine = this.newDialogue();
  }

  /** The stream of random numbers of this name. */
  random(label: string | number): Random {
    return new Random(this.its.seed).derive('engine check', label);
  }

  /** Puts a fresh program in the place of one that was lost. */
  async startAgain(): Promise<void> {
    this.engine = this.newDialogue();
    await this.engine.open();
  }

  /** Its move in a position, checked. @throws EngineFailure */
  async askMove(state: State, limits: string, ms: number): Promise<Move> {
    const { game } = this.its;
    await this.engine.setPosition(game.formatPosition(state));
    return readBestMove(game, state, await this.engine.go(limits, ms));
  }

  private newDialogue(): Dialogue {
    const { command, game, protocol, gameOptions, options, timeoutMs } = this.its;
    return new Dialogue({
      command,
      protocols: protocolsToTry(protocol, game),
      gameOptions: asEngineOptions(gameOptions),
      options,
      timeoutMs,
    });
  }

  /** The first position with a choice, this many plies into a random game; nothing if the game ends before. */
  private playRandomly(plies: number): State | undefined {
    const random = this.random(plies);
    const state = this.its.game.start(this.its.gameOptions, random);
    for (let ply = 0; ply < plies && state.turn !== OVER; ply++) state.play(state.sample(random));
    return playToChoice(state, random) ? state : undefined;
  }
}
