import { describe, expect, it } from 'vitest';
import { type Trial, assertPageGame, movesWithWays, scenesOf } from '../../../../../test/pageGames.ts';
import { samples } from '../../../../../test/samples.ts';
import { OVER, type OptionValues, settleOptions } from '../../../../core/index.ts';
import { OFF, formatSquare } from '../../../../games/katarenga/cells.ts';
import { type KatarengaState, katarenga } from '../../../../games/katarenga/index.ts';
import { PASS, originOf, targetOf } from '../../../../games/katarenga/moves.ts';
import { legalMoves } from '../../legalMoves.ts';
import { katarengaPage as page } from './index.ts';

const RULES: readonly OptionValues[] = [
  { preset: 'paper' },
  { preset: 'official' },
  { size: 3 },
  { size: 4, blocked: 'loss' },
  { size: 9, slide: '5' },
  { size: 20, maxPlies: 40 },
];

function trial(rules: OptionValues, games: number): Trial {
  return { rules, games: samples(games), seed: 17 };
}

function position(text: string, rules: OptionValues = {}): KatarengaState {
  return katarenga.parsePosition(text, settleOptions(katarenga, rules));
}

describe.each(RULES)('the page and %j', (rules) => {
  it('can make every move, has words for everything, and shows plain data', () => {
    expect(assertPageGame(page, trial(rules, 8))).toBeGreaterThan(samples(8));
  });

  it('shows the pawns, points and tiles of the position', () => {
    for (const { state, last } of scenesOf(page, trial(rules, 4))) {
      const view = page.view({ state, last, viewer: undefined });
      const cells = view.rows.flat();
      for (const [seat, side] of view.sides.entries()) {
        expect(side).toMatchObject({ points: state.score(seat), pawns: state.pawns.count(seat) });
        expect(cells.filter(({ pawn }) => pawn === seat)).toHaveLength(side.pawns);
      }
      expect(
        view.rows
          .toReversed()
          .flat()
          .map(({ tile }) => tile)
          .join(''),
      ).toBe(state.board.tiles);
    }
  });

  it('knows where each pawn of the side to move can go', () => {
    for (const { state } of scenesOf(page, trial(rules, 4))) {
      if (state.turn === OVER) continue;
      const { reaches } = page.view({ state, last: undefined, viewer: undefined });
      const name = (cell: number): string => formatSquare(cell, state.board.size);
      const moves = legalMoves(katarenga, state).filter((move) => move !== PASS && targetOf(move) !== OFF);
      for (const cell of page.view({ state, last: undefined, viewer: undefined }).rows.flat()) {
        if (cell.pawn !== state.side) continue;
        const legal = moves.filter((move) => name(originOf(move)) === cell.name);
        const { cells, rays } = reaches[cell.name]!;
        expect(cells.toSorted()).toEqual(legal.map((move) => name(targetOf(move))).toSorted());
        expect(rays.every(({ end }) => cells.includes(end))).toBe(true);
      }
    }
  });

  it('can look at the position as if the side to move had passed', () => {
    for (const { state } of scenesOf(page, trial(rules, 4))) {
      if (state.turn === OVER) continue;
      const other = position(page.passed!(state), { ...rules, tiles: 'random' });
      expect([other.side, other.passes]).toEqual([1 - state.side, 0]);
    }
  });

  it('explains every press that leads nowhere, whatever is chosen', () => {
    let explained = 0;
    for (const { state } of scenesOf(page, trial(rules, 1))) {
      if (state.turn === OVER || state.ply % 7 > 0) continue;
      const view = page.view({ state, last: undefined, viewer: undefined });
      const moves = movesWithWays(page, state);
      const steps = [...view.rows.flat().map(({ name }) => name), ...view.sides.map(({ goal }) => goal)];
      const starts = new Set(moves.flatMap(({ ways }) => ways.map(([first]) => first!)));
      const made = [[], ...[...starts].slice(0, 5).map((start) => [start])];
      for (const way of made) {
        for (const step of steps) {
          const leads = moves.some(({ ways }) =>
            ways.some((w) => way.every((s, i) => s === w[i]) && w[way.length] === step),
          );
          if (leads || starts.has(step)) continue;
          explained++;
          expect(page.explain(state, way, step), `${way.join()} ${step}`).toMatch(/^[A-Z\d\w].*\.$/);
        }
      }
    }
    expect(explained).toBeGreaterThan(0);
  });
});
