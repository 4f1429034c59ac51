/** The first section: the question, the answer in a few sentences, and what a reader must know to trust it. */
import type { RunResults } from '../../lab/results.ts';
import { type Block, type Notice, type Section, paragraph } from '../document.ts';
import { formatCount, plural } from '../../words/index.ts';
import { equalAgents } from './findings/equals.ts';
import { matchFindings } from './findings/match.ts';
import { tournamentFindings } from './findings/tournament.ts';
import { variedFindings } from './findings/varied.ts';
import type { Findings } from './findings/verdicts.ts';

/** What the run says in a few sentences. */
export function findingsOf(results: RunResults): Findings {
  if (results.run.played === 0) return { answer: ['No game has been played yet.'], more: [] };
  if (results.points.length > 0) return variedFindings(results);
  const played = { ...results, pairings: results.pairings.filter(({ games }) => games > 0) };
  return played.pairings.length === 1 && !results.lineups
    ? matchFindings(played)
    : tournamentFindings(played);
}

/** What must not be overlooked. */
export function noticesOf(results: RunResults): Notice[] {
  const { run, agents } = results;
  const notices: Notice[] = [];
  if (run.state !== 'finished')
    notices.push({
      kind: 'notice',
      text: [
        { strong: 'This run is not complete. ' },
        `${formatCount(run.played)} of ${plural(run.scheduled, 'game')} have been played; everything below is about those.`,
      ],
    });
  const forfeits = agents.reduce((sum, agent) => sum + agent.forfeits, 0);
  if (forfeits > 0)
    notices.push({
      kind: 'notice',
      text: [
        { strong: `${plural(forfeits, 'game')} ${forfeits === 1 ? 'was' : 'were'} forfeited` },
        ` by a fault of an agent and ${forfeits === 1 ? 'counts' : 'count'} as lost; see Forfeits.`,
      ],
    });
  for (const text of equalAgents(results)) notices.push({ kind: 'notice', text });
  return notices;
}

export function inShort(results: RunResults): Section {
  const { question } = results.run;
  const { answer, more } = findingsOf(results);
  const blocks: Block[] =
    question === ''
      ? [paragraph(...answer)]
      : [paragraph({ strong: 'Question. ' }, question), paragraph({ strong: 'Answer. ' }, ...answer)];
  if (more.length > 0) blocks.push({ kind: 'list', items: more });
  return { id: 'in-short', title: 'In short', blocks: [...blocks, ...noticesOf(results)] };
}
