/** The riddle: which of the paper's strange results does a fault bring back? */
import { matchOf } from '../encounter.ts';
import type { PaperExperiment } from '../paper.ts';
import { type Quantity, share } from '../quantity.ts';
import type { Outcome } from '../outcome.ts';
import { LEAN, RANDOM, withFault } from './agents.ts';
import { showReadings } from './m4Show.ts';
import { FAULTS, SOUND, claimsUnder } from './readings.ts';

/** Games that a faulty strategy won against random in a seat, in percent. */
function inSeat(outcome: Outcome, seat: number): Quantity {
  const { wins, games } = matchOf(outcome.run('seats')).pairing.bySeat.find((one) => one.seat === seat)!;
  return share(wins, games);
}

export const m4: PaperExperiment = {
  id: 'M4',
  title: 'The riddle of UCT: correct and faulty, on equal seeds',
  source: 'sections 4.2.1 to 4.2.3 ("possibly indicates an implementation error")',
  question: "Which of the paper's claims come back with a fault, and with which?",
  runs: [
    ...SOUND.runs,
    ...FAULTS.flatMap(({ runs }) => runs),
    {
      key: 'seats',
      spec: {
        ...LEAN,
        agents: [withFault('UCT_score', 100), RANDOM],
        games: 400,
      },
    },
  ],
  numbers: [],
  claims: [
    {
      key: 'first-seat-sound',
      what: 'UCT_score with player 1’s score for every move beats random if it starts (more than 90 %)',
      source: 'our question',
      conditions: (outcome) => [{ quantity: inSeat(outcome, 0), above: 90 }],
    },
    {
      key: 'second-seat-reversed',
      what: 'and plays to lose if it does not: it wins less than 10 % against random',
      source: 'our question',
      conditions: (outcome) => [{ quantity: inSeat(outcome, 1), below: 10 }],
    },
    ...FAULTS.flatMap((reading) =>
      claimsUnder(reading).map(({ key, what, source, conditions }) => ({
        key: `${reading.key}-${key}`,
        what: `${reading.short}: ${what}`,
        source,
        conditions,
      })),
    ),
  ],
  show: showReadings,
};
