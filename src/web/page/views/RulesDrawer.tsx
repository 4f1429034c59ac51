/** The picture guide to the rules, in a drawer at the side. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { Dialog } from './Dialog.tsx';
import { useBoard } from './useBoard.ts';

export function RulesDrawer({ app }: ViewProps): JSX.Element {
  const info = app.session.open.value?.info;
  const module = useBoard(info?.name);
  const isShown = app.overlay.value === 'rules';
  return (
    <Dialog app={app} name="rules" title={`Rules of ${info?.title ?? 'the game'}`}>
      {module && isShown && (
        <div class="rules">
          <module.Rules view={app.session.position.value?.board} />
        </div>
      )}
    </Dialog>
  );
}
