/** Which game, by which rules. A game that has begun is kept; the new one starts with the rules chosen here. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OptionValues } from '../../../core/schema/index.ts';
import type { GameInfo, Problem } from '../../worker/messages.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import { attempt } from '../state/problem.ts';
import { keyHint } from '../state/shortcuts.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { Segments } from './Segments.tsx';

interface FieldsProps {
  readonly info: GameInfo;
  readonly chosen: OptionValues;
  onChoose(option: string, value: string | number | boolean): void;
}

/** More choices than this are a list to open. */
const MOST_SEGMENTS = 5;

function Fields({ info, chosen, onChoose }: FieldsProps): JSX.Element {
  return (
    <>
      {info.setup.map(({ option, title, choices }) =>
        choices.length <= MOST_SEGMENTS ? (
          <Segments
            key={option}
            legend={title}
            choices={choices}
            value={chosen[option] ?? info.usual[option] ?? ''}
            onChoose={(value) => onChoose(option, value)}
          />
        ) : (
          <label key={option} class="field">
            <span class="label">{title}</span>
            <select
              value={String(chosen[option] ?? info.usual[option] ?? '')}
              onChange={(event) => onChoose(option, event.currentTarget.value)}
            >
              {choices.map(({ value, title: name }) => (
                <option key={String(value)} value={String(value)}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
    </>
  );
}

/** What a select gives is text; a link may also have given text for a number. */
function sameChoices(a: OptionValues, b: OptionValues): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => String(a[name]) === String(b[name]));
}

function useDraft(app: AppState) {
  const { session } = app;
  const open = session.open.value;
  const [draft, setDraft] = useState<{ readonly round: number; readonly chosen: OptionValues }>();
  // A draft is for the game in which it was begun.
  const chosen = draft && draft.round === open?.round ? draft.chosen : (open?.chosen ?? {});
  const choose = async (option: string, value: string | number | boolean): Promise<void> => {
    if (!open) return;
    const adjusted = await session.client.call('adjust', {
      game: open.info.name,
      chosen: { ...chosen, [option]: value },
      option,
    });
    setDraft({ round: open.round, chosen: adjusted });
  };
  const isChanged = open !== undefined && !sameChoices(chosen, open.chosen);
  return { chosen, choose, isChanged };
}

export function SetupPanel({ app }: ViewProps): JSX.Element | null {
  const { session, games } = app;
  const open = session.open.value;
  const [problem, setProblem] = useState<Problem>();
  const { chosen, choose, isChanged } = useDraft(app);
  if (!open) return null;
  const start = async (): Promise<void> =>
    setProblem(await attempt(() => games.begin(open.info.name, chosen, session.players.value)));
  return (
    <section class="panel" aria-labelledby="setup-title">
      <div class="panel-head">
        <h2 id="setup-title">{open.info.title}</h2>
        <button
          type="button"
          class="link"
          onClick={() => {
            app.overlay.value = 'rules';
          }}
          {...keyHint('rules')}
        >
          Rules
        </button>
      </div>
      <Fields info={open.info} chosen={chosen} onChoose={(option, value) => void choose(option, value)} />
      <ProblemNote problem={problem} />
      <div class="buttons">
        <button
          type="button"
          class={isChanged ? 'primary wide' : 'wide'}
          onClick={() => void start()}
          {...(isChanged ? {} : keyHint('newGame'))}
        >
          {isChanged ? 'New game with these rules' : 'New game'}
        </button>
        <button
          type="button"
          class="wide"
          onClick={() => {
            app.overlay.value = 'games';
          }}
          {...keyHint('games')}
        >
          Your games
        </button>
      </div>
    </section>
  );
}
