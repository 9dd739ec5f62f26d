import { createHash } from 'node:crypto';
import { faultReference, faultText, faultTitle } from '@/lib/fault-words';
import { tentMark } from '@/lib/tent-mark';
import type { WholeResponse } from './whole-response';

// The page must show when nothing else works, so it loads nothing and repeats the colours of app/globals.css.
const style = `
:root{color-scheme:light dark;--paper:#f5f0e6;--ink:#1f2b24;--muted:#4e594e;--mark:#9a490f;--button:#1b573e;--on-button:#f8fbf3}
@media(prefers-color-scheme:dark){:root{--paper:#0a130f;--ink:#f0ece0;--muted:#a9afa0;--mark:#eda469;--button:#85d2a0;--on-button:#0b1a12}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}
svg{width:3rem;height:3rem;color:var(--mark)}
h1{margin:1.5rem 0 .75rem;font-size:1.875rem;line-height:1.2;letter-spacing:-.015em}
p{max-width:38rem;margin:0 auto;color:var(--muted)}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:14px;color:inherit;text-underline-offset:4px}
a:first-child{background:var(--button);color:var(--on-button);font-weight:600;text-decoration:none}
code{font-size:.875rem;user-select:all}
a:focus-visible{outline:2px solid var(--button);outline-offset:2px}
`;

// The empty href leads to the same page, so that "Try again" works without scripts.
const bodyOf = ({ title, text, requestId }: PlainPage) => `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${tentMark}"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<p>${faultReference} <code>${requestId}</code></p>
<nav><a href="">Try again</a><a href="/">Go to your trips</a></nav>
</main>
</body>
</html>
`;

const styleHash = createHash('sha256').update(style).digest('base64');

interface PlainPage {
  status: number;
  /** Neither may have a word from the request, since nothing is escaped. */
  title: string;
  text: string;
  requestId: string;
  retryAfter?: number;
}

export const plainPage = (page: PlainPage): WholeResponse => ({
  status: page.status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    ...(page.retryAfter && { 'retry-after': String(page.retryAfter) }),
  },
  body: bodyOf(page),
});

export const faultPage = (status: 500 | 503, requestId: string): WholeResponse =>
  plainPage({
    status,
    title: faultTitle,
    text: faultText,
    requestId,
    ...(status === 503 && { retryAfter: 5 }),
  });
