import * as jwt from 'next-auth/jwt';
import { readSessionToken, type SessionToken, sessionCookie } from './session-cookie';

jest.mock('next-auth/jwt', () => {
  const real = jest.requireActual<typeof jwt>('next-auth/jwt');
  return { ...real, decode: jest.fn(real.decode) };
});

async function valueFor(more: Partial<SessionToken> = {}) {
  const token = {
    sub: 'mia',
    sid: 'one',
    profile: true,
    until: Math.floor(Date.now() / 1000) + 3600,
    ...more,
  };
  return { token, value: (await sessionCookie(token)).split(/[=;]/)[1] ?? '' };
}

afterEach(() => jest.useRealTimers());

test('a cookie is decrypted once, and reading it again gives the same token', async () => {
  const { token, value } = await valueFor();
  jest.mocked(jwt.decode).mockClear();
  expect(await readSessionToken(value)).toEqual(token);
  expect(await readSessionToken(value)).toEqual(token);
  expect(jwt.decode).toHaveBeenCalledTimes(1);
});

test('a cookie that was read before is refused once its session has ended', async () => {
  const { token, value } = await valueFor();
  expect(await readSessionToken(value)).toEqual(token);
  jest.useFakeTimers({ now: token.until * 1000 });
  expect(await readSessionToken(value)).toBeNull();
});

test('a forged cookie is refused, however often it is sent', async () => {
  const { value } = await valueFor({ sub: 'tom' });
  for (let time = 0; time < 2; time++) expect(await readSessionToken(`${value.slice(0, -2)}AA`)).toBeNull();
});
