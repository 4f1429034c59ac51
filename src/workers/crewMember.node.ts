/** A member of a crew on a thread of Node: connects it to whoever leads, nothing more. */
import { MessagePort, workerData } from 'node:worker_threads';
import { type CrewMessage, serveCrew } from './crewLoop.ts';

const port: unknown = workerData;
if (!(port instanceof MessagePort))
  throw new Error('crewMember.node.ts is started by crewSupervisor.node.ts');

serveCrew({ listen: (hear) => port.on('message', (message: CrewMessage) => hear(message)) });
