/**
 * The game and its rules. They count from the next game on; chosen before the first move they start that game
 * right away, because there is nothing to lose.
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OptionValue, OptionValues } from '../../../core/index.ts';
import { boards } from '../boards/registry.ts';
import type { GameBoard, SetupField } from '../boards/gameBoard.ts';
import { freshSeed, usualChoices } from '../state/firstGame.ts';
import { type Problem, attempt } from '../state/problem.ts';
import type { Session } from '../state/session.ts';
import { keyHint } from '../state/shortcuts.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { Segments } from './Segments.tsx';

interface Draft {
  readonly board: GameBoard;
  readonly chosen: OptionValues;
}

function same(a: OptionValues, b: OptionValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function Field(props: { field: SetupField; value: OptionValue; onChoose(value: OptionValue): void }) {
  const { field, value, onChoose } = props;
  return <Segments legend={field.title} choices={field.choices} value={value} onChoose={onChoose} />;
}

export function SetupPanel({ session }: { readonly session: Session }): JSX.Element {
  const inForce: Draft = { board: session.board.value, chosen: session.chosen.value };
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<Problem>();
  const { board, chosen } = draft ?? inForce;
  const changed = board !== inForce.board || !same(chosen, inForce.chosen);

  const start = (next: Draft): void => {
    const wrong = attempt(() => session.newGame(next.board, next.chosen, freshSeed()));
    setProblem(wrong);
    setDraft(wrong ? next : undefined);
  };
  const choose = (next: Draft): void => {
    if (session.ply.value === 0) start(next);
    else setDraft(next);
  };

  return (
    <section class="panel" aria-labelledby="setup-title">
      <h2 id="setup-title">Game</h2>
      <Segments
        legend="Game"
        quiet
        choices={boards.map(({ game }) => ({ value: game.name, title: game.title }))}
        value={board.game.name}
        onChoose={(name) => {
          const next = boards.find(({ game }) => game.name === name) ?? board;
          choose({ board: next, chosen: usualChoices(next) });
        }}
      />
      {board.setup.map((field) => (
        <Field
          key={field.option}
          field={field}
          value={chosen[field.option] ?? ''}
          onChoose={(value) =>
            choose({ board, chosen: board.adjust({ ...chosen, [field.option]: value }, field.option) })
          }
        />
      ))}
      <ProblemNote problem={problem} />
      <button
        type="button"
        class={changed ? 'primary wide' : 'wide'}
        onClick={() => start({ board, chosen })}
        {...(changed ? {} : keyHint('newGame'))}
      >
        {changed ? 'New game with these rules' : 'New game'}
      </button>
    </section>
  );
}
