/** Uniform random play against the sanity values of the rules, within three standard errors. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { CHANCE, OVER, Random, settleOptions } from '../../core/index.ts';
import { Moments } from '../../stats/moments.ts';
import { marrakech } from './index.ts';
import { walkSquare } from './moves.ts';

const SEED = 7;
const GAMES = samples(3000);

interface Survey {
  readonly branching: Moments;
  readonly payments: Moments;
  readonly owed: Moments;
  readonly lead: Moments;
  readonly turns: Moments;
  short: number;
}

function survey(preset: string): Survey {
  const options = settleOptions(marrakech, { preset });
  const moments = (): Moments => new Moments();
  const found: Survey = {
    branching: moments(),
    payments: moments(),
    owed: moments(),
    lead: moments(),
    turns: moments(),
    short: 0,
  };
  for (let i = 0; i < GAMES; i++) {
    const random = new Random(SEED).derive(preset, i);
    const state = marrakech.start(options, random);
    let [payments, turns, short] = [0, 0, false];
    while (state.turn !== OVER) {
      const isChoice = state.turn !== CHANCE;
      const move = state.sample(random);
      if (isChoice) {
        turns++;
        found.branching.add(state.count());
        const owed = state.owedAt(walkSquare(move));
        if (owed > 0) {
          payments++;
          found.owed.add(owed);
          short ||= owed > state.coins[state.mover]!;
        }
      }
      state.play(move);
    }
    found.payments.add(payments);
    found.turns.add(turns);
    found.lead.add(state.score(0) - state.score(1));
    if (short) found.short++;
  }
  return found;
}

/** The published figures are rounded: half a unit of the last digit is theirs. */
function compareMean(moments: Moments, published: number, rounding: number): void {
  const error = (3 * moments.sd) / Math.sqrt(moments.count);
  expect(Math.abs(moments.mean - published), `seed ${SEED}: ${moments.mean}`).toBeLessThan(error + rounding);
}

const published = [
  {
    preset: 'paper',
    branching: 19.6,
    most: 33,
    turns: 32,
    payments: 12.9,
    owed: 3,
    lead: 2.6,
    sd: 22,
    short: 0.9,
  },
  {
    preset: 'paper7',
    branching: 23.4,
    most: 36,
    turns: 48,
    payments: 17.3,
    owed: 3.1,
    lead: 2.7,
    sd: 28,
    short: 4.8,
  },
] as const;

describe.each(published)('random games of $preset', (figures) => {
  const found = survey(figures.preset);

  test('have the published number of moves and turns', () => {
    compareMean(found.branching, figures.branching, 0.05);
    expect(found.branching.min).toBe(9);
    expect(found.branching.max).toBeLessThanOrEqual(figures.most);
    expect([found.turns.min, found.turns.max]).toEqual([figures.turns, figures.turns]);
  });

  test('have the published payments', () => {
    compareMean(found.payments, figures.payments, 0.05);
    compareMean(found.owed, figures.owed, 0.05);
    const share = found.short / GAMES;
    const error = 3 * Math.sqrt((share * (1 - share)) / GAMES);
    expect(Math.abs(100 * share - figures.short), `seed ${SEED}`).toBeLessThan(100 * error + 0.05);
  });

  test('have the published lead of the first player', () => {
    compareMean(found.lead, figures.lead, 0.05);
    // The standard error of a standard deviation is about sd / sqrt(2 n).
    expect(Math.abs(found.lead.sd - figures.sd)).toBeLessThan((3 * figures.sd) / Math.sqrt(2 * GAMES) + 0.5);
  });
});
