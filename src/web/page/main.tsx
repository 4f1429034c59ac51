/** The page starts here: starts the worker, goes where the address says, draws. */
import { render } from 'preact';
import { App } from './App.tsx';
import { startPageWorker } from './engine/webWorker.ts';
import { AppState } from './state/appState.ts';
import { realTimer } from './state/driver.ts';
import { applyTheme } from './state/theme.ts';
import './style/tokens.css';
import './style/base.css';
import './style/layout.css';
import './style/board.css';
import './style/panels.css';
import './style/analysis.css';
import './style/home.css';
import './style/seats.css';

applyTheme(document.documentElement);

const app = new AppState(startPageWorker(), window);
app.start(realTimer);
void app.session.guard(() => app.games.visit());

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(<App app={app} />, root);
