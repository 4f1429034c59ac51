/** What a search notes on the board: the carpets it likes, with what they are worth, and the best walk. */
import type { JSX } from 'preact';
import type { WalkView } from '../../../worker/games/marrakech/view.ts';
import type { Way } from '../../../worker/pageGame.ts';
import type { MoveMark } from '../board.ts';
import { ontoSquares } from './Carpets.tsx';
import type { Frame } from './frame.ts';
import { bestMove, carpetMarks } from './marks.ts';
import { walkPath } from './path.ts';

interface PencilProps {
  readonly marks: readonly MoveMark[];
  readonly made: Way;
  readonly frame: Frame;
}

export function CarpetNotes({ marks, made, frame }: PencilProps): JSX.Element {
  const carpets = carpetMarks(marks, made);
  return (
    <g class="pencil" aria-hidden="true">
      {carpets.map(({ squares, heat, isBest }) => (
        <rect
          key={squares.join()}
          class={isBest ? 'carpet-mark carpet-mark-best' : 'carpet-mark'}
          transform={ontoSquares(frame, squares)}
          x="8"
          y="8"
          width="184"
          height="84"
          rx="14"
          opacity={0.3 + 0.7 * heat}
        />
      ))}
      {carpets.map(({ squares, note }) => {
        if (note === undefined) return null;
        const [a, b] = [frame.centre(squares[0]!), frame.centre(squares[1]!)];
        return (
          <text key={squares.join()} class="note" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 + 10}>
            {note}
          </text>
        );
      })}
    </g>
  );
}

/** While nothing is chosen yet: where the best move leads Assam, and the carpet it lays. */
export function BestMove({
  marks,
  made,
  frame,
  walks,
}: PencilProps & { readonly walks: readonly WalkView[] }): JSX.Element | null {
  const best = made.length === 0 ? bestMove(marks) : undefined;
  const walk = walks.find(({ turn, stops }) => turn === best?.turn && stops.length === 1);
  if (!best || !walk) return null;
  return (
    <g class="pencil" aria-hidden="true">
      <path class="best-walk" d={walkPath(frame, walk.path)} />
      {best.squares.length === 2 && (
        <rect
          class="carpet-mark carpet-mark-best"
          transform={ontoSquares(frame, best.squares)}
          x="8"
          y="8"
          width="184"
          height="84"
          rx="14"
        />
      )}
    </g>
  );
}
