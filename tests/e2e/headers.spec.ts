import { expect, test } from './fixtures';

test('every page carries a content policy with a nonce of its own, and no inline script runs without it', async ({
  browserOf,
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
});

test('markup that got into a page runs no script', async ({ page }) => {
  await page.goto('/login');
  const ran = await page.evaluate(async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," alt="" onerror="window.injected = true">',
    );
    await new Promise((loaded) => setTimeout(loaded, 500));
    return 'injected' in window;
  });
  expect(ran).toBe(false);
});

test('a page whose address holds a secret tells it to nobody', async ({ request }) => {
  for (const path of ['/reset-password?token=x', '/confirm-email?token=x', '/invite/x']) {
    expect((await request.get(path)).headers()['referrer-policy']).toBe('no-referrer');
  }
});

test('an unknown call is refused without a word about the server', async ({ request }) => {
  const refused = await request.get('/api/trips');
  expect(refused.status()).toBe(401);
  expect(refused.headers()['cache-control']).toBe('no-store');
});
