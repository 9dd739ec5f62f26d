import { readEnv } from '@/lib/server/env';
import { migrate } from '../database/migrate';
import { seed } from '../database/seed';
import { prepare } from './setup';

jest.mock('../database/migrate', () => ({ migrate: jest.fn() }));
jest.mock('../database/seed', () => ({ seed: jest.fn() }));

test('a set-up that is asked to end skips the remaining steps', async () => {
  const given = readEnv({
    ...process.env,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SERVERLESS: '1',
  });
  const asked = new AbortController();
  jest.mocked(migrate).mockImplementationOnce(async () => {
    asked.abort();
    return 0;
  });
  await prepare(given, asked.signal);
  expect([migrate, seed].map((step) => jest.mocked(step).mock.calls.length)).toEqual([1, 0]);
  await prepare(given, new AbortController().signal);
  expect([migrate, seed].map((step) => jest.mocked(step).mock.calls.length)).toEqual([2, 1]);
});
