/** An experiment of a paper as a chapter: what was asked and played, the paper's figures, and the verdicts. */
import type { Block, Section, Text } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import { fixed, formatCount, plural } from '../../words/index.ts';
import { type ReproducedExperiment, type ReproducedRun, isRehearsal } from '../reproduced.ts';
import type { PaperRun } from '../paper.ts';
import { verdictTables } from './verdictTables.ts';

/** `100 games a pairing, as in the paper`. */
function sizeOf({ games, paperGames }: ReproducedRun): string {
  const own = `${plural(games, 'game')} a pairing`;
  if (paperGames === null) return own;
  return paperGames === games ? `${own}, as in the paper` : `${own} (the paper: ${formatCount(paperGames)})`;
}

/** The agents of a run as they were written, and how many games they played. */
function runFacts({ key, spec }: PaperRun, reproduced: ReproducedRun): readonly [string, Text] {
  const agents = spec.agents.flatMap((agent, i) => {
    const written = typeof agent === 'string' ? agent : agent.spec;
    const name = typeof agent === 'string' || agent.name === undefined ? '' : `${agent.name} `;
    return [i === 0 ? '' : ', ', name, { code: written }];
  });
  const vary = Object.entries(spec.vary ?? {}).map(([name, values]) => `; $${name} = ${values.join(', ')}`);
  return [key, [...agents, ...vary, `; ${sizeOf(reproduced)}`]];
}

function rehearsalNotice({ runs }: ReproducedExperiment): Block {
  const least = Math.min(...runs.map(({ budget }) => budget));
  return {
    kind: 'notice',
    text: [
      { strong: 'A rehearsal. ' },
      `Budgets of agents were cut, to ${fixed(100 * least, 0)} % at the least, so these numbers say nothing about the paper.`,
    ],
  };
}

/** Why we differ, where that is known; each reason once. */
function explanations({ rows }: ReproducedExperiment): Block[] {
  const reasons = new Map<string, string[]>();
  for (const { comment, what } of rows) {
    if (comment !== '') reasons.set(comment, [...(reasons.get(comment) ?? []), what]);
  }
  if (reasons.size === 0) return [];
  const items = [...reasons].map(([comment, [first, ...others]]): Text => {
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other')}`;
    return [{ strong: `${first}${more}: ` }, comment];
  });
  return [paragraph('Where we differ:'), { kind: 'list', items }];
}

export function chapter(reproduced: ReproducedExperiment): Section {
  const { experiment, outcome, runs } = reproduced;
  return {
    id: experiment.id.toLowerCase(),
    title: `${experiment.id}: ${experiment.title}`,
    blocks: [
      paragraph(experiment.question, ` (${experiment.source})`),
      ...(isRehearsal(reproduced) ? [rehearsalNotice(reproduced)] : []),
      ...experiment.show(outcome),
      ...verdictTables(reproduced),
      ...explanations(reproduced),
      ...(runs.length === 0
        ? []
        : [
            paragraph('What was played:'),
            {
              kind: 'facts',
              entries: experiment.runs.map((run, i) => runFacts(run, runs[i]!)),
            } as const,
          ]),
    ],
  };
}
