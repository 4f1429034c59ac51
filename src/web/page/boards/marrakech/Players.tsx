/** The purses and the carpets left, player by player. */
import type { JSX } from 'preact';
import type { Hue, MarrakechView, PlayerView } from '../../../worker/games/marrakech/view.ts';
import { WholeRug } from './Rug.tsx';

/** A carpet as a sign. */
export function Swatch({ hue, owner }: { readonly hue: Hue; readonly owner: Hue }): JSX.Element {
  return (
    <svg class="rug-swatch" viewBox="0 0 200 100" aria-hidden="true">
      <WholeRug hue={hue} owner={owner} />
    </svg>
  );
}

export function Coin(): JSX.Element {
  return (
    <svg class="coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle class="coin-body" cx="12" cy="12" r="10" />
      <path class="coin-star" d="M12 5.5L14 10L18.5 12L14 14L12 18.5L10 14L5.5 12L10 10Z" />
    </svg>
  );
}

function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

function Stacks({ stacks, coming }: PlayerView): JSX.Element {
  const owner = stacks[0]?.hue ?? 'red';
  return (
    <span class="stacks">
      {stacks.map(({ hue, left }) => (
        <span key={hue} class="stack" title={`${left} ${hue} carpets left`}>
          <Swatch hue={hue} owner={owner} />
          <span aria-hidden="true">×{left}</span>
          <span class="unseen">{`${count(left, `${hue} carpet`)} left`}</span>
        </span>
      ))}
      {coming.length > 0 && (
        <span class="coming" title={`Next: ${coming.slice(0, 8).join(', ')}`}>
          {coming.slice(0, 8).map((hue, i) => (
            <i key={i} class={`coming-rug rug-${hue}`} />
          ))}
          <span class="unseen">{`next: ${coming.slice(0, 8).join(', ')}`}</span>
        </span>
      )}
    </span>
  );
}

interface PlayersProps {
  readonly view: MarrakechView;
}

export function Players({ view }: PlayersProps): JSX.Element {
  return (
    <ul class="purses" aria-label="Players">
      {view.players.map((player, seat) => {
        const { title, coins, squares, score, isOut } = player;
        const state = isOut ? ' purse-out' : view.mover === seat ? ' purse-turn' : '';
        return (
          <li key={title} class={`purse${state}`} aria-current={view.mover === seat}>
            <span class="purse-head">
              <b>{title}</b>
              {isOut ? (
                <span class="purse-gone">out</span>
              ) : (
                <span class="purse-score" title={`${count(coins, 'coin')} and ${count(squares, 'square')}`}>
                  {score}
                </span>
              )}
            </span>
            <span class="purse-sum">
              <Coin />
              <span aria-hidden="true">{coins}</span>
              <span class="unseen">{count(coins, 'coin')}</span>
              <svg class="square-sign" viewBox="0 0 24 24" aria-hidden="true">
                <rect x="4" y="4" width="16" height="16" rx="2" />
              </svg>
              <span aria-hidden="true">{squares}</span>
              <span class="unseen">{count(squares, 'square')}</span>
            </span>
            <Stacks {...player} />
          </li>
        );
      })}
    </ul>
  );
}
