/** What is read from outside, class by class: a text that is right, and what is done with one that may not be. */
import { listAgents, formatSpec, makeAgent, parseSpec } from '../../src/agents/index.ts';
import {
  type Game,
  OVER,
  type OptionValues,
  Random,
  type State,
  makeWeights,
  packWeights,
  parseGameFile,
  parseRecord,
  parseWeights,
  replayRecord,
  settleOptions,
  splitOptions,
} from '../../src/core/index.ts';
import { namesOf } from '../../src/cli/newGame/names.ts';
import { findGame, games } from '../../src/games/index.ts';
import { isTranscript, readTranscript } from '../../src/games/transcripts.ts';
import { answerQuery, operations, parseQuery } from '../../src/games/marrakech/course/operations.ts';
import { type MarrakechOptions, marrakech } from '../../src/games/marrakech/index.ts';
import { settleExperiment } from '../../src/lab/index.ts';
import { readJson } from '../../src/lab/spec/json.ts';
import { experimentSchema } from '../../src/lab/spec/spec.ts';
import { readParameter } from '../../src/tune/parameters.ts';
import { EXPERIMENTS, type Seed, positions, recordOf, textsOf, transcripts } from './corpus.ts';
import { pick } from './mutate.ts';
import { pageFile, pageLink } from './pageGames.ts';
import { protocolLines } from './protocol.ts';

/** One text to be damaged, and what reads it. */
export interface Trial {
  readonly text: string;
  readonly isJson?: boolean;
  /** @throws UserError if the text is refused, anything else if there is a bug */
  read(text: string): void;
}

export interface FuzzClass {
  readonly name: string;
  trial(random: Random): Trial;
}

const CORPUS_SEED = 11;
const seeds = positions(new Random(CORPUS_SEED), 8);

/** Results must be there, and share one win. */
function playToEnd(game: Game, state: State, random: Random): void {
  let plies = 0;
  for (; state.turn !== OVER; plies++) {
    if (plies > game.maxPlies) throw new Error(`still not over after ${plies} plies`);
    state.play(state.sample(random));
  }
  const won = Array.from({ length: state.seats }, (_, seat) => state.result(seat)).reduce((a, b) => a + b);
  if (Math.abs(won - 1) > 1e-9) throw new Error(`the results sum to ${won}`);
}

/** Reads a position; it must print, read back and play to its end. */
function readPosition(game: Game, options: OptionValues, text: string): void {
  const state = game.parsePosition(text, options);
  const printed = game.formatPosition(state);
  const again = game.formatPosition(game.parsePosition(printed, options));
  if (again !== printed) throw new Error(`printed as ${printed}, but read back as ${again}`);
  game.draw(state);
  playToEnd(game, state, new Random(1));
}

function positionTrial(random: Random): Trial {
  const seed = pick(random, seeds);
  const text = pick(random, textsOf(seed));
  return {
    text,
    isJson: text.startsWith('{'),
    read: (damaged) => readPosition(seed.game, seed.options, damaged),
  };
}

function listMoves({ game, state }: Seed): number[] {
  const listed = new Int32Array(Math.max(game.maxMoves, 1024));
  return [...listed.subarray(0, state.moves(listed))];
}

function moveTrial(random: Random): Trial {
  const open = seeds.filter(({ state }) => state.turn !== OVER);
  const seed = pick(random, open);
  const { game, state } = seed;
  const legal = listMoves(seed);
  return {
    text: game.formatMove(state, pick(random, legal)),
    read(text) {
      const move = game.parseMove(state, text);
      if (!legal.includes(move)) throw new Error(`read as ${move}, which is not legal`);
    },
  };
}

function optionTrial(random: Random): Trial {
  const { game, options } = pick(random, seeds);
  const some = Object.entries(options).filter(() => random.below(2) === 0);
  return {
    text: some.map(([name, value]) => `${name}=${value}`).join(','),
    read(text) {
      const settled = settleOptions(game, splitOptions(text));
      game.formatPosition(game.start(settled, new Random(1)));
    },
  };
}

