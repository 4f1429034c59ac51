/** The picture guide to the rules. */
import type { JSX } from 'preact';
import { Example } from './rules/Example.tsx';
import { RULE_CARDS } from './rules/rulesText.ts';
import './tiles.css';
import './picture.css';
import './meeples.css';
import './carcassonne.css';
import './rules/rules.css';

export function CarcassonneRules(): JSX.Element {
  return (
    <div class="carc-rules">
      <div class="carc-cards">
        <p>
          Players lay a landscape together, tile by tile. In your turn you draw a tile, lay it, may put a
          meeple on it, and then whatever it has completed is paid. Each player has seven meeples. Tiles are
          drawn at random; which ones are left is open to all.
        </p>
        {RULE_CARDS.map(({ title, text, label, tiles, points }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Example label={label} tiles={tiles} {...(points && { points })} />
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
