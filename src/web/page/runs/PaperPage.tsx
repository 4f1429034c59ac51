/** One paper: its verdicts by experiment, and the part of its page that was chosen. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Counts, type Paper, type Section, paperSchema } from '../../api/index.ts';
import { Answered } from './Answered.tsx';
import { BlockView } from './BlockView.tsx';
import { VerdictBar } from './VerdictBar.tsx';
import { useAnswer } from './useAnswer.ts';

interface ContentsProps {
  readonly paper: Paper;
  /** The section that is shown. */
  readonly shown: string;
}

function Verdicts({ counts }: { readonly counts: Counts | undefined }): JSX.Element | null {
  if (!counts) return null;
  return (
    <>
      {counts.numbers > 0 && <VerdictBar of="numbers" counts={counts} />}
      {counts.claims > 0 && <VerdictBar of="claims" counts={counts} />}
    </>
  );
}

function Contents({ paper, shown }: ContentsProps): JSX.Element {
  const countsOf = new Map(paper.experiments.map(({ id, counts }) => [id, counts]));
  return (
    <nav class="panel paper-contents" aria-label="Parts of this paper">
      <ol>
        {paper.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#/papers/${paper.name}/${id}`} aria-current={id === shown ? 'page' : undefined}>
              {title}
            </a>
            <Verdicts counts={countsOf.get(id)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** To the parts before and after the one that is shown. */
function Turns({ paper, shown }: ContentsProps): JSX.Element {
  const place = paper.sections.findIndex(({ id }) => id === shown);
  const [before, after] = [paper.sections[place - 1], paper.sections[place + 1]];
  return (
    <nav class="paper-turns" aria-label="The parts before and after">
      {before && (
        <a href={`#/papers/${paper.name}/${before.id}`}>
          <span aria-hidden="true">‹</span> {before.title}
        </a>
      )}
      {after && (
        <a href={`#/papers/${paper.name}/${after.id}`}>
          {after.title} <span aria-hidden="true">›</span>
        </a>
      )}
    </nav>
  );
}

interface SectionViewProps {
  readonly paper: Paper;
  readonly section: Section;
  readonly wasChosen: boolean;
}

/** A part that was chosen by its link is read from its heading on; the first one comes with the page. */
function SectionView({ paper, section, wasChosen }: SectionViewProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasChosen) heading.current?.focus();
  }, [section.id, wasChosen]);
  return (
    <article class="panel paper-section" aria-labelledby="paper-section">
      <h3 id="paper-section" tabIndex={-1} ref={heading}>
        {section.title}
      </h3>
      {section.blocks.map((block, i) => (
        <BlockView key={`${section.id} ${i}`} block={block} />
      ))}
      <Turns paper={paper} shown={section.id} />
    </article>
  );
}

function ShownPaper({
  paper,
  part,
}: {
  readonly paper: Paper;
  readonly part: string | undefined;
}): JSX.Element {
  const section = paper.sections.find(({ id }) => id === part) ?? paper.sections[0];
  const isStray = part !== undefined && section?.id !== part;
  return (
    <>
      <header class="run-head">
        <h2>{paper.title}</h2>
        <p class="about">{paper.citation}</p>
        <Verdicts counts={paper.counts} />
        {isStray && <p class="problem">This paper has no part “{part}”.</p>}
      </header>
      <div class="paper-columns">
        <Contents paper={paper} shown={section?.id ?? ''} />
        {section && <SectionView paper={paper} section={section} wasChosen={part !== undefined} />}
      </div>
    </>
  );
}

interface PaperPageProps {
  readonly name: string;
  /** The id of a section; the first one without it. */
  readonly part: string | undefined;
}

export function PaperPage({ name, part }: PaperPageProps): JSX.Element {
  const answer = useAnswer(`papers/${encodeURIComponent(name)}`, paperSchema);
  return (
    <Answered answer={answer} what="papers">
      {(paper) => <ShownPaper paper={paper} part={part} />}
    </Answered>
  );
}
