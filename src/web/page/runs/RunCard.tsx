/** One run in the list. */
import type { JSX } from 'preact';
import { moment } from '../../../words/index.ts';
import type { RunSummary, Sentence } from '../../api/index.ts';
import { ProgressBar, playedText } from './ProgressBar.tsx';
import { RunState } from './RunState.tsx';
import { SentenceText } from './SentenceText.tsx';

function agentsText({ agents, agentCount }: RunSummary): string {
  const rest = agentCount - agents.length;
  return agents.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

interface RunCardProps {
  readonly run: RunSummary;
  readonly headline: Sentence;
}

export function RunCard({ run, headline }: RunCardProps): JSX.Element {
  const { id, name, question, game, kind, started, damage } = run;
  return (
    <li class="panel run-card">
      <div class="run-title">
        <h3>
          <a href={`#/runs/${id}`}>{name === '' ? `Run ${id}` : name}</a>
        </h3>
        <RunState state={run.state} damage={damage} />
      </div>
      <p class="run-about">
        <span>{[game, kind].filter((word) => word !== '').join(', ')}</span>
        <span>run {id}</span>
        <time dateTime={started}>{moment(started)}</time>
        {run.state === 'finished' && <span>{playedText(run)}</span>}
      </p>
      {question !== '' && <p class="run-question">{question}</p>}
      {headline.length > 0 ? (
        <p class="run-headline">
          <SentenceText text={headline} />
        </p>
      ) : (
        <p class="run-agents mono">{agentsText(run)}</p>
      )}
      {damage === null ? <ProgressBar progress={run} /> : <p class="problem">{damage}</p>}
    </li>
  );
}
