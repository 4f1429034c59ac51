/** Moves and the end of the game as sentences. */
import type { Move } from '../../../../core/index.ts';
import { DRAW, PLACE } from '../../../../games/carcassonne/layout.ts';
import { type CarcassonneState, NO_CLAIM } from '../../../../games/carcassonne/state.ts';
import { formatMove } from '../../../../games/carcassonne/notation.ts';
import { countPlacements } from '../../../../games/carcassonne/placements.ts';
import { PERIOD } from '../../../../games/carcassonne/tiles.ts';
import { plural } from '../../../../words/index.ts';
import { SEATS, TURNS, listed, meepleName, tileName } from './names.ts';
import { paymentsOf } from './payments.ts';
import { newestKind } from './steps.ts';

function describeDraw(state: CarcassonneState, type: Move): string {
  const draws = `${SEATS[state.player]} draws: ${tileName(type)}`;
  const fits = countPlacements(state.table, state.rules, type) > 0;
  return fits ? draws : `${draws}; it fits nowhere and is put away`;
}

function describeTile(state: CarcassonneState, move: Move): string {
  const [cell] = formatMove(state, move).split('r');
  const turn = PERIOD[state.drawn] === 1 ? '' : `, ${TURNS[move & 3]}`;
  return `${SEATS[state.player]} lays the tile (${tileName(state.drawn)}) on ${cell}${turn}`;
}

function describeClaim(state: CarcassonneState, move: Move): string {
  const who = SEATS[state.player]!;
  const puts = move === NO_CLAIM ? 'puts no meeple' : `puts a ${meepleName(newestKind(state), move - 1)}`;
  const paid = paymentsOf(state, move).map(
    ({ seat, points, kind }) => `${SEATS[seat]} scores ${plural(points, 'point')} for a ${kind}`,
  );
  return [`${who} ${puts}`, ...paid].join('; ');
}

export function describe(before: CarcassonneState, move: Move): string {
  if (before.phase === DRAW) return describeDraw(before, move);
  return before.phase === PLACE ? describeTile(before, move) : describeClaim(before, move);
}

export function describeEnd(state: CarcassonneState): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  seats.sort((a, b) => state.score(b) - state.score(a));
  const winners = seats.filter((seat) => state.result(seat) > 0);
  const names = listed(winners.map((seat) => SEATS[seat]!));
  const best = state.score(winners[0]!);
  const others = seats.filter((seat) => state.result(seat) === 0);
  const title = winners.length === 1 ? `${names} wins` : `${names} share the win`;
  if (others.length === 0) return `Draw, ${best} points each`;
  if (state.seats === 2) return `${title} ${best} to ${state.score(others[0]!)}`;
  return `${title} with ${best} points; ${listed(others.map((seat) => `${SEATS[seat]} has ${state.score(seat)}`))}`;
}

export function howTo(state: CarcassonneState): string {
  return state.phase === PLACE
    ? 'Press a cell for the tile, turn it with R, the wheel or the buttons, and confirm.'
    : 'Put a meeple on the new tile, or none.';
}
