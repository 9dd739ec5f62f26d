import { transportSecurity } from '@/lib/auth/content-policy';
import { answerHeaders } from './answer-headers';

const hsts = 'strict-transport-security';

test('under https every answer tells the browser to stay there; under http none does', () => {
  expect(answerHeaders('https://camp.example')[hsts]).toMatch(/^max-age=\d{8};/);
  expect(answerHeaders('http://localhost:3000')).not.toHaveProperty(hsts);
});

test('every answer has an id of its own, is taken for what it says it is, and runs nothing', () => {
  const [one, other] = [answerHeaders('http://localhost:3000'), answerHeaders('http://localhost:3000')];
  expect(one['x-request-id']).not.toBe(other['x-request-id']);
  expect(one).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('the server and the app say the same about https', async () => {
  expect(transportSecurity()).toEqual({});
  jest.resetModules();
  const before = process.env.APP_URL;
  process.env.APP_URL = 'https://camp.example';
  const secure = await import('@/lib/auth/content-policy');
  expect(answerHeaders('https://camp.example')).toMatchObject(secure.transportSecurity());
  if (before === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = before;
});
