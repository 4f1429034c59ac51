/**
 * The keyboard on a grid: exactly one place can be tabbed to, arrow keys move it, Enter and Space press it, Escape
 * cancels. Edges are rows of a single place.
 */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Place, isSideways, step } from './focus.ts';
import type { GridView } from './gridView.ts';

interface Named {
  readonly name: string;
}

interface RovingFocus {
  readonly svg: RefObject<SVGSVGElement | null>;
  isFocus(name: string): boolean;
  setFocus(name: string): void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(): void;
    onFocusOut(event: FocusEvent): void;
  };
}

/** Everything that can be pressed, row by row from the top. */
function placesOf({ top, rows, bottom }: GridView): (readonly Named[])[] {
  return [...(top ? [[top]] : []), ...rows, ...(bottom ? [[bottom]] : [])];
}

export function useRovingFocus(
  view: GridView,
  onPress: (place: string) => void,
  onCancel: () => void,
): RovingFocus {
  const svg = useRef<SVGSVGElement>(null);
  /** By place on the screen, so that it stays where it is when the board is turned; at first the topmost cell. */
  const [chosen, setChosen] = useState<Place>({ row: view.top ? 1 : 0, column: 0 });
  /** Did a press bring the focus here? Then nobody sees it, and left and right step through the game instead. */
  const pressed = useRef(false);
  const places = placesOf(view);
  // The board may have shrunk since.
  const row = Math.min(chosen.row, places.length - 1);
  const focus = { row, column: Math.min(chosen.column, view.columnNames.length - 1) };
  const nameAt = (at: Place): string | undefined => {
    const names = places[at.row] ?? [];
    return names[Math.min(at.column, names.length - 1)]?.name;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (pressed.current && isSideways(event.key)) return;
    const to = step(event.key, focus, places.length, view.columnNames.length);
    const name = nameAt(focus);
    if (to) {
      pressed.current = false;
      setChosen(to);
      svg.current?.querySelector<SVGGElement>(`[data-step="${nameAt(to)}"]`)?.focus();
    } else if ((event.key === 'Enter' || event.key === ' ') && name !== undefined) onPress(name);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };

  return {
    svg,
    isFocus: (name) => nameAt(focus) === name,
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
        if (!(to instanceof Node && svg.current?.contains(to))) pressed.current = false;
      },
    },
  };
}
