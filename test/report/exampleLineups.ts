/** Made-up runs of a game for three, from agents of known strength: stored and summed up by the lab itself. */
import { Random } from '../../src/core/index.ts';
import { type ExperimentSpec, type RunResults, settleExperiment } from '../../src/lab/index.ts';
import { beginRun, readResults } from '../../src/lab/node/index.ts';
import { scheduledGames } from '../../src/lab/schedule.ts';
import { IN_MEMORY, type NewGame, Store } from '../../src/store/index.ts';

const SIDE = { moves: 10, seconds: 0.1, simulations: 100, playoutMoves: 900, counts: null };

/** Scores around 30, the stronger ones higher; the highest score wins, and ties share. */
function play(strengths: readonly number[], random: Random): Pick<NewGame, 'points' | 'scores'> {
  const scores = strengths.map((strength) => Math.round(25 + strength + 10 * random.unit()));
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return { scores, points: scores.map((score) => (score === best ? 1 / winners : 0)) };
}

/** @param strengthOf an agent, by its place */
export function lineupsRun(spec: ExperimentSpec, strengthOf: (agent: number) => number): RunResults {
  const experiment = settleExperiment(spec);
  const random = new Random(11);
  const games = [...scheduledGames(experiment)].map(({ number, pairing, seat }): NewGame => {
    const { agents } = experiment.pairings[pairing]!;
    const { points, scores } = play(agents.map(strengthOf), random);
    return {
      number,
      pairing,
      seat,
      points,
      scores,
      plies: 54,
      forfeit: null,
      sides: agents.map(() => SIDE),
      record: null,
    };
  });
  const store = Store.toWrite(IN_MEMORY);
  const writer = beginRun(store, { spec, experiment, command: 'playout run three.json', threads: 2 });
  writer.add(games, [], 12);
  writer.release('finished', 12);
  return readResults(store, store.run(writer.id));
}
