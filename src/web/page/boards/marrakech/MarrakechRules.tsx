/** The rules of Marrakech in pictures: what all sets of rules have in common, and where they differ. */
import type { JSX } from 'preact';
import type { MarrakechView } from '../../../worker/games/marrakech/view.ts';
import type { RulesProps } from '../board.ts';
import { Rule } from '../rules/Rule.tsx';
import { DieFace } from './Die.tsx';
import { Example } from './Example.tsx';
import { EAST, NORTH, SOUTH, Steps, Stop, TurnSigns, WEST, stand } from './ExampleWalks.tsx';
import { Coin, Swatch } from './Players.tsx';
import { Forbidden, Target } from './Squares.tsx';
import { ontoSquare } from './Carpets.tsx';

type Props = RulesProps<MarrakechView>;

/** Marks the variant that is played. */
function here(isInForce: boolean | undefined): string {
  return isInForce ? ' (as in this game)' : '';
}

function Walking({ view }: Props): JSX.Element {
  return (
    <>
      <Rule
        title="Turn Assam"
        picture={
          <Example
            assam={{ square: 'b2', facing: NORTH }}
            above={(frame) => <TurnSigns frame={frame} square="b2" facings={[WEST, NORTH, EAST]} />}
          />
        }
      >
        In your turn you first turn Assam a quarter left or right, or leave him as he faces. He never turns
        about.
      </Rule>
      <Rule
        title="The die of the slippers"
        picture={
          <div class="marrakech dice">
            {[1, 2, 2, 3, 3, 4].map((face, i) => (
              <svg key={i} viewBox="0 0 100 100">
                <DieFace face={face} />
              </svg>
            ))}
          </div>
        }
      >
        Assam walks as many squares as there are slippers: 2 and 3 are on two sides each, 1 and 4 on one.
        Official rules{here(view && !view.rules.isDieFirst)}: first turn, then roll. The paper
        {here(view?.rules.isDieFirst)}: the die is rolled first, so you know how far he goes.
      </Rule>
      <Rule
        title="Around the border"
        picture={
          <Example
            hasBorder
            assam={{ square: 'b2', facing: NORTH }}
            below={(frame) => (
              <Steps
                frame={frame}
                path={[stand('b2', NORTH), stand('b1', NORTH), stand('a1', SOUTH, true), stand('a2', SOUTH)]}
              />
            )}
          />
        }
      >
        Assam does not leave the market: a track brings him back on the next lane. The track itself is no
        step. The step that would lead off the board ends on the square where he comes in.
      </Rule>
      <Rule
        title="Loops at two corners"
        picture={
          <Example
            hasBorder
            assam={{ square: 'b1', facing: EAST }}
            below={(frame) => (
              <Steps
                frame={frame}
                path={[stand('b1', EAST), stand('c1', EAST), stand('c1', SOUTH, true), stand('c2', SOUTH)]}
              />
            )}
          />
        }
      >
        On a board of odd size two corners have a loop. He comes back onto the same square, turned by a
        quarter, and that took a step: here a roll of 1 and one of 2 both end in the corner.
      </Rule>
    </>
  );
}

