/**
 * What the rules of a game look like when nobody thinks: uniform random games, one after the other, and
 * what was counted in them. Game `i` draws from its own streams, so it is the same game however many
 * are played.
 */
import { CHANCE, OVER, Random, type State } from '../core/index.ts';
import { Moments } from '../stats/moments.ts';

export class RandomGames {
  /** Moves and chance outcomes per game. */
  readonly plies = new Moments();
  /** Choices per move of a player. */
  readonly branching = new Moments();
  /** Final score of each seat. */
  readonly scores: readonly Moments[];
  /** Result of each seat. */
  readonly results: readonly Moments[];
  /** Games that nobody won alone. */
  draws = 0;
  private readonly begin: (random: Random) => State;
  private readonly random: Random;

  /** @param begin a new game, its set-up drawn from the stream */
  constructor(begin: (random: Random) => State, seed: number) {
    this.begin = begin;
    this.random = new Random(seed).derive('random games');
    const { seats } = begin(this.random.derive(0, 'setup'));
    this.scores = Array.from({ length: seats }, () => new Moments());
    this.results = Array.from({ length: seats }, () => new Moments());
  }

  /** Games played so far. */
  get games(): number {
    return this.plies.count;
  }

  playNext(): void {
    const state = this.begin(this.random.derive(this.games, 'setup'));
    const stream = this.random.derive(this.games, 'moves');
    let plies = 0;
    for (; state.turn !== OVER; plies++) {
      if (state.turn !== CHANCE) this.branching.add(state.count());
      state.play(state.sample(stream));
    }
    this.plies.add(plies);
    const results = this.results.map((_, seat) => state.result(seat));
    for (const [seat, result] of results.entries()) {
      this.results[seat]!.add(result);
      this.scores[seat]!.add(state.score(seat));
    }
    if (!results.includes(1)) this.draws++;
  }
}
