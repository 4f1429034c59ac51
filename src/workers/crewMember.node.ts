/** A member of a crew on a thread of Node: connects the thread's port, nothing more. */
import { parentPort } from 'node:worker_threads';
import { type CrewMessage, serveCrew } from './crewLoop.ts';

if (!parentPort) throw new Error('crewMember.node.ts runs in a worker thread only');
const port = parentPort;

serveCrew({ listen: (hear) => port.on('message', (message: CrewMessage) => hear(message)) });
