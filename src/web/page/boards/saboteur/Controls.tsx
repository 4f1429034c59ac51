/** What can be done with a chosen card besides laying it: turn it, or put it away. */
import type { JSX } from 'preact';
import type { Choice } from '../board.ts';
import { PencilMark } from './PencilMark.tsx';
import type { SearchMarks } from './searchMarks.ts';
import { DROP, FLIP } from './selection.ts';

interface ControlsProps {
  readonly choice: Choice;
  readonly marks: SearchMarks;
  onChoose(step: string): void;
}

export function TurnIcon(): JSX.Element {
  return (
    <svg class="zone-icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-8 2A8 8 0 0 1 6 -5.500M8 -2A8 8 0 0 1 -6 5.500" />
      <path d="M6.500 -10V-5H1.500M-6.500 10V5H-1.500" />
    </svg>
  );
}

function AwayIcon(): JSX.Element {
  return (
    <svg class="zone-icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0 -10V2M-5 -3L0 2L5 -3M-10 3V9H10V3" />
    </svg>
  );
}

export function Controls({ choice, marks, onChoose }: ControlsProps): JSX.Element {
  const isTurned = choice.made.includes(FLIP);
  const canTurn = isTurned || choice.next.has(FLIP);
  const canDrop = choice.next.has(DROP) || (isTurned && choice.isOpen);
  return (
    <>
      <button
        type="button"
        class={canTurn ? 'zone control zone-ready' : 'zone control'}
        aria-pressed={isTurned}
        aria-disabled={!canTurn}
        data-step={FLIP}
        onClick={() => onChoose(FLIP)}
      >
        <TurnIcon />
        <span>Turn</span>
      </button>
      <button
        type="button"
        class={canDrop ? 'zone control zone-target' : 'zone control'}
        aria-disabled={!canDrop}
        data-step={DROP}
        onClick={() => onChoose(DROP)}
      >
        <AwayIcon />
        <span>Put away</span>
        <PencilMark marks={marks} step={DROP} />
      </button>
    </>
  );
}
