/** The games of a run, a page at a time; those that were kept move by move can be opened on their board. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { anything } from '../../../core/schema/index.ts';
import { formatCount, known, plain } from '../../../words/index.ts';
import { type GameRow, type GamesPage, type Problem, gamesPageSchema } from '../../api/index.ts';
import { ProblemNote } from '../views/ProblemNote.tsx';
import { Segments } from '../views/Segments.tsx';
import { Answered } from './Answered.tsx';
import { Caption, Scrolling } from './Scrolling.tsx';
import { ask } from './server.ts';
import { useAnswer } from './useAnswer.ts';

const PAGE = 50;

const KINDS = [
  { value: true, title: 'That can be opened' },
  { value: false, title: 'All' },
];

type Seat = GameRow['seats'][number];

function resultOf(points: number): string {
  if (points === 1) return 'won';
  return points === 0 ? 'lost' : 'drawn';
}

function SeatCell({ agent, name, points, score }: Seat): JSX.Element {
  return (
    <td>
      <span class="runs-name">{agent}</span>
      <span class="runs-note">
        {' '}
        {name}, {resultOf(points)}, {known(score, plain)}
      </span>
    </td>
  );
}

interface GamesTableProps {
  readonly page: GamesPage;
  onOpen(number: number): void;
}

function GamesTable({ page, onOpen }: GamesTableProps): JSX.Element {
  const seats = Math.max(...page.games.map((game) => game.seats.length));
  return (
    <Scrolling label="Games">
      <table class="runs-table runs-games">
        <Caption>Every game by its place in the schedule: who sat where, the result and the score.</Caption>
        <thead>
          <tr>
            <th scope="col" class="runs-number">
              game
            </th>
            {Array.from({ length: seats }, (_, seat) => (
              <th key={seat} scope="col">
                seat {seat + 1}
              </th>
            ))}
            <th scope="col" class="runs-number">
              moves
            </th>
            <th scope="col">
              <span class="unseen">open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.games.map(({ number, seats: sitting, plies, forfeit, isRecorded }) => (
            <tr key={number}>
              <th scope="row" class="runs-number">
                {number}
              </th>
              {sitting.map((seat) => (
                <SeatCell key={seat.name} {...seat} />
              ))}
              <td class="runs-number">{formatCount(plies)}</td>
              <td>
                {isRecorded && (
                  <button type="button" onClick={() => onOpen(number)} aria-label={`Open game ${number}`}>
                    Open
                  </button>
                )}
                {forfeit !== null && <span class="runs-note">forfeited by {forfeit}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

interface PagerProps {
  readonly page: GamesPage;
  onTurn(from: number): void;
}

function Pager({ page: { from, total, games }, onTurn }: PagerProps): JSX.Element {
  return (
    <nav class="runs-pager" aria-label="Pages of games">
      <button type="button" disabled={from === 0} onClick={() => onTurn(Math.max(0, from - PAGE))}>
        Previous
      </button>
      <span role="status">
        {formatCount(from + 1)} to {formatCount(from + games.length)} of {formatCount(total)}
      </span>
      <button type="button" disabled={from + games.length >= total} onClick={() => onTurn(from + PAGE)}>
        Next
      </button>
    </nav>
  );
}

interface RunGamesProps {
  readonly id: string;
  onOpenGame(record: unknown): void;
}

export function RunGames({ id, onOpenGame }: RunGamesProps): JSX.Element {
  const [onlyRecorded, setOnlyRecorded] = useState(true);
  const [from, setFrom] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const path = `runs/${encodeURIComponent(id)}/games`;
  const answer = useAnswer(`${path}?from=${from}&most=${PAGE}&recorded=${onlyRecorded}`, gamesPageSchema);
  const open = async (number: number): Promise<void> => {
    const record = await ask(`${path}/${number}`, anything(), new AbortController().signal);
    if (record.kind === 'ready') onOpenGame(record.value);
    else setProblem(record.kind === 'failed' ? record.problem : undefined);
  };
  return (
    <>
      <h2>Games of run {id}</h2>
      <div class="runs-kinds">
        <Segments
          legend="Which games"
          choices={KINDS}
          value={onlyRecorded}
          quiet
          onChoose={(value) => {
            setOnlyRecorded(value);
            setFrom(0);
          }}
        />
      </div>
      <ProblemNote problem={problem} />
      <Answered answer={answer} what="games">
        {(page) =>
          page.total === 0 ? (
            <p class="empty">
              {onlyRecorded
                ? 'No game of this run was kept move by move. With --keep all, tournament, sweep, ladder and ablate keep every game.'
                : 'No game has been played yet.'}
            </p>
          ) : (
            <section class="panel">
              <GamesTable page={page} onOpen={(number) => void open(number)} />
              <Pager page={page} onTurn={setFrom} />
            </section>
          )
        }
      </Answered>
    </>
  );
}
