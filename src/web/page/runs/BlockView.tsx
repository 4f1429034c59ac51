/** A block of a paper's page: a paragraph, a list, a table, a figure. */
import type { JSX } from 'preact';
import type { Block, Sentence } from '../../api/index.ts';
import { Caption, Scrolling } from './Scrolling.tsx';
import { SentenceText } from './SentenceText.tsx';
import { addressOf } from './server.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Figure = Extract<Block, { kind: 'figure' }>;

/** `Table 3`, without its full stop. */
function nameOf(caption: Sentence, otherwise: string): string {
  return caption[0]?.text.replace(/\.$/, '') ?? otherwise;
}

function TableView({ caption, columns, rows }: Table): JSX.Element {
  const sideOf = (column: number): string | undefined =>
    columns[column]?.align === 'right' ? 'runs-number' : undefined;
  return (
    <Scrolling label={nameOf(caption, 'Table')}>
      <table class="runs-table paper-table">
        <Caption>
          <SentenceText text={caption} />
        </Caption>
        <thead>
          <tr>
            {columns.map(({ title }, i) => (
              <th key={i} scope="col" class={sideOf(i)}>
                <SentenceText text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row" class={sideOf(0)}>
                <SentenceText text={first} />
              </th>
              {cells.map((cell, i) => (
                <td key={i} class={sideOf(i + 1)}>
                  <SentenceText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function FigureView({ file, alt, caption }: Figure): JSX.Element {
  const address = addressOf(`papers/files/${file}`);
  return (
    <figure class="paper-figure">
      <Scrolling label={nameOf(caption, 'Figure')}>
        <a href={address}>
          <img src={address} alt={alt} loading="lazy" />
        </a>
      </Scrolling>
      <figcaption>
        <SentenceText text={caption} />
      </figcaption>
    </figure>
  );
}

export function BlockView({ block }: { readonly block: Block }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <SentenceText text={block.text} />
        </p>
      );
    case 'notice':
      return (
        <p class="run-notice">
          <SentenceText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <SentenceText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return <pre class="runs-code">{block.text}</pre>;
    case 'table':
      return <TableView {...block} />;
    case 'figure':
      return <FigureView {...block} />;
  }
}
