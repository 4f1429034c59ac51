/** Forests: how chance and hidden information become trees. */
import { type Game, type PositionKey, choice, integer, option } from '../../core/index.ts';
import {
  type Forest,
  TREE_DRAWS,
  ensemble,
  informationSet,
  knownFuture,
  naive,
  openLoop,
  singleTree,
  tableBy,
} from '../../search/index.ts';
import { type Part, type PartParam, definePart } from '../params.ts';

const fullKey: PositionKey = {
  name: 'full',
  about: 'Everything that the future depends on.',
  isComplete: true,
  write: (state, out) => state.hash(out),
};

function keysOf(game: Game): readonly PositionKey[] {
  return [fullKey, ...(game.keys ?? [])];
}

const tree: Part<Forest> = definePart({
  name: 'tree',
  about: 'One tree; where there is chance, its outcomes have nodes.',
  options: {
    draws: option(
      choice(TREE_DRAWS),
      'weighted',
      'Outcomes are drawn by their probability, all alike as in the Carcassonne paper, or evenly: each as often as its probability says.',
    ),
  },
  make: ({ draws }) => singleTree(draws),
});

const worlds: readonly Part<Forest>[] = [
  definePart({
    name: 'ensemble',
    about:
      'Several trees, each in a world of its own: hidden things imagined once, chance in one fixed order.',
    options: {
      trees: option(integer(1, 1024), 4, 'How many trees; they share the iterations.'),
      combine: option(
        choice(['visits', 'votes']),
        'visits',
        'Trees add up their visits, or each votes for one move.',
      ),
    },
    make: ({ trees, combine }) => ensemble(trees, combine),
  }),
  {
    name: 'open-loop',
    about: 'One tree over moves alone; chance and hidden things are redrawn in every iteration.',
    options: {},
    make: () => openLoop,
  },
  {
    name: 'information-set',
    about: 'SO-ISMCTS: one tree over what a seat can see; hidden things are redrawn in every iteration.',
    options: {},
    make: () => informationSet,
  },
];

const presumed: Part<Forest> = {
  name: 'naive',
  about: "The Saboteur paper's: one tree in one guessed world, the same guess every time.",
  options: {},
  make: () => naive,
};

const SECRETS = 'all hidden things and the order in which chance will fall';

const oracle: Part<Forest> = {
  name: 'known-future',
  about: `An oracle, for experiments: it knows ${SECRETS}.`,
  oracle: SECRETS,
  options: {},
  make: () => knownFuture,
};

function table(game: Game): Part<Forest> {
  return definePart({
    name: 'table',
    about: 'One graph: a position is found again by its key, whatever line of play led to it.',
    options: {
      key: option(
        choice(keysOf(game).map(({ name }) => name)),
        'full',
        keysOf(game)
          .map((key) => `${key.name}: ${key.about}`)
          .join(' '),
      ),
    },
    make: ({ key }) => tableBy(keysOf(game).find(({ name }) => name === key)!),
  });
}

/** Those that make sense in a game: a tree that looked at what is hidden would not be honest. */
function forestsFor(game: Game): readonly Part<Forest>[] {
  const isOpen = !game.hasHidden;
  return [
    ...(isOpen ? [tree, table(game)] : []),
    ...(game.hasChance || game.hasHidden ? [...worlds, oracle] : []),
    ...(game.presume ? [presumed] : []),
  ];
}

export const forestParam: PartParam<Forest> = {
  kind: 'part',
  about: 'How chance and hidden information become trees.',
  fallback: (game) => (game.hasHidden ? 'information-set' : 'tree'),
  parts: forestsFor,
};
