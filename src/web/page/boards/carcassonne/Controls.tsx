/** Buttons beside the tile that is about to be laid: turn it, lay it, or put it back. */
import type { ComponentChildren, JSX } from 'preact';
import { HALF, type Point } from './art/curves.ts';

interface ControlsProps {
  readonly at: Point;
  /** Tells the camera what to move along. */
  onFloat(element: HTMLElement | null): void;
  onTurn(direction: 1 | -1): void;
  onConfirm(): void;
  onCancel(): void;
}

function Glyph({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <svg class="carc-glyph" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function Controls({ at: [x, y], onFloat, onTurn, onConfirm, onCancel }: ControlsProps): JSX.Element {
  return (
    <div
      ref={onFloat}
      class="carc-controls"
      role="group"
      aria-label="The tile"
      style={{ '--x': `${x}`, '--y': `${y + HALF}` }}
    >
      <button type="button" aria-label="Turn left" title="Turn left (Shift+R)" onClick={() => onTurn(-1)}>
        <Glyph>
          <path d="M6 9a7.5 7.5 0 1 1 -1 6M6 3.5V9H11.5" />
        </Glyph>
      </button>
      <button type="button" aria-label="Turn right" title="Turn right (R)" onClick={() => onTurn(1)}>
        <Glyph>
          <path d="M18 9a7.5 7.5 0 1 0 1 6M18 3.5V9H12.5" />
        </Glyph>
      </button>
      <button
        type="button"
        class="primary"
        data-confirm
        aria-label="Lay the tile"
        title="Lay it so (Enter)"
        onClick={onConfirm}
      >
        <Glyph>
          <path d="M5 13L10 18L19.5 6.5" />
        </Glyph>
      </button>
      <button type="button" aria-label="Put it back" title="Put it back (Escape)" onClick={onCancel}>
        <Glyph>
          <path d="M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5" />
        </Glyph>
      </button>
    </div>
  );
}

interface ToolsProps {
  readonly isFitted: boolean;
  readonly showsFarms: boolean;
  onZoom(factor: number): void;
  onFit(): void;
  onFarms(): void;
}

/** What is seen: farms, and how large. */
export function Tools({ isFitted, showsFarms, onZoom, onFit, onFarms }: ToolsProps): JSX.Element {
  return (
    <div class="carc-tools" data-strip role="group" aria-label="What is seen">
      <button type="button" class="carc-farms" aria-pressed={showsFarms} onClick={onFarms}>
        Farms
      </button>
      <button type="button" aria-label="Smaller" title="Smaller" onClick={() => onZoom(1 / 1.4)}>
        <Glyph>
          <path d="M5 12H19" />
        </Glyph>
      </button>
      <button type="button" aria-label="Larger" title="Larger" onClick={() => onZoom(1.4)}>
        <Glyph>
          <path d="M5 12H19M12 5V19" />
        </Glyph>
      </button>
      <button type="button" aria-label="Show all" title="Show all" disabled={isFitted} onClick={onFit}>
        <Glyph>
          <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </Glyph>
      </button>
    </div>
  );
}
