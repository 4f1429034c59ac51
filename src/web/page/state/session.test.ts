import { describe, expect, it } from 'vitest';
import { boards } from '../boards/registry.ts';
import type { Engine, Job } from '../engine/engine.ts';
import { signal } from '@preact/signals';
import type { AnalysisReport } from '../../../search/index.ts';
import { type Timer, drive } from './driver.ts';
import { firstGame } from './firstGame.ts';
import { HUMAN, type Player } from './players.ts';
import { attempt } from './problem.ts';
import { Session } from './session.ts';
import type { SavedSession } from './storage.ts';
import { SHOWN_MOVES } from './worth.ts';

const DICE: Player = { ...HUMAN, opponent: 'random' };
const SMALL = { preset: 'uai', size: 4, map: 'none' };

function session(players: readonly Player[], more: Partial<SavedSession> = {}): Session {
  const saved = { ...firstGame(boards[0]), seed: 1, players, ...more };
  return new Session(saved, boards);
}

/** A session with its driver, an engine played by the test, and a clock that it turns by hand. */
function driven(players: readonly Player[], more: Partial<SavedSession> = {}) {
  const game = session(players, more);
  const jobs: Job[] = [];
  const calls = new Set<() => void>();
  let stops = 0;
  const engine: Engine = {
    state: signal('idle'),
    start: (job) => void jobs.push(job),
    hurry: () => {},
    stop: () => void stops++,
    destroy: () => {},
  };
  const timer: Timer = {
    now: () => 0,
    after: (_, call) => {
      calls.add(call);
      return () => calls.delete(call);
    },
  };
  drive(game, engine, timer);
  const tick = (): void => {
    const due = Array.from(calls);
    calls.clear();
    for (const call of due) call();
  };
  const answer = (move: string): void => {
    jobs.at(-1)?.onDone(move, { best: move } as AnalysisReport);
    tick();
  };
  return { game, jobs, tick, answer, stopped: () => stops };
}

describe('a game on the page', () => {
  it('is played by pressing cells, and says what happened', () => {
    const game = session([HUMAN, HUMAN]);
    game.press('a7');
    expect(game.held.value).toBe('a7');
    game.press('a5');
    expect(game.moves.value).toEqual(['a7a5']);
    expect(game.held.value).toBeUndefined();
    expect(game.spoken.value).toBe('Black jumps from a7 to a5.');
  });

  it('announces the end with the last move', () => {
    const game = session([HUMAN, HUMAN], { start: 'x3/4/o3/4 o 0 1' });
    game.press('a3');
    expect(game.spoken.value).toBe('White clones to a3, converts 1. White wins 3 to 0.');
    expect(game.over.value).toBe(true);
    expect(game.playable.value).toBe(false);
  });

  it('does not let a person move for an agent, nor in the past', () => {
    const game = session([DICE, HUMAN]);
    game.press('a6');
    expect(game.moves.value).toEqual([]);
    game.play('a6');
    game.goTo(0);
    game.press('g6');
    expect(game.moves.value).toEqual(['a6']);
  });

  it('takes back to the last decision of the person', () => {
    const game = session([HUMAN, DICE], { moves: ['a6', 'g6', 'b6', 'f6'] });
    game.undo();
    expect(game.moves.value).toEqual(['a6', 'g6']);
    game.undo();
    expect(game.moves.value).toEqual([]);
    expect(game.canUndo.value).toBe(false);
  });

  it('takes back one move between two agents and waits', () => {
    const game = session([DICE, DICE], { moves: ['a6', 'g6'] });
    game.undo();
    expect(game.moves.value).toEqual(['a6']);
    expect(game.paused.value).toBe(true);
  });

  it('shows earlier positions and follows the game again from the last one', () => {
    const game = session([HUMAN, HUMAN], { moves: ['a6', 'g6'] });
    game.goTo(1);
    expect(game.position.value).toBe('x5o/x6/7/7/7/7/o5x o 0 1');
    game.goTo(2);
    expect(game.cursor.value).toBeUndefined();
  });

  it('starts from a pasted position, and explains one that cannot be', () => {
    const game = session([HUMAN, HUMAN], { moves: ['a6'] });
    expect(attempt(() => game.setPosition('x3/4/4/3o'))).toMatchObject({
      message: 'position: the side to move is missing',
    });
    expect(game.moves.value).toEqual(['a6']);
    expect(attempt(() => game.setPosition('x3/4/4/3o o'))).toBeUndefined();
    expect(game.position.value).toBe('x3/4/4/3o o 0 1');
    expect(game.moves.value).toEqual([]);
  });
});

