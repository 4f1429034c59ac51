/** Computes the tasks that it is sent, all of one study. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ErrorData, packError } from '../../core/index.ts';
import { papers } from '../papers.ts';

export interface StudyWorkerData {
  /** Of the experiment. */
  readonly id: string;
  /** Of the study. */
  readonly key: string;
  readonly seed: number;
}

export interface StudyAnswer {
  /** The result; empty if there was an error. */
  readonly json: string;
  readonly error?: ErrorData;
}

const port = parentPort;
if (!port) throw new Error('studyWorker.ts runs in a worker thread only');

const { id, key, seed }: StudyWorkerData = workerData;
const experiment = papers.flatMap(({ experiments }) => experiments).find((one) => one.id === id);
const study = experiment?.studies?.find((one) => one.key === key);
if (!study) throw new Error(`${id} has no study ${key}`);

async function answer(task: string): Promise<StudyAnswer> {
  try {
    return { json: JSON.stringify(await study!.compute(task, seed)) };
  } catch (error) {
    return { json: '', error: packError(error) };
  }
}

port.on('message', (task: string) => void answer(task).then((found) => port.postMessage(found)));
