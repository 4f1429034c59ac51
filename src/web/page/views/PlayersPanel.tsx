/** Who plays which side. A change counts at once, also in the middle of a game. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { PlayerFields } from './PlayerFields.tsx';

export function PlayersPanel({ app }: ViewProps): JSX.Element {
  return (
    <section class="panel" aria-labelledby="players-title">
      <h2 id="players-title">Players</h2>
      {app.session.players.value.map((player, seat) => (
        <PlayerFields key={seat} app={app} seat={seat} player={player} />
      ))}
    </section>
  );
}
