/** The whole game judged: what each move lost, what each draw was worth, who played how well, and where it turned. */
import type { JSX } from 'preact';
import type { SeatSummary } from '../../../arena/review/index.ts';
import type { ReviewView } from '../../worker/messages.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { judgementWords, signed } from '../state/judgementWords.ts';
import { EFFORTS } from '../state/reviews.ts';
import { scaleIn } from '../state/worth.ts';
import { LuckAndSkill } from './LuckAndSkill.tsx';
import { Segments } from './Segments.tsx';

interface ReviewProps {
  readonly app: AppState;
  readonly review: ReviewView;
}

function SeatRow({ app, review, seat }: ReviewProps & { readonly seat: SeatSummary }): JSX.Element {
  const scale = scaleIn(review.unit);
  const hasChance = app.session.open.value?.info.hasChance ?? false;
  return (
    <tr>
      <th scope="row">{app.session.seatTitle(seat.seat)}</th>
      <td>{seat.accuracy === null ? '–' : `${Math.round(seat.accuracy)} %`}</td>
      <td>{seat.marks['?!']}</td>
      <td>{seat.marks['?']}</td>
      <td>{seat.marks['??']}</td>
      <td>{scale.text(seat.totalLoss)}</td>
      {hasChance && <td>{signed(seat.totalLuck, scale)}</td>}
    </tr>
  );
}

function SeatTable({ app, review }: ReviewProps): JSX.Element {
  const hasChance = app.session.open.value?.info.hasChance ?? false;
  return (
    <table class="review-table">
      <caption class="unseen">How each side played</caption>
      <thead>
        <tr>
          <th scope="col">side</th>
          <th scope="col">accuracy</th>
          <th scope="col" title="inaccuracies">
            ?!
          </th>
          <th scope="col" title="mistakes">
            ?
          </th>
          <th scope="col" title="blunders">
            ??
          </th>
          <th scope="col">lost</th>
          {hasChance && <th scope="col">luck</th>}
        </tr>
      </thead>
      <tbody>
        {review.summary.seats.map((seat) => (
          <SeatRow key={seat.seat} app={app} review={review} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}

function TurningPoints({ app, review }: ReviewProps): JSX.Element | null {
  const { session } = app;
  const points = review.summary.turningPoints;
  if (points.length === 0) return null;
  return (
    <>
      <h3 class="label">Where the game turned</h3>
      <ul class="turning-points">
        {points.map(({ ply, swing }) => {
          const node = review.line[ply + 1]!;
          return (
            <li key={ply}>
              <button type="button" class="link" onClick={() => session.goTo(node)}>
                {ply + 1}. {session.nodes.value.get(node)?.words}
              </button>{' '}
              <span class="soft">({Math.round(100 * swing)} % of winning)</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Progress({ app }: ViewProps): JSX.Element {
  const { reviews } = app;
  const review = reviews.review.value;
  const [done, of] = [review?.judgements.length ?? 0, review?.plies ?? 1];
  return (
    <div class="buttons">
      <progress aria-label="Moves judged" value={done} max={of} />
      <span class="soft">
        {done} of {review ? of : '…'}
      </span>
      <button type="button" onClick={() => void reviews.stop()}>
        Stop
      </button>
    </div>
  );
}

export function ReviewPanel({ app }: ViewProps): JSX.Element | null {
  const { session, reviews } = app;
  const isRunning = reviews.isRunning.value;
  const review = reviews.review.value;
  const hasSecrets = session.viewer.value !== undefined;
  if (session.mainLine.value.length < 2) return null;
  const judgement = reviews.byNode.value.get(session.at.value);
  return (
    <section class="panel" aria-labelledby="review-title">
      <div class="panel-head">
        <h2 id="review-title">Review</h2>
        {!isRunning && (
          <button type="button" disabled={hasSecrets} onClick={() => void reviews.start()}>
            {review ? 'Again' : 'Analyse game'}
          </button>
        )}
      </div>
      {!isRunning && !hasSecrets && (
        <Segments
          legend="Effort"
          choices={EFFORTS}
          value={reviews.iterations.value}
          onChoose={(iterations) => {
            reviews.iterations.value = iterations;
          }}
        />
      )}
      {hasSecrets && <p class="empty">Once the game is over and the cards are open.</p>}
      {isRunning && <Progress app={app} />}
      {review && review.judgements.length > 0 && (
        <>
          {judgement && <p class="judgement">{judgementWords(judgement, review, session)}</p>}
          <SeatTable app={app} review={review} />
          <TurningPoints app={app} review={review} />
          <LuckAndSkill app={app} review={review} />
          <p class="about">
            Judged by <code>{review.agent}</code>, {reviews.iterations.value} iterations a move. Losses under
            two standard errors are not marked.
          </p>
        </>
      )}
    </section>
  );
}
