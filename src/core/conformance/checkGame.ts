/**
 * The conformance kit: plays a game thousands of times, under all sorts of options, and holds it to every
 * promise of the contract in `core/game.ts`.
 *
 *     const report = checkGame(myGame, { seed: 7, games: 20 });
 *     assertConforms(myGame);              // the same in a test: throws what `formatReport` prints
 *
 * Moves are chosen by the kit from what `moves` lists, not by `sample`, so that a fault in one is not hidden
 * by the other. Everything follows from the seed. The first failure of each check is shrunk to a short game.
 */
import { CHANCE, type Game, type Move, OVER, type State } from '../game.ts';
import type { OptionValues } from '../schema/index.ts';
import { Random } from '../random.ts';
import type { Check, Occasion } from './check.ts';
import { end } from './checks/ending.ts';
import { checks } from './checks/index.ts';
import { Findings } from './findings.ts';
import { HashBook, hashCheck } from './hashBook.ts';
import { type OptionSets, optionSets } from './optionSets.ts';
import { type ConformanceReport, formatReport } from './report.ts';
import { type CompleteSettings, type ConformanceSettings, completeSettings } from './settings.ts';
import { type Trial, begin, listMoves, prefix } from './trial.ts';

const optionCheck = {
  name: 'options',
  about:
    'Every value of every option plays or is refused by a UserError, and complete options settle to themselves.',
};
const agentCheck = { name: 'agent', about: 'The agent that plays some of the games makes legal moves.' };

function checksAt(occasion: Occasion): readonly Check[] {
  return checks.filter((check) => check.occasion === occasion);
}
const plyChecks = checksAt('ply');
const probeChecks = checksAt('probe');
const samplingChecks = checksAt('sampling');
const gameChecks = checksAt('game');

class Run {
  private readonly game: Game;
  private readonly settings: CompleteSettings;
  private readonly findings: Findings;
  private games = 0;
  private agentGames = 0;
  private plies = 0;
  private longest = 0;

  constructor(game: Game, settings: CompleteSettings) {
    this.game = game;
    this.settings = settings;
    this.findings = new Findings(settings.shrinking);
  }

  report(): ConformanceReport {
    const { game, settings, findings } = this;
    const options = optionSets(game, settings.seed, settings.optionSets);
    this.playAll(options);
    return {
      game: game.name,
      seed: settings.seed,
      optionSets: options.sets.length,
      refused: options.refused,
      games: this.games,
      agentGames: this.agentGames,
      plies: this.plies,
      longest: this.longest,
      checks: findings.counts([...checks, hashCheck, optionCheck]),
      failures: findings.failures,
    };
  }

  private playAll({ sets, refused, fault }: OptionSets): void {
    const { game, settings, findings } = this;
    findings.count(optionCheck, sets.length + refused);
    if (fault !== undefined) {
      const trial: Trial = { game, options: fault.given, seed: settings.seed, index: 0, moves: [] };
      findings.fail(optionCheck, trial, fault.reason);
    }
    for (const options of sets) {
      const book = new HashBook(settings.hashed);
      for (let i = 0; i < settings.games; i++) {
        // Checks that play games to their end would never return.
        if (findings.hasFailed(end)) return;
        this.playGame(options, book);
      }
      findings.count(hashCheck, book.size);
    }
  }

  // ── one game ────────────────────────────────────────────────────────────────────────────────────

  private playGame(options: OptionValues, book: HashBook): void {
    const { game, settings, findings } = this;
    const index = this.games++;
    const byAgent = settings.agent !== undefined && index % settings.agentEvery === 0;
    if (byAgent) this.agentGames++;
    const moves: Move[] = [];
    const trial: Trial = { game, options, seed: settings.seed, index, moves };
    const random = new Random(settings.seed).derive('moves', index);
    let broken: string | undefined;
    try {
      const state = begin(trial);
      this.atPly(state, trial, book);
      while (state.turn !== OVER && moves.length < game.maxPlies) {
        const move = byAgent ? this.agentMove(state, trial, random) : this.randomMove(state, random);
        state.play(move);
        moves.push(move);
        this.atPly(state, trial, book);
      }
    } catch (error) {
      broken = `threw ${String(error)}`;
    }
    this.plies += moves.length;
    this.longest = Math.max(this.longest, moves.length);
    this.closely(trial, random);
    // The checks name the culprit if they can; a failure that they all miss must not be lost.
    if (broken !== undefined && findings.failures.length === 0) findings.fail(optionCheck, trial, broken);
  }

  private randomMove(state: State, random: Random): Move {
    const moves = listMoves(this.game, state);
    if (moves.length === 0) throw new Error('moves() lists nothing before the game is over');
    if (state.turn !== CHANCE) return moves[random.below(moves.length)]!;
    let left = random.unit();
    return moves.find((move) => (left -= state.weight(move)) < 0) ?? moves.at(-1)!;
  }

  private agentMove(state: State, trial: Trial, random: Random): Move {
    const { agent } = this.settings;
    if (state.turn === CHANCE || agent === undefined) return this.randomMove(state, random);
    const move = agent(state.clone(), random);
    if (listMoves(this.game, state).includes(move)) return move;
    const here = prefix(trial, trial.moves.length);
    this.findings.fail(agentCheck, here, `the agent plays ${move}, which is not legal`);
    return this.randomMove(state, random);
  }

  /** What is looked at in every position. The game continues from the same state. */
  private atPly(state: State, trial: Trial, book: HashBook): void {
    for (const check of plyChecks) this.findings.run(check, trial, state);
    if (this.findings.hasFailed(hashCheck)) return;
    const earlier = book.add(trial, state);
    if (earlier !== undefined) this.findings.failPair(earlier, prefix(trial, trial.moves.length));
  }

  /** What is looked at in a few positions of a game, on copies of the state. */
  private closely(trial: Trial, random: Random): void {
    const { length } = trial.moves;
    for (const check of gameChecks) this.findings.run(check, trial);
    if (this.findings.hasFailed(end)) return;
    const inside = Array.from({ length: this.settings.probes }, () => random.below(length + 1));
    for (const at of new Set([0, length, ...inside])) {
      for (const check of probeChecks) this.findings.run(check, prefix(trial, at));
    }
    const at = prefix(trial, random.below(Math.max(1, length)));
    for (const check of samplingChecks) this.findings.run(check, at);
  }
}

/** Holds a game to the contract. Never throws for what is wrong with the game: that is in the report. */
export function checkGame(game: Game, settings: ConformanceSettings = {}): ConformanceReport {
  return new Run(game, completeSettings(settings)).report();
}

/** For tests. @throws Error that shows each failure with the game that leads to it */
export function assertConforms(game: Game, settings: ConformanceSettings = {}): ConformanceReport {
  const report = checkGame(game, settings);
  if (report.failures.length > 0) throw new Error(formatReport(report));
  return report;
}
