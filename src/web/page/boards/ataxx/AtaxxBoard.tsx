/** Ataxx on a grid. */
import type { JSX } from 'preact';
import type { AtaxxState } from '../../../../games/ataxx/index.ts';
import type { BoardProps } from '../gameBoard.ts';
import { GridBoard } from '../grid/GridBoard.tsx';
import { ataxxView } from './view.ts';

export function AtaxxBoard({ scene, onPress, onCancel }: BoardProps<AtaxxState>): JSX.Element {
  return <GridBoard view={ataxxView(scene)} onPress={onPress} onCancel={onCancel} />;
}
