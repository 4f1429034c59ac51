/**
 * What a worker in a browser hears. If the page shows games from outside, they are what it is told of first, and all else waits
 * until it has them.
 */
import { importGames, importedAddresses } from '../games/importGame.web.ts';
import type { OwnGames } from './messages.ts';

function isOwnGames(message: object): message is OwnGames {
  return 'ownGames' in message;
}

/** Hands down the games of this worker, before anything else is sent. */
export function sendGames(worker: Worker): void {
  const message: OwnGames = { ownGames: importedAddresses };
  if (importedAddresses.length > 0) worker.postMessage(message);
}

/** Hears messages in their order, and those after the games once they are there. */
export function afterGames<M extends object>(hear: (message: M) => void): (message: M | OwnGames) => void {
  let games: Promise<void> | undefined;
  return (message) => {
    // Whoever has started the worker hears of an error as of any other.
    if (isOwnGames(message)) games = importGames(message.ownGames).catch(globalThis.reportError);
    else if (games) void games.then(() => hear(message));
    else hear(message);
  };
}
