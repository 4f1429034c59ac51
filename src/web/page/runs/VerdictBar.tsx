/** What became of a paper's numbers or claims: a bar in parts, each with its sign, and the same in words. */
import type { JSX } from 'preact';
import type { Counts } from '../../api/index.ts';

interface Part {
  readonly kind: 'right' | 'wrong' | 'open';
  readonly count: number;
  readonly word: string;
}

const SIGNS: Readonly<Record<Part['kind'], string>> = { right: '✓', wrong: '✗', open: '?' };

interface VerdictBarProps {
  readonly of: 'numbers' | 'claims';
  readonly counts: Counts;
}

function partsOf({ of, counts }: VerdictBarProps): readonly Part[] {
  return of === 'numbers'
    ? [
        { kind: 'right', count: counts.agree, word: 'agree' },
        { kind: 'wrong', count: counts.differ, word: 'differ' },
        { kind: 'open', count: counts.unmeasured, word: 'not measured' },
      ]
    : [
        { kind: 'right', count: counts.hold, word: 'hold' },
        { kind: 'wrong', count: counts.fail, word: 'fail' },
        { kind: 'open', count: counts.undecided, word: 'undecided' },
      ];
}

export function VerdictBar({ of, counts }: VerdictBarProps): JSX.Element {
  const total = counts[of];
  const parts = partsOf({ of, counts }).filter(({ count }) => count > 0);
  return (
    <div class="verdict">
      <p class="verdict-words">
        <strong>
          {total} {total === 1 ? of.slice(0, -1) : of}
        </strong>
        {parts.map(({ kind, count, word }) => (
          <span key={kind} class={`verdict-word verdict-${kind}`}>
            <span aria-hidden="true">{SIGNS[kind]}</span> {count} {word}
          </span>
        ))}
      </p>
      {total > 0 && (
        <div class="verdict-bar" aria-hidden="true">
          {parts.map(({ kind, count }) => (
            <span key={kind} class={`verdict-part verdict-${kind}`} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
    </div>
  );
}
