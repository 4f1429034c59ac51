/**
 * What the bundler has to say, in plain lines: warnings and errors, without the colours that it also writes into a pipe.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'vite';

/** @param note takes one message, of one line or several */
export function plainLogger(note: (text: string) => void): Logger {
  const told = new Set<string>();
  const logged = new WeakSet<object>();
  const logger: Logger = {
    hasWarned: false,
    info: () => {},
    warn: (message) => {
      logger.hasWarned = true;
      note(stripVTControlCharacters(message));
    },
    warnOnce: (message) => {
      if (told.has(message)) return;
      told.add(message);
      logger.warn(message);
    },
    error: (message, { error } = {}) => {
      if (error) logged.add(error);
      logger.warn(message);
    },
    clearScreen: () => {},
    hasErrorLogged: (error) => logged.has(error),
  };
  return logger;
}

/** The same for what ends a build: the message shows the place in the source. */
export function plainError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(stripVTControlCharacters(message));
}
