/** The game's own playouts, heuristics and draws of hidden information. */
import { CHANCE, type Evaluation, type Game, type Move, OVER, type Playout, type State } from '../../game.ts';
import { withoutKernels } from '../../kernel/kernel.ts';
import { defaults } from '../../options.ts';
import type { Random } from '../../random.ts';
import type { OptionValues, Options } from '../../schema/index.ts';
import { valuesOf, withValue } from '../optionSets.ts';
import type { Check } from '../check.ts';
import { difference, snapshot } from '../snapshot.ts';
import { type Trial, listMoves, replay, seatsOf, streamOf } from '../trial.ts';

/** The defaults, and the defaults with each value of each option in turn. */
function variants(options: Options): OptionValues[] {
  const base = defaults(options);
  const others = Object.entries(options).flatMap(([name, option]) =>
    valuesOf(option).map((value) => withValue(base, name, value)),
  );
  return [base, ...others];
}

/** Watches the moves made on a state from outside; `illegal` is the first that was not listed. */
function watch(game: Game, state: State): { played: number; illegal: string | undefined } {
  const seen: { played: number; illegal: string | undefined } = { played: 0, illegal: undefined };
  const play = state.play.bind(state);
  state.play = (move: Move): void => {
    seen.played++;
    if (!listMoves(game, state).includes(move))
      seen.illegal ??= `plays ${move}, which is not legal in ${game.formatPosition(state)}`;
    play(move);
  };
  return seen;
}

/** Plays out by single choices, as a player would who moves as the playout does. */
function playByChoices(game: Game, state: State, playout: Playout, random: Random): string | undefined {
  while (state.turn !== OVER) {
    const move = state.turn === CHANCE ? state.sample(random) : playout.choose(state, random);
    if (!listMoves(game, state).includes(move))
      return `chooses ${move}, which is not legal in ${game.formatPosition(state)}`;
    state.play(move);
  }
  return undefined;
}

function wrongPlayout(trial: Trial, playout: Playout, name: string): string | undefined {
  const { game } = trial;
  const run = (state: State): number => playout.run(state, streamOf(trial, name));
  const watched = replay(trial);
  const seen = watch(game, watched);
  const plies = run(watched);
  if (watched.turn !== OVER) return 'returns before the game is over';
  if (seen.illegal !== undefined) return seen.illegal;
  // A loop that does not go through `play` cannot be watched.
  if (seen.played > 0 && plies !== seen.played) return `says ${plies} moves, but makes ${seen.played}`;
  const state = replay(trial);
  if (withoutKernels(() => run(state)) !== plies)
    return 'makes another number of moves from the same stream, or without a kernel';
  const differs = difference(snapshot(game, watched), snapshot(game, state));
  if (differs !== undefined)
    return `makes another game from the same stream, or without a kernel: ${differs}`;
  const chosen = replay(trial);
  const illegal = playByChoices(game, chosen, playout, streamOf(trial, name));
  if (illegal !== undefined) return illegal;
  const strays = difference(snapshot(game, watched), snapshot(game, chosen));
  return strays && `run() makes other moves than choose() from the same stream: ${strays}`;
}

const playouts: Check = {
  name: 'playouts',
  about:
    "The game's own playouts, with any options, make legal moves to the end of the game, the same one by one as in one run.",
  occasion: 'probe',
  applies: (_state, { game }) => game.playouts.length > 0,
  fails(_state, trial) {
    // One variant at a time: there are many positions, and together they see them all.
    const random = streamOf(trial, 'playouts');
    for (const policy of trial.game.playouts) {
      const choice = variants(policy.options);
      const options = choice[random.below(choice.length)]!;
      const playout = policy.make(options);
      const wrong = wrongPlayout(trial, playout, policy.name);
      if (wrong !== undefined) return `playout ${policy.name} ${JSON.stringify(options)}: ${wrong}`;
    }
    return undefined;
  },
};

/** Are the sums after each move those of the position after it, and is their value that of the position? */
function wrongSums(game: Game, state: State, evaluation: Evaluation): string | undefined {
  const { incremental } = evaluation;
  if (!incremental) return undefined;
  const [sums, whole] = [new Int32Array(incremental.sums), new Int32Array(incremental.sums)];
  const next = state.clone();
  for (const move of listMoves(game, state)) {
    const text = game.formatMove(state, move);
    incremental.fill(state, sums);
    incremental.update(state, move, sums);
    next.assign(state);
    next.play(move);
    incremental.fill(next, whole);
    const wrong = sums.findIndex((sum, i) => sum !== whole[i]);
    if (wrong >= 0) return `sum ${wrong} is updated to ${sums[wrong]} by ${text}, but is ${whole[wrong]}`;
    for (const seat of seatsOf(state)) {
      const [bySums, value] = [incremental.value(next, seat, sums), evaluation.value(next, seat)];
      if (bySums !== value) return `after ${text} seat ${seat} has ${bySums} by its sums, but ${value}`;
    }
  }
  return undefined;
}

