import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { difference } from '../quantity.ts';
import { a4Show } from './a4Show.ts';
import { MAPS, type MapName } from './maps.ts';
import { MCTS_KINDS, type MctsKind, SPEEDS, raceAt, races } from './races.ts';

const SOURCE = 'section 3.2, conclusion';
const MOST = SPEEDS.at(-1)!;

function meets(map: MapName, kind: MctsKind): Claim {
  return {
    key: `meets-${map}-${kind}`,
    what: `${MCTS_KINDS[kind].name} on the ${map} map catches up with minimax if it is up to ${MOST} times as fast as in the report: points in percent at that speed`,
    source: 'open question',
    conditions: (outcome) => [{ quantity: raceAt(outcome, map, kind, MOST).points(), above: 50 }],
  };
}

/** Stones of the lead without playouts less those with them, at the same number of iterations. */
function evaluationGain(outcome: Outcome, map: MapName, speed: number) {
  return difference(
    raceAt(outcome, map, 'evaluation', speed).lead(),
    raceAt(outcome, map, 'playouts', speed).lead(),
  );
}

export const a4: PaperExperiment = {
  id: 'A4',
  title: `MCTS at 1 to ${MOST} times its speed`,
  source: SOURCE,
  question: 'At which speed does MCTS catch up with minimax?',
  runs: races,
  numbers: [],
  claims: [
    ...MAPS.map((map) => ({
      key: `speed-helps-${map}`,
      what: `MCTS improves when it is faster, on the ${map} map: stones of its lead at ${MOST} times the speed less those at the report's`,
      source: SOURCE,
      conditions: (outcome: Outcome) => [
        {
          quantity: difference(
            raceAt(outcome, map, 'playouts', MOST).lead(),
            raceAt(outcome, map, 'playouts', 1).lead(),
          ),
          above: 0,
        },
      ],
    })),
    ...MAPS.map((map) => meets(map, 'playouts')),
    ...MAPS.map((map) => meets(map, 'evaluation')),
    ...MAPS.map((map) => ({
      key: `evaluation-${map}`,
      what: `MCTS lacks the evaluation, not the speed, on the ${map} map: stones gained when minimax's evaluation replaces the playouts, at ${MOST} times the speed`,
      source: 'open question',
      conditions: (outcome: Outcome) => [{ quantity: evaluationGain(outcome, map, MOST), above: 0 }],
    })),
  ],
  show: a4Show,
};
