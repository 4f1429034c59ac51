/** The page starts here: restores the game, starts the engine, draws. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { boards } from './boards/registry.ts';
import { connectWebWorker } from './engine/webWorker.ts';
import { WorkerEngine } from './engine/workerEngine.ts';
import { drive, realTimer } from './state/driver.ts';
import { firstGame } from './state/firstGame.ts';
import { Session } from './state/session.ts';
import { load, save } from './state/storage.ts';
import { applyTheme } from './state/theme.ts';
import './style/tokens.css';
import './style/base.css';
import './style/layout.css';
import './style/board.css';
import './style/panels.css';
import './style/analysis.css';

applyTheme(document.documentElement);

const session = new Session(load(window, boards) ?? firstGame(boards[0]), boards);
const engine = new WorkerEngine(connectWebWorker);
effect(() => save(window, session.snapshot()));
drive(session, engine, realTimer);

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(<App session={session} engine={engine} />, root);
