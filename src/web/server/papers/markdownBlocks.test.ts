import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../../report/document.ts';
import { toMarkdown } from '../../../report/markdown.ts';
import { readMarkdown } from './markdownBlocks.ts';

describe('Markdown', () => {
  it('that a report writes is read back', () => {
    const table = {
      kind: 'table',
      id: 't',
      caption: ['What *is* in it'],
      columns: [
        { title: 'agent', align: 'left' },
        { title: 'a|b', align: 'right' },
      ],
      rows: [
        [{ text: 'uct(c=1|2)', isCode: true }, '1 [0, 2]'],
        ['<b>x</b>', ''],
      ],
      data: [],
    } as const;
    const document: ReportDocument = {
      title: 'Title_with *marks*',
      subtitle: 'a & b < c',
      sections: [
        {
          id: 's',
          title: 'Section #1',
          blocks: [
            {
              kind: 'paragraph',
              text: [
                'See ',
                { link: 'that', document: 'ataxx' },
                ', ',
                { code: 'a`b' },
                { strong: 'bold ' },
                'end',
              ],
            },
            { kind: 'list', items: [['one'], [{ strong: 'two' }]] },
            { kind: 'notice', text: ['mind ', { strong: 'this' }] },
            { kind: 'code', language: 'sh', text: 'a\n```\nb' },
            table,
            { kind: 'picture', id: 'p', alt: 'a [picture]', caption: ['Seen'], svg: '<svg/>' },
          ],
        },
      ],
    };
    expect(readMarkdown(toMarkdown(document))).toEqual([
      { level: 1, title: 'Title_with *marks*' },
      { kind: 'paragraph', text: [{ text: 'a & b < c' }] },
      { level: 2, title: 'Section #1' },
      {
        kind: 'paragraph',
        text: [
          { text: 'See ' },
          { text: 'that', paper: 'ataxx' },
          { text: ', ' },
          { text: 'a`b', mark: 'code' },
          { text: 'bold', mark: 'strong' },
          { text: ' end' },
        ],
      },
      { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', mark: 'strong' }]] },
      { kind: 'notice', text: [{ text: 'mind ' }, { text: 'this', mark: 'strong' }] },
      { kind: 'code', text: 'a\n```\nb' },
      {
        kind: 'paragraph',
        text: [
          { text: 'Table 1.', mark: 'strong' },
          { text: ' What *is* in it (' },
          { text: 'CSV', file: 'tables/t.csv' },
          // LaTeX is not among the files that are kept.
          { text: ', LaTeX)' },
        ],
      },
      {
        kind: 'table',
        caption: [],
        columns: [
          { title: [{ text: 'agent' }], align: 'left' },
          { title: [{ text: 'a|b' }], align: 'right' },
        ],
        rows: [
          [[{ text: 'uct(c=1|2)', mark: 'code' }], [{ text: '1 [0, 2]' }]],
          [[{ text: '<b>x</b>' }], []],
        ],
      },
      { kind: 'figure', file: 'figures/p.svg', alt: 'a [picture]', caption: [] },
      { kind: 'paragraph', text: [{ text: 'Figure 1.', mark: 'strong' }, { text: ' Seen' }] },
    ]);
  });

  it.each([
    ['a tag', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a tag within a sentence', 'x <img src=x onerror=alert(1)> y', 'x <img src=x onerror=alert(1)> y'],
    ['a comment', '<!-- x -->', '<!-- x -->'],
    ['a link to a script', '[press](javascript:alert(1))', 'press'],
    ['a link elsewhere', '[press](https://evil.example)', 'press'],
    ['a link to a folder above', '[press](../../secret.md)', 'press'],
    ['a picture from elsewhere', '![x](https://evil.example/x.svg)', '![x](https://evil.example/x.svg)'],
    ['a picture from a folder above', '![x](figures/../../x.svg)', '![x](figures/../../x.svg)'],
    ['an address', 'https://evil.example', 'https://evil.example'],
  ])('makes nothing but text of %s', (_what, markdown, text) => {
    const parts = readMarkdown(markdown);
    expect(parts).toHaveLength(1);
    const [part] = parts;
    expect(part).toMatchObject({ kind: 'paragraph' });
    const words = part && 'kind' in part && part.kind === 'paragraph' ? part.text : [];
    expect(
      words
        .map((one) => one.text)
        .join('')
        .trim(),
    ).toBe(text);
    for (const one of words) expect(Object.keys(one)).toEqual(['text']);
  });
});
