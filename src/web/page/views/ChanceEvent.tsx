/** A draw of chance: what is about to come with its odds, or what has come and how likely it was. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import type { ChanceView } from '../../worker/messages.ts';

function percent(weight: number): string {
  const share = 100 * weight;
  return `${share < 10 ? share.toFixed(1) : Math.round(share)} %`;
}

function Odds({ chance }: { readonly chance: ChanceView }): JSX.Element {
  return (
    <table class="odds">
      <caption class="unseen">{chance.event}: the odds</caption>
      <tbody>
        {chance.outcomes.map(({ move, title, weight }, i) => (
          <tr key={move} class={i === chance.drawn ? 'drawn' : ''}>
            <th scope="row">{title}</th>
            <td>{percent(weight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ChanceEvent({ app }: ViewProps): JSX.Element | null {
  const { session } = app;
  const shown = session.position.value;
  const chance = shown?.chance;
  if (!shown || !chance) return null;
  const drawn = chance.drawn === undefined ? undefined : chance.outcomes[chance.drawn];
  const mayChoose = drawn === undefined && session.isPaused.value;
  return (
    <details class={drawn ? 'chance' : 'chance chance-due'}>
      <summary>
        <span class="chance-sign" aria-hidden="true" />
        {drawn ? (
          <>
            {chance.event}: <strong>{drawn.title}</strong> <span class="soft">({percent(drawn.weight)})</span>
          </>
        ) : (
          `${chance.event} …`
        )}
      </summary>
      <Odds chance={chance} />
      {mayChoose && (
        <div class="buttons" role="group" aria-label="Choose what comes">
          {chance.outcomes.map(({ move, title }) => (
            <button key={move} type="button" onClick={() => void session.play(move)}>
              {title}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}
