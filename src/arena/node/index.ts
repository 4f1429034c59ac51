export { importGame } from '../../games/importGame.node.ts';
export { type ThreadSettings, KeptThreads, playOnThreads } from './playOnThreads.ts';
