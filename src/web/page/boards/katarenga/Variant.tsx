/** What only one of the rule sets says, marked where it is in force. */
import type { ComponentChildren, JSX } from 'preact';

interface VariantProps {
  readonly name: string;
  /** Undefined where no game is open. */
  readonly isInForce: boolean | undefined;
  readonly children: ComponentChildren;
}

export function Variant({ name, isInForce, children }: VariantProps): JSX.Element {
  return (
    <span class={isInForce ? 'rule-variant is-in-force' : 'rule-variant'}>
      <strong>{name}</strong>
      {isInForce && ', as in this game'}: {children}
    </span>
  );
}
