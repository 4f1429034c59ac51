/** Points by kind of feature, and the tiles still to come. */
import type { JSX } from 'preact';
import type { CarcassonneView, ScoreRow } from '../../../worker/games/carcassonne/view.ts';
import { MeeplePicture } from './Meeple.tsx';
import { TilePicture } from './Tile.tsx';

const COLUMNS = [
  ['city', 'Cities'],
  ['road', 'Roads'],
  ['monastery', 'Monasteries'],
  ['field', 'Farms'],
] as const;

function Points({ paid, due }: { readonly paid: number; readonly due: number }): JSX.Element {
  if (due === 0) return <>{paid}</>;
  return (
    <>
      {paid} <span class="carc-due">+{due}</span>
    </>
  );
}

function Row({ row, hasEarlier }: { readonly row: ScoreRow; readonly hasEarlier: boolean }): JSX.Element {
  return (
    <tr>
      <th scope="row">
        <MeeplePicture seat={row.seat} />
        {row.name}
        <span class="carc-supply" title="Meeples in hand">
          {' '}
          ×{row.meeples}
        </span>
      </th>
      {COLUMNS.map(([kind]) => (
        <td key={kind}>
          <Points paid={row.paid[kind]} due={row.due[kind]} />
        </td>
      ))}
      {hasEarlier && <td>{row.earlier}</td>}
      <td class="carc-total">
        <Points paid={row.track} due={row.total - row.track} />
      </td>
    </tr>
  );
}

export function ScoreTable({ view }: { readonly view: CarcassonneView }): JSX.Element {
  // A position that was set up says how many points there are, but not what for.
  const hasEarlier = view.scores.some(({ earlier }) => earlier > 0);
  return (
    <details class="carc-panel" open>
      <summary>Points by kind</summary>
      <table class="carc-scores">
        <thead>
          <tr>
            <td />
            {COLUMNS.map(([kind, title]) => (
              <th key={kind} scope="col">
                {title}
              </th>
            ))}
            {hasEarlier && <th scope="col">Earlier</th>}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {view.scores.map((row) => (
            <Row key={row.seat} row={row} hasEarlier={hasEarlier} />
          ))}
        </tbody>
      </table>
      <p class="about">
        {view.phase === 'over'
          ? 'With what the end has brought (+).'
          : 'On the track, and what the end would bring now (+).'}
      </p>
    </details>
  );
}

export function RemainingTiles({ view }: { readonly view: CarcassonneView }): JSX.Element {
  const types = view.types.filter(({ left }) => left > 0).sort((a, b) => b.left - a.left);
  return (
    <details class="carc-panel">
      <summary>Tiles to come: {view.left}</summary>
      <ul class="carc-fits carc-remaining">
        {types.map((type) => (
          <li key={type.letter} title={type.name}>
            <TilePicture type={type} turn={0} />
            <span>
              <span class="unseen">{type.name}: </span>
              {type.left}
            </span>
          </li>
        ))}
      </ul>
      {view.discards.length > 0 && (
        <p class="about">
          Put away, because they fitted nowhere:{' '}
          {view.discards.map((type) => view.types[type]!.name).join(', ')}.
        </p>
      )}
    </details>
  );
}
