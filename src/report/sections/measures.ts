/** What was measured in the games besides their results: scores, lengths, time, work, and the game's own counters. */
import type { Measure, RunResults } from '../../lab/results.ts';
import { agentCell, left, right } from '../cells.ts';
import { type Block, type Cell, type Paragraph, type Section, type Table, paragraph } from '../document.ts';
import { capital, measured, plain } from '../../words/index.ts';
import { measureFigure, scaleOf, summaryRows, titleOf } from './measureFigures.ts';

/** Measures that get a figure, in this order; the others are in the table. */
const FIGURED = ['score', 'length', 'secondsPerMove'];
const STANDARD = [...FIGURED, 'simulations', 'playoutMoves'];

function textCell(text: string): Cell {
  return { text };
}

/** The mean of an agent's games with its deviation. */
function meanCell(measure: Measure, place: number): Cell {
  const summary = measure.byAgent.find(({ agent }) => agent === place)?.summary;
  if (!summary) return textCell('–');
  const { factor } = scaleOf(measure);
  return { text: measured(factor * summary.mean), note: `± ${measured(factor * summary.sd)}` };
}

/** Is the middle half of every agent's values a single value? Box plots would be lines without boxes. */
function isConstant({ byAgent }: Measure): boolean {
  const common = byAgent[0]!.summary.median;
  return byAgent.every(({ summary: { q1, q3 } }) => q1 === common && q3 === common);
}

/** What is drawn where a figure would be empty: a sentence. */
function constantText(measure: Measure): Paragraph {
  const { factor, unit } = scaleOf(measure);
  const value = (x: number): string => `${plain(factor * x)}${unit === '' ? '' : ` ${unit}`}`;
  const summaries = measure.byAgent.map(({ summary }) => summary);
  const [least, most] = [
    Math.min(...summaries.map(({ min }) => min)),
    Math.max(...summaries.map(({ max }) => max)),
  ];
  const common = value(summaries[0]!.median);
  return paragraph(
    least === most
      ? `${capital(measure.title)}: ${common} in every game, so there is nothing to draw.`
      : `${capital(measure.title)}: ${common} in most games, from ${value(least)} to ${value(most)} in all, so there is nothing to draw.`,
  );
}

function placesOf({ agents }: RunResults): number[] {
  return agents.map((_, place) => place).filter((place) => agents[place]!.games > 0);
}

function standardTable(results: RunResults, measures: readonly Measure[]): Table {
  return {
    kind: 'table',
    id: 'measures',
    caption: ['Mean of each agent’s games, with the standard deviation from game to game.'],
    columns: [left('agent'), ...measures.map((measure) => right(titleOf(measure, scaleOf(measure))))],
    rows: placesOf(results).map((place) =>
      [agentCell(results.agents, place)].concat(measures.map((measure) => meanCell(measure, place))),
    ),
    data: measures.flatMap((measure) => summaryRows(results, measure)),
  };
}

/** Counters as rows: there may be many. */
function counterTable(results: RunResults, counters: readonly Measure[]): Table {
  const places = placesOf(results);
  return {
    kind: 'table',
    id: 'counters',
    caption: ['What the game itself counts: mean per game with the standard deviation, for each agent.'],
    columns: [left('counter'), ...places.map((place) => ({ ...right(''), agent: place }))],
    rows: counters.map((counter) =>
      [textCell(titleOf(counter, scaleOf(counter)))].concat(places.map((place) => meanCell(counter, place))),
    ),
    data: counters.flatMap((counter) => summaryRows(results, counter)),
  };
}

/** Nothing where nothing was measured. */
export function measures(results: RunResults): Section[] {
  const seen = results.measures.filter(({ byAgent }) => byAgent.length > 0);
  const named = (names: readonly string[]): Measure[] =>
    names.flatMap((name) => seen.filter((measure) => measure.name === name));
  const counters = seen.filter(({ name }) => !STANDARD.includes(name));
  const blocks: Block[] = named(FIGURED).map((measure) =>
    isConstant(measure) ? constantText(measure) : measureFigure(results, measure),
  );
  if (named(STANDARD).length > 0) blocks.push(standardTable(results, named(STANDARD)));
  if (counters.length > 0) blocks.push(counterTable(results, counters));
  return blocks.length === 0 ? [] : [{ id: 'measures', title: 'What was measured', blocks }];
}
