/** Any game: its grid if it has one, else its drawing; and a list of the moves that no cell stands for. */
import type { JSX } from 'preact';
import type { Game, State } from '../../../../core/index.ts';
import type { BoardProps } from '../gameBoard.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { flip } from '../grid/flip.ts';
import { buttonOf, waysOf } from './press.ts';
import { plainView } from './view.ts';

interface PlainBoardProps extends BoardProps<State> {
  readonly game: Game;
}

function Drawing({ game, scene, onPress, onCancel }: PlainBoardProps): JSX.Element {
  if (!game.grid) return <pre class="drawing">{game.draw(scene.state)}</pre>;
  const view = plainView(game, game.grid, scene);
  return <GridBoard view={scene.flipped ? flip(view) : view} onPress={onPress} onCancel={onCancel} />;
}

export function PlainBoard(props: PlainBoardProps): JSX.Element {
  const { game, scene, onPress } = props;
  const listed = scene.playable ? waysOf(game, scene.state).filter(({ cells }) => cells.length === 0) : [];
  return (
    <div class="plain-board">
      <Drawing {...props} />
      {listed.length > 0 && (
        <ul class="choices" aria-label="Moves to choose from">
          {listed.map(({ move }) => (
            <li key={move}>
              <button type="button" onClick={() => onPress(buttonOf(move))}>
                {move}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
