/** What agents are called in tables and figures: a letter, and as much of the name as there is room for. */
import type { AgentResult } from '../lab/results.ts';
import type { Label } from './figures/theme.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ROOM = 30;

/** A, B, …, Z, AA, AB, … */
export function agentKey(place: number): string {
  const last = ALPHABET[place % ALPHABET.length]!;
  return place < ALPHABET.length ? last : agentKey(Math.floor(place / ALPHABET.length) - 1) + last;
}

/** Cuts the middle out of a long text: specs differ at their ends more often than in the middle. */
export function shorten(text: string, room = ROOM): string {
  if (text.length <= room) return text;
  const tail = Math.floor((room - 1) / 2);
  return `${text.slice(0, room - 1 - tail)}…${text.slice(text.length - tail)}`;
}

/** For the axis of a figure: `A uct(iterations=100)`, or `A` where there is no room. */
export function agentLabel(agents: readonly AgentResult[], place: number): Label {
  const key = agentKey(place);
  return { full: `${key}\u2002${shorten(agents[place]!.name)}`, short: key };
}
