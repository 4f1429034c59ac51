/** The documentation as a site: `npm run docs` builds it, and `npm start` serves it under /docs/. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { plainSourceLinks } from './sourceLinks.ts';

/** The page's. */
const MARK = readFileSync(new URL('../../src/web/page/mark.svg', import.meta.url), 'utf8');

const GAMES = ['Ataxx', 'Carcassonne', 'Katarenga', 'Marrakech', 'Saboteur'];

/** Pages by what people come for. */
const SIDEBAR = [
  {
    text: 'Begin',
    items: [
      { text: 'Getting started', link: '/getting-started' },
      { text: 'The page', link: '/page' },
      ...GAMES.map((title) => ({ text: `Rules: ${title}`, link: `/rules/${title.toLowerCase()}` })),
      { text: 'Notation', link: '/notation' },
      { text: 'Glossary', link: '/glossary' },
    ],
  },
  {
    text: 'Agents',
    items: [
      { text: 'Agents are text', link: '/agents' },
      { text: 'All parts', link: '/parts' },
      { text: 'Learned evaluations', link: '/learning' },
      { text: 'Ratings', link: '/ratings' },
      { text: 'Levels', link: '/ratings/README' },
      { text: 'Honesty', link: '/honesty' },
      { text: 'Essay: forests', link: '/forests' },
      { text: 'Essay: parallel search', link: '/parallel' },
    ],
  },
  {
    text: 'Experiments',
    items: [
      { text: 'Experiments', link: '/experiments' },
      { text: 'How sure is that?', link: '/intervals' },
      { text: 'Clusters', link: '/cluster' },
      { text: 'Repeating papers', link: '/papers' },
      {
        text: 'Results',
        link: '/results/README',
        items: GAMES.map((title) => ({ text: title, link: `/results/${title.toLowerCase()}` })),
      },
    ],
  },
  {
    text: 'Your own',
    items: [
      { text: 'A game of your own', link: '/your-own-game' },
      { text: 'Engines', link: '/engines' },
      { text: 'Protocols', link: '/protocol' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Security', link: '/security' },
      { text: 'Other systems', link: '/comparison' },
    ],
  },
];

export default defineConfig({
  title: 'Playout',
  description: 'A Monte Carlo laboratory for board games',
  lang: 'en',
  base: '/docs/',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(MARK)}` }]],
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  // Less stands in each page that a strict policy would have to allow.
  metaChunk: true,
  markdown: { config: plainSourceLinks },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    // Out of the documentation, to the page.
    nav: [{ text: 'Play', link: '/../', target: '_self' }],
    sidebar: SIDEBAR,
  },
});
