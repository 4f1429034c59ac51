/** Agents of the papers, under the paper's name and with its parameters. */

export interface NamedAgent {
  /** `game/agent`; playable in that game only. */
  readonly name: string;
  readonly spec: string;
  readonly about: string;
}

/** The Marrakech paper's seven strategies, at its smaller budget; it gives no c, 0.4 is customary. */
const marrakech: readonly NamedAgent[] = [
  {
    name: 'marrakech/random',
    spec: 'random',
    about: 'The Marrakech paper: uniformly random moves.',
  },
  {
    name: 'marrakech/flat',
    spec: 'flat(iterations=50)',
    about: 'The Marrakech paper: flat Monte Carlo, 50 playouts in all.',
  },
  {
    name: 'marrakech/flat-score',
    spec: 'flat(reward=difference(clip=1000), iterations=50)',
    about: 'The Marrakech paper: flat Monte Carlo on the mean lead, not clipped.',
  },
  {
    name: 'marrakech/ucb',
    spec: 'ucb(c=0.4, iterations=50)',
    about: 'The Marrakech paper: UCB1 at the root.',
  },
  {
    name: 'marrakech/ucb-score',
    spec: 'ucb(c=0.4, reward=difference(clip=40), iterations=50)',
    about: 'The Marrakech paper: UCB1 at the root on the lead, clipped at 40.',
  },
  {
    name: 'marrakech/uct',
    spec: 'uct(c=0.4, iterations=50)',
    about:
      'The Marrakech paper: UCT. Its tree is a table by position, in which lines of play can meet; here they stay apart.',
  },
  {
    name: 'marrakech/uct-score',
    spec: 'uct(c=0.4, reward=difference(clip=40), iterations=50)',
    about: 'The Marrakech paper: UCT on the lead, clipped at 40; a tree as in marrakech/uct.',
  },
];

/** The Katarenga paper's two agents without depth penalties; its later experiments take c = 1. */
const katarenga: readonly NamedAgent[] = [
  {
    name: 'katarenga/pure-mc',
    spec: 'flat(reward=win(draw=0), perMove=600)',
    about:
      'The Katarenga paper: Pure Monte Carlo, 600 playouts for every move, most wins; a draw counts nothing.',
  },
  {
    name: 'katarenga/mcts',
    spec: 'uct(c=1.4142135623730951, iterations=1600)',
    about: 'The Katarenga paper: Monte Carlo tree search with c = sqrt(2) and 1600 playouts.',
  },
];

export const namedAgents: readonly NamedAgent[] = [
  ...marrakech,
  ...katarenga,
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
