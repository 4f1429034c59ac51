/** Progress as it is made: a stream of events that is open as long as the component is there and wants it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Schema, readIfFits } from '../../../core/schema/index.ts';
import { parseJson } from '../../../core/json.ts';
import { type Problem, type Progress, problemSchema, progressSchema } from '../../api/index.ts';
import { addressOf } from './server.ts';

const LOST: Problem = { message: 'The connection to the server is lost.', hint: 'Trying again …' };

function dataOf<T>(event: Event, schema: Schema<T>): T | undefined {
  return event instanceof MessageEvent ? readIfFits(schema, parseJson(String(event.data))) : undefined;
}

/**
 * @param path of the stream; none is opened without one
 * @returns what is wrong at the moment
 */
export function useEvents(
  path: string | undefined,
  onProgress: (progress: Progress) => void,
): Problem | undefined {
  const [problem, setProblem] = useState<Problem>();
  // The stream stays open when the component is drawn again with another function.
  const listener = useRef(onProgress);
  listener.current = onProgress;
  useEffect(() => {
    if (path === undefined) return undefined;
    const source = new EventSource(addressOf(path));
    source.addEventListener('progress', (event) => {
      setProblem(undefined);
      const progress = dataOf(event, progressSchema);
      if (progress) listener.current(progress);
    });
    source.addEventListener('trouble', (event) => setProblem(dataOf(event, problemSchema)));
    source.addEventListener('open', () => setProblem(undefined));
    // The browser connects again by itself.
    source.addEventListener('error', () => setProblem(LOST));
    source.addEventListener('end', () => source.close());
    return () => source.close();
  }, [path]);
  return path === undefined ? undefined : problem;
}
