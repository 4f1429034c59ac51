/** The rules of Ataxx in pictures. */
import type { JSX } from 'preact';
import type { AtaxxCell, AtaxxView } from '../../../worker/games/ataxx/view.ts';
import type { Choice } from '../board.ts';
import { Rule } from '../rules/Rule.tsx';
import { AtaxxBoard } from './AtaxxBoard.tsx';

interface ExampleProps {
  /** Rows from the top: `x` and `o` for stones, `-` for a gap, `.` for an empty cell. */
  readonly rows: readonly string[];
  /** A stone that is picked up, and where it may go. */
  readonly held?: string;
  readonly targets?: readonly string[];
  readonly last?: string;
}

const STONES: Readonly<Record<string, number>> = { x: 0, o: 1, '-': -2 };

function exampleView({ rows, last }: ExampleProps): AtaxxView {
  const cell = (char: string, row: number, column: number): AtaxxCell => ({
    name: `${String.fromCharCode(97 + column)}${rows.length - row}`,
    stone: STONES[char] ?? -1,
    isConverted: false,
  });
  return {
    rows: rows.map((line, row) => [...line].map((char, column) => cell(char, row, column))),
    last: last === undefined ? null : { from: null, to: last, isJump: false },
  };
}

function Example(props: ExampleProps): JSX.Element {
  const { held, targets = [] } = props;
  const choice: Choice = {
    isOpen: held !== undefined,
    made: held === undefined ? [] : [held],
    next: new Map(targets.map((step) => [step, step])),
    moves: [],
  };
  return (
    <AtaxxBoard
      view={exampleView(props)}
      node={0}
      isNext={false}
      choice={choice}
      marks={[]}
      isFlipped={false}
      onChoose={() => {}}
      onCancel={() => {}}
    />
  );
}

const REACHED = ['a5', 'b5', 'c5', 'd5', 'e5', 'a4', 'b4', 'c4', 'd4', 'e4', 'a3', 'b3', 'd3', 'e3'];
const NEAR_AND_FAR = [...REACHED, 'a2', 'b2', 'c2', 'd2', 'e2', 'a1', 'b1', 'c1', 'd1', 'e1'];

export function AtaxxRules(): JSX.Element {
  return (
    <>
      <Rule
        title="Clone or jump"
        picture={
          <Example rows={['.....', '.....', '..x..', '.....', '.....']} held="c3" targets={NEAR_AND_FAR} />
        }
      >
        Press a stone. To a cell beside it (dot, also diagonally) it puts a second stone: a clone. To a cell
        two steps away (ring) it jumps and leaves its own cell empty. It may jump over anything.
      </Rule>
      <Rule
        title="Landing converts"
        picture={
          <>
            <Example rows={['o.o', '...', 'xo.']} />
            <Example rows={['x.x', '.x.', 'xx.']} last="b2" />
          </>
        }
      >
        Every enemy stone beside the cell you land on changes sides, all eight directions at once. Conversions
        do not spread any further.
      </Rule>
      <Rule
        title="Gaps"
        picture={<Example rows={['x-.', '-..', '...']} held="a3" targets={['c3', 'a1', 'c1', 'b2']} />}
      >
        On maps with gaps nothing can stand on the hatched cells, but stones jump across them.
      </Rule>
      <Rule title="Passing" picture={<Example rows={['x-o', '---', 'ooo']} />}>
        If you have a move you must make it. If you have none you pass, and the page does that for you.
      </Rule>
      <Rule title="The end" picture={<Example rows={['xxo', 'xoo', 'xxx']} />}>
        The game ends when the board is full, when a side has no stones left, when neither side can move, or
        when there have been too many jumps in a row. More stones win.
      </Rule>
    </>
  );
}
