/** The text of docs/parts.md: all agents and parts, with their options, as the catalogue has them. */
import { type AgentEntry, type AgentOption, listAgents } from '../src/agents/index.ts';
import { games } from '../src/games/index.ts';

/** Kinds in the order in which a search is put together, and what each decides. */
const KINDS: readonly (readonly [kind: string, title: string, about: string])[] = [
  ['agent', 'Agents', 'What a text begins with.'],
  ['forest', 'Forests', 'How chance and hidden information become trees: [Forests](forests.md).'],
  ['tree', 'Tree policies', 'Which move to try next, at every node.'],
  ['widening', 'Widening', 'Which moves a node considers.'],
  ['leaf', 'Leaves', 'How a new node is evaluated.'],
  ['playout', 'Playouts', 'How a game is played out from a new node.'],
  ['heuristic', 'Evaluations', 'How good a position is.'],
  ['prior', 'Ratings of moves', 'How good a move looks before it is tried.'],
  ['reward', 'Rewards', 'What a finished game is worth.'],
  ['backup', 'Backups', 'How rewards are added up in the tree.'],
  ['endgame', 'Endgames', 'How the end of a game is played.'],
  ['opponent', 'Opponents', 'Whether a search plays the same against everyone.'],
  ['pruning', 'Pruning', 'How an expectimax search passes over what cannot matter.'],
  ['parallel', 'Several threads', 'How threads share the work: [Parallel search](parallel.md).'],
];

/** Longer ranges are lists of parts. */
const MOST_RANGE = 60;

type InGame = readonly [game: string, entry: AgentEntry];

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/** What an option is in all games that have it; where they differ, in which game it is what. */
function byGame(all: readonly (readonly [game: string, value: string])[]): string {
  const values = Map.groupBy(all, ([, value]) => value);
  if (values.size === 1) return all[0]![1];
  return [...values]
    .map(([value, those]) => `${value} (${those.map(([game]) => game).join(', ')})`)
    .join(', ');
}

function optionRow(name: string, all: readonly (readonly [game: string, option: AgentOption])[]): string {
  const standard = byGame(all.map(([game, option]) => [game, option.default ?? '–']));
  const [, { about, range }] = all[0]!;
  // Which parts there are is what this page lists, and differs from game to game.
  const isList = range.length > MOST_RANGE || all.some(([, option]) => option.range !== range);
  const allowed = isList ? '' : ` (${range})`;
  return `| \`${name}\` | ${cell(standard)} | ${cell(about + allowed)} |`;
}

function optionTable(entries: readonly InGame[]): string[] {
  const options = entries.flatMap(([game, entry]) => entry.options.map((option) => [game, option] as const));
  if (options.length === 0) return [];
  const rows = [...Map.groupBy(options, ([, { name }]) => name)].map(([name, all]) => optionRow(name, all));
  return ['', '| option | default | what it does |', '| --- | --- | --- |', ...rows];
}

function section(name: string, entries: readonly InGame[]): string[] {
  const [, { about }] = entries[0]!;
  const where = entries.length === games.length ? '' : ` _${entries.map(([game]) => game).join(', ')}_`;
  return ['', `### ${name}`, '', cell(about) + where, ...optionTable(entries)];
}

function namedAgents(listed: readonly InGame[]): string[] {
  return games.flatMap(({ name, title }) => {
    const rows = listed
      .filter(([game, { kind }]) => game === name && kind === 'named')
      .map(([, entry]) => `| \`${entry.name}\` | ${cell(entry.about)} | \`${cell(entry.spec)}\` |`);
    return ['', `### ${title}`, '', '| agent | what it is | made of |', '| --- | --- | --- |', ...rows];
  });
}

export function partsPage(): string {
  const listed = games.flatMap((game) => listAgents(game).map((entry): InGame => [game.name, entry]));
  const known = new Set([...KINDS.map(([kind]) => kind), 'named']);
  const missing = listed.find(([, { kind }]) => !known.has(kind));
  if (missing) throw new Error(`scripts/partsPage.ts has no place for the kind "${missing[1].kind}"`);
  const kinds = KINDS.flatMap(([kind, title, about]) => {
    const ofKind = Map.groupBy(
      listed.filter(([, entry]) => entry.kind === kind),
      ([, { name }]) => name,
    );
    if (ofKind.size === 0) return [];
    const head = ['', `## ${title}`, '', about];
    return head.concat([...ofKind].flatMap(([name, all]) => section(name, all)));
  });
  return [
    '# All parts',
    '',
    'Written by `node scripts/parts.ts` from the catalogue itself; `npx playout agents GAME` prints the same for one game. Where a part says in which games it is, it is not in the others.',
    ...kinds,
    '',
    '## Named agents',
    '',
    'Agents of the papers, baselines, levels and the strongest that there is, each with the text it stands for.',
    ...namedAgents(listed),
    '',
  ].join('\n');
}
