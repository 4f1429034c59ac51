/**
 * Stores whose checksums are right and whose contents are not, as a stranger or an old version may have written them:
 * each is a message that names file and run.
 */
import { describe, expect, test } from 'vitest';
import { UserError } from '../../core/index.ts';
import { IN_MEMORY, type NewGame, type NewRun, Store } from '../../store/index.ts';
import { readResults } from './readResults.ts';
import type { Experiment } from '../experiment.ts';
import { settleExperiment } from '../settleExperiment.ts';
import { resumeRun } from './start.ts';

const spec = { game: 'ataxx', options: { size: 4 }, agents: ['random', 'greedy'], games: 4 };
const experiment = settleExperiment(spec);

const side = { moves: 1, seconds: 0, simulations: 0, playoutMoves: 0, counts: null };

function storeWith(run: Partial<NewRun>, games: readonly Partial<NewGame>[] = []): Store {
  const store = Store.toWrite(IN_MEMORY);
  const writer = store.create({
    name: 'strange',
    question: '',
    spec: JSON.stringify(spec),
    experiment: JSON.stringify(experiment),
    command: '',
    playout: '0.1.0',
    node: '26',
    platform: 'linux',
    signature: null,
    scheduled: 4,
    threads: 1,
    ...run,
  });
  const game: NewGame = {
    number: 0,
    pairing: 0,
    seat: 0,
    points: [1, 0],
    scores: [1, 0],
    plies: 9,
    forfeit: null,
    sides: [side, side],
    record: null,
  };
  writer.add(
    games.map((more) => Object.assign({ ...game }, more)),
    [],
    0,
  );
  writer.release('stopped', 0);
  return store;
}

const playing = (more: object): Partial<NewRun> => ({
  experiment: JSON.stringify({ ...experiment, ...more } satisfies Experiment),
});

function complaint(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as UserError).message;
  }
  return 'nothing is wrong';
}

const results = (store: Store): unknown => readResults(store, store.run(1));

test('what is right is read', () => {
  expect(complaint(() => results(storeWith({}, [{}, { number: 1, seat: 1 }])))).toBe('nothing is wrong');
});

test('pairings are read as they were written while every game had two seats', () => {
  const old = playing({ pairings: [{ first: 0, second: 1, point: { label: 'x', parameters: [] } }] });
  const store = storeWith(old, [{}, { number: 1, seat: 1 }]);
  const { pairings } = readResults(store, store.run(1));
  expect(pairings).toMatchObject([{ first: 0, second: 1, games: 2, wins: 2 }]);
});

describe('a run that cannot be read', () => {
  test.each<[what: string, run: Partial<NewRun>, message: RegExp]>([
    ['no JSON', { experiment: '{"name' }, /what was to be played cannot be read \(.*JSON/],
    ['no experiment', { experiment: '{}' }, /\(experiment has no "name"\)$/],
    ['something else', { experiment: '[1]' }, /\(cannot be \[1\]\)$/],
    ['a spec that is no JSON', { spec: 'x' }, /what was to be played cannot be read/],
    ['an unknown pairing', playing({ kind: 'duel' }), /\(kind: unknown pairing "duel"\)$/],
    ['no agents', playing({ agents: [] }), /\(agents: has 0 of at least 1 entries\)$/],
    [
      'agents that are not there',
      playing({ pairings: [{ first: 0, second: 2 }] }),
      /\(pairings\[0\]: is between agents that are not there\)$/,
    ],
    [
      'pairings of different sizes',
      playing({ pairings: [{ agents: [0, 1] }, { agents: [0, 1, 1] }] }),
      /\(pairings\[1\]: has another number of agents than there can be seats\)$/,
    ],
    [
      'more agents than seats can be',
      playing({ pairings: [{ agents: [0, 1, 0, 1, 0, 1] }] }),
      /\(pairings\[0\]: has another number of agents than there can be seats\)$/,
    ],
    ['an unknown measure', playing({ measures: ['speed'] }), /measures\[0\]: unknown measure "speed"/],
    ['a rule without its numbers', playing({ stop: { rule: 'sprt' } }), /stop: stop has no "elo0"/],
  ])('because of %s', (_what, run, message) => {
    const said = complaint(() => results(storeWith(run)));
    expect(said).toMatch(/^the store :memory: is damaged: run 1: /);
    expect(said).toMatch(message);
  });

  test.each<[what: string, game: Partial<NewGame>]>([
    ['after the last', { number: 4 }],
    ['in another pairing', { pairing: 1 }],
    ['in another seat', { seat: 1 }],
    ['with points that there are not', { points: [7, -6] }],
    ['that nobody forfeited', { forfeit: { side: 5, reason: 'x' } }],
    ['of three', { points: [1, 0, 0], scores: [1, 0, 0], sides: [side, side, side] }],
  ])('because of a game %s', (_what, game) => {
    const { number = 0 } = game;
    expect(complaint(() => results(storeWith({}, [game])))).toBe(
      `the store :memory: is damaged: run 1: game ${number} is none of its schedule`,
    );
  });

  test('because of a record that is none', () => {
    expect(complaint(() => results(storeWith({}, [{ record: '{"moves":[]}' }])))).toMatch(
      /^the store :memory: is damaged: run 1: the record of game 0 cannot be read \(format is undefined\)$/,
    );
  });
});

describe('a run that can be read but not played', () => {
  test.each<[what: string, run: Partial<NewRun>, message: RegExp]>([
    [
      'for it is too long, as earlier versions allowed',
      playing({ games: 100_000_000_000 }),
      /games: 100000000000 games are more than one run can have$/,
    ],
    [
      'for its rules are for other seats',
      playing({ pairings: [{ agents: [0, 1, 1] }] }),
      /its pairings are for 3 seats, and its rules for 2/,
    ],
    ['for nobody knows its game', playing({ game: 'chess' }), /unknown game "chess"/],
    ['for its rules are wrong', playing({ options: { size: 99 } }), /option size/],
    ['for its position is none', playing({ position: 'nowhere' }), /position: /],
    [
      'for an agent is none',
      playing({ agents: [experiment.agents[0], { name: 'x', spec: 'utc' }] }),
      /unknown agent "utc"/,
    ],
  ])('%s', (_what, run, message) => {
    const store = storeWith(run);
    const said = complaint(() => resumeRun(store, store.run(1), { threads: 1, mixEngines: true }));
    expect(said).toMatch(/^run 1 cannot be resumed: /);
    expect(said).toMatch(message);
    expect(store.run(1).state).toBe('stopped');
  });
});