describe('a game that was left for another one', () => {
  const PLAYED = { moves: ['a6', 'g6', 'b6', 'f6'] };

  it.each([
    ['a new game', (game: Session) => game.newGame(boards[0], SMALL, 3)],
    ['a position that was set', (game: Session) => game.setPosition('x3/4/4/3o o')],
    ['a rematch', (game: Session) => game.rematch([DICE, HUMAN], 5)],
  ])('is brought back whole by undo after %s', (_, leave) => {
    const game = session([HUMAN, DICE], PLAYED);
    const before = game.snapshot();
    leave(game);
    expect(game.moves.value).toEqual([]);
    expect(game.canBringBack.value).toBe(true);
    game.undo();
    expect(game.snapshot()).toEqual(before);
    expect(game.spoken.value).toBe('The earlier game is back.');
    expect(game.canBringBack.value).toBe(false);
  });

  it('comes back after the moves of the new one are taken back', () => {
    const game = session([HUMAN, HUMAN], PLAYED);
    game.newGame(boards[0], SMALL, 3);
    game.play('a3');
    expect(game.canBringBack.value).toBe(false);
    game.undo();
    expect(game.moves.value).toEqual([]);
    game.undo();
    expect(game.moves.value).toEqual(PLAYED.moves);
  });

  it('is not kept if it had not begun', () => {
    const game = session([HUMAN, HUMAN]);
    game.newGame(boards[0], SMALL, 3);
    expect(game.canUndo.value).toBe(false);
  });

  it('is one of ten at most', () => {
    const game = session([HUMAN, HUMAN]);
    for (let seed = 0; seed < 12; seed++) {
      game.newGame(boards[0], SMALL, seed);
      game.play('a3');
    }
    expect(game.earlier.value).toHaveLength(10);
    expect(game.earlier.value.at(-1)?.seed).toBe(10);
  });
});

describe('a rematch', () => {
  it('starts over with the given sides and a new seed', () => {
    const game = session([HUMAN, DICE], { moves: ['a6'] });
    game.rematch([DICE, HUMAN], 5);
    expect(game.snapshot()).toMatchObject({ players: [DICE, HUMAN], moves: [], seed: 5 });
  });

  it('starts from the position that was set', () => {
    const game = session([HUMAN, DICE]);
    game.setPosition('x3/4/4/3o o');
    game.play('d2');
    game.rematch([HUMAN, DICE], 5);
    expect(game.position.value).toBe('x3/4/4/3o o 0 1');
  });
});

describe('the driver', () => {
  it('asks for the move of an agent and plays it', () => {
    const { game, jobs, answer } = driven([HUMAN, DICE]);
    expect(jobs).toEqual([]);
    game.play('a6');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.work).toMatchObject({ spec: 'random', position: 'x5o/x6/7/7/7/7/o5x o 0 1' });
    answer('g6');
    expect(game.moves.value).toEqual(['a6', 'g6']);
    expect(jobs).toHaveLength(1);
  });

  it('forgets an answer that comes after the move was taken back', () => {
    const { game, jobs, tick } = driven([HUMAN, DICE]);
    game.play('a6');
    jobs[0]?.onDone('g6', { best: 'g6' } as AnalysisReport);
    game.undo();
    tick();
    expect(game.moves.value).toEqual([]);
  });

  it('does nothing while paused, and continues after', () => {
    const { game, jobs, answer } = driven([DICE, DICE]);
    game.pause();
    expect(jobs).toHaveLength(1);
    game.resume();
    answer('a6');
    expect(jobs).toHaveLength(3);
    expect(game.moves.value).toEqual(['a6']);
  });

  it('announces a forced pass and plays it without asking', () => {
    const start = '7/7/7/7/4ooo/4ooo/4oox x 0 1';
    const { game, jobs, tick } = driven([HUMAN, HUMAN], { start });
    expect(game.spoken.value).toBe('Black cannot move and passes.');
    expect(game.playable.value).toBe(false);
    tick();
    expect(game.moves.value).toEqual(['0000']);
    expect(jobs).toEqual([]);
  });

  it('looks at the position on the board when hints are on, in the past as well', () => {
    const { game, jobs } = driven([HUMAN, HUMAN], { moves: ['a6', 'g6'] });
    game.hints.value = true;
    game.goTo(1);
    expect(jobs.map(({ work }) => work.position.split(' ')[1])).toEqual(['x', 'o']);
    expect(jobs[1]?.work.lines).toBe(SHOWN_MOVES);
    jobs[1]?.onAnalysis({ best: 'g6' } as AnalysisReport);
    expect(game.thoughts.value.get(1)).toMatchObject({ by: 'Hint', running: true });
    game.hints.value = false;
    expect(game.thoughts.value.get(1)).toMatchObject({ by: 'Hint', running: false });
  });

  it('shows what went wrong, stops asking, and tries again on resume', () => {
    const { game, jobs } = driven([DICE, HUMAN]);
    jobs[0]?.onError('out of memory', 'Think less.');
    expect(game.problem.value).toEqual({ message: 'out of memory', hint: 'Think less.' });
    expect(jobs).toHaveLength(1);
    game.resume();
    expect(game.problem.value).toBeUndefined();
    expect(jobs).toHaveLength(2);
  });
});
