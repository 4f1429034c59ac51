/** The frame of the page: its head, and the view below it. */
import type { JSX } from 'preact';
import type { ViewProps } from './state/appState.ts';
import { route } from './state/route.ts';
import { SHORTCUTS, keyHint } from './state/shortcuts.ts';
import { GamesDialog } from './views/GamesDialog.tsx';
import { HomeView } from './views/HomeView.tsx';
import { Later } from './views/Later.tsx';
import { PlayView } from './views/PlayView.tsx';
import { RulesDrawer } from './views/RulesDrawer.tsx';
import { ShortcutsDialog } from './views/ShortcutsDialog.tsx';
import { ThemeChoice } from './views/ThemeChoice.tsx';

function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="mark-branches" d="M7 16 24 6M7 16H26M7 16 24 26" />
      <circle class="mark-root" cx="7" cy="16" r="4.5" />
      <circle class="mark-leaf" cx="24" cy="6" r="3.2" />
      <circle class="mark-best" cx="26" cy="16" r="3.2" />
      <circle class="mark-leaf" cx="24" cy="26" r="3.2" />
    </svg>
  );
}

const PLACES = [
  { href: '#/', title: 'Games', views: ['home', 'game'] },
  { href: '#/runs', title: 'Runs', views: ['runs'] },
  { href: '#/papers', title: 'Papers', views: ['papers'] },
];

/** Where the documentation is, if whoever serves the page has it. */
const help = document.querySelector<HTMLLinkElement>('link[rel=help]')?.href;

const loadRuns = async () => (await import('./runs/index.ts')).RunsView;
const loadPapers = async () => (await import('./runs/index.ts')).PapersView;

function View({ app }: ViewProps): JSX.Element {
  const { session, games } = app;
  const at = route.value;
  switch (at.view) {
    case 'game':
      return <PlayView app={app} />;
    case 'home':
      return <HomeView app={app} />;
    case 'runs': {
      const onOpenGame = (record: unknown): void =>
        void session.guard(() => games.importText(JSON.stringify(record)));
      return <Later load={loadRuns} props={{ route: at.path, onOpenGame }} />;
    }
    case 'papers':
      return <Later load={loadPapers} props={{ route: at.path }} />;
  }
}

export function App({ app }: ViewProps): JSX.Element {
  const { view } = route.value;
  return (
    <>
      <header class="head">
        <a class="brand" href="#/">
          <Mark />
          <h1>Playout</h1>
          <p class="tagline">a Monte Carlo laboratory for board games</p>
        </a>
        <nav class="places" aria-label="Places">
          {PLACES.map(({ href, title, views }) => (
            <a key={href} href={href} aria-current={views.includes(view) ? 'page' : undefined}>
              {title}
            </a>
          ))}
          {help !== undefined && <a href={help}>Docs</a>}
        </nav>
        <div class="head-end">
          <button
            type="button"
            class="help"
            aria-label={SHORTCUTS.help.about}
            onClick={() => SHORTCUTS.help.run(app)}
            {...keyHint('help')}
          >
            ?
          </button>
          <ThemeChoice />
        </div>
      </header>
      <View app={app} />
      <ShortcutsDialog app={app} />
      <GamesDialog app={app} />
      <RulesDrawer app={app} />
    </>
  );
}
