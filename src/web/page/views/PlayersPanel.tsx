/** Who plays which side. A change counts at once, also in the middle of a game. */
import type { JSX } from 'preact';
import type { Session } from '../state/session.ts';
import { PlayerFields } from './PlayerFields.tsx';

export function PlayersPanel({ session }: { readonly session: Session }): JSX.Element {
  return (
    <section class="panel" aria-labelledby="players-title">
      <h2 id="players-title">Players</h2>
      {session.players.value.map((player, seat) => (
        <PlayerFields key={seat} session={session} seat={seat} player={player} />
      ))}
    </section>
  );
}
