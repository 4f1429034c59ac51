/** Who met whom in a run, and how that ended. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { elo, known, pValue, percentRange, percentage, signedRange } from '../../../words/index.ts';
import type { Meeting, RunDetail } from '../../api/index.ts';
import { IntervalBar, IntervalHead } from './IntervalBar.tsx';
import { Caption, Scrolling } from './Scrolling.tsx';
import { CountCells, CountHeads } from './counts.tsx';
import { SHARES, type Scale, scaleOf } from './scale.ts';

const FIRST_SHOWN = 40;
const EVEN = 0.5;

interface MeetingRowProps {
  readonly meeting: Meeting;
  readonly names: readonly string[];
  readonly scale: Scale;
}

function MeetingRow({ meeting, names, scale }: MeetingRowProps): JSX.Element {
  const { first, second, label, rate, elo: difference, pCorrected } = meeting;
  return (
    <tr>
      <th scope="row" class="runs-name">
        {label ?? names[first]}
        <span class="runs-note"> against {names[second]}</span>
      </th>
      <td class="runs-number">{percentage(rate.mean)}</td>
      <td class="runs-range">{percentRange(rate)}</td>
      <td class="interval-cell">
        <IntervalBar estimate={rate} scale={scale} reference={EVEN} />
      </td>
      <td class="runs-number">{known(difference.mean, elo)}</td>
      <td class="runs-range">{difference.mean === null ? '' : signedRange(difference, 0)}</td>
      <CountCells {...meeting} />
      <td class="runs-number">{pValue(pCorrected)}</td>
    </tr>
  );
}

function captionOf({ seats }: RunDetail): string {
  return seats === 2
    ? 'Points of the first agent in percent and the difference in Elo, each with its 95 % interval; the line in the picture is 50 %. p is of “both are equal”, corrected for the number of tests.'
    : 'In how many of their games the first agent finished ahead of the second, in percent, and the difference in Elo, each with its 95 % interval; the line in the picture is 50 %. p is of “both are equal”, corrected for the number of tests.';
}

export function MeetingsTable({ run }: { readonly run: RunDetail }): JSX.Element {
  const [most, setMost] = useState(FIRST_SHOWN);
  const { meetings, agents, seats } = run;
  const shown = meetings.slice(0, most);
  const scale = scaleOf(
    shown.map(({ rate }) => rate),
    EVEN,
    SHARES,
  );
  const names = agents.map(({ name }) => name);
  return (
    <>
      <Scrolling label="Pairings">
        <table class="runs-table">
          <Caption>{captionOf(run)}</Caption>
          <thead>
            <tr>
              <th scope="col">pairing</th>
              <th scope="col" class="runs-number">
                {seats === 2 ? 'points' : 'ahead'}
              </th>
              <th scope="col">95 %</th>
              <IntervalHead scale={scale} format={percentage} />
              <th scope="col" class="runs-number">
                Elo
              </th>
              <th scope="col">95 %</th>
              <CountHeads />
              <th scope="col" class="runs-number">
                p
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((meeting, i) => (
              <MeetingRow key={i} meeting={meeting} names={names} scale={scale} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      {meetings.length > most && (
        <button type="button" onClick={() => setMost(most + 10 * FIRST_SHOWN)}>
          Show more ({meetings.length - most} left)
        </button>
      )}
    </>
  );
}
