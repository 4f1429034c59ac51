/**
 * `node scripts/namedRatings.ts STORE [GAME…]`: writes docs/ratings.md, how strong every agent is that a game knows by
 * name, from finished runs of the experiments in docs/ratings/10ms and docs/ratings/50ms. With games named, it writes
 * the ratings of these and leaves the others as they are.
 */
import { readFileSync } from 'node:fs';
import { capital, elo, formatCount, percentage, signedRange } from '../src/words/index.ts';
import { Store } from '../src/store/index.ts';
import {
  type Rated,
  type RatedGame,
  experimentsIn,
  readRatings,
  sectionIn,
  writeFormatted,
} from './ratedRuns.ts';

const PAGE = 'docs/ratings.md';

/** Time for a move, as the folders are called. */
const CONTROLS = ['10ms', '50ms'] as const;
const folderOf = (control: string): string => `docs/ratings/${control}`;

/** A game at all time controls. */
type Controls = readonly RatedGame[];

const READABLE = { '10ms': '10 ms', '50ms': '50 ms' } as const;

/** What an agent is called in both runs; its time is in the heading. */
function shownSpec({ agent }: Rated): string {
  return `\`${agent.spec.replace(/(, )?time=50ms/, '').replace('()', '')}\``;
}

function cells(rated: Rated | undefined): string[] {
  if (!rated) return ['–', '–', '–'];
  return [
    elo(rated.elo),
    signedRange({ mean: rated.elo, low: rated.low, high: rated.high }, 0),
    percentage(rated.agent.rate.mean),
  ];
}

function section(controls: Controls): string {
  const last = controls.at(-1)!;
  const rows = last.agents.map((rated) => {
    const all = controls.map(({ agents }) => agents.find(({ agent }) => agent.name === rated.agent.name));
    return `| ${[rated.agent.name, ...all.flatMap(cells), shownSpec(rated)].join(' | ')} |`;
  });
  const runs = controls.map(
    ({ results: { run } }, i) => `${formatCount(run.played)} games at ${READABLE[CONTROLS[i]!]}`,
  );
  const heads = CONTROLS.map((control) => `${READABLE[control]} | 95 % | points`);
  return `## ${capital(last.results.run.game)}

${runs.join(', ')}, with seed ${last.results.run.seed} on ${last.results.run.versions.platform}; 0 is ${[...new Set(controls.map(({ zero }) => zero))].join(' and ')}.

| agent | ${heads.join(' | ')} | spec |
| :-- | ${'--: | --: | --: | '.repeat(CONTROLS.length)} :-- |
${rows.join('\n')}
`;
}

function page(rated: ReadonlyMap<string, Controls>): string {
  const experiments = CONTROLS.map((control) => experimentsIn(folderOf(control)));
  const games = [...experiments[0]!.keys()];
  const files = games.flatMap((game) => experiments.map((all) => all.get(game)!));
  const old = readFileSync(PAGE, 'utf8');
  const sections = games.map((game) => (rated.has(game) ? section(rated.get(game)!) : sectionIn(old, game)));
  return `# Ratings

How strong is every agent that a game knows by name? Each game has two tournaments of all of them, one with 10 ms and one with 50 ms for each move, under its default rules, between two players, with sides switched on equal boards, decks and dice; Ataxx and Katarenga begin with four random moves. Agents of the papers play with the time of the tournament in place of their own limits. Baselines without a limit, such as \`greedy\`, play as they are, and so do the five [levels](ratings/README.md), whose limits are part of them.

- Ratings are Bradley–Terry, in Elo; the interval is that of the distance from the mean of all agents. 0 is random moves, or the beginner where random moves never got a point. Ratings of different games, or of different times, cannot be compared with each other.
- A limit of time depends on the machine, so a repetition gives other games, and about the same ratings.
- What one agent is worth against another is better asked by a match: \`npx playout match\`. [Learned evaluations](learning.md#what-they-are-worth) has those of \`strong\`, and says how it was chosen.

${sections.join('\n')}
## Repeat it

\`\`\`sh
${files.map((file) => `npx playout run ${file} --store ratings.db`).join('\n')}
node scripts/namedRatings.ts ratings.db
\`\`\`
`;
}

const [path = 'ratings.db', ...named] = process.argv.slice(2);
const games = named.length > 0 ? named : [...experimentsIn(folderOf(CONTROLS[0])).keys()];
const store = Store.toRead(path);
const byControl: ReadonlyMap<string, RatedGame>[] = [];
for (const control of CONTROLS) byControl.push(await readRatings(store, folderOf(control), games));
store.close();
const rated = new Map(games.map((game) => [game, byControl.map((found) => found.get(game)!)]));
await writeFormatted(PAGE, page(rated));
