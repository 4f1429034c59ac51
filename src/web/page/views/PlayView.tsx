/** Playing a game: the board in the middle, what searches think on one side, the set-up on the other. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { ActionBar } from './ActionBar.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { BoardArea } from './BoardArea.tsx';
import { ChanceEvent } from './ChanceEvent.tsx';
import { CourseGraph } from './CourseGraph.tsx';
import { MoveChoices } from './MoveChoices.tsx';
import { MoveList } from './MoveList.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { SetupPanel } from './SetupPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import { StatusLine } from './StatusLine.tsx';
import { TreePanel } from './TreePanel.tsx';
import { useBoard } from './useBoard.ts';
import { useShortcuts } from './useShortcuts.ts';

interface Bars {
  readonly above: number[];
  readonly below: number[];
}

/** The bars above and below the board: with two sides one each, with more of them, or panels below, all above. */
function barsOf(seats: number, isFlipped: boolean, hasPanels: boolean): Bars {
  if (seats !== 2 || hasPanels) return { above: Array.from({ length: seats }, (_, seat) => seat), below: [] };
  return isFlipped ? { above: [0], below: [1] } : { above: [1], below: [0] };
}

export function PlayView({ app }: ViewProps): JSX.Element {
  const { session } = app;
  useShortcuts(app);
  const board = useBoard(session.open.value?.info.name);
  const seats = session.open.value?.seats ?? 2;
  const { above, below } = barsOf(seats, session.isFlipped.value, board?.hasPanels ?? false);
  const bars = (shown: readonly number[]): JSX.Element | null =>
    shown.length === 0 ? null : (
      <div class="players">
        {shown.map((seat) => (
          <PlayerBar key={seat} session={session} seat={seat} />
        ))}
      </div>
    );
  return (
    <main class={`play play-${session.open.value?.info.name}`}>
      <section class="table" aria-label="Board">
        {bars(above)}
        <div class="board-frame">
          <BoardArea app={app} />
        </div>
        {bars(below)}
        <div class="table-foot">
          <ChanceEvent app={app} />
          <StatusLine app={app} />
          <ActionBar app={app} />
        </div>
        <CourseGraph app={app} />
        <MoveChoices app={app} />
      </section>
      <div class="side side-thought">
        <AnalysisPanel app={app} />
        <MoveList app={app} />
        <ReviewPanel app={app} />
        <TreePanel app={app} />
        <SharePanel app={app} />
      </div>
      <div class="side side-setup">
        <SetupPanel app={app} />
        <PlayersPanel app={app} />
      </div>
      <p class="unseen" role="status" aria-live="polite">
        {session.spoken.value}
      </p>
    </main>
  );
}
