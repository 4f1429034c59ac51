export { type ThreadSettings, playOnThreads } from './playOnThreads.ts';
