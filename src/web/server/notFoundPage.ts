/** The page for an address where nothing is. It stands alone: no script, no style but its own. */
import { html, raw } from 'hono/html';

/** The policy of the server names its hash, so that no other inline style is admitted. */
export const NOT_FOUND_STYLE = `
:root { color-scheme: light dark; background: light-dark(#f5f1e8, #15181d); color: light-dark(#23262b, #e9e4d8); }
body { font: 1.05rem/1.6 Georgia, serif; display: grid; place-content: center; min-height: 90vh; margin: 1rem; }
a { color: light-dark(#2f4a73, #9dbbe6); }
code { overflow-wrap: anywhere; }
`;

export function notFoundPage(path: string): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Nothing here · Playout</title>
        ${raw(`<style>${NOT_FOUND_STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>Nothing here</h1>
          <p>There is no page at <code>${path}</code>.</p>
          <p><a href="/">Go to the board</a></p>
        </main>
      </body>
    </html>`;
}
