/** The rules of any game, in its own words. */
import type { JSX } from 'preact';
import type { PlainView } from '../../../worker/games/plain/view.ts';
import type { RulesProps } from '../board.ts';

function Words({ title, text }: { readonly title: string; readonly text: string }): JSX.Element {
  return (
    <section class="rule-text">
      <h3>{title}</h3>
      <pre class="drawing">{text}</pre>
    </section>
  );
}

export function PlainRules({ view }: RulesProps<PlainView>): JSX.Element {
  if (!view || view.rules === '')
    return <p>This game does not say its rules. Its legal moves are in the list.</p>;
  return (
    <>
      <Words title="Rules" text={view.rules} />
      {view.notation !== '' && <Words title="How moves are written" text={view.notation} />}
    </>
  );
}
