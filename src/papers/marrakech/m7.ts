/** Beyond the paper: who starts, how much is luck, the larger board, and three and four players. */
import { between, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Explanation, PaperExperiment, PaperRun } from '../paper.ts';
import { GREEDY, LEAN, RANDOM, STRATEGIES, agent } from './agents.ts';
import { MIRRORS, TABLES, evenShare, shareAt } from './beyond.ts';
import { legalMoves, legalMovesIn } from './legalMoves.ts';
import { luckOf } from './luck.ts';
import { showBeyond } from './m7Show.ts';

const FULL_BOARD = 'section 2 (the full board)';

function mirrorRun({ key, name, spec, games }: (typeof MIRRORS)[number]): PaperRun {
  return {
    key: `mirror-${key}`,
    spec: {
      ...LEAN,
      agents: [
        { name, spec },
        { name: `${name}, second`, spec },
      ],
      // Sides need no switching between equals, and would only repeat the games.
      switchSides: false,
      games,
    },
  };
}

const COUNTED_ALL: Explanation = {
  text: 'The paper multiplies all orientations, squares and places of a carpet; with the die known there are three ways to turn and at most twelve places for the carpet, 36 moves in all.',
  shownBy: 'M7',
};

export const m7: PaperExperiment = {
  id: 'M7',
  title: 'First player, luck, 7x7, three and four players',
  source: 'section 2 (the full game), which the paper leaves for a smaller one',
  question: 'What of all this holds for the game as it is sold?',
  runs: [
    ...MIRRORS.map(mirrorRun),
    {
      key: 'luck',
      spec: {
        ...LEAN,
        agents: [
          RANDOM,
          GREEDY,
          agent('flat', 100),
          agent('UCT', 100),
          { name: 'expectimax 2', spec: 'expectimax(depth=2)' },
        ],
        pairing: 'round-robin',
        games: 300,
      },
    },
    {
      key: 'paper7',
      spec: {
        ...LEAN,
        options: { preset: 'paper7' },
        agents: [...STRATEGIES.map((name) => agent(name, 50)), GREEDY],
        pairing: 'round-robin',
        games: 120,
      },
    },
    ...TABLES.map(({ key, preset, games }) => ({
      key,
      spec: {
        ...LEAN,
        options: { preset },
        agents: [
          RANDOM,
          GREEDY,
          { name: 'flat', spec: 'flat(iterations=300)' },
          { name: 'UCT', spec: 'uct(c=0.4, iterations=300)' },
        ],
        pairing: 'round-robin' as const,
        games,
      },
    })),
  ],
  studies: [legalMoves],
  numbers: [
    {
      key: 'moves',
      what: 'moves that a player can choose among, on the 7x7 board (4 x 49 x 12)',
      source: 'section 2.2',
      published: 2352,
      ours: (outcome) => legalMovesIn(outcome, 'paper7'),
      explanation: COUNTED_ALL,
    },
  ],
  claims: [
    {
      key: 'high-branching',
      what: 'there is a fairly high number of moves: more than 100 on average, on the 7x7 board',
      source: 'section 2.2',
      conditions: (outcome) => [{ quantity: legalMovesIn(outcome, 'paper7'), above: 100 }],
      explanation: COUNTED_ALL,
    },
    ...MIRRORS.map(({ key, name }) => ({
      key: `first-${key}`,
      what: `between two equal players (${name}) the one who starts wins more often`,
      source: 'open question: does it matter who starts?',
      conditions: (outcome: Outcome) => [
        { quantity: matchOf(outcome.run(`mirror-${key}`)).points(), above: 50 },
      ],
    })),
    {
      key: 'luck-below-half',
      what: 'between UCT and greedy, less than half of the variance of the lead is luck that the two games of a pair share',
      source: 'open question: how much is luck?',
      conditions: (outcome) => {
        const luck = luckOf(between(outcome.run('luck'), 'UCT', 'greedy').pairing);
        return luck ? [{ quantity: luck, below: 50 }] : [];
      },
    },
    {
      key: 'paper7-flat-score',
      what: 'flat_score beats flat with 50 playouts on the 7x7 board too',
      source: FULL_BOARD,
      conditions: (outcome) => [
        { quantity: between(outcome.run('paper7'), 'flat_score', 'flat').points(), above: 50 },
      ],
    },
    {
      key: 'paper7-uct',
      what: 'UCT beats random and flat with 50 playouts on the 7x7 board too',
      source: FULL_BOARD,
      conditions: (outcome) =>
        (['random', 'flat'] as const).map((other) => ({
          quantity: between(outcome.run('paper7'), 'UCT', other).points(),
          above: 50,
        })),
    },
    {
      key: 'paper7-greedy',
      what: 'greedy beats all seven with 50 playouts on the 7x7 board too',
      source: 'open question: a baseline better than random',
      conditions: (outcome) =>
        STRATEGIES.map((name) => ({
          quantity: between(outcome.run('paper7'), 'greedy', name).points(),
          above: 50,
        })),
    },
    ...TABLES.flatMap(({ key, players }) =>
      (['greedy', 'UCT'] as const).map((name) => ({
        key: `${key}-${name.toLowerCase()}`,
        what: `with ${players} players, ${name} gets more than its even share of the points`,
        source: 'open question: more than two players',
        conditions: (outcome: Outcome) => [
          { quantity: shareAt(outcome.run(key), name), above: evenShare(outcome.run(key)) },
        ],
      })),
    ),
  ],
  show: showBeyond,
};
