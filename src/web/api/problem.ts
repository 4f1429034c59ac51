/** What the server says when it cannot answer. */
import { type ValueOf, openObject, required } from '../../core/schema/index.ts';
import { anyText } from './sentence.ts';

export const problemSchema = openObject('problem', {
  message: required(anyText),
  hint: required(anyText, 'What to do about it; empty where nothing can be done.'),
});

export type Problem = ValueOf<typeof problemSchema>;

export const healthSchema = openObject('health', {
  name: required(anyText, '`playout`: other servers may answer this address too.'),
  version: required(anyText),
});
