/** Under which symbol a worker in a browser keeps its core for games from outside; see `importGame.web.ts`. */
export const SHARED_CORE = 'playout/core';
