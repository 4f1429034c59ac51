/**
 * The keyboard on the board. On a cell the arrow keys move, Enter and Space press. R turns the tile that is shown, Enter
 * lays it and Escape puts it back also while nothing has the focus, as it is for a person with a mouse.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isSideways } from '../grid/focus.ts';

interface KeySettings {
  /** Turns the tile that is shown; says whether there is one. */
  turn(direction: 1 | -1): boolean;
  /** Lays the tile on the chosen cell; says whether there is one. */
  confirm(): boolean;
  /** Takes the choice back; says whether there is one. */
  cancel(): boolean;
  /** The focus moves from a cell by an arrow key; false for any other key. */
  move(cell: string, key: string): boolean;
  press(cell: string): void;
  /** Where the focus belongs. */
  focus(): void;
}

interface Keys {
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(): void;
  onFocusOut(event: FocusEvent): void;
}

/** @param node changes with the position */
export function useKeys(root: RefObject<HTMLElement | null>, node: number, settings: KeySettings): Keys {
  const latest = useRef(settings);
  latest.current = settings;
  /** Did a press bring the focus here? Then nobody sees it, and left and right step through the game instead. */
  const isPressed = useRef(false);
  /** Does the person play by keyboard here? */
  const isByKey = useRef(false);

  const handle = (event: KeyboardEvent): boolean => {
    const { turn, confirm, cancel, move, press } = latest.current;
    const target = event.target instanceof Element ? event.target : undefined;
    const cell = target?.closest<SVGElement>('[data-cell]')?.dataset['cell'];
    const isChosen = event.key === 'Enter' || event.key === ' ';
    if (event.key.toLowerCase() === 'r') return turn(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') return cancel();
    if (target === document.body) return event.key === 'Enter' && confirm();
    if (cell === undefined) return false;
    if (!isChosen) return !(isPressed.current && isSideways(event.key)) && move(cell, event.key);
    press(cell);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (handle(event)) event.preventDefault();
  };

  const listener = useRef(onKeyDown);
  listener.current = onKeyDown;
  useEffect(() => {
    const onDocumentKey = (event: KeyboardEvent): void => {
      if (event.target === document.body) listener.current(event);
    };
    document.addEventListener('keydown', onDocumentKey, { capture: true });
    return () => document.removeEventListener('keydown', onDocumentKey, { capture: true });
  }, []);

  // What was pressed by key may be gone with the position; the focus then returns to the board.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isByKey.current && isLost && root.current) latest.current.focus();
  }, [node, root]);

  return {
    onKeyDown: (event) => {
      isByKey.current = true;
      onKeyDown(event);
    },
    onPointerDown: () => {
      isPressed.current = true;
      isByKey.current = false;
    },
    onFocusOut: ({ relatedTarget: to }) => {
      if (to instanceof Node && root.current?.contains(to)) return;
      isPressed.current = false;
      // Without a next one, the focus is lost with what had it; it did not go elsewhere.
      if (to !== null) isByKey.current = false;
    },
  };
}
