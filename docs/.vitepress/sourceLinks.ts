/** Links that lead out of the documentation, into the sources, have nowhere to go on the site: only their text is left. */
import type { MarkdownRenderer } from 'vitepress';

export function plainSourceLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('plain source links', ({ tokens }) => {
    for (const { children } of tokens) {
      if (!children) continue;
      let isOut = false;
      for (const token of children) {
        if (token.type === 'link_open') isOut = /^\.\.\//.test(String(token.attrGet('href')));
        if (!isOut || (token.type !== 'link_open' && token.type !== 'link_close')) continue;
        token.type = 'text';
        token.content = '';
      }
    }
  });
}
