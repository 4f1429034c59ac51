/** The results of a run as the page shows them, from the same findings as its report. */
import { findGame } from '../../../games/index.ts';
import {
  type MeetingResult,
  type RunInfo,
  type RunResults,
  meetingsOf,
  mixNote,
  seatsIn,
} from '../../../lab/index.ts';
import { describeKind } from '../../../report/compose.ts';
import { agentKey } from '../../../report/names.ts';
import { findingsOf, noticesOf } from '../../../report/sections/inShort.ts';
import type { Meeting, RunDetail } from '../../api/index.ts';
import { factsOf } from './facts.ts';
import { sentence } from './sentences.ts';

/** `Playout 0.1.0, Node 26.10.0, linux x64, 2 cores`. */
function playedOn({ versions: { playout, node, platform } }: RunInfo): string {
  return `Playout ${playout}, Node ${node}, ${platform}`;
}

function meeting(result: MeetingResult, label: string | undefined): Meeting {
  const { first, second, games, wins, draws, losses, rate, elo, lead, pCorrected } = result;
  const counts = { games, wins, draws, losses };
  return { first, second, ...counts, rate, elo, lead, pCorrected, ...(label !== undefined && { label }) };
}

/** Of two seats; with more there are no labels, because an agent that is varied meets its opponent more than once. */
function labelsOf({ points, lineups }: RunResults): ReadonlyMap<number, string> {
  return new Map(lineups ? [] : points.map(({ pairing, label }) => [pairing, label]));
}

function notices(results: RunResults): RunDetail['notices'] {
  const mixed = mixNote(results.run.engines);
  return [
    ...noticesOf(results).map(({ text }) => sentence(text)),
    ...(mixed === undefined ? [] : [[{ text: mixed }]]),
  ];
}

export function describeRun(results: RunResults): RunDetail {
  const { run, agents, samples } = results;
  const { threads, options, position, seed, switchSides, command, spec } = run;
  const { answer, more } = findingsOf(results);
  const labels = labelsOf(results);
  return {
    ...factsOf(run),
    threads,
    options,
    position,
    seed,
    switchSides,
    command,
    spec,
    game: findGame(run.game).title,
    kind: describeKind(run.kind),
    seats: seatsIn(results),
    playedOn: playedOn(run),
    hasRecords: samples.length > 0,
    answer: sentence(answer),
    findings: more.map(sentence),
    notices: notices(results),
    agents: agents.map((agent, place) => Object.assign({ key: agentKey(place) }, agent)),
    meetings: meetingsOf(results).map((result, place) => meeting(result, labels.get(place))),
  };
}
