/** The five games by name, those that programs add, and whole games written down. */
export { type GameModule, findGame, games, moduleOf, registerGame } from './registry.ts';
export {
  type ToldGame,
  type TranscriptVerdict,
  isTranscript,
  readTranscript,
  verifyTranscript,
} from './transcripts.ts';
