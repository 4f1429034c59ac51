import { describe, expect, test } from 'vitest';
import { EXAMPLES, exampleMatch } from '../../test/report/exampleRuns.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { compose } from './compose.ts';
import { type Table, tablesOf } from './document.ts';
import { toLatex } from './latex.ts';

function tableOf(...rows: Table['rows']): Table {
  return {
    kind: 'table',
    id: 'sample',
    caption: ['Points in %, ', { strong: 'bold' }, ' and ', { code: 'c_1' }],
    columns: [
      { title: 'agent', align: 'left' },
      { title: 'points, %', align: 'right' },
    ],
    rows,
    data: [],
  };
}

/** The lines between the rules. */
function body(latex: string): string[] {
  const lines = latex.split('\n');
  return lines.slice(lines.indexOf('\\midrule') + 1, lines.indexOf('\\bottomrule'));
}

describe('a table as LaTeX', () => {
  test('has the lines of booktabs, a caption, a label, and intervals in a column of their own', () => {
    const table = tableOf(
      [
        { text: 'uct', agent: 1 },
        { text: '61.2', note: '[55.1, 67.0]' },
      ],
      [{ text: 'a=1', isCode: true }, '−'],
    );
    expect(toLatex(table)).toBe(
      String.raw`% Needs \usepackage{booktabs}.
\begin{table}
\centering
\caption{Points in \%, \textbf{bold} and \texttt{c\_1}}
\label{tab:sample}
\begin{tabular}{p{0.6\linewidth}r@{~}l}
\toprule
agent & \multicolumn{2}{c}{points, \%} \\
\midrule
\textbf{B} uct & 61.2 & {[}55.1, 67.0{]} \\
\texttt{a=1} & $-$ &  \\
\bottomrule
\end{tabular}
\end{table}
`,
    );
  });

  test.each([
    ['a & b_c #1 $x$ 5 %', String.raw`a \& b\_c \#1 \$x\$ 5 \%`],
    [String.raw`\input{x}`, String.raw`\textbackslash{}input\{x\}`],
    ['~^<>|', String.raw`\textasciitilde{}\textasciicircum{}\textless{}\textgreater{}\textbar{}`],
    [`say "it's" \`so\``, String.raw`say \symbol{34}it\symbol{39}s\symbol{34} \symbol{96}so\symbol{96}`],
    ['−1 ± ½ – ∞…', String.raw`$-$1 $\pm$ \textonehalf{} \textendash{} $\infty$\ldots{}`],
    ['engine --quick', 'engine -{}-quick'],
    ['*[first]', '{*}{[}first{]}'],
    ['two\nlines\tand\u0007a bell', 'two lines and a bell'],
  ])('%j is escaped', (text, latex) => {
    expect(body(toLatex(tableOf([text, ''])))).toEqual([`${latex} &  \\\\`]);
  });

  test('of every report has as many cells in each row as columns, and no sign that LaTeX would read', () => {
    for (const results of [...Object.values(EXAMPLES).map((make) => make()), exampleMatch(1)]) {
      for (const table of tablesOf(compose(results, ataxx))) {
        const latex = toLatex(table);
        const columns = /\\begin\{tabular\}\{(.*)\}/.exec(latex)![1]!.replace(/p\{[^}]*\}/g, 'l');
        const count = columns.replace(/@\{~\}/g, '').length;
        for (const row of body(latex)) {
          expect(row.split(/(?<!\\)&/), row).toHaveLength(count);
          expect(row, row).not.toMatch(/[^\x20-\x7e]|(?<!\\)[%#_]/);
        }
      }
    }
  });
});
