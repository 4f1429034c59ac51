/**
 * The skeleton of the scripted engines: it speaks UGI and UAI, knows no rules, and does at every word what it is told
 * to do there. Each file beside it is one way to misbehave.
 */
import { createInterface } from 'node:readline';

export const print = (line) => process.stdout.write(`${line}\n`);

/** Does whatever takes for ever, without ending. */
export const hang = () => void setInterval(() => undefined, 1000);

/** @param answers by first word: a function of the whole line, in place of what a good engine does */
export function speak(answers = {}) {
  const good = {
    uai: () => print('id name Scripted\nid author a test\nuaiok'),
    ugi: () => print('id name Scripted\nid author a test\nugiok'),
    isready: () => print('readyok'),
    quit: () => process.exit(),
  };
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [word] = line.split(' ');
    (answers[word] ?? good[word])?.(line);
  });
}
