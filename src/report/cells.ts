/** What tables and captions of several sections have in common. */
import type { AgentResult, Estimate, PairingResult, RunResults } from '../lab/results.ts';
import { seatsIn } from '../lab/meetings.ts';
import { pairingWord } from '../words/lineups.ts';
import type { Cell, Column, Row } from './document.ts';
import { known, plural, range } from '../words/index.ts';
import { agentKey } from './names.ts';

export const left = (title: string): Column => ({ title, align: 'left' });
export const right = (title: string): Column => ({ title, align: 'right' });

/** A number with its interval next to it. */
export function estimateCell(estimate: Estimate, format: (value: number) => string): Cell {
  return { text: known(estimate.mean, format), note: range(estimate, format) };
}

export function agentCell(agents: readonly AgentResult[], place: number): Cell {
  return { text: agents[place]!.name, agent: place };
}

/** The agent's letter alone, where there is no room for names. */
export function keyCell(place: number): Cell {
  return { text: '', agent: place };
}

/** `A against B`. */
export function pairingLabel({ first, second }: PairingResult): string {
  return `${agentKey(first)} against ${agentKey(second)}`;
}

/** Mean, low and high as separate columns, for a CSV file. */
export function estimateRow(name: string, { mean, low, high }: Estimate): Row {
  return { [name]: mean, [`${name} low`]: low, [`${name} high`]: high };
}

/** `100 games a pairing`, or the range where a rule ended some early. */
export function gamesEach(results: RunResults): string {
  const noun = pairingWord(seatsIn(results));
  const games = results.pairings.map((pairing) => pairing.games);
  const [least, most] = [Math.min(...games), Math.max(...games)];
  if (games.length === 1) return plural(most, 'game');
  return least === most
    ? `${plural(most, 'game')} a ${noun}`
    : `${least} to ${plural(most, 'game')} a ${noun}`;
}

/** How seats were assigned, for captions. */
export function seating(results: RunResults): string {
  if (!results.run.switchSides) return 'seats as listed, no sides switched';
  return `${seatsIn(results) === 2 ? 'sides switched' : 'seats rotated'} on equal seeds`;
}

/** What the independent observations are. */
export function unit(results: RunResults): 'pair' | 'block' {
  return seatsIn(results) === 2 ? 'pair' : 'block';
}
