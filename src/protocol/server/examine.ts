/** What testers ask an engine besides moves: counts of move sequences, the board, its evaluation, its speed. */
import { CHANCE, type Game, OVER, Random, type State, defaults, perftSteps } from '../../core/index.ts';
import type { Clock } from '../../search/index.ts';
import { describeResult, describeScores, describeTurn } from '../../words/index.ts';
import type { Player } from './player.ts';
import type { Steps } from './work.ts';

export type Print = (line: string) => void;

const perSecond = (count: number, ms: number): number => Math.round((1000 * count) / Math.max(ms, 1));

/** Counts of every depth up to `depth`, each with time and speed; the last line is the total. */
export function* countSequences(game: Game, state: State, depth: number, clock: Clock, print: Print): Steps {
  let nodes = 1;
  for (let d = 1; d <= depth; d++) {
    const started = clock();
    nodes = 0;
    for (const part of perftSteps(game, state, d)) {
      nodes += part?.nodes ?? 0;
      yield 'more';
    }
    const ms = clock() - started;
    print(`info depth ${d} nodes ${nodes} time ${Math.round(ms)} nps ${perSecond(nodes, ms)}`);
  }
  print(`nodes ${nodes}`);
}

/** The count apart for each first move; the last line is the total. */
export function* splitSequences(game: Game, state: State, depth: number, print: Print): Steps {
  let nodes = depth === 0 ? 1 : 0;
  for (const part of perftSteps(game, state, depth)) {
    if (part) print(`${game.formatMove(state, part.move)} ${part.nodes}`);
    nodes += part?.nodes ?? 0;
    yield 'more';
  }
  print(`nodes ${nodes}`);
}

export function display(game: Game, state: State, print: Print): void {
  for (const line of game.draw(state).split('\n')) print(line);
  print(`position ${game.formatPosition(state)}`);
  const result = state.turn === OVER ? `, ${describeResult(game, state)}` : '';
  print(`${describeTurn(game, state)}${result}; ${describeScores(game, state)}`);
}

/** Every evaluation of the game, for the seat to move. */
export function evaluate(game: Game, state: State, print: Print): void {
  if (state.turn < 0) return print(`info string no evaluation: ${describeTurn(game, state)}`);
  for (const heuristic of game.heuristics) {
    print(`eval ${heuristic.name} ${heuristic.make(defaults(heuristic.options)).value(state, state.turn)}`);
  }
}

/** How far into random games the positions of the bench lie. */
const BENCH_PLIES = [0, 8, 16, 24] as const;
const BENCH_BUDGET = { iterations: 2000, nodes: 200_000 } as const;

/** A few positions, the same each time, searched with a fixed budget. */
export function* bench(game: Game, root: State, player: Player, clock: Clock, print: Print): Steps {
  const { search, countsDepth } = player;
  const budget = countsDepth ? { nodes: BENCH_BUDGET.nodes } : { iterations: BENCH_BUDGET.iterations };
  const started = clock();
  let total = 0;
  for (const [i, plies] of BENCH_PLIES.entries()) {
    const state = root.clone();
    const random = new Random(1).derive('bench', i);
    for (let ply = 0; ply < plies && state.turn !== OVER; ply++) state.play(state.sample(random));
    while (state.turn === CHANCE) state.play(state.sample(random));
    if (state.turn === OVER) continue;
    search.start(state, budget);
    while (!search.advance(clock() + 4)) yield 'more';
    const { nodes, iterations } = search.analysis();
    total += countsDepth ? nodes : iterations;
    print(`info string bench ${game.formatPosition(state)} best ${game.formatMove(state, search.choose())}`);
  }
  const ms = clock() - started;
  print(`time ${Math.round(ms)} nodes ${total} nps ${perSecond(total, ms)}`);
}

/** UGI's questions about the game; undefined for one that it does not know. */
export function answerQuery(question: string, state: State): string | undefined {
  switch (question) {
    case 'gameover':
      return String(state.turn === OVER);
    case 'p1turn':
      return String(state.turn === 0);
    case 'result':
      return resultWord(state);
    default:
      return undefined;
  }
}

function resultWord(state: State): string {
  if (state.turn !== OVER) return 'none';
  for (let seat = 0; seat < state.seats; seat++) if (state.result(seat) === 1) return `p${seat + 1}win`;
  return 'draw';
}
