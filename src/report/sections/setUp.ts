/** What was played, by whom, and how: everything that the numbers depend on. */
import type { Game } from '../../core/index.ts';
import type { RunResults, StopRule } from '../../lab/results.ts';
import { agentCell, left, seating } from '../cells.ts';
import type { Section, Table, Text } from '../document.ts';
import { duration, moment, percent, plain, plural } from '../format.ts';
import { agentKey } from '../names.ts';

function stopText(stop: StopRule): string {
  switch (stop.rule) {
    case 'fixed':
      return 'after a fixed number of games';
    case 'sprt':
      return `sequential test of ${stop.elo0} against ${stop.elo1} Elo, error rates ${percent(stop.alpha)} % and ${percent(stop.beta)} %`;
    case 'width':
      return `when the 95 % interval of the points is within ±${percent(stop.halfWidth)} percentage points`;
  }
}

function agentsTable({ agents }: RunResults): Table {
  return {
    kind: 'table',
    id: 'agents',
    caption: [
      'The agents, and what each is in full. Letters and colours are the same in all tables and figures.',
    ],
    columns: [left('agent'), left('in full')],
    rows: agents.map(({ spec }, place) => [agentCell(agents, place), { text: spec, isCode: true }]),
    data: agents.map(({ name, spec }, place) => ({ key: agentKey(place), agent: name, spec })),
  };
}

function optionsText(results: RunResults): Text {
  const entries = Object.entries(results.run.options);
  if (entries.length === 0) return ['none'];
  return [{ code: entries.map(([name, value]) => `${name}=${value}`).join(', ') }];
}

export function setUp(results: RunResults, game: Game): Section {
  const { run } = results;
  const facts: (readonly [string, Text])[] = [
    ['Game', [game.title]],
    ['Options', optionsText(results)],
    ...(run.position === null ? [] : [['Start position', [{ code: run.position }]] as const]),
    [
      'Games',
      [`${plural(run.played, 'game')} in ${plural(results.pairings.length, 'pairing')}, ${seating(results)}`],
    ],
    ['Stopping rule', [stopText(run.stop)]],
    ['Master seed', [String(run.seed)]],
    [
      'Played',
      [
        `from ${moment(run.started)}${run.finished === null ? '' : ` to ${moment(run.finished)}`}, ${duration(run.seconds)} on ${plural(run.threads, 'thread')}`,
        run.gamesPerSecond === null ? '' : `, ${plain(run.gamesPerSecond)} games per second`,
      ],
    ],
  ];
  return { id: 'set-up', title: 'Set-up', blocks: [{ kind: 'facts', entries: facts }, agentsTable(results)] };
}
