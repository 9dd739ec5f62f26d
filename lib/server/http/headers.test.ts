const keys = ['APP_URL', 'GOOGLE_MAPS_API_KEY', 'RECAPTCHA_SITE_KEY', 'MAP_TILE_URL'];

/**
 * Returns the content policy and the HSTS header that a process with these variables sends. The
 * modules are loaded anew, because a process reads its environment only once.
 */
async function policyWith(variables: Record<string, string>) {
  jest.resetModules();
  Object.assign(process.env, variables);
  const { contentPolicy, transportSecurity } = await import('./headers');
  return { policy: contentPolicy('abc'), transport: transportSecurity() };
}

afterEach(() => {
  for (const key of keys) delete process.env[key];
});

test('scripts run only by nonce, and no other origin is allowed', async () => {
  const { policy, transport } = await policyWith({});
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).not.toMatch(/https?:|unsafe/);
  expect(transport).toEqual({});
});

test('each response has a nonce of its own', async () => {
  await policyWith({});
  const { contentPolicy } = await import('./headers');
  expect(contentPolicy('def')).toBe(contentPolicy('abc').replaceAll('abc', 'def'));
  expect(contentPolicy('def')).toContain("style-src 'self' 'nonce-def';");
});

test('under https requests are upgraded and the browser is told to keep to https', async () => {
  const { policy, transport } = await policyWith({ APP_URL: 'https://camp.example' });
  expect(policy).toContain('upgrade-insecure-requests');
  expect(transport['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('a configured provider is allowed, still without unsafe-inline', async () => {
  const { policy } = await policyWith({
    GOOGLE_MAPS_API_KEY: 'key',
    RECAPTCHA_SITE_KEY: 'key',
    MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  });
  expect(policy).toMatch(/img-src[^;]*https:\/\/tiles\.example/);
  expect(policy).toMatch(/connect-src[^;]*googleapis\.com/);
  expect(policy).toMatch(/frame-src[^;]*google\.com/);
  expect(policy).not.toContain('unsafe');
});
