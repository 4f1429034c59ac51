/** What the server answers, for a component; asked again when the address changes, or what it is about. */
import { useEffect, useState } from 'preact/hooks';
import type { Schema } from '../../../core/schema/index.ts';
import { type Answer, ask } from './server.ts';

/** @param version another one asks again, and what was answered stays until then */
export function useAnswer<T>(path: string, schema: Schema<T>, version = 0): Answer<T> {
  const [got, setGot] = useState<{ readonly path: string; readonly answer: Answer<T> }>();
  useEffect(() => {
    const controller = new AbortController();
    ask(path, schema, controller.signal).then(
      (answer) => setGot({ path, answer }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path, schema, version]);
  return got?.path === path ? got.answer : { kind: 'waiting' };
}
