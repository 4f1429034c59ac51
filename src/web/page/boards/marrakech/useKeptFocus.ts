/**
 * An arrow that is pressed goes away and takes the focus with it. Then the focus moves to Assam's square, and along with
 * him until the person moves it.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  readonly board: RefObject<HTMLDivElement | null>;
  /** Is the focus to be kept from now on? */
  keepFocus(isKept: boolean): void;
}

/** @param changes whatever may take the focus away, or move Assam */
export function useKeptFocus(square: string, changes: readonly unknown[]): KeptFocus {
  const board = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  /** Where the focus was put. */
  const placed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isKept.current || (activeElement !== document.body && activeElement !== placed.current)) return;
    const cell = board.current?.querySelector<SVGGElement>(`.cell[data-step="${square}"]`) ?? null;
    placed.current = cell;
    cell?.focus();
  }, changes);
  return {
    board,
    keepFocus: (kept) => {
      isKept.current = kept;
      placed.current = null;
    },
  };
}
