/** Agents of the papers, under the paper's name and with its parameters. */

export interface NamedAgent {
  /** `game/agent`; playable in that game only. */
  readonly name: string;
  readonly spec: string;
  readonly about: string;
}

export const namedAgents: readonly NamedAgent[] = [
  {
    name: 'ataxx/mcts',
    spec: 'uct(c=1.4, playout=clones(r=4), time=1s)',
    about:
      "The Ataxx report's search 1: UCT whose playouts prefer clones. The report does not give c, r and the time; these are ours.",
  },
  {
    name: 'ataxx/minimax',
    spec: 'alphabeta(heuristic=pieces, ends=evaluation, time=1s)',
    about: "The Ataxx report's search 2: iterative deepening alpha-beta on the difference of stones.",
  },
];
