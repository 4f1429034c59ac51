/** Wide content scrolls in its own box, which the keyboard can reach. */
import type { ComponentChildren, JSX } from 'preact';

interface ScrollingProps {
  /** What is in it. */
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Scrolling({ label, children }: ScrollingProps): JSX.Element {
  return (
    <div class="runs-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The caption of a table in it, which stays in sight and is no wider than the box. */
export function Caption({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <caption>
      <span class="runs-caption">{children}</span>
    </caption>
  );
}
