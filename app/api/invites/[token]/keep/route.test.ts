import { db } from '@/lib/server/db/client';
import { readKeptAnswer } from '@/lib/trips/invitations/kept-answer';
import { call } from '@/tests/call';
import { invited } from '@/tests/factories/guests';
import { POST } from './route';

const keep = (token: string, attending: unknown) =>
  call<{ error: string }>(POST, 'POST', { params: { token }, body: { attending } });
const jar = (cookie: string) => {
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return { get: (asked: string) => (asked === name ? { value } : undefined) };
};

test('an answer is kept for its invitation alone, in a cookie that scripts can’t read, for an hour', async () => {
  const { token, household } = await keptFor();
  const { status, headers } = await keep(token, false);
  const cookie = headers.get('set-cookie') ?? '';
  expect(status).toBe(204);
  expect(cookie).toContain('HttpOnly; SameSite=Lax; Max-Age=3600');
  expect(readKeptAnswer(jar(cookie), household)).toBe(false);
  expect(readKeptAnswer(jar(cookie), crypto.randomUUID())).toBeNull();
  expect(readKeptAnswer(jar(cookie.replace('not-going', 'going')), household)).toBeNull();
  expect(readKeptAnswer(jar(''), household)).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 61 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });
  expect(readKeptAnswer(jar(cookie), household)).toBeNull();
  jest.useRealTimers();
});

test('an unknown link keeps nothing, and neither does a body without an answer', async () => {
  const { token } = await keptFor();
  for (const [link, attending, expected] of [
    ['x'.repeat(43), false, 404],
    [token, 'no', 400],
  ] as const) {
    const { status, headers } = await keep(link, attending);
    expect([status, headers.get('set-cookie')]).toEqual([expected, null]);
  }
});

async function keptFor() {
  const { token, trip } = await invited();
  const { id } = await db.invite.findFirstOrThrow({ where: { tripId: trip.id } });
  return { token, household: id };
}
