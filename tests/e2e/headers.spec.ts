import { expect, test, uniqueEmail } from './fixtures';

test('every page has a content security policy with its own nonce, and only the log-in page is indexed', async ({
  browserOf,
  page: plain,
  request,
}) => {
  const { page } = await browserOf('Mia');
  const policies: string[] = [];
  for (const path of ['/login', '/contact', '/nowhere', '/login']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    policies.push(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(response?.headers()['x-powered-by']).toBeUndefined();
  }
  expect(new Set(policies).size).toBe(policies.length);

  await test.step('injected markup runs no script', async () => {
    // A browser of the story would report the refused script as a mistake.
    await plain.goto('/login');
    const ran = await plain.evaluate(async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," alt="" onerror="window.injected = true">',
      );
      await new Promise((loaded) => setTimeout(loaded, 500));
      return 'injected' in window;
    });
    expect(ran).toBe(false);
  });

  await test.step('search engines may index only the log-in page', async () => {
    const robots = page.locator('meta[name="robots"]');
    for (const [path, index] of [
      ['/login', /^index/],
      ['/login?mode=signup', /noindex/],
      ['/contact', /noindex/],
    ] as const) {
      await page.goto(path);
      await expect(robots).toHaveAttribute('content', index);
    }
    const rules = (await (await request.get('/robots.txt')).text()).trim().split('\n');
    expect(rules).toContain('Allow: /login$');
    // Chat apps read robots.txt before they show a link's preview.
    for (const page of ['Allow: /join/', 'Allow: /invite/']) expect(rules).toContain(page);
    expect(rules.at(-1)).toBe('Disallow: /');
  });

  await test.step('the icons, whose address ends in a version, are cached for good', async () => {
    await page.goto('/login');
    const address = await page.locator('use').first().getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

const responses: [method: string, path: string, status: number][] = [
  ['GET', '/nowhere.txt', 307],
  ['GET', '/profile', 307],
  ['GET', '/trip/x.png', 307],
  ['GET', '/invite/abc.png', 404],
  ['GET', '/logout', 307],
  ['GET', '/login/', 308],
  ['GET', '/favicon.ico', 200],
  ['GET', '/icon.svg', 200],
  ['GET', '/_next/nope', 404],
  ['GET', '/cover/nope/nope', 404],
  ['GET', '/api/nope', 401],
  ['DELETE', '/api/nope', 401],
  ['GET', '/crew/x/y', 401],
  ['GET', '/rides/x/y', 401],
  ['GET', '/auth/nope', 404],
  ['GET', '/api/auth/signin', 303],
  ['GET', '/api/auth/callback/google', 302],
  ['PUT', '/api/contact', 405],
  ['PUT', '/profile', 405],
  ['DELETE', '/profile', 405],
];

const allowedThere: [path: string, allowed: string][] = [
  ['/api/trips', 'GET, HEAD, POST'],
  ['/api/locations/x/observation', 'PUT, DELETE'],
  ['/crew', 'GET, HEAD, POST'],
  ['/profile', 'GET, HEAD, POST'],
  ['/login', 'GET, HEAD'],
  ['/icon.svg', 'GET, HEAD'],
];

test('every response has the common headers, also for unknown paths and methods', async ({ request }) => {
  for (const [method, path, status] of responses) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
    expect([method, path, response.status()]).toEqual([method, path, status]);
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    if (status === 405) expect(response.headers().allow).toMatch(/^(GET, HEAD|POST)/);
    if (status !== 405 && !/^\/(api|auth|crew|rides)\//.test(path)) continue;
    expect(response.headers()['cache-control']).toBe('no-store');
    if (status >= 400) expect(await response.json()).toEqual({ error: expect.any(String) });
  }
  for (const [path, allowed] of allowedThere)
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS']) {
      const response = await request.fetch(path, { method });
      expect([path, response.status(), response.headers().allow]).toEqual([path, 405, allowed]);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }

  await test.step('a page with a secret in its address sends no referrer', async () => {
    for (const path of [
      '/reset-password?token=x',
      '/confirm-email?token=x',
      '/invite/x',
      '/join/x',
      '/unsubscribe/x',
    ]) {
      expect((await request.get(path)).headers()['referrer-policy']).toBe('no-referrer');
    }
  });

  await test.step('a drawing opened by itself may use styles, and nothing else', async () => {
    for (const path of ['/icon.svg', '/cover/-27.404,153.030/wide']) {
      const response = await request.get(path);
      expect(response.headers()['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
    }
  });

  await test.step('an unknown call is refused without a hint about the server', async () => {
    const refused = await request.get('/api/trips');
    expect(refused.status()).toBe(401);
    expect(refused.headers()['cache-control']).toBe('no-store');
  });

  await test.step('a server without a token for metrics has no metrics', async () => {
    expect((await request.get('/metrics', { maxRedirects: 0 })).status()).toBe(404);
  });
});

test('forged requests of Next’s own router spoil no response, and a missing page says so without scripts too', async ({
  browserOf,
  request,
}) => {
  const prefetch = { 'x-middleware-prefetch': '1' };
  expect((await request.get('/api/trips', { headers: prefetch })).status()).toBe(401);
  expect((await request.post('/api/contact', { headers: prefetch })).status()).toBe(403);
  const mia = await browserOf('Mia');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const cookie = (await mia.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const rsc of [{}, { rsc: '1' }] as Record<string, string>[]) {
    const headers = { cookie, 'next-router-state-tree': 'nonsense', ...rsc };
    expect((await request.get('/nowhere', { headers })).status()).toBe(404);
  }

  const missing = '019d0000-0000-7000-8000-000000000000';
  const pages: [string, string][] = [
    [`/trip/${missing}`, 'Trip not found.'],
    [`/trip/${missing}/people`, 'Trip not found.'],
    [`/trip/${missing}/cars`, 'Trip not found.'],
    ['/trip/abc', 'Trip not found.'],
    ['/trip/abc/attendance', 'Trip not found.'],
    ['/trip/a%2Fb', 'Trip not found.'],
    ['/invite/abc', 'We can’t find this invitation'],
    [`/campsite/${missing}`, 'We can’t find this campsite'],
    ['/campsite/abc', 'We can’t find this campsite'],
    [`/create-trip-details?site=${missing}`, 'We can’t find this campsite'],
    ['/create-trip-details?site=abc', 'We can’t find this campsite'],
    ['/nowhere', 'There is nothing here'],
  ];
  for (const [path, words] of pages) {
    const response = await request.get(path, { headers: { cookie } });
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect([path, response.status()]).toEqual([path, 404]);
    expect(html).toContain(words);
    expect(html).toContain('lang="en-AU"');
    if (path !== '/nowhere') expect(html).toContain('href="/notifications"');
  }
});
