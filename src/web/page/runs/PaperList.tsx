/** The papers, and how much of each came out as published. */
import type { JSX } from 'preact';
import { paperListSchema } from '../../api/index.ts';
import { Answered } from './Answered.tsx';
import { VerdictBar } from './VerdictBar.tsx';
import { useAnswer } from './useAnswer.ts';

export function PaperList(): JSX.Element {
  return (
    <>
      <h2>Papers, reproduced</h2>
      <p class="papers-intro">
        Monte Carlo search in five board games, each from a paper: its experiments run again, every published
        number next to ours, and a verdict by rule for each. Numbers agree if a sample of the published size
        could have been ours; claims hold if the 95 % intervals of what they speak of lie where they say.
      </p>
      <Answered answer={useAnswer('papers', paperListSchema)} what="papers">
        {({ papers }) => (
          <ol class="paper-list">
            {papers.map(({ name, title, citation, counts }) => (
              <li key={name} class="panel paper-card">
                <h3>
                  <a href={`#/papers/${name}`}>{title}</a>
                </h3>
                <p class="about">{citation}</p>
                <VerdictBar of="numbers" counts={counts} />
                <VerdictBar of="claims" counts={counts} />
              </li>
            ))}
          </ol>
        )}
      </Answered>
    </>
  );
}
