/** One rule that can surprise: a drawn example, and a sentence or two. */
import type { ComponentChildren, JSX } from 'preact';

interface RuleProps {
  readonly title: string;
  /** Only to look at: what is drawn is said in the text. */
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Rule({ title, picture, children }: RuleProps): JSX.Element {
  return (
    <section class="rule">
      <div class="rule-picture" inert aria-hidden="true">
        {picture}
      </div>
      <div class="rule-text">
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </section>
  );
}
