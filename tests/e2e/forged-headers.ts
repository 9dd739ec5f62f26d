import { expect } from './fixtures';

/**
 * Headers with which a client could pretend that the middleware has already run or need not run.
 */
const forged: Record<string, string>[] = [
  {},
  { 'content-security-policy': "script-src 'nonce-forged'" },
  { 'x-campmates-path': '/forged' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-skip': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-rewrite': '/forged' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-override-headers': 'content-security-policy', 'x-middleware-request-cookie': 'forged' },
  { 'x-matched-path': '/forged', 'x-invoke-path': '/forged', 'x-nextjs-data': '1' },
];

/** Checks that the middleware runs for each page request, whatever its headers. */
export async function expectMiddleware(url: string): Promise<void> {
  for (const headers of [...forged, Object.assign({}, ...forged)]) {
    const ask = async (path: string, method = 'GET') => {
      const response = await fetch(url + path, { method, headers, redirect: 'manual' });
      return { status: response.status, headers: Object.fromEntries(response.headers), response };
    };
    const sent = Object.keys(headers).join(', ');
    await expect(ask('/your-crew?people=60'), sent).resolves.toMatchObject({
      status: 307,
      headers: { location: expect.stringMatching(/\/login\?callbackUrl=%2Fyour-crew%3Fpeople%3D60$/) },
    });
    await expect(ask('/login', 'POST'), sent).resolves.toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    await expect(ask(`/invite/abc?signup=${'s'.repeat(43)}`), sent).resolves.toMatchObject({
      status: 303,
      headers: {
        location: expect.stringMatching(/\/invite\/abc$/),
        'set-cookie': expect.stringContaining('sss'),
      },
    });
    for (const [path, status] of [
      ['/login', 200],
      ['/invite/abc', 404],
    ] as const) {
      const shown = await ask(path);
      expect([sent, path, shown.status]).toEqual([sent, path, status]);
      expectNonces(shown.headers['content-security-policy'], await shown.response.text());
    }
  }
}

/** Checks that each script of a page carries the nonce of the page's policy. */
export function expectNonces(policy: string | undefined, html: string): void {
  const [, nonce = ''] = /script-src 'self' 'nonce-([\w+/=]{20,})' 'strict-dynamic'/.exec(policy ?? '') ?? [];
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(nonce).not.toBe('');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !script.includes(` nonce="${nonce}"`))).toEqual([]);
}
