export { importGame } from '../../games/importGame.node.ts';
export { KeptThreads, playOnThreads } from './playOnThreads.ts';
export type { ThreadSettings } from './threadPool.ts';
