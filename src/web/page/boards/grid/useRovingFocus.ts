/**
 * The keyboard on a grid: exactly one place can be tabbed to, arrow keys move it, Enter and Space press it, Escape
 * cancels. Edges are rows of a single place.
 */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Place, isSideways, step } from './focus.ts';

interface Named {
  /** Its step. */
  readonly name: string;
}

/** What can be pressed, from the top: a single place, rows of places, a single place. */
interface Places {
  readonly top?: Named | undefined;
  readonly rows: readonly (readonly Named[])[];
  readonly bottom?: Named | undefined;
}

interface RovingFocus<E extends Element> {
  readonly root: RefObject<E | null>;
  /** The name of the one place that Tab leads to. */
  readonly tabStop: string | undefined;
  setFocus(name: string): void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(): void;
    onFocusOut(event: FocusEvent): void;
  };
}

/** Everything that can be pressed, row by row from the top. */
function placesOf({ top, rows, bottom }: Places): (readonly Named[])[] {
  return [...(top ? [[top]] : []), ...rows, ...(bottom ? [[bottom]] : [])];
}

export function useRovingFocus<E extends Element>(
  view: Places,
  onPress: (place: string) => void,
  onCancel: () => void,
): RovingFocus<E> {
  const root = useRef<E>(null);
  /** By place on the screen, so that it stays where it is when the board is turned; at first the topmost cell. */
  const [chosen, setChosen] = useState<Place>({ row: view.top ? 1 : 0, column: 0 });
  /** Did a press bring the focus here? Then nobody sees it, and left and right step through the game instead. */
  const pressed = useRef(false);
  const places = placesOf(view);
  const columns = Math.max(0, ...view.rows.map((names) => names.length));
  // The board may have shrunk since.
  const row = Math.min(chosen.row, places.length - 1);
  const focus = { row, column: Math.min(chosen.column, columns - 1) };
  const nameAt = (at: Place): string | undefined => {
    const names = places[at.row] ?? [];
    return names[Math.min(at.column, names.length - 1)]?.name;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (pressed.current && isSideways(event.key)) return;
    const to = step(event.key, focus, places.length, columns);
    const name = nameAt(focus);
    if (to) {
      pressed.current = false;
      setChosen(to);
      root.current?.querySelector<HTMLElement | SVGElement>(`[data-step="${nameAt(to)}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) onPress(name);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };

  return {
    root,
    tabStop: nameAt(focus),
    setFocus(name) {
      const found = places.findIndex((names) => names.some((place) => place.name === name));
      const names = places[found];
      if (!names || nameAt(focus) === name) return;
      // An edge keeps the column from which it was reached, so that the way back leads there.
      const column = names.length === 1 ? focus.column : names.findIndex((place) => place.name === name);
      setChosen({ row: found, column });
    },
    handlers: {
      onKeyDown,
      onPointerDown: () => {
        pressed.current = true;
      },
      onFocusOut: (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && root.current?.contains(to))) pressed.current = false;
      },
    },
  };
}
