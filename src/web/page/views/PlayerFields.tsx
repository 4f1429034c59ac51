/** Who plays one side, how strongly, and the spec behind the friendly name. */
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { LEVELS, OPPONENTS, type Player, checkSpec, opponentOf, specOf } from '../state/players.ts';
import type { Problem } from '../state/problem.ts';
import type { Session } from '../state/session.ts';
import { ProblemNote } from './ProblemNote.tsx';

interface PlayerFieldsProps {
  readonly session: Session;
  readonly seat: number;
  readonly player: Player;
}

function OwnSpec({ session, seat, player }: PlayerFieldsProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState(player.own);
  const [problem, setProblem] = useState<Problem>();
  const commit = (): void => {
    const wrong = checkSpec(text, session.board.value.game);
    setProblem(wrong);
    if (!wrong && text !== player.own) session.setPlayer(seat, { ...player, own: text });
  };
  return (
    <>
      <label class="label" for={id}>
        Spec
      </label>
      <input
        id={id}
        class="mono"
        spellcheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <ProblemNote problem={problem} />
    </>
  );
}

function Strength({ session, seat, player }: PlayerFieldsProps): JSX.Element | null {
  const id = useId();
  if (opponentOf(player).specs(session.board.value).length < 2) return null;
  return (
    <div class="strength">
      <label class="label" for={id}>
        Strength
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={LEVELS.length - 1}
        value={player.level}
        aria-valuetext={LEVELS[player.level]}
        onInput={(event) => session.setPlayer(seat, { ...player, level: Number(event.currentTarget.value) })}
      />
      <strong aria-hidden="true">{LEVELS[player.level]}</strong>
    </div>
  );
}

export function PlayerFields(props: PlayerFieldsProps): JSX.Element {
  const { session, seat, player } = props;
  const id = useId();
  const opponent = opponentOf(player);
  const spec = specOf(player, session.board.value);
  return (
    <div class="player-fields">
      <label class="label side-label" for={id}>
        <span class={`swatch swatch-small seat-${seat}`} aria-hidden="true" />
        {session.board.value.seatTitles[seat]} is played by
      </label>
      <select
        id={id}
        value={player.opponent}
        onChange={(event) => session.setPlayer(seat, { ...player, opponent: event.currentTarget.value })}
      >
        {OPPONENTS.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      <p class="about">{opponent.about}</p>
      <Strength {...props} />
      {player.opponent === 'own' ? <OwnSpec {...props} /> : spec && <code class="spec">{spec}</code>}
    </div>
  );
}
