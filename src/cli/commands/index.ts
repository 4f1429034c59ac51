/** All commands, in the order of the help. A new command is one line here. */
import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import { ablateCommand } from './ablate.ts';
import { agentsCommand } from './agents.ts';
import { analyseCommand } from './analyse.ts';
import { ataxxCommand } from './ataxx.ts';
import { benchCommand } from './bench.ts';
import { engineCommand } from './engine.ts';
import { engineCheckCommand } from './engineCheck.ts';
import { gamesCommand } from './games.ts';
import { honestCommand } from './honest.ts';
import { ladderCommand } from './ladder.ts';
import { marrakechCommand } from './marrakech.ts';
import { matchCommand } from './match.ts';
import { movesCommand } from './moves.ts';
import { perftCommand } from './perft.ts';
import { playCommand } from './play.ts';
import { randomCommand } from './random.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { resumeCommand } from './resume.ts';
import { runCommand } from './run.ts';
import { runsCommand } from './runs.ts';
import { serveCommand } from './serve.ts';
import { showCommand } from './show.ts';
import { sprtCommand } from './sprt.ts';
import { sweepCommand } from './sweep.ts';
import { tournamentCommand } from './tournament.ts';

export const commands: readonly ((terminal: Terminal) => Command)[] = [
  gamesCommand,
  agentsCommand,
  showCommand,
  movesCommand,
  perftCommand,
  randomCommand,
  analyseCommand,
  playCommand,
  matchCommand,
  tournamentCommand,
  sweepCommand,
  ladderCommand,
  ablateCommand,
  sprtCommand,
  runCommand,
  resumeCommand,
  runsCommand,
  reportCommand,
  replayCommand,
  honestCommand,
  engineCommand,
  engineCheckCommand,
  ataxxCommand,
  marrakechCommand,
  benchCommand,
  serveCommand,
];
