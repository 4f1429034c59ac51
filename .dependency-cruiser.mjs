/** Who may import whom: the table of docs/architecture.md. A folder may import itself and what its row names. */

const ENGINE = ['core', 'games', 'search', 'agents', 'stats'];

/** Lowest first. */
const MAY_IMPORT = {
  core: [],
  stats: [],
  games: ['core'],
  search: ['core', 'stats'],
  agents: ['core', 'games', 'search'],
  workers: ['core', 'games', 'search', 'agents'],
  engines: ['core', 'search'],
  arena: ['core', 'stats', 'games', 'search', 'agents', 'workers', 'engines'],
  store: ['core'],
  lab: [...ENGINE, 'arena', 'store'],
  report: ['core', 'stats', 'games', 'lab'],
  'web/page': [...ENGINE, 'workers'],
  'web/server': [...ENGINE, 'workers', 'arena'],
  cli: [...ENGINE, 'workers', 'engines', 'arena', 'store', 'lab', 'report', 'web/server'],
};

/** Tests may import anything. */
const TESTS = '\\.test\\.tsx?$';

const folderRules = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: TESTS },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((name) => `^src/${name}/`) },
}));

/** Folders whose files run in Node and in a browser alike, but for those that say otherwise in their name. */
const BOTH = '^src/(core|stats|games|search|agents|workers|web/page)/|^src/arena/(play|version)\\.ts$';

export default {
  forbidden: [
    ...folderRules,
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no Node in what also runs in a browser',
      severity: 'error',
      from: { path: BOTH, pathNot: ['\\.node\\.ts$', TESTS] },
      to: { dependencyTypes: ['core'] },
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
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
