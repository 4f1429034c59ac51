/** The rules of Katarenga in pictures: what both rule sets have in common, and where they differ. */
import type { JSX } from 'preact';
import type { KatarengaView } from '../../../worker/games/katarenga/view.ts';
import type { RulesProps } from '../board.ts';
import { Rule } from '../rules/Rule.tsx';
import { Example } from './Example.tsx';
import { Manners } from './Legend.tsx';
import { Variant } from './Variant.tsx';

const THREE = { squares: 3, stopsAtSameTile: false };

function Moving({ view }: RulesProps<KatarengaView>): JSX.Element {
  return (
    <>
      <Rule
        title="A race in both directions"
        picture={
          <Example
            label=""
            tiles="KRNB/NB.K/RK.R/BNRK"
            white="a1 b1 d1 c4"
            black="a4 b4 d4"
            from="c4"
            isLeaving
          />
        }
      >
        Each side has a row of pawns: White at the bottom, Black at the top. White begins. Bring two of your
        pawns to the far row and from there off the board.
      </Rule>
      <section class="rule-text">
        <h3>Four kinds of tiles</h3>
        <Manners slide={view?.slide ?? THREE} />
      </section>
      <Rule
        title="The tile you stand on"
        picture={
          <>
            <Example label="" tiles="..R/.../.N." white="b1" from="b1" to="a3 c3" />
            <Example
              label=""
              tiles="..R/.../.N."
              white="c3"
              from="c3"
              to="a3 b3 c1 c2"
              rays={[
                { end: 'a3', stop: 'edge' },
                { end: 'c1', stop: 'edge' },
              ]}
            />
          </>
        }
      >
        A pawn moves like the piece on the tile that it stands on. What it lands on matters only for its next
        move: this one leaps like a knight, and after that it moves like a rook. It may move in any direction,
        also backwards.
      </Rule>
      <Rule
        title="Pawns in the way"
        picture={
          <>
            <Example
              label=""
              tiles="..../..../R.B."
              white="a1 c1"
              black="a3"
              from="a1"
              to="b1 a2 a3"
              rays={[
                { end: 'b1', stop: 'pawn' },
                { end: 'a3', stop: 'pawn' },
              ]}
            />
            <Example label="" tiles="..../KBR./.N.." white="b1 b2 c2" black="a2" from="b1" to="a3 c3 d2" />
          </>
        }
      >
        Rooks and bishops stop before a pawn of their own side, and on one of the other. Only knights leap
        over pawns.
      </Rule>
    </>
  );
}

function Sliding({ view }: RulesProps<KatarengaView>): JSX.Element {
  const isUntilSame = view?.slide.stopsAtSameTile;
  return (
    <Rule
      title="How far rooks and bishops go"
      picture={
        <>
          <Example
            label=""
            tiles="R..R."
            white="a1"
            from="a1"
            to="b1 c1 d1"
            rays={[{ end: 'd1', stop: 'tile' }]}
          />
          <Example
            label=""
            tiles="R.R.."
            white="a1"
            from="a1"
            to="b1 c1 d1"
            rays={[{ end: 'd1', stop: 'limit' }]}
          />
        </>
      }
    >
      <Variant name="Official" isInForce={isUntilSame}>
        as far as they like, but not beyond the next tile of their own kind. They may stop on it.
      </Variant>
      <Variant name="Paper" isInForce={isUntilSame === undefined ? undefined : !isUntilSame}>
        {view && !isUntilSame && view.slide.squares !== 3 ? `${view.slide.squares} squares` : 'three squares'}{' '}
        at most, whatever the tiles on the way.
      </Variant>
    </Rule>
  );
}

function Capturing({ view }: RulesProps<KatarengaView>): JSX.Element {
  return (
    <Rule
      title="Capturing"
      picture={
        <Example
          label=""
          tiles=".../.K./..."
          white="b2"
          black="c3 a2"
          from="b2"
          to="a1 a2 a3 b1 b3 c1 c2 c3"
        />
      }
    >
      A pawn that moves onto a pawn of the other side captures it.
      <Variant name="Official" isInForce={view?.hasFirstTruce}>
        nobody may capture on their first move of the game.
      </Variant>
    </Rule>
  );
}

function Leaving({ view }: RulesProps<KatarengaView>): JSX.Element {
  const hasCamps = view?.hasCamps;
  return (
    <>
      <Rule
        title="Leaving the board is a turn"
        picture={<Example label="" tiles="BKN/..." white="b2" black="a1" from="b2" isLeaving />}
      >
        A pawn on the far row may leave in a later turn, instead of a move: press it, and then the strip
        behind the row. Until then it can be captured. It need not leave; it may wait there or move on.
        <Variant name="Official" isInForce={hasCamps}>
          it goes into one of two camps, where it is safe for good.
        </Variant>
        <Variant name="Paper" isInForce={hasCamps === undefined ? undefined : !hasCamps}>
          it is taken off the board for a point.
        </Variant>
      </Rule>
      <Rule
        title="The end"
        picture={
          <Example label="" tiles="..N./..../.K../R..B" white="c4" black="b2 a1 d1" from="c4" isLeaving />
        }
      >
        Two points or two camps win.
        <Variant name="Official" isInForce={hasCamps}>
          who has fewer than two pawns left, those in camps included, has lost.
        </Variant>
        <Variant name="Paper" isInForce={hasCamps === undefined ? undefined : !hasCamps}>
          when a side has no pawns left, each pawn of the other on the board is a point; with fewer than two
          points it is a draw. So beware: if White takes off this last pawn for a first point, Black wins with
          three.
        </Variant>
      </Rule>
      <Rule title="No move" picture={<Example label="" tiles="K.B/.N./R.K" white="b2" black="a3 b3 c3" />}>
        You must move if you can. If you cannot, you pass, and the page does that for you; if neither side
        can, it is a draw. So is a game that has lasted too long, usually 1000 moves.
      </Rule>
    </>
  );
}

export function KatarengaRules({ view }: RulesProps<KatarengaView>): JSX.Element {
  return (
    <>
      <Moving view={view} />
      <Sliding view={view} />
      <Capturing view={view} />
      <Leaving view={view} />
    </>
  );
}
