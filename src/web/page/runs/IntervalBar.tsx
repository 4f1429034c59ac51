/** An estimate with its interval on a line, for the eye: the numbers stand next to it. */
import type { JSX } from 'preact';
import { type Interval, type Scale, placeOn } from './scale.ts';

interface IntervalBarProps {
  readonly estimate: Interval;
  readonly scale: Scale;
  /** What it is compared with: 0 Elo, an even share. */
  readonly reference: number;
}

export function IntervalBar({ estimate, scale, reference }: IntervalBarProps): JSX.Element {
  const { mean, low, high } = estimate;
  const [left, right] = [placeOn(scale, low, 0), placeOn(scale, high, 100)];
  const [centre, zero] = [placeOn(scale, mean, 50), placeOn(scale, reference, 50)];
  return (
    <svg class="interval" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <line class="interval-rail" x1="0" x2="100" y1="8" y2="8" />
      {mean !== null && <rect class="interval-range" x={left} y="5" width={right - left} height="6" />}
      <line class="interval-reference" x1={zero} x2={zero} y1="0" y2="16" />
      {mean !== null && <line class="interval-mean" x1={centre} x2={centre} y1="2" y2="14" />}
    </svg>
  );
}

interface IntervalHeadProps {
  readonly scale: Scale;
  /** Writes a value at an end of the line. */
  format(value: number): string;
}

/** The head of a column of such lines, with the values at their ends. */
export function IntervalHead({ scale, format }: IntervalHeadProps): JSX.Element {
  return (
    <th scope="col" class="interval-head">
      <span class="unseen">picture</span>
      <span class="interval-axis" aria-hidden="true">
        <span>{format(scale.from)}</span>
        <span>{format(scale.to)}</span>
      </span>
    </th>
  );
}
