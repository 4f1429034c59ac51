/** The rules of Saboteur in pictures. */
import type { JSX } from 'preact';
import type { ActionKind } from '../../../worker/games/saboteur/view.ts';
import { Rule } from '../rules/Rule.tsx';
import { ActionPicture, BlockGlyph } from './ActionPicture.tsx';
import { TurnIcon } from './Controls.tsx';
import { CardBack } from './CardPicture.tsx';
import { Example, examplePiece } from './Example.tsx';
import { TilePicture } from './TilePicture.tsx';
import {
  CUT_OFF,
  DEAD_END,
  FITS,
  HIDDEN,
  ISLAND,
  LOOKED,
  LOOKED_FROM_ACROSS,
  ONE_MISSING,
  TWO_AT_ONCE,
  WON,
} from './exampleMines.ts';
import './art.css';
import './cards.css';
import './rules.css';

function Action({ action }: { readonly action: ActionKind }): JSX.Element {
  return (
    <svg class="card-picture" viewBox="-50 -50 100 100">
      <ActionPicture action={action} />
    </svg>
  );
}

function TileCard({ open }: { readonly open: string }): JSX.Element {
  return (
    <svg class="card-picture" viewBox="-50 -50 100 100">
      <TilePicture piece={examplePiece(open)} lit={0} />
    </svg>
  );
}

function Block(): JSX.Element {
  return (
    <svg class="card-picture" viewBox="-50 -50 100 100">
      <BlockGlyph />
    </svg>
  );
}

function Laying(): JSX.Element {
  return (
    <>
      <Rule title="Dig to the nugget" picture={<Example {...WON} />}>
        Both players dig in the same mine. The nugget lies under one of the three objectives, rock under the
        other two. The player who lays the tile that connects the nugget with the entrance wins; who dug the
        rest does not matter.
      </Rule>
      <Rule
        title="One card a turn"
        picture={
          <div class="rule-turn">
            <TileCard open="NE" />
            <TurnIcon />
            <TileCard open="SW" />
          </div>
        }
      >
        Play one card or put one away, then draw another while the pile lasts. There is no passing. A tile may
        be turned by half a circle before it is laid, never by a quarter.
      </Rule>
      <Rule title="All sides must agree" picture={<Example {...FITS} />}>
        Open sides meet open ones, closed sides meet closed ones, with everything that the tile touches. And
        at least one of its openings must join another.
      </Rule>
      <Rule title="Hidden objectives ask for nothing" picture={<Example {...HIDDEN} />}>
        Any side may lie against an objective that is face down, also a closed one. But a tile cannot be
        joined to it alone. Once revealed, it counts as a crossing.
      </Rule>
      <Rule title="Islands" picture={<Example {...ISLAND} />}>
        A tile need not be connected with the entrance. What a Destroy has cut off can be built on, and joined
        again later.
      </Rule>
      <Rule title="Dead ends" picture={<Example {...DEAD_END} />}>
        Where rubble fills the middle, a tunnel can be entered and not crossed. Tiles may be laid beyond it,
        but no way leads through.
      </Rule>
      <Rule title="The light reveals" picture={<Example {...TWO_AT_ONCE} />}>
        What hangs together with the entrance is lit. Every objective that the light reaches is revealed to
        both players, for good. All objectives are crossings, so the light passes through rock, and one tile
        can reveal two.
      </Rule>
    </>
  );
}

function Acting(): JSX.Element {
  return (
    <>
      <Rule
        title="Map"
        picture={
          <>
            <Action action="map" />
            <Example {...LOOKED} />
            <Example {...LOOKED_FROM_ACROSS} />
          </>
        }
      >
        You alone see what lies under one objective. The other player sees only which one you looked at: an
        eye with your number. A dashed ring is what follows from the rest. Above, the mine as First sees it;
        below, as Second does.
      </Rule>
      <Rule
        title="Malus and Bonus"
        picture={
          <div class="rule-cards">
            <Action action="malus" />
            <Action action="bonus" />
            <Block />
            <Block />
          </div>
        }
      >
        A Malus blocks the other player, who may then do everything except lay tiles. Blocks add up, and can
        be dealt out while you are blocked yourself. A Bonus takes one block off you.
      </Rule>
      <Rule
        title="Destroy"
        picture={
          <>
            <Action action="destroy" />
            <Example {...CUT_OFF} />
          </>
        }
      >
        Removes any laid tile, but never the entrance or an objective. What was revealed stays so, even when
        no tunnel leads there any more.
      </Rule>
      <Rule
        title="Secrets"
        picture={
          <div class="rule-cards">
            <CardBack />
            <CardBack />
          </div>
        }
      >
        Hands and the order of the pile are hidden, and so are cards that were put away, unless you choose
        otherwise for a new game. Cards that were played are known to both.
      </Rule>
      <Rule title="The end" picture={<Example {...ONE_MISSING} />}>
        If nobody has connected the nugget when all 55 cards are gone, the game is a draw. Take care when two
        tiles are missing: lay the first of them, and the other player may lay the last.
      </Rule>
    </>
  );
}

export function SaboteurRules(): JSX.Element {
  return (
    <>
      <Laying />
      <Acting />
    </>
  );
}
