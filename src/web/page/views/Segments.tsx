/** A choice among few: radio buttons that look like one bar. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface SegmentsProps<T> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly title: string }[];
  readonly value: T;
  /** The legend is for assistive technology only. */
  readonly quiet?: boolean;
  onChoose(value: T): void;
}

export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="segments">
      <legend class={props.quiet ? 'unseen' : 'label'}>{props.legend}</legend>
      <div class="segments-bar">
        {props.choices.map(({ value, title }) => (
          <label key={String(value)} class="segment">
            <input
              type="radio"
              name={group}
              checked={value === props.value}
              onChange={() => props.onChoose(value)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