function Paying({ view }: Props): JSX.Element {
  return (
    <>
      <Rule
        title="The toll"
        picture={
          <Example
            size={4}
            rugs={[
              { hue: 'red', on: ['b2', 'c2'] },
              { hue: 'red', on: ['c3', 'c4'] },
              { hue: 'red', on: ['d1'], under: WEST },
              { hue: 'blue', on: ['b1', 'c1'] },
            ]}
            above={(frame) => <Stop frame={frame} square="b2" facing={EAST} owed={4} payee={0} />}
          />
        }
      >
        If he stops on a carpet of another player, you pay a coin for every square of the area of that colour.
        Squares belong together if they share a side; the one at the top touches only a corner. Bare floor and
        your own carpets cost nothing.
      </Rule>
      <Rule
        title="Two colours of one player"
        picture={
          <Example
            size={4}
            rugs={[
              { hue: 'red', on: ['b2', 'c2'] },
              { hue: 'gold', of: 'red', on: ['b3', 'c3'] },
              { hue: 'red', on: ['d2'], under: NORTH },
              { hue: 'green', of: 'blue', on: ['c1', 'd1'] },
            ]}
            above={(frame) => <Stop frame={frame} square="b2" facing={EAST} owed={3} payee={0} />}
          />
        }
      >
        With two colours each, an area is of one colour: the gold carpet is Red’s too, but does not count
        here. Rim and fringes show whose a carpet is.
      </Rule>
      <Rule
        title="Short of coins"
        picture={
          <Example
            rugs={[{ hue: 'blue', on: ['a2', 'b2'] }]}
            above={(frame) => <Stop frame={frame} square="b2" facing={EAST} owed={2} payee={1} isRuin />}
          />
        }
      >
        A player who cannot pay hands over what is left. The paper{here(view && !view.rules.areShortOut)}: and
        plays on. Official rules{here(view?.rules.areShortOut)}: and is out at once, without laying a carpet.
        The carpets of a player who is out stay where they are and cost nothing any more.
      </Rule>
    </>
  );
}

function Laying({ view }: Props): JSX.Element {
  return (
    <>
      <Rule
        title="Lay a carpet beside him"
        picture={
          <Example
            size={5}
            assam={{ square: 'c3', facing: NORTH }}
            rugs={[{ hue: 'red', on: ['d3', 'e3'] }]}
            above={(frame) =>
              ['c2', 'b3', 'c4', 'c1', 'b2', 'd2', 'a3', 'b4', 'd4', 'c5'].map((name, i) => (
                <g key={name} transform={`${ontoSquare(frame, name)} translate(50 50)`}>
                  <Target isNear={i < 3} />
                </g>
              ))
            }
          />
        }
      >
        After the walk you lay a carpet on two squares. One of them shares a side with Assam’s square, none is
        his. It may lie over other carpets.
      </Rule>
      <Rule
        title="No whole carpet at once"
        picture={
          <Example
            assam={{ square: 'b2', facing: SOUTH }}
            rugs={[{ hue: 'blue', on: ['b1', 'c1'] }]}
            above={(frame) => (
              <>
                <Forbidden frame={frame} square="b1" />
                <Forbidden frame={frame} square="c1" />
              </>
            )}
          />
        }
      >
        A new carpet may not lie exactly on another one of which both halves are visible. Official rules
        {here(view?.rules.mayCoverOwn)}: your own you may cover.
      </Rule>
      <Rule
        title="Halves may be covered"
        picture={
          <Example
            assam={{ square: 'b2', facing: SOUTH }}
            rugs={[
              { hue: 'red', on: ['a1', 'b1'] },
              { hue: 'blue', on: ['c1'], under: WEST },
              { hue: 'green', on: ['a2'], under: NORTH },
            ]}
          />
        }
      >
        Here red covers halves of two carpets. A carpet that shows one half only may be hidden altogether; its
        rim ends where it goes under the others.
      </Rule>
    </>
  );
}

export function MarrakechRules({ view }: Props): JSX.Element {
  return (
    <>
      <Walking view={view} />
      <Paying view={view} />
      <Laying view={view} />
      <Rule
        title="The end"
        picture={
          <div class="marrakech sum">
            <Coin /> 31 + <Swatch hue="red" owner="red" /> 11 = <b>42</b>
          </div>
        }
      >
        When all carpets are laid, every coin and every visible square of your colours is worth a point. Equal
        points are decided by coins. Who is out ranks last; if one player is left, official rules end the game
        there.
      </Rule>
      {view?.rules.areTurnsLast && (
        <Rule
          title="Turning at the end"
          picture={
            <Example
              rugs={[{ hue: 'red', on: ['a2', 'a3'] }]}
              assam={{ square: 'b2', facing: NORTH }}
              above={(frame) => <TurnSigns frame={frame} square="b2" facings={[WEST, NORTH, EAST]} />}
            />
          }
        >
          In this game you turn Assam after you have laid your carpet, for the walk of the next player.
        </Rule>
      )}
    </>
  );
}
