/** A worker of a page that plays the experiment it is sent, on its own thread, and answers with the tables. */
import { playHere } from '../../src/arena/index.ts';
import { type ExperimentSpec, playInMemory, settleExperiment } from '../../src/lab/index.ts';

const clock = (): number => performance.now();

addEventListener('message', ({ data }: MessageEvent<ExperimentSpec>) => {
  void playInMemory(settleExperiment(data), { play: playHere({ clock }), clock }).then(postMessage);
});
