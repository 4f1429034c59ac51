/** Marrakech on the page: the market, the purses, and the walks to choose from. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { MarrakechView, TurnStep } from '../../../worker/games/marrakech/view.ts';
import type { BoardProps } from '../board.ts';
import { Market } from './Market.tsx';
import { Players } from './Players.tsx';
import { WalkList } from './WalkList.tsx';
import { Frame } from './frame.ts';
import './market.css';
import './rugs.css';
import './walks.css';
import './die.css';
import './purses.css';
import { selectionOf } from './selection.ts';
import { isTurn } from './steps.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMotion } from './useMotion.ts';
import { areaWords } from './words.ts';

/** What the line under the board says: what is under the pointer, or what the last walk cost. */
function remark(view: MarrakechView, pointed: string | undefined): string {
  const square = view.squares.find(({ name }) => name === pointed);
  if (square?.area) return areaWords(view, square);
  return view.last?.toll ?? '';
}

export function MarrakechBoard(props: BoardProps<MarrakechView>): JSX.Element {
  const { view, node, choice, isFlipped, onChoose } = props;
  const [previewed, setPreviewed] = useState<{
    readonly node: number;
    readonly turn: TurnStep | undefined;
  }>();
  const [pointed, setPointed] = useState<string>();
  const motion = useMotion(props);
  const frame = new Frame(view.size, isFlipped);
  const selection = selectionOf(view, choice);
  const { walks, turn, isTurning } = selection;
  const { board, keepFocus } = useKeptFocus(selection.stand.square, [node, choice.made.length]);
  const setPreview = (turn: TurnStep | undefined): void => setPreviewed({ node, turn });
  // What was looked at in another position is not looked at here.
  const looked = (previewed?.node === node ? previewed.turn : undefined) ?? turn ?? null;
  const walk = walks.find((each) => each.turn === looked);
  const isOpen = choice.isOpen && walks.some((each) => each.turn !== null);
  const choose = (step: string): void => {
    setPreview(undefined);
    keepFocus(isTurn(step));
    onChoose(step);
  };
  return (
    <div class="marrakech market-board" ref={board}>
      <Market
        {...props}
        frame={frame}
        selection={selection}
        motion={motion}
        walk={walk}
        pointed={pointed}
        onChoose={choose}
        onPreview={setPreview}
        onPoint={setPointed}
      />
      <Players view={view} />
      <div class="market-talk">
        {walks.length > 0 && (
          <WalkList
            view={view}
            walks={walks}
            chosen={turn}
            isOpen={isOpen}
            areSteps={!isTurning}
            onChoose={choose}
            onPreview={setPreview}
          />
        )}
        <p class="remark">{remark(view, pointed)}</p>
      </div>
    </div>
  );
}
