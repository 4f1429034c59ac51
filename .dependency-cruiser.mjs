/** A folder may import itself and those that `scripts/folders.json` names for it, which come before it. */
import folders from './scripts/folders.json' with { type: 'json' };

/** Tests may import anything. */
const TESTS = '\\.test\\.tsx?$';

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: TESTS },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
}));

/** Folders whose files run in Node and in a browser alike, but for those that say otherwise in their path. */
const PORTABLE =
  '((core|stats|games|search|agents|words|workers|arena|lab|web/api|web/(page|worker))/|store/rows\\.ts$)';
const BOTH = `^src/${PORTABLE}`;
const NODE_ONLY = ['\\.node\\.ts$', '^src/[^/]+/node/'];

export default {
  forbidden: [
    ...folderRules,
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no Node in what also runs in a browser',
      severity: 'error',
      from: { path: BOTH, pathNot: [...NODE_ONLY, TESTS] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'what also runs in a browser imports nothing that does not',
      severity: 'error',
      from: { path: BOTH, pathNot: [...NODE_ONLY, TESTS] },
      to: { path: [...NODE_ONLY, `^src/(?!${PORTABLE})`] },
    },
    {
      name: "the page has no rules and no search: those are its worker's",
      severity: 'error',
      from: { path: '^src/web/page/', pathNot: TESTS },
      to: { path: '^src/(games|search|agents|arena)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no packages in the engine',
      severity: 'error',
      from: { path: '^src/(core|games|search|agents)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
    },
    {
      name: 'no game imports another',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['playout-source', 'import', 'browser', 'default'],
    },
  },
};
