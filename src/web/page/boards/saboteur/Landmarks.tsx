/** What lies in the mine from the start: the entrance, and the objectives with all that the viewer knows of them. */
import type { JSX } from 'preact';
import type { ObjectiveView } from '../../../worker/games/saboteur/view.ts';
import { Boulder, Eye, Ladder, Nugget } from './glyphs.tsx';
import { Rock, Tunnels } from './TilePicture.tsx';
import { tunnelLine } from './tunnels.ts';

const CROSS = { sides: 15, isThrough: true };

function Crossing({ isLit }: { readonly isLit: boolean }): JSX.Element {
  return (
    <svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100">
      <Rock sides={CROSS.sides} />
      <Tunnels line={tunnelLine(CROSS)} isLit={isLit} />
    </svg>
  );
}

export function Entrance(): JSX.Element {
  return (
    <g class="entrance">
      <Crossing isLit />
      <Ladder />
    </g>
  );
}

/** 1 and 2, drawn: as text they would be part of what a cell is called. */
const DIGITS = ['M-4 -4.500L1 -8V8', 'M-5 -4Q-5 -8.500 0 -8.500T5 -4Q5 -1 -5 8H5.500'];

/** Who has looked at it: an eye with the player's number, first on the left. */
function Looks({ seats }: { readonly seats: readonly number[] }): JSX.Element {
  return (
    <>
      {seats.map((seat) => (
        <g key={seat} class="look" transform={`translate(${seat === 0 ? -30 : 30} -34)`}>
          <g transform="scale(0.85)">
            <Eye />
          </g>
          <path class="look-seat" d={DIGITS[seat]} transform={`translate(${seat === 0 ? 21 : -21} 0)`} />
        </g>
      ))}
    </>
  );
}

function Face({ face }: { readonly face: 'nugget' | 'rock' }): JSX.Element {
  return face === 'nugget' ? <Nugget /> : <Boulder />;
}

/** Face down, with what the viewer knows to lie below. */
function Hidden({ objective }: { readonly objective: ObjectiveView }): JSX.Element {
  const { face, isInferred, lookedBy } = objective;
  return (
    <>
      <rect class="back" x="-49" y="-49" width="98" height="98" rx="8" />
      <rect class="back-frame" x="-42" y="-42" width="84" height="84" rx="5" />
      {face === undefined ? (
        <text class="back-question" y="22">
          ?
        </text>
      ) : (
        <g transform="translate(0 8)">
          <circle class={isInferred ? 'known known-inferred' : 'known'} r="31" />
          <Face face={face} />
        </g>
      )}
      <Looks seats={lookedBy} />
    </>
  );
}

function Revealed({ objective }: { readonly objective: ObjectiveView }): JSX.Element {
  const { face, isLit } = objective;
  return (
    <>
      <Crossing isLit={isLit} />
      {face && <Face face={face} />}
    </>
  );
}

interface ObjectiveProps {
  readonly objective: ObjectiveView;
  /** Was it revealed just now? Then it turns over. */
  readonly isTurning: boolean;
}

export function Objective({ objective, isTurning }: ObjectiveProps): JSX.Element {
  if (!objective.isRevealed) return <Hidden objective={objective} />;
  if (!isTurning) return <Revealed objective={objective} />;
  return (
    <>
      <g class="turn-up">
        <Revealed objective={objective} />
      </g>
      <g class="turn-away">
        <Hidden objective={{ ...objective, face: undefined, lookedBy: [] }} />
      </g>
    </>
  );
}
