/** A member of a crew in the browser: connects the worker's port, nothing more. */
import { type CrewMessage, serveCrew } from './crewLoop.ts';

serveCrew({
  listen: (hear) =>
    globalThis.addEventListener('message', (event: MessageEvent<CrewMessage>) => hear(event.data)),
});
