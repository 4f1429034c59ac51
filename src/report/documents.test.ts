/** Blocks that no report of a run has, but other documents do. */
import { describe, expect, test } from 'vitest';
import type { ReportDocument } from './document.ts';
import { plainText } from './document.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';

const document: ReportDocument = {
  title: 'All',
  subtitle: 'of them',
  sections: [
    {
      id: 'one',
      title: 'One',
      blocks: [
        { kind: 'paragraph', text: ['See ', { link: 'the <paper>', document: 'ataxx' }, '.'] },
        {
          kind: 'picture',
          id: 'c13-tree',
          caption: ['A tree.'],
          alt: 'A tree of "three" nodes',
          svg: '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><use href="#a" fill="url(#a)"/></svg>',
        },
        { kind: 'table', id: 't', caption: ['Numbers.'], columns: [], rows: [], data: [] },
      ],
    },
  ],
};

describe('a document', () => {
  test('links to its neighbour in the form that it has itself', () => {
    expect(toMarkdown(document)).toContain('See [the \\<paper\\>](ataxx.md).');
    expect(toHtml(document, new Map())).toContain('See <a href="ataxx.html">the &lt;paper&gt;</a>.');
    expect(plainText(['See ', { link: 'it', document: 'x' }])).toBe('See it');
  });

  test('holds a picture as it was drawn, with ids that no other has', () => {
    const html = toHtml(document, new Map());
    expect(html).toContain('<b>Figure 1.</b> A tree.');
    expect(html).toContain('aria-label="A tree of &quot;three&quot; nodes"');
    expect(html).toContain('<g id="c13-tree-a"/>');
    expect(html).toContain('url(#c13-tree-a)');
    expect(toMarkdown(document)).toContain('![A tree of "three" nodes](figures/c13-tree.svg)');
  });

  test('that a repository keeps links to data only', () => {
    expect(toMarkdown(document)).toContain('([CSV](tables/t.csv), [LaTeX](tables/t.tex))');
    expect(toMarkdown(document, true)).toContain('([CSV](tables/t.csv))');
  });
});
