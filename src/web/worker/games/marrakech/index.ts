/**
 * Marrakech for the page. Where things are:
 *
 *     what the board draws      view.ts (the data), squares.ts, walks.ts, tracks.ts, lastMove.ts
 *     how moves are made        ways.ts, explain.ts
 *     sentences                 words.ts, tolls.ts, hues.ts
 *     the set-up panel          setupFields.ts
 */
import { squareName } from '../../../../games/marrakech/cells.ts';
import { marrakech } from '../../../../games/marrakech/index.ts';
import { ENDED, NO_COLOUR, PHASES } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import type { PageGame, Scene } from '../../pageGame.ts';
import { explain } from './explain.ts';
import { SEATS, hueOf, seatTitle } from './hues.ts';
import { lastView, rollIn } from './lastMove.ts';
import { adjust, setup } from './setupFields.ts';
import { squareViews } from './squares.ts';
import { trackViews } from './tracks.ts';
import type { Hue, MarrakechView, PlayerView } from './view.ts';
import { walkViews } from './walks.ts';
import { stepTitle, ways } from './ways.ts';
import { chance, describe, describeEnd, howTo } from './words.ts';

/** Where the stacks lie open: the colours that a player will lay, the next one first. */
function comingOf({ order, market }: MarrakechState, seat: number, left: number): Hue[] {
  const end = market.coloursPerPlayer * market.rugsPerColour * (seat + 1);
  return order.length === 0
    ? []
    : Array.from(order.subarray(end - left, end), (colour) => hueOf(market, colour));
}

function playerView(state: MarrakechState, seat: number): PlayerView {
  const { market, coins, visible, left } = state;
  const first = market.firstColour(seat);
  return {
    title: seatTitle(seat),
    coins: coins[seat]!,
    squares: visible[seat]!,
    score: state.score(seat),
    stacks: Array.from({ length: market.coloursPerPlayer }, (_, i) => ({
      hue: hueOf(market, first + i),
      left: left[first + i]!,
    })),
    coming: comingOf(state, seat, state.leftOf(seat)),
    isOut: state.isOut(seat),
  };
}

/** What is to be seen of the last turn: the roll that comes after it hides nothing. */
function tracesOf({ last, decision }: Scene<MarrakechState>): Pick<MarrakechView, 'trail' | 'newest'> {
  const moves = [last, decision].flatMap((move) => (move ? [lastView(move)] : []));
  return {
    trail: moves.find(({ path }) => path.length > 0)?.path ?? [],
    newest: moves.find(({ carpet }) => carpet.length > 0)?.carpet ?? [],
  };
}

function view(scene: Scene<MarrakechState>): MarrakechView {
  const { state, last } = scene;
  const { market, phase, colour, die } = state;
  return {
    size: market.size,
    rules: {
      isDieFirst: market.choosesAtOnce,
      areShortOut: market.eliminates,
      mayCoverOwn: market.ownMayBeCovered,
      areTurnsLast: market.turnsAtEnd,
    },
    phase: PHASES[phase]!,
    squares: squareViews(state),
    tracks: trackViews(market),
    assam: { square: squareName(market.size, state.square), facing: state.facing },
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    mover: phase === ENDED ? null : state.mover,
    hand: colour === NO_COLOUR ? null : hueOf(market, colour),
    die: die > 0 ? die : last ? rollIn(last) : null,
    walks: walkViews(state),
    last: last ? lastView(last) : null,
    ...tracesOf(scene),
  };
}

export const marrakechPage: PageGame<MarrakechState, MarrakechView> = {
  game: marrakech,
  setup,
  adjust,
  seatTitles: SEATS,
  reviewer: 'uct(c=15, reward=lead)',
  unit: (count) => (count === 1 ? 'point' : 'points'),
  view,
  howTo,
  ways,
  stepTitle,
  explain,
  // There are always several places for a carpet, and three turns: nothing plays itself.
  forced: () => undefined,
  describe,
  describeEnd,
  chance,
};

export type { MarrakechView } from './view.ts';
