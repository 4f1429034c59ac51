/** One run: what it says, its ratings and pairings, and how it was played. It follows a run that is being played. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { moment } from '../../../words/index.ts';
import { type Progress, type RunDetail, runDetailSchema } from '../../api/index.ts';
import { ProblemNote } from '../views/ProblemNote.tsx';
import { AgentsTable } from './AgentsTable.tsx';
import { Answered } from './Answered.tsx';
import { MeetingsTable } from './MeetingsTable.tsx';
import { ProgressBar, playedText } from './ProgressBar.tsx';
import { RunFacts } from './RunFacts.tsx';
import { RunState } from './RunState.tsx';
import { SentenceText } from './SentenceText.tsx';
import { announcement } from './announce.ts';
import { addressOf } from './server.ts';
import { useAnswer } from './useAnswer.ts';
import { useEvents } from './useEvents.ts';

/** The tables are read again when the run has grown by this part, or has ended. */
const REREAD_AFTER = 0.05;

/** Has enough happened since the tables were read? */
function isOutdated({ played, scheduled, state }: RunDetail, now: Progress): boolean {
  return now.state !== state || now.played - played >= Math.max(1, REREAD_AFTER * scheduled);
}

function InShort({ run }: { readonly run: RunDetail }): JSX.Element {
  return (
    <section class="panel run-short">
      <h3>In short</h3>
      {run.notices.map((notice, i) => (
        <p key={i} class="run-notice">
          <SentenceText text={notice} />
        </p>
      ))}
      <p class="run-answer">
        <SentenceText text={run.answer} />
      </p>
      {run.findings.length > 0 && (
        <ul>
          {run.findings.map((finding, i) => (
            <li key={i}>
              <SentenceText text={finding} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Head({ run, progress }: { readonly run: RunDetail; readonly progress: Progress }): JSX.Element {
  const { id, name, question, game, kind } = run;
  return (
    <header class="run-head">
      <div class="run-title">
        <h2>{name === '' ? `Run ${id}` : name}</h2>
        <RunState state={progress.state} damage={null} />
      </div>
      <p class="run-about">
        <span>{[game, kind].join(', ')}</span>
        <span>run {id}</span>
        <time dateTime={run.started}>{moment(run.started)}</time>
        {progress.state === 'finished' && <span>{playedText(progress)}</span>}
      </p>
      {question !== '' && <p class="run-question">{question}</p>}
      <ProgressBar progress={progress} />
      <p class="run-links">
        <a class="runs-button" href={`#/runs/${id}/games`}>
          Games
        </a>
        <a class="runs-button" href={addressOf(`runs/${id}/report/`)} target="_blank" rel="noopener">
          Open the report <span aria-hidden="true">↗</span>
          <span class="unseen">in a new tab</span>
        </a>
      </p>
    </header>
  );
}

interface ShownRunProps {
  readonly run: RunDetail;
  /** The tables should be read again. */
  onOutdated(): void;
}

function ShownRun({ run, onOutdated }: ShownRunProps): JSX.Element {
  const [latest, setLatest] = useState<Progress>();
  const [said, setSaid] = useState('');
  // What was read last may be newer than the last event.
  const progress = latest && latest.played >= run.played ? latest : run;
  const problem = useEvents(run.state === 'running' ? `runs/${run.id}/events` : undefined, (now) => {
    setSaid(announcement(progress, now, run.name) ?? said);
    setLatest(now);
    if (isOutdated(run, now)) onOutdated();
  });
  return (
    <>
      <Head run={run} progress={progress} />
      <ProblemNote problem={problem} />
      <p class="unseen" aria-live="polite">
        {said}
      </p>
      <InShort run={run} />
      <section class="panel">
        <h3>Ratings</h3>
        <AgentsTable run={run} />
      </section>
      <section class="panel">
        <h3>Pairings</h3>
        <MeetingsTable run={run} />
      </section>
      <section class="panel">
        <h3>Set-up</h3>
        <RunFacts run={run} />
      </section>
    </>
  );
}

export function RunPage({ id }: { readonly id: string }): JSX.Element {
  const [version, setVersion] = useState(0);
  const answer = useAnswer(`runs/${encodeURIComponent(id)}`, runDetailSchema, version);
  return (
    <Answered answer={answer} what="runs">
      {(run) => <ShownRun key={run.id} run={run} onOutdated={() => setVersion(version + 1)} />}
    </Answered>
  );
}