const heuristics: Check = {
  name: 'heuristics',
  about:
    "The game's own evaluations stay within their bounds and do not change the state; sums are kept up to date by moves.",
  occasion: 'probe',
  applies: (_state, { game }) => game.heuristics.length > 0,
  fails(state, { game }) {
    const before = snapshot(game, state);
    for (const heuristic of game.heuristics) {
      for (const options of variants(heuristic.options)) {
        const evaluation = heuristic.make(options);
        for (const seat of seatsOf(state)) {
          const value = evaluation.value(state, seat);
          if (!(Math.abs(value) <= heuristic.bound))
            return `heuristic ${heuristic.name} is ${value} for seat ${seat}; its bound is ${heuristic.bound}`;
        }
        const wrong = wrongSums(game, state, evaluation);
        if (wrong !== undefined) return `heuristic ${heuristic.name}: ${wrong}`;
      }
      const changed = difference(before, snapshot(game, state));
      if (changed !== undefined) return `heuristic ${heuristic.name} changes the state: ${changed}`;
    }
    return undefined;
  },
};

/** What a seat knows for certain: whose turn it is, what it can do itself, and all that its views show. */
function known(game: Game, state: State, seat: number): string {
  const own = state.turn === seat ? listMoves(game, state).map((move) => game.formatMove(state, move)) : [];
  const views = [game.formatView?.(state, seat) ?? '', game.drawView?.(state, seat) ?? ''];
  return [`turn ${state.turn}`, ...views, ...own].join(' ');
}

const imagine: Check = {
  name: 'imagine',
  about:
    'imagine() keeps the turn, what the seat sees and can do, draws alike in worlds that the seat cannot tell apart, and leaves a position that can be written and plays to its end.',
  occasion: 'probe',
  applies: (_state, { game }) => game.hasHidden || game.imagine !== undefined,
  fails(state, trial) {
    const { game } = trial;
    if (game.imagine === undefined) return 'the game has hidden information, but no imagine()';
    for (const seat of seatsOf(state)) {
      const before = known(game, state, seat);
      const imagined = replay(trial);
      game.imagine(imagined, seat, streamOf(trial, 'imagine'));
      const after = known(game, imagined, seat);
      if (after !== before) return `for seat ${seat} imagine() turns "${before}" into "${after}"`;
      const text = game.formatPosition(imagined);
      const read = game.formatPosition(game.parsePosition(text, trial.options));
      if (read !== text) return `what seat ${seat} imagines is written "${text}", which reads as "${read}"`;
      const other = replay(trial);
      game.imagine(other, seat, streamOf(trial, 'another world'));
      game.imagine(other, seat, streamOf(trial, 'imagine'));
      const same = game.formatPosition(other);
      if (same !== text)
        return `seat ${seat} cannot tell two worlds apart, but imagines "${text}" in one and "${same}" in the other`;
      const plies = trial.moves.length + imagined.playOut(streamOf(trial, 'imagined'));
      if (plies > game.maxPlies) return `what seat ${seat} imagines lasts ${plies} moves, over maxPlies`;
    }
    return undefined;
  },
};

const ratings: Check = {
  name: 'ratings',
  about:
    "The game's own ratings of moves are numbers, the same in every world that the mover cannot tell apart.",
  occasion: 'probe',
  applies: (state, { game }) => state.turn >= 0 && (game.ratings ?? []).length > 0,
  fails(state, trial) {
    const { game } = trial;
    const imagined = replay(trial);
    game.imagine?.(imagined, state.turn, streamOf(trial, 'ratings'));
    for (const rating of game.ratings ?? []) {
      for (const options of variants(rating.options)) {
        const rate = (world: State): number[] => {
          const rater = rating.make(options);
          rater.look(world);
          return listMoves(game, state).map((move) => rater.rate(move));
        };
        const rated = rate(state);
        const at = rated.findIndex((value) => !Number.isFinite(value));
        if (at >= 0) return `rating ${rating.name} of move ${listMoves(game, state)[at]} is ${rated[at]}`;
        if (rate(imagined).join() !== rated.join())
          return `rating ${rating.name} depends on what the mover cannot know`;
      }
    }
    return undefined;
  },
};

const presume: Check = {
  name: 'presume',
  about:
    'presume() keeps the turn, what the seat sees and can do, and makes of all worlds that look alike the same one.',
  occasion: 'probe',
  applies: (_state, { game }) => game.presume !== undefined,
  fails(state, trial) {
    const { game } = trial;
    for (const seat of seatsOf(state)) {
      const before = known(game, state, seat);
      const presumed = replay(trial);
      game.presume!(presumed, seat);
      const after = known(game, presumed, seat);
      if (after !== before) return `for seat ${seat} presume() turns "${before}" into "${after}"`;
      const other = replay(trial);
      game.imagine?.(other, seat, streamOf(trial, 'presume'));
      game.presume!(other, seat);
      const [text, same] = [game.formatPosition(presumed), game.formatPosition(other)];
      if (same !== text)
        return `seat ${seat} presumes "${text}" in one world and "${same}" in another like it`;
    }
    return undefined;
  },
};

export const knowledgeChecks: readonly Check[] = [playouts, heuristics, ratings, imagine, presume];
