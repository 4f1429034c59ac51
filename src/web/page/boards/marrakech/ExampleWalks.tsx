/** Walks, stops and tolls in the guide to the rules. */
import type { JSX } from 'preact';
import type { StandView, StopView, TollView, WalkView } from '../../../worker/games/marrakech/view.ts';
import { ArrowSign, DISTANCE } from './Arrows.tsx';
import { Assam } from './Assam.tsx';
import { SEATS } from './Example.tsx';
import { WalkLines, WalkStops, WalkTolls } from './Walks.tsx';
import type { Frame } from './frame.ts';

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export function stand(square: string, facing: number, isAround = false): StandView {
  return { square, facing, isAround };
}

const FREE: TollView = { owed: 0, paid: 0, payee: null, isRuin: false, words: '' };

function walkOf(path: readonly StandView[], stops: readonly StopView[]): WalkView {
  return { turn: null, carpet: [], payer: 0, path, stops };
}

interface StepsProps {
  readonly frame: Frame;
  readonly path: readonly StandView[];
}

/** A walk with the number of every step. */
export function Steps({ frame, path }: StepsProps): JSX.Element {
  const stops = path
    .slice(1)
    .map(({ square, facing }, i): StopView => ({ die: i + 1, odds: 1, square, facing, toll: FREE }));
  const walks = [walkOf(path, stops)];
  return (
    <>
      <WalkLines walks={walks} areOpen={false} frame={frame} />
      <WalkStops walks={walks} frame={frame} />
    </>
  );
}

interface StopProps {
  readonly frame: Frame;
  readonly square: string;
  readonly facing: number;
  readonly owed: number;
  readonly payee: number;
  readonly isRuin?: boolean;
}

/** Assam where he has stopped, with what it costs. */
export function Stop({ frame, square, facing, owed, payee, isRuin = false }: StopProps): JSX.Element {
  const toll: TollView = { owed, paid: owed, payee, isRuin, words: '' };
  const walks = [walkOf([], [{ die: 1, odds: 1, square, facing, toll }])];
  return (
    <>
      <Assam frame={frame} square={square} facing={facing} />
      <WalkTolls walks={walks} view={{ players: SEATS }} frame={frame} />
    </>
  );
}

interface TurnSignsProps {
  readonly frame: Frame;
  readonly square: string;
  readonly facings: readonly number[];
}

export function TurnSigns({ frame, square, facings }: TurnSignsProps): JSX.Element {
  return (
    <>
      {facings.map((facing) => {
        const { x, y } = frame.beside(square, facing, DISTANCE);
        return (
          <g key={facing} transform={`translate(${x} ${y})`}>
            <ArrowSign angle={frame.angle(facing)} heat={0} />
          </g>
        );
      })}
    </>
  );
}
