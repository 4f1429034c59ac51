/**
 * The headers of every answer. The page runs isolated (COOP and COEP), which shared memory between workers needs, and
 * under a policy that admits nothing from anywhere else. Documents, which are reports and figures, bring their own styles and
 * no script at all: their policy forbids everything else, and `sandbox` sees to it that none runs even if one got in.
 */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { NOT_FOUND_STYLE } from './notFoundPage.ts';

const styleHash = createHash('sha256').update(NOT_FOUND_STYLE).digest('base64');

const CONFINED = ["object-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

const PAGE_POLICY = [
  "default-src 'self'",
  // Kernels of games are WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  ...CONFINED,
].join('; ');

const DOCUMENT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  ...CONFINED,
  // Without its origin, the links of a report would come from a stranger, and be refused.
  'sandbox allow-same-origin allow-downloads',
].join('; ');

const HEADERS = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': PAGE_POLICY,
};

/** Without an opener policy: by the HTML standard a document with one must not be in a sandbox. */
const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Content-Security-Policy': DOCUMENT_POLICY,
};

/**
 * The documentation, which is our own text: what its pages load comes from here, and of scripts that stand in a page only those
 * run that are named. Styles stand in its pages in many places: code is coloured by attributes.
 * @param scripts hashes of the scripts in the page
 */
export function documentationHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...CONFINED,
  ];
  return { ...PAGE_HEADERS, 'Content-Security-Policy': policy.join('; ') };
}

/** Sets the headers of whatever comes back, also of errors and of "not modified", which a browser adds to what it has kept. */
function withHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // What is further inside knows better.
    if (context.res.headers.has('Content-Security-Policy')) return;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}

export const asPage: MiddlewareHandler = withHeaders(PAGE_HEADERS);
export const asDocument: MiddlewareHandler = withHeaders(DOCUMENT_HEADERS);
