/** What was measured in the games beside their results: scores, lengths, time, work, and the game's own counters. */
import type { Measure, RunResults } from '../../lab/results.ts';
import { agentCell, left, right } from '../cells.ts';
import type { Block, Cell, Section, Table } from '../document.ts';
import { measured } from '../format.ts';
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

/** A figure of what is the same in every game would be empty. */
function varies({ byAgent }: Measure): boolean {
  const least = Math.min(...byAgent.map(({ summary }) => summary.min));
  return byAgent.some(({ summary }) => summary.max > least);
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
  const blocks: Block[] = named(FIGURED)
    .filter(varies)
    .map((measure) => measureFigure(results, measure));
  if (named(STANDARD).length > 0) blocks.push(standardTable(results, named(STANDARD)));
  if (counters.length > 0) blocks.push(counterTable(results, counters));
  return blocks.length === 0 ? [] : [{ id: 'measures', title: 'What was measured', blocks }];
}
