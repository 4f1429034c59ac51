/** Agents of the papers, under the paper's name and with its parameters, and per game the best combination we found. */
import { ataxxAgents } from './ataxx.ts';
import { carcassonneAgents } from './carcassonne.ts';
import { katarengaAgents } from './katarenga.ts';
import { marrakechAgents } from './marrakech.ts';
import type { NamedAgent } from './namedAgent.ts';
import { saboteurAgents } from './saboteur.ts';

export type { NamedAgent } from './namedAgent.ts';

export const namedAgents: readonly NamedAgent[] = [
  ...ataxxAgents,
  ...carcassonneAgents,
  ...katarengaAgents,
  ...marrakechAgents,
  ...saboteurAgents,
];
