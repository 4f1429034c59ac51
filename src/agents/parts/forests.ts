/** Forests: how chance and hidden information become trees. */
import type { Game, PositionKey } from '../../core/index.ts';
import {
  type Forest,
  ensemble,
  informationSet,
  knownFuture,
  naive,
  openLoop,
  singleTree,
  tableBy,
} from '../../search/index.ts';
import type { PartParam, Resolved } from '../params.ts';
import { type MadePart, countOption, makePart } from './part.ts';

const fullKey: PositionKey = {
  name: 'full',
  about: 'Everything that the future depends on.',
  isComplete: true,
  write: (state, out) => state.hash(out),
};

function keysOf(game: Game): readonly PositionKey[] {
  return [fullKey, ...(game.keys ?? [])];
}

const tree: MadePart<Forest> = {
  name: 'tree',
  about: 'One tree; where there is chance, its outcomes have nodes.',
  options: [
    {
      kind: 'choice',
      name: 'draws',
      choices: ['weighted', 'uniform'],
      default: 'weighted',
      about: 'Outcomes are drawn by their probability, or all alike as in the Carcassonne paper.',
    },
  ],
  make: ({ draws }) => singleTree(draws as 'weighted' | 'uniform'),
};

const worlds: readonly MadePart<Forest>[] = [
  {
    name: 'ensemble',
    about:
      'Several trees, each in a world of its own: hidden things imagined once, chance in one fixed order.',
    options: [
      countOption('trees', 4, 1, 1024, 'How many trees; they share the iterations.'),
      {
        kind: 'choice',
        name: 'combine',
        choices: ['visits', 'votes'],
        default: 'visits',
        about: 'Trees add up their visits, or each votes for one move.',
      },
    ],
    make: ({ trees, combine }) => ensemble(trees as number, combine as 'visits' | 'votes'),
  },
  {
    name: 'open-loop',
    about: 'One tree over moves alone; chance and hidden things are drawn anew in every iteration.',
    options: [],
    make: () => openLoop,
  },
  {
    name: 'information-set',
    about: 'SO-ISMCTS: one tree over what a seat can see; hidden things are drawn anew in every iteration.',
    options: [],
    make: () => informationSet,
  },
];

const presumed: MadePart<Forest> = {
  name: 'naive',
  about: "The Saboteur paper's: one tree in one guessed world, the same guess every time.",
  options: [],
  make: () => naive,
};

const SECRETS = 'all hidden things and the order in which chance will fall';

const oracle: MadePart<Forest> = {
  name: 'known-future',
  about: `An oracle, for experiments: it knows ${SECRETS}.`,
  oracle: SECRETS,
  options: [],
  make: () => knownFuture,
};

function table(game: Game): MadePart<Forest> {
  return {
    name: 'table',
    about: 'One graph: a position is found again by its key, whatever line of play led to it.',
    options: [
      {
        kind: 'choice',
        name: 'key',
        choices: keysOf(game).map(({ name }) => name),
        default: 'full',
        about: keysOf(game)
          .map((key) => `${key.name}: ${key.about}`)
          .join(' '),
      },
    ],
    make: ({ key }) => tableBy(keysOf(game).find(({ name }) => name === key)!),
  };
}

/** Those that make sense in a game: a tree that looked at what is hidden would not be honest. */
function forestsFor(game: Game): readonly MadePart<Forest>[] {
  const isOpen = !game.hasHidden;
  return [
    ...(isOpen ? [tree, table(game)] : []),
    ...(game.hasChance || game.hasHidden ? [...worlds, oracle] : []),
    ...(game.presume ? [presumed] : []),
  ];
}

export const forestParam: PartParam = {
  kind: 'part',
  name: 'forest',
  about: 'How chance and hidden information become trees.',
  fallback: (game) => (game.hasHidden ? 'information-set' : 'tree'),
  parts: forestsFor,
};

export function forestOf(values: Resolved, game: Game): Forest {
  return makePart(forestsFor(game), values.forest!, game);
}
