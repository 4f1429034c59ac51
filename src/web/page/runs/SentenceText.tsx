/** A sentence of the server, with its marks and links. */
import type { JSX } from 'preact';
import type { Sentence, Words } from '../../api/index.ts';
import { addressOf } from './server.ts';

function WordsText({ text, mark, paper, file }: Words): JSX.Element {
  if (paper !== undefined) return <a href={`#/papers/${paper}`}>{text}</a>;
  if (file !== undefined) return <a href={addressOf(`papers/files/${file}`)}>{text}</a>;
  if (mark === 'code') return <code>{text}</code>;
  return mark === 'strong' ? <strong>{text}</strong> : <>{text}</>;
}

export function SentenceText({ text }: { readonly text: Sentence }): JSX.Element {
  return (
    <>
      {text.map((words, i) => (
        <WordsText key={i} {...words} />
      ))}
    </>
  );
}
