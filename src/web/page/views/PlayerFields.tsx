/** Who plays one side: a person, one of the levels with its measured strength, or an agent written as a spec. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Level } from '../../../agents/levels.ts';
import type { AppState } from '../state/appState.ts';
import { PERSON, type Player } from '../state/players.ts';
import { SpecField } from './SpecField.tsx';

interface PlayerFieldsProps {
  readonly app: AppState;
  readonly seat: number;
  readonly player: Player;
}

/** What a choice of the list is called in its value: the kind, or a level. */
function valueOf(player: Player): string {
  return player.kind === 'level' ? `level ${player.level}` : player.kind;
}

function playerOf(value: string, spec: string): Player {
  if (value === 'person') return PERSON;
  if (value === 'agent') return { kind: 'agent', spec };
  return { kind: 'level', level: value.replace(/^level /, '') };
}

/** How strong it is and how long it thinks: `Rated 812 ± 40 (random is 0), at most 2 s a move.` */
function strengthText({ rating, ms }: Level): string {
  const time = ms === undefined ? 'answers at once' : `at most ${ms / 1000} s a move`;
  if (!rating) return `Not rated, ${time}.`;
  const half = Math.round((rating.high - rating.low) / 2);
  return `Rated ${Math.round(rating.elo)} ± ${half} (${rating.zero} is 0), ${time}.`;
}

export function PlayerFields({ app, seat, player }: PlayerFieldsProps): JSX.Element {
  const { session } = app;
  const id = useId();
  const info = session.open.value?.info;
  const levels = info?.levels ?? [];
  const level = player.kind === 'level' ? levels.find(({ name }) => name === player.level) : undefined;
  const spec = session.specs.value[seat] ?? info?.analyst ?? '';
  return (
    <div class="player-fields">
      <label class="label side-label" for={id}>
        <span class={`swatch swatch-small seat-${seat} game-${info?.name}`} aria-hidden="true" />
        {session.seatTitle(seat)} is played by
      </label>
      <select
        id={id}
        value={valueOf(player)}
        onChange={(event) => session.setPlayer(seat, playerOf(event.currentTarget.value, spec))}
      >
        <option value="person">A person</option>
        {levels.map(({ name, title }) => (
          <option key={name} value={`level ${name}`}>
            {title}
          </option>
        ))}
        <option value="agent">Any agent …</option>
      </select>
      {level && (
        <p class="about">
          {level.about} <span class="soft">{strengthText(level)}</span>
        </p>
      )}
      {player.kind === 'agent' && (
        <SpecField
          app={app}
          label="Spec"
          value={player.spec}
          onCommit={(text) => session.setPlayer(seat, { kind: 'agent', spec: text })}
        />
      )}
      {level && <code class="spec">{level.spec}</code>}
    </div>
  );
}
