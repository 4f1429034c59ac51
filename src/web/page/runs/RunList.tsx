/** All runs of the store, the newest first; those that are being played advance before one's eyes. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../../words/index.ts';
import {
  type Progress,
  type RunList as Runs,
  type RunSummary,
  type Sentence,
  headlineSchema,
  runListSchema,
} from '../../api/index.ts';
import { ProblemNote } from '../views/ProblemNote.tsx';
import { Answered } from './Answered.tsx';
import { RunCard } from './RunCard.tsx';
import { announcement } from './announce.ts';
import { ask } from './server.ts';
import { useAnswer } from './useAnswer.ts';
import { useEvents } from './useEvents.ts';

const FIRST_SHOWN = 50;
const EVENTS = 'runs/events';

/** Does every word stand somewhere in the run's name, game, kind, state or agents? */
function matches(run: RunSummary, words: readonly string[]): boolean {
  const { name, question, game, kind, state, agents } = run;
  const text = [name, question, game, kind, state, ...agents].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** What a run says changes when it ends. */
function keyOf({ id, state }: RunSummary): string {
  return `${id} ${state}`;
}

/** Asks for the headlines that are missing, one after the other, as long as the list is there. */
function useHeadlines(
  listed: readonly RunSummary[],
  shown: readonly RunSummary[],
): (run: RunSummary) => Sentence {
  const [asked, setAsked] = useState<ReadonlyMap<string, Sentence>>(new Map());
  const known = new Map(asked);
  for (const run of listed) if (run.headline) known.set(keyOf(run), run.headline);
  const next = shown.find((run) => !known.has(keyOf(run)) && run.played > 0 && run.damage === null);
  const [id, key] = next ? [next.id, keyOf(next)] : [0, undefined];
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    ask(`runs/${id}/headline`, headlineSchema, controller.signal).then(
      // One that cannot be read is not asked for again.
      (answer) =>
        setAsked((before) => new Map(before).set(key, answer.kind === 'ready' ? answer.value.headline : [])),
      () => undefined,
    );
    return () => controller.abort();
  }, [id, key]);
  return (run) => known.get(keyOf(run)) ?? run.headline ?? [];
}

interface LiveList {
  readonly runs: readonly RunSummary[];
  readonly said: string;
  take(progress: Progress): void;
}

/** The runs with their latest progress. @param onStranger is called for a run that is not in the list */
function useLive(list: readonly RunSummary[], onStranger: () => void): LiveList {
  const [latest, setLatest] = useState<ReadonlyMap<number, Progress>>(new Map());
  const [said, setSaid] = useState('');
  return {
    runs: list.map((run) => Object.assign({}, run, latest.get(run.id))),
    said,
    take(progress) {
      const run = list.find(({ id }) => id === progress.id);
      if (!run) return onStranger();
      const before = latest.get(progress.id) ?? run;
      setSaid((text) => announcement(before, progress, run.name) ?? text);
      setLatest((map) => new Map(map).set(progress.id, progress));
    },
  };
}

interface ListedProps {
  readonly list: Runs;
  onStranger(): void;
}

function Listed({ list, onStranger }: ListedProps): JSX.Element {
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState(FIRST_SHOWN);
  const { runs, said, take } = useLive(list.runs, onStranger);
  const problem = useEvents(EVENTS, take);
  const words = filter.toLowerCase().split(/\s+/);
  const found = runs.filter((run) => matches(run, words));
  const shown = found.slice(0, most);
  const headlineOf = useHeadlines(list.runs, shown);
  return (
    <>
      <div class="runs-tools">
        <label class="runs-filter">
          <span class="label">Filter</span>
          <input
            value={filter}
            placeholder="name, game, agent, state"
            onInput={(event) => setFilter(event.currentTarget.value)}
          />
        </label>
        <p class="label" role="status">
          {filter === '' ? plural(runs.length, 'run') : `${found.length} of ${plural(runs.length, 'run')}`} in{' '}
          <code>{list.store}</code>
        </p>
      </div>
      <ProblemNote problem={problem} />
      <p class="unseen" aria-live="polite">
        {said}
      </p>
      {runs.length === 0 && <p class="empty">Nothing has been run yet.</p>}
      <ol class="run-list">
        {shown.map((run) => (
          <RunCard key={run.id} run={run} headline={headlineOf(run)} />
        ))}
      </ol>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + FIRST_SHOWN)}>
          Show more ({found.length - most} left)
        </button>
      )}
    </>
  );
}

export function RunList(): JSX.Element {
  const [version, setVersion] = useState(0);
  const answer = useAnswer('runs', runListSchema, version);
  return (
    <>
      <h2>Runs</h2>
      <Answered answer={answer} what="runs">
        {(list) => <Listed list={list} onStranger={() => setVersion(version + 1)} />}
      </Answered>
    </>
  );
}
