export { importGame } from '../../games/importGame.node.ts';
export { type ThreadSettings, playOnThreads } from './playOnThreads.ts';
