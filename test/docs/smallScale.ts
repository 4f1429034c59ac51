/** Commands of the documents, made small: the same questions with few games and short searches. */
import { ourEngine } from '../engines/commands.ts';

/** Budgets and sizes that only make a command take longer. */
const SMALL: Readonly<Record<string, string>> = {
  '--games': '2',
  '--positions': '1',
  '--steps': '1',
  '--batch': '2',
  '--rungs': '2',
  '--left': '1',
};

/** Commands that play more games than a test has time for, unless they are told how many. */
const PLAYS = new Set(['match', 'tournament', 'sweep', 'ladder', 'ablate']);

/** An engine that readers of the documents have and we do not. */
const YOUR_ENGINE = /\.\/my-engine[^"]*/;

function smaller(word: string): string {
  const engine = ourEngine('ataxx', '--agent', 'random');
  if (YOUR_ENGINE.test(word)) return word.replace(YOUR_ENGINE, engine);
  return word
    .replaceAll(/\biterations=\d+/g, 'iterations=4')
    .replaceAll(/\btime=[\d.]+m?s/g, 'time=1ms')
    .replaceAll(/\bdepth=[3-9]\b/g, 'depth=2');
}

/** Runs that a document has made are there by number; here there is one. */
function firstRun([command, ...rest]: readonly string[]): string[] {
  if (command !== 'resume' && command !== 'report') return [command!, ...rest];
  return [command, ...rest.map((word) => (/^\d+$/.test(word) ? '1' : word))];
}

/** Why a command is not run here: another test runs it, or it needs what only readers have. */
export function whyNotHere(words: readonly string[]): string | undefined {
  const [command] = words;
  if (command === 'worker' || words.includes('--cluster')) return 'test/cluster runs clusters';
  if (command === 'reproduce' && !words.includes('--list')) return 'test/papers runs the papers';
  if (command === 'learn') return 'test/cli/learn.test.ts learns';
  if (command === 'run' && words[1]!.startsWith('docs/ratings/')) return 'test/docs/ratings.test.ts reads it';
  return undefined;
}

export function atSmallScale(words: readonly string[]): string[] {
  const small = firstRun(words).map((word, i) => SMALL[words[i - 1] ?? ''] ?? smaller(word));
  const isOpen = PLAYS.has(words[0]!) && !words.includes('--games');
  return isOpen ? [...small, '--games', '2'] : small;
}
