import { v7 as uuid7 } from 'uuid';
import type { Figures } from '@/lib/operator/figures/schema';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { saveFigures } from '@/lib/server/figures';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { call } from '@/tests/call';
import { answer, family, invited } from '@/tests/factories/guests';
import { operator } from '@/tests/factories/operators';
import { newcomer, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { GET } from './route';

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

async function read() {
  const { body } = await call<Figures>(GET, 'GET', { as: await operator() });
  return body;
}

const today = async () => (await read()).days[0];

test('the last 30 days in UTC are listed, the newest first, including days without figures', async () => {
  const { days, limits } = await read();
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => dayAgo(at)));
  expect(days[20]).toEqual({
    ...{ day: dayAgo(20), sign_ups: 0, trips: 0, answers: 0, mails: 0, errors: 0 },
    ...{ p95_ms: null, ai_calls: 0, forecast_calls: 0 },
  });
  expect(limits).toEqual({ ai_daily: env().AI_DAILY_LIMIT });
});

test('counts are listed at their day', async () => {
  const row = (days: number, name: string, count: number) => ({ day: new Date(dayAgo(days)), name, count });
  const counted = { answers: 1, mails: 2, errors: 3, ai_calls: 4, forecast_calls: 5 };
  await db.dailyFigure.createMany({
    data: [
      ...Object.entries(counted).map(([name, count]) => row(7, name, count)),
      ...[row(7, 'page_ms_25', 95), row(7, 'page_ms_10000', 5), row(29, 'mails', 9), row(30, 'mails', 99)],
    ],
  });
  const { days } = await read();
  expect(days[7]).toMatchObject({ ...counted, p95_ms: 25 });
  expect(days[29]).toMatchObject({ mails: 9 });
  expect(days.reduce((sum, { mails }) => sum + mails, 0)).toBeLessThan(99);
});

test('sign-ups and trips are counted on the day they were created', async () => {
  const before = await today();
  const made = (createdAt: Date) => ({ id: uuid7({ msecs: createdAt.getTime() }), createdAt });
  const first = new Date(`${dayAgo(29)}T00:00:00Z`);
  const data = [first, new Date(first.getTime() - 1), new Date(first.getTime() + DAY_MS - 1)].map((at) => ({
    ...made(at),
    email: `${at.getTime()}@example.com`,
  }));
  await db.user.createMany({ data });
  await newcomer();
  await plan(await person('Mia'));
  const { days } = await read();
  expect(days[29]?.sign_ups).toBe(2);
  // Each reading of the figures creates a new operator, which is a sign-up too.
  expect(days[0]?.sign_ups).toBe((before?.sign_ups ?? 0) + 2);
  expect(days[0]?.trips).toBe((before?.trips ?? 0) + 1);
});

test('an answer of an account or a guest counts once when it is new, and so do mails', async () => {
  await saveFigures();
  const before = await today();
  const { mia, token, email } = await invited();
  const sam = await person('Sam');
  const trip = await plan(mia, { invitees: [sam.email] });
  await answer(token, family);
  for (const going of [true, false, false]) await answerTrip(sam.viewer, trip.id, going);
  const mails = await deliveredMail(email);
  await saveFigures();
  const after = await today();
  expect((after?.answers ?? 0) - (before?.answers ?? 0)).toBe(3);
  expect((after?.mails ?? 0) - (before?.mails ?? 0)).toBeGreaterThanOrEqual(mails.length);
});
