/**
 * All commands, in the order of the help. A new command is one line here, and a run of `scripts/summaries.ts`. Only the one
 * that was typed is loaded: most of the time that a short command takes would otherwise go into reading files of others.
 */
import type { Command } from 'commander';
import { games } from '../../games/index.ts';
import type { Terminal } from '../terminal.ts';

type MakeCommand = (terminal: Terminal) => Command;
export type LoadCommand = () => Promise<MakeCommand>;

/** A command for each game that has a text interface. */
const gameCommands = games.flatMap((game): [name: string, load: LoadCommand][] => {
  const { name, textInterface } = game;
  if (!textInterface) return [];
  return [[name, async () => (await import('./textInterface.ts')).textInterfaceCommand(game, textInterface)]];
});

export const commands: Readonly<Record<string, LoadCommand>> = {
  games: async () => (await import('./games.ts')).gamesCommand,
  agents: async () => (await import('./agents.ts')).agentsCommand,
  show: async () => (await import('./show.ts')).showCommand,
  moves: async () => (await import('./moves.ts')).movesCommand,
  perft: async () => (await import('./perft.ts')).perftCommand,
  random: async () => (await import('./random.ts')).randomCommand,
  analyse: async () => (await import('./analyse.ts')).analyseCommand,
  solve: async () => (await import('./solve.ts')).solveCommand,
  regret: async () => (await import('./regret.ts')).regretCommand,
  play: async () => (await import('./play.ts')).playCommand,
  match: async () => (await import('./match.ts')).matchCommand,
  tournament: async () => (await import('./tournament.ts')).tournamentCommand,
  rate: async () => (await import('./rate.ts')).rateCommand,
  sweep: async () => (await import('./sweep.ts')).sweepCommand,
  ladder: async () => (await import('./ladder.ts')).ladderCommand,
  ablate: async () => (await import('./ablate.ts')).ablateCommand,
  sprt: async () => (await import('./sprt.ts')).sprtCommand,
  run: async () => (await import('./run.ts')).runCommand,
  resume: async () => (await import('./resume.ts')).resumeCommand,
  runs: async () => (await import('./runs.ts')).runsCommand,
  merge: async () => (await import('./merge.ts')).mergeCommand,
  report: async () => (await import('./report.ts')).reportCommand,
  reproduce: async () => (await import('./reproduce.ts')).reproduceCommand,
  learn: async () => (await import('./learn.ts')).learnCommand,
  tune: async () => (await import('./tune.ts')).tuneCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  honest: async () => (await import('./honest.ts')).honestCommand,
  engine: async () => (await import('./engine.ts')).engineCommand,
  'engine-check': async () => (await import('./engineCheck.ts')).engineCheckCommand,
  ...Object.fromEntries(gameCommands),
  'new-game': async () => (await import('./newGame.ts')).newGameCommand,
  bench: async () => (await import('./bench.ts')).benchCommand,
  worker: async () => (await import('./worker.ts')).workerCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  completion: async () => (await import('./completion.ts')).completionCommand,
  help: async () => (await import('./help.ts')).helpCommand,
};
