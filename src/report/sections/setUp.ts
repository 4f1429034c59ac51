/** What was played, by whom, and how: everything that the numbers depend on. */
import type { Game } from '../../core/index.ts';
import { describeEngine, mixNote } from '../../lab/runEngines.ts';
import type { RunResults, StopRule } from '../../lab/results.ts';
import { seatsIn } from '../../lab/meetings.ts';
import { pairingWord } from '../../words/lineups.ts';
import { agentCell, left, seating } from '../cells.ts';
import type { Section, Table, Text } from '../document.ts';
import { DISTINCT } from '../figures/theme.ts';
import { duration, moment, percent, plain, plural } from '../../words/index.ts';
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

/** Where there are more agents than looks, the letter alone tells them apart. */
function identity(agents: number): string {
  const same = 'the same in all tables and figures';
  return agents <= DISTINCT
    ? `Letter, colour and shape of an agent are ${same}, and no two agents share both colour and shape.`
    : `The letter of an agent is ${same}; colours and shapes repeat after ${DISTINCT} agents.`;
}

function agentsTable({ agents }: RunResults): Table {
  return {
    kind: 'table',
    id: 'agents',
    caption: [
      `The agents, and what each is in full: every option with its value, defaults included. ${identity(agents.length)}`,
    ],
    columns: [left('agent'), left('in full')],
    rows: agents.map(({ fullSpec }, place) => [agentCell(agents, place), { text: fullSpec, isCode: true }]),
    data: agents.map(({ name, spec, fullSpec }, place) => ({
      key: agentKey(place),
      agent: name,
      spec,
      'full spec': fullSpec,
    })),
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
    ...(run.openings === undefined ? [] : [['Openings', [run.openings]] as const]),
    [
      'Games',
      [
        `${plural(run.played, 'game')} in ${plural(results.pairings.length, pairingWord(seatsIn(results)))}, ${seating(results)}`,
      ],
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
    ['Machine', [run.versions.platform]],
    ['Program', [`${run.engines.map(describeEngine).join(', ')}, Node ${run.versions.node}`]],
  ];
  const mixed = mixNote(run.engines);
  return {
    id: 'set-up',
    title: 'Set-up',
    blocks: [
      ...(mixed === undefined ? [] : [{ kind: 'notice', text: [mixed] } as const]),
      { kind: 'facts', entries: facts },
      agentsTable(results),
    ],
  };
}
