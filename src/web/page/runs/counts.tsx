/** Cells that the tables of agents and of pairings share. */
import type { JSX } from 'preact';
import { formatCount } from '../../../words/index.ts';
import type { RunAgent } from '../../api/index.ts';

type Counted = Pick<RunAgent, 'games' | 'wins' | 'draws' | 'losses'>;

export function CountHeads(): JSX.Element {
  return (
    <>
      {['games', 'won', 'drawn', 'lost'].map((title) => (
        <th key={title} scope="col" class="runs-number">
          {title}
        </th>
      ))}
    </>
  );
}

export function CountCells({ games, wins, draws, losses }: Counted): JSX.Element {
  return (
    <>
      {[games, wins, draws, losses].map((count, i) => (
        <td key={i} class="runs-number">
          {formatCount(count)}
        </td>
      ))}
    </>
  );
}
