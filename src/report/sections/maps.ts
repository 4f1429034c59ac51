/** What happened where: one figure for each kind of map, one board in it for each agent. */
import type { BoardMap, RunResults } from '../../lab/results.ts';
import type { Figure, Section } from '../document.ts';
import { boardMaps } from '../figures/boardMaps.ts';
import { capital, formatCount, plain, plural } from '../../words/index.ts';
import { agentLabel } from '../names.ts';

/** Labels that repeat or are missing would put several fields in one place. */
function labels(given: readonly string[], count: number): readonly string[] {
  return given.length === count && new Set(given).size === count
    ? given
    : Array.from({ length: count }, (_, i) => String(i + 1));
}

function gamesText(maps: readonly BoardMap[]): string {
  const games = maps.map((map) => map.games);
  const [least, most] = [Math.min(...games), Math.max(...games)];
  return least === most ? plural(most, 'game') : `${formatCount(least)} to ${plural(most, 'game')}`;
}

function mapFigure(results: RunResults, maps: readonly BoardMap[]): Figure {
  const { name, title, unit, rows, columns, rowLabels, columnLabels } = maps[0]!;
  const axes = {
    rows: labels(rowLabels, rows),
    columns: labels(columnLabels, columns),
    title: unit === '' ? title : `${title}, ${unit}`,
  };
  const together = results.lineups ? 'all seats' : 'both sides';
  const boards = maps.map(({ agent, values }) => ({
    agent,
    heading: agent === null ? { full: together, short: together } : agentLabel(results.agents, agent),
    values,
  }));
  const most = Math.max(...maps.flatMap(({ values }) => values));
  return {
    kind: 'figure',
    id: `map-${name}`,
    caption: [
      `${capital(title)}: mean per game on each field of the board, all on one scale; ${gamesText(maps)} for each board.`,
    ],
    alt: `${capital(title)} on each field of the board, at most ${plain(most)} per game.`,
    spec: (theme) => boardMaps(boards, axes, theme),
    data: boards.flatMap(({ agent, values }) =>
      values.map((value, i) => ({
        agent: agent === null ? null : results.agents[agent]!.name,
        row: axes.rows[Math.floor(i / columns)]!,
        column: axes.columns[i % columns]!,
        value,
      })),
    ),
  };
}

/** One board for each agent; all sides together only where there are none by agent. */
function shownMaps(all: readonly BoardMap[], name: string): BoardMap[] {
  const maps = all.filter((map) => map.name === name);
  const own = maps.filter(({ agent }) => agent !== null);
  return own.length > 0 ? own : maps;
}

/** Nothing where the game has no maps. */
export function maps(results: RunResults): Section[] {
  const names = [...new Set(results.maps.map(({ name }) => name))];
  if (names.length === 0) return [];
  return [
    {
      id: 'maps',
      title: 'On the board',
      blocks: names.map((name) => mapFigure(results, shownMaps(results.maps, name))),
    },
  ];
}
