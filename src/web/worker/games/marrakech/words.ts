/** Marrakech in sentences. */
import { CHANCE, type Move, OVER } from '../../../../core/index.ts';
import { squareName } from '../../../../games/marrakech/cells.ts';
import { turnOf, walkSquare } from '../../../../games/marrakech/moves.ts';
import { CHOOSE, DRAW, LAY, NO_COLOUR, ROLL, TURN } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import { walkIndex } from '../../../../games/marrakech/tables.ts';
import type { ChanceWords } from '../../pageGame.ts';
import { hueOf, seatTitle } from './hues.ts';
import { tollAt } from './tolls.ts';
import { carpetOf } from './ways.ts';

const TURNED = ['turns Assam left', 'sends Assam straight on', 'turns Assam right'] as const;

function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function carpetName({ market, colour }: MarrakechState): string {
  return colour === NO_COLOUR ? 'carpet' : `${hueOf(market, colour)} carpet`;
}

/** Where a roll leads Assam. */
function stopOf({ market, square, facing }: MarrakechState, die: number): number {
  return market.tables.walkSquare[walkIndex(square, facing, die)]!;
}

function describeRoll(before: MarrakechState, die: number): string {
  const who = seatTitle(before.mover);
  if (before.market.choosesAtOnce) return `${who} rolls ${die}`;
  const stop = stopOf(before, die);
  const toll = tollAt(before, stop);
  const cost = toll.payee === null ? '' : `; ${who} ${toll.words}`;
  return `${who} rolls ${die}: Assam walks to ${squareName(before.market.size, stop)}${cost}`;
}

function layWords(before: MarrakechState, move: Move): string {
  return `lays a ${carpetName(before)} on ${carpetOf(before, move).join(' and ')}`;
}

function describeChoice(before: MarrakechState, move: Move): string {
  const stop = walkSquare(move);
  const toll = tollAt(before, stop);
  const walk = `${TURNED[turnOf(move)]!} to ${squareName(before.market.size, stop)}`;
  const parts = [walk, ...(toll.payee === null ? [] : [toll.words])];
  if (toll.isRuin) return `${seatTitle(before.mover)} ${parts.join(', ')}`;
  return `${seatTitle(before.mover)} ${parts.join(', ')} and ${layWords(before, move)}`;
}

export function describe(before: MarrakechState, move: Move): string {
  const who = seatTitle(before.mover);
  switch (before.phase) {
    case DRAW:
      return `${who} draws a ${hueOf(before.market, move)} carpet`;
    case ROLL:
      return describeRoll(before, move);
    case TURN:
      return `${who} ${TURNED[move]!}`;
    case CHOOSE:
      return describeChoice(before, move);
    default: {
      const turned = before.laysAndTurns() ? ` and ${TURNED[turnOf(move)]!}` : '';
      return `${who} ${layWords(before, move)}${turned}`;
    }
  }
}

// ── before a move ─────────────────────────────────────────────────────────────────────────────────

export function howTo(state: MarrakechState): string {
  const carpet = carpetName(state);
  switch (state.phase) {
    case DRAW:
      return 'The colour of the next carpet is drawn.';
    case ROLL:
      return 'The die is rolled.';
    case TURN:
      return state.market.turnsAtEnd
        ? 'Turn Assam for the walk of the next player.'
        : 'Turn Assam left or right, or send him straight on; then the die is rolled.';
    case CHOOSE:
      return `Send Assam ${steps(state.die)} left, straight on or right; then press two squares for the ${carpet}.`;
    case LAY: {
      const lay = `Press two squares for the ${carpet}, one of them beside Assam`;
      return state.laysAndTurns() ? `${lay}; then turn him for the next player.` : `${lay}.`;
    }
    default:
      return 'The game is over.';
  }
}

export function chance(state: MarrakechState): ChanceWords {
  const who = seatTitle(state.mover);
  const { market } = state;
  if (state.phase === DRAW) {
    return {
      event: `${who} draws the next carpet`,
      outcome: (move) => `a ${hueOf(market, move)} carpet, ${state.left[move]!} left`,
    };
  }
  return {
    event: `${who} rolls the die`,
    outcome: (die) => {
      if (market.choosesAtOnce) return steps(die);
      const stop = stopOf(state, die);
      return `${steps(die)} to ${squareName(market.size, stop)}, ${tollAt(state, stop).words}`;
    },
  };
}

/** Why nothing can be chosen at all. */
export function whyNobodyMoves(state: MarrakechState): string | undefined {
  if (state.turn === OVER) return 'The game is over.';
  if (state.turn !== CHANCE) return undefined;
  return state.phase === DRAW ? 'The colour of the carpet is drawn first.' : 'The die is rolled first.';
}

// ── the end ───────────────────────────────────────────────────────────────────────────────────────

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}

export function describeEnd(state: MarrakechState): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const winners = seats.filter((seat) => state.result(seat) > 0);
  const others = seats.filter((seat) => state.result(seat) === 0 && !state.isOut(seat));
  const out = seats.filter((seat) => state.isOut(seat));
  const best = state.score(winners[0]!);
  const ranked = others.toSorted((a, b) => state.score(b) - state.score(a));
  const byCoins = ranked.some((seat) => state.score(seat) === best) ? ', by more coins' : '';
  const who = listed(winners.map(seatTitle));
  const head = winners.length > 1 ? `${who} share the win with ${best} points` : `${who} wins`;
  const points = ranked.map((seat) => state.score(seat));
  const lead = winners.length > 1 || ranked.length === 0 ? '' : ` ${best} to ${points.join(', ')}${byCoins}`;
  const gone = out.length === 0 ? '' : `; ${listed(out.map(seatTitle))} could not pay`;
  return head + lead + gone;
}
