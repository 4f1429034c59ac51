/**
 * `node scripts/levelRatings.ts STORE [GAME…]`: writes src/agents/levelRatings.json, where the levels have their ratings
 * from, and docs/ratings/README.md, from finished runs of the experiments in docs/ratings. With games named, it writes
 * the ratings of these and leaves the others as they are.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import recorded from '../src/agents/levelRatings.json' with { type: 'json' };
import { resolveAgent } from '../src/agents/index.ts';
import { type GameRatings, LEVELS } from '../src/agents/levels.ts';
import { UserError } from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { Store } from '../src/store/index.ts';
import { capital, duration, elo, formatCount, percentage, signedRange } from '../src/words/index.ts';
import { type RatedGame, experimentsIn, readRatings, sectionIn, writeFormatted } from './ratedRuns.ts';

const FOLDER = 'docs/ratings';
const PAGE = join(FOLDER, 'README.md');
const DATA = 'src/agents/levelRatings.json';

function dataOf({ results, zero, agents }: RatedGame): GameRatings {
  const entries = LEVELS.map(({ name: level }) => {
    const rated = agents.find(({ agent }) => agent.name === level);
    if (!rated) throw new UserError(`the run of ${results.run.game} has no agent called ${level}`);
    const { weights } = resolveAgent(rated.agent.spec, findGame(results.run.game));
    const entry: GameRatings['levels'][string] = {
      spec: rated.agent.spec,
      ...(weights.length > 0 && { weights: weights.map(({ id }) => id) }),
      elo: Math.round(rated.elo),
      low: Math.round(rated.low),
      high: Math.round(rated.high),
      games: rated.agent.games,
      secondsPerMove: Number(rated.secondsPerMove.toPrecision(2)),
    };
    return [level, entry] as const;
  });
  return { seed: results.run.seed, zero, levels: Object.fromEntries(entries) };
}

function section({ results, zero, agents }: RatedGame): string {
  const { run } = results;
  const rows = agents.map(({ agent, secondsPerMove, ...rating }) =>
    [
      '',
      agent.name,
      `\`${agent.spec}\``,
      elo(rating.elo),
      signedRange({ mean: rating.elo, ...rating }, 0),
      percentage(agent.rate.mean),
      formatCount(agent.games),
      secondsPerMove < 0.0005 ? '< 1 ms' : duration(secondsPerMove),
      '',
    ]
      .join(' | ')
      .trim(),
  );
  return `## ${capital(run.game)}

${formatCount(run.played)} games with seed ${run.seed}; 0 is ${zero}.

| agent | spec | Elo | 95 % | points | games | time per move |
| :-- | :-- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}

function readme(rated: ReadonlyMap<string, RatedGame>): string {
  const [first] = rated.values();
  const experiments = experimentsIn(FOLDER);
  const page = readFileSync(PAGE, 'utf8');
  const sections = [...experiments.keys()].map((game) =>
    rated.has(game) ? section(rated.get(game)!) : sectionIn(page, game),
  );
  return `# Ratings of the levels

Every game has five levels of opponents, from \`beginner\` to \`strongest\`, which are agents by these names: \`npx playout play ataxx --seats human,ataxx/club\`. Here is how strong they are, measured in tournaments of the five with \`random\` and one-ply \`greedy\`, under the default rules of each game, between two players, with sides switched on equal boards, decks and dice. Ratings of different games cannot be compared.

- A level has a limit of work (iterations, positions) and one of time. Ratings are those of the work alone, so the same commands give the same games on every machine; a machine on which time ends the search first has a weaker opponent. Agents without a limit answer at once.
- Ratings are Bradley–Terry, in Elo. Random moves are 0, or the beginner where random moves never got a point. The interval is that of the distance from the mean of all seven. A pairing ends when its result is known well enough, so lopsided ones are short.
- Time per move is the mean of the run, on one busy core (${first?.results.run.versions.platform ?? ''}): it depends on the machine, unlike everything else here.

${sections.join('\n')}
## Repeat it

Each run is one command; the script then writes this page and the ratings that the levels show.

\`\`\`sh
${[...experiments.values()].map((file) => `npx playout run ${file} --store ratings.db`).join('\n')}
node scripts/levelRatings.ts ratings.db
\`\`\`
`;
}

const [path = 'ratings.db', ...named] = process.argv.slice(2);
const store = Store.toRead(path);
const rated = await readRatings(store, FOLDER, named.length > 0 ? named : [...experimentsIn(FOLDER).keys()]);
store.close();
const found = Object.fromEntries([...rated].map(([game, run]) => [game, dataOf(run)]));
await writeFormatted(DATA, JSON.stringify({ ...recorded, ...found }));
await writeFormatted(PAGE, readme(rated));
