/** What the list of runs and the page of one have in common. */
import type { RunDetail } from '../../api/index.ts';

type Facts = Pick<
  RunDetail,
  'id' | 'state' | 'played' | 'scheduled' | 'seconds' | 'name' | 'question' | 'started' | 'finished'
>;

/** Of a run that knows more. */
export function factsOf(run: Facts): Facts {
  const { id, state, played, scheduled, seconds, name, question, started, finished } = run;
  return { id, state, played, scheduled, seconds, name, question, started, finished };
}
