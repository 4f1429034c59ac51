/** The checks of `engine-check`, in the order of a match. Each gives a note on what was seen, or fails with the reason. */
import { OVER } from '../../../core/index.ts';
import { readBestMove } from '../bestMove.ts';
import { EngineFailure } from '../engineFailure.ts';
import type { Exam } from './exam.ts';

export interface Check {
  readonly name: string;
  /** Is everything after it in vain when it fails? */
  readonly isVital?: true;
  /** @throws EngineFailure */
  run(exam: Exam): Promise<string>;
}

const QUICK_MS = 100;
/** Long enough to tell an engine that keeps to it from one that does not listen. */
const MOVE_MS = 300;
const GAME_PLIES = 40;

const starts: Check = {
  name: 'starts',
  isVital: true,
  async run({ engine, its }) {
    await engine.start();
    return its.command[0]!;
  },
};

const introducesItself: Check = {
  name: 'introduces itself',
  isVital: true,
  async run({ engine }) {
    await engine.greet();
    if (engine.name === '') throw new EngineFailure('it did not say "id name …" before its ok');
    return `${engine.protocol}, ${engine.name}`;
  },
};

const getsReady: Check = {
  name: 'answers isready',
  isVital: true,
  async run({ engine }) {
    engine.setOptions();
    await engine.ready();
    await engine.newGame(1);
    return '';
  },
};

const takesPositions: Check = {
  name: 'takes positions',
  async run({ engine, its, positions }) {
    for (const state of positions) await engine.setPosition(its.game.formatPosition(state));
    return `${positions.length} positions`;
  },
};

const findsMoves: Check = {
  name: 'answers go with a legal move',
  async run(exam) {
    const { game, timeoutMs } = exam.its;
    const moves: string[] = [];
    for (const state of exam.positions)
      moves.push(game.formatMove(state, await exam.askMove(state, `movetime ${QUICK_MS}`, timeoutMs)));
    return moves.join(' ');
  },
};

const keepsToItsTime: Check = {
  name: 'keeps to movetime',
  async run(exam) {
    const { clock, graceMs } = exam.its;
    const began = clock();
    await exam.askMove(exam.positions[0]!, `movetime ${MOVE_MS}`, MOVE_MS + graceMs);
    return `${Math.round(clock() - began)} ms of ${MOVE_MS}`;
  },
};

const listensWhileThinking: Check = {
  name: 'answers isready while it thinks',
  async run({ engine, its, positions }) {
    await engine.setPosition(its.game.formatPosition(positions[0]!));
    const thinking = engine.go('infinite', Infinity);
    const listening = engine.ready().then(() => engine.stop(its.graceMs));
    await Promise.all([thinking, listening]);
    return '';
  },
};

const stops: Check = {
  name: 'answers stop with its move',
  async run({ engine, its, positions }) {
    const { game, graceMs } = its;
    await engine.setPosition(game.formatPosition(positions[0]!));
    const thinking = engine.go('infinite', Infinity);
    engine.stop(graceMs);
    return game.formatMove(positions[0]!, readBestMove(game, positions[0]!, await thinking));
  },
};

const playsAGame: Check = {
  name: 'plays against random',
  async run(exam) {
    const { game, gameOptions, graceMs } = exam.its;
    const random = exam.random('game');
    const state = game.start(gameOptions, random);
    let plies = 0;
    for (; plies < GAME_PLIES && state.turn !== OVER; plies++) {
      const isItsTurn = state.turn === 0 && state.count() > 1;
      const move = isItsTurn
        ? await exam.askMove(state, `movetime ${QUICK_MS}`, QUICK_MS + graceMs)
        : state.sample(random);
      state.play(move);
    }
    return `${plies} plies`;
  },
};

const beginsAgain: Check = {
  name: 'survives a new game',
  async run(exam) {
    await exam.engine.newGame(2);
    await exam.askMove(exam.positions[0]!, `movetime ${QUICK_MS}`, exam.its.timeoutMs);
    return '';
  },
};

const quits: Check = {
  name: 'quits on quit',
  async run({ engine, its }) {
    const { byItself, how } = await engine.quit(its.timeoutMs);
    if (!byItself) throw new EngineFailure(how);
    return how;
  },
};

export const CHECKS: readonly Check[] = [
  starts,
  introducesItself,
  getsReady,
  takesPositions,
  findsMoves,
  keepsToItsTime,
  listensWhileThinking,
  stops,
  playsAGame,
  beginsAgain,
  quits,
];
