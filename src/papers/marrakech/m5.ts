/** The paper's future work: RAVE, nested playouts, and a sound UCT_score, each against plain UCT. */
import { atPoint, between } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import { LEAN, uct } from './agents.ts';
import { showVariants } from './m5Show.ts';
import { SWEEPS, type Sweep, TIMED, TIMED_MS } from './variants.ts';

function sweepRun({ key, variant, vary, playouts, games }: Sweep): PaperRun {
  return {
    key,
    spec: {
      ...LEAN,
      agents: [{ name: 'variant', spec: variant(`iterations=${playouts}`) }, uct(`iterations=${playouts}`)],
      pairing: 'sweep',
      vary,
      games,
    },
  };
}

const FUTURE_WORK = 'future work (section 5)';

/** Does a setting beat UCT at equal playouts? */
function beatsUct(key: string, sweep: string, what: string, values: Record<string, number>): Claim {
  return {
    key,
    what: `${what} beats UCT at equal playouts`,
    source: FUTURE_WORK,
    conditions: (outcome) => [{ quantity: atPoint(outcome.run(sweep), values).points(), above: 50 }],
  };
}

export const m5: PaperExperiment = {
  id: 'M5',
  title: 'RAVE, GRAVE, nested playouts and a sound UCT_score',
  source: 'section 5, future work',
  question:
    'Do the improvements that the paper hopes for beat plain UCT, at equal playouts and at equal time?',
  runs: [
    ...SWEEPS.map(sweepRun),
    {
      key: 'time',
      spec: {
        ...LEAN,
        measures: ['score', 'simulations'],
        agents: [uct(`time=${TIMED_MS}ms`), ...TIMED.map(({ name, spec }) => ({ name, spec }))],
        pairing: 'gauntlet',
        games: 50,
      },
    },
  ],
  numbers: [],
  claims: [
    beatsUct('rave', 'rave', 'RAVE (k = 10, c = 0.4)', { c: 0.4, k: 10 }),
    beatsUct('grave', 'grave', 'GRAVE (ref = 50)', { ref: 50 }),
    beatsUct('nested', 'nested', 'UCT with nested playouts to the end', { plies: 1000 }),
    beatsUct('nested-score', 'nested-score', 'UCT with nested playouts by score to the end', { plies: 1000 }),
    beatsUct('clip-40', 'clip', "UCT_score with the paper's clip of 40", { clip: 40 }),
    beatsUct('clip-20', 'clip', 'UCT_score with a clip of 20', { clip: 20 }),
    beatsUct('normalised', 'width', 'UCT_score with normalised leads (width 0.5)', { width: 0.5 }),
    {
      key: 'score-lead',
      what: "a sound UCT_score (clip 40) has the better mean score against UCT: it does what the paper's was made for",
      source: FUTURE_WORK,
      conditions: (outcome) => [{ quantity: atPoint(outcome.run('clip'), { clip: 40 }).lead(), above: 0 }],
    },
    ...TIMED.map(({ key, name }) => ({
      key: `${key}-time`,
      what: `${name} beats UCT at equal time`,
      source: FUTURE_WORK,
      conditions: (outcome: Outcome) => [
        { quantity: between(outcome.run('time'), name, 'UCT').points(), above: 50 },
      ],
    })),
  ],
  show: showVariants,
};