function agentTrial(random: Random): Trial {
  const game = pick(random, games);
  const entries = listAgents(game).filter(({ kind }) => kind === 'agent' || kind === 'named');
  const { name, spec } = pick(random, entries);
  const parts = ['mcts(tree=puct, playout=random, iterations=10)', 'uct(c=1.4, time=500ms, margin=5)'];
  return {
    text: pick(random, [name, spec, ...parts]),
    read(text) {
      const written = formatSpec(parseSpec(text));
      if (formatSpec(parseSpec(written)) !== written) throw new Error(`${written} does not read back`);
      makeAgent(text, { game, random: new Random(1), clock: () => 0 });
    },
  };
}

function recordTrial(random: Random): Trial {
  return {
    text: recordOf(pick(random, seeds), random),
    isJson: true,
    read(text) {
      const record = parseRecord(text);
      replayRecord(record, findGame(record.game));
    },
  };
}

const written = transcripts();

function transcriptTrial(random: Random): Trial {
  return {
    text: pick(random, written),
    isJson: true,
    read(text) {
      const isGame = (list: unknown): boolean => isTranscript(list, undefined);
      for (const { value } of parseGameFile('games.json', text, isGame)) readTranscript(value, undefined);
    },
  };
}

function experimentTrial(random: Random): Trial {
  return {
    text: pick(random, EXPERIMENTS),
    isJson: true,
    read: (text) => void settleExperiment(experimentSchema.read(readJson(text).value, [])),
  };
}

function parameterTrial(random: Random): Trial {
  return {
    text: pick(random, ['c=0.1..10 log from 1', 'depth=1..8 integer', 'playout=uniform,clones(r=4)']),
    read: readParameter,
  };
}

function weightsTrial(random: Random): Trial {
  const values = Int32Array.from({ length: random.below(20) }, () => random.next());
  return {
    text: JSON.stringify(packWeights(makeWeights('layout/1', values))),
    isJson: true,
    read(text) {
      const read = parseWeights(text);
      if (parseWeights(JSON.stringify(packWeights(read))).id !== read.id)
        throw new Error('the weights do not read back');
    },
  };
}

function courseTrial(random: Random): Trial {
  const settle = (given: OptionValues): MarrakechOptions => settleOptions(marrakech, given);
  const course = seeds.filter(({ game }) => game.name === 'marrakech').flatMap(textsOf);
  const string = pick(
    random,
    course.filter((text) => text.startsWith('P')),
  );
  const argument = pick(random, ['', ' 90', ' 3', ' c003231', ' y153334']);
  return {
    text: `${pick(random, Object.keys(operations))} ${string}${argument}`,
    read(text) {
      if (text.trim() !== '') answerQuery(parseQuery(text), { loops: 'ne-sw', settle });
    },
  };
}

function newGameTrial(random: Random): Trial {
  return {
    text: pick(random, ['my-game', 'four', 'connect-4-in-a-row', 'grid', 'class']),
    read(text) {
      const { variable } = namesOf(text, new Set(['grid']));
      if (!/^[a-z][A-Za-z0-9]*$/.test(variable)) throw new Error(`${variable} is no name of a variable`);
    },
  };
}

export const CLASSES: readonly FuzzClass[] = [
  { name: 'positions', trial: positionTrial },
  { name: 'moves', trial: moveTrial },
  { name: 'options', trial: optionTrial },
  { name: 'agent specs', trial: agentTrial },
  { name: 'records', trial: recordTrial },
  { name: 'transcripts', trial: transcriptTrial },
  { name: 'experiments', trial: experimentTrial },
  { name: 'tuned parameters', trial: parameterTrial },
  { name: 'weights', trial: weightsTrial },
  { name: 'protocol lines', trial: (random) => protocolLines(pick(random, seeds), random) },
  { name: 'course queries', trial: courseTrial },
  { name: 'names of new games', trial: newGameTrial },
  { name: 'page file', trial: (random) => pageFile(pick(random, seeds), random) },
  { name: 'page link', trial: (random) => pageLink(pick(random, seeds), random) },
];
