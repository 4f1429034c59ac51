/** `playout rate <game>`: a rating list of the agents that the game knows by name, with baselines. */
import type { Command } from 'commander';
import { LEVELS, listAgents, resolveAgent } from '../../agents/index.ts';
import type { Game } from '../../core/index.ts';
import type { ExperimentSpec, RunResults } from '../../lab/index.ts';
import { newCommand } from '../command.ts';
import { commandLine } from '../commandLine.ts';
import type { ResultForm } from '../lab/concludeRun.ts';
import { conduct } from '../lab/conduct.ts';
import { type ExperimentFlags, addExperimentOptions, specOf } from '../lab/flags.ts';
import { prepare } from '../lab/prepare.ts';
import { describeRatings } from '../lab/tournamentResult.ts';
import { GAME_ARGUMENT, openGame } from '../openGame.ts';
import type { Terminal } from '../terminal.ts';

interface RateFlags extends ExperimentFlags {
  readonly only?: true;
}

/** Agents that know no tricks, against which all others are measured; those that the game has. */
const BASELINES = ['random', 'greedy', 'expectimax', 'uct'];

const levels: ReadonlySet<string> = new Set(LEVELS.map(({ name }) => name));

function isLevel(name: string): boolean {
  return levels.has(name.split('/')[1] ?? '');
}

/** Each agent once, however it is called, and none that sees what is hidden. */
function contestants(game: Game, flags: RateFlags, added: readonly string[]): string[] {
  const entries = listAgents(game);
  const suits = (spec: string): boolean => entries.some(({ name }) => name === spec.split('(')[0]);
  // A level is what its limits make it: where a budget replaces them, it is none.
  const named = entries.filter(({ kind, name }) => kind === 'named' && !(flags.budget && isLevel(name)));
  const all = flags.only ? added : [...BASELINES.filter(suits), ...named.map(({ name }) => name), ...added];
  const seen = new Set<string>();
  return all.filter((spec) => {
    const resolved = resolveAgent(spec, game);
    if (seen.has(resolved.canonical) || resolved.oracle !== undefined) return false;
    seen.add(resolved.canonical);
    return true;
  });
}

function ratingsJson({ agents }: RunResults): object {
  const ratings = agents.map(({ name, spec, rating, games }) => ({
    agent: name,
    spec,
    elo: rating?.mean ?? null,
    low: rating?.low ?? null,
    high: rating?.high ?? null,
    games,
  }));
  return { ratings: ratings.toSorted((a, b) => (b.elo ?? -Infinity) - (a.elo ?? -Infinity)) };
}

const FORM: ResultForm = { describe: describeRatings, json: ratingsJson };

export function rateCommand(terminal: Terminal): Command {
  const command = newCommand(
    'rate',
    'Rate the agents that a game knows by name, with baselines, in a tournament of all.',
    [
      'playout rate ataxx --budget time=100ms --openings "random(plies=4)" --games 20 --store ratings.db',
      'playout rate marrakech "mcts(tree=puct, iterations=500)" --games 100 --width 5',
    ],
  )
    .argument('<game>', GAME_ARGUMENT)
    .argument('[agents...]', 'more agents, besides those that the game knows')
    .option('--only', 'rate only the agents that are typed');
  return addExperimentOptions(command).action(
    async (name: string, added: readonly string[], flags: RateFlags, self: Command) => {
      const game = await openGame(name);
      const agents = contestants(game, flags, added);
      const spec: ExperimentSpec = { ...specOf(game.name, flags), agents, pairing: 'round-robin' };
      await conduct(terminal, await prepare(spec), { command: commandLine(self), flags, form: FORM });
    },
  );
}
