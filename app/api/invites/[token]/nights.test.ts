import { POST as saveProfile } from '@/app/api/profile/route';
import { GET as readAttendees } from '@/app/api/trips/[id]/attendees/route';
import { PATCH as change } from '@/app/api/trips/[id]/route';
import type { Attendee } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { answer, family, invited, read } from '@/tests/factories/guests';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { inDays } from '@/tests/factories/trips';

// The trip starts in 14 days and ends in 17 days.
const [fifteenth, sixteenth] = [inDays(15), inDays(16)];
const part = { arrive_on: fifteenth, leave_on: sixteenth };
const wholeTrip = { arrive_on: null, leave_on: null };

const priyaFor = async (as: Person, id: string) => {
  const { body } = await call<{ attendees: Attendee[] }>(readAttendees, 'GET', { as, params: { id } });
  return body.attendees.find(({ profile_name }) => profile_name === 'Priya');
};

test('a guest comes for part of the trip, reads that back, and the others on the trip see it', async () => {
  const { mia, token, trip } = await invited();
  expect((await read(token)).body).toMatchObject(wholeTrip);
  const { status, body } = await answer(token, { ...family, ...part });
  expect([status, body]).toEqual([200, expect.objectContaining(part)]);
  expect((await read(token)).body).toEqual(body);
  expect(await priyaFor(mia, trip.id)).toMatchObject(part);
  await answer(token, { attending: true });
  expect((await read(token)).body).toMatchObject(part);
  await answer(token, { attending: true, arrive_on: null });
  expect((await read(token)).body).toMatchObject({ ...part, arrive_on: null });
  await answer(token, { attending: false, arrive_on: inDays(99) });
  expect((await read(token)).body).toMatchObject(wholeTrip);
});

test('nights outside the trip are refused at their field, and nothing changes', async () => {
  const { token } = await invited();
  const before = await answer(token, { ...family, ...part });
  const bad = [
    ['arrive_on', { arrive_on: inDays(13) }],
    ['arrive_on', { arrive_on: inDays(17), leave_on: null }],
    ['leave_on', { leave_on: fifteenth }],
    ['leave_on', { leave_on: inDays(18) }],
    ['leave_on', { leave_on: 'soon' }],
  ] as const;
  for (const [field, nights] of bad) {
    const { status, body } = await answer(token, { ...family, name: 'Pia', ...nights });
    expect([nights, status, body.fields]).toEqual([nights, 400, { [field]: body.error }]);
  }
  expect((await read(token)).body).toEqual(before.body);
});

test('new dates cut a guest’s nights, and confirming the answer accepts that', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, { ...family, ...part });
  await call(change, 'PATCH', {
    as: mia,
    params: { id: trip.id },
    body: { start_date: inDays(14), end_date: fifteenth },
  });
  expect((await read(token)).body).toMatchObject(wholeTrip);
  expect(await priyaFor(mia, trip.id)).toMatchObject(wholeTrip);
  expect((await answer(token, { attending: true })).status).toBe(200);
  expect((await read(token)).body).toMatchObject(wholeTrip);
});

test('an account that takes over a guest’s answer keeps the nights, by the link or by the address', async () => {
  const byLink = await invited();
  await answer(byLink.token, { ...family, ...part });
  const priya = await person('Priya');
  expect((await answer(byLink.token, { attending: true }, priya)).status).toBe(200);
  expect(await priyaFor(byLink.mia, byLink.trip.id)).toMatchObject(part);

  const byAddress = await invited();
  await answer(byAddress.token, { ...family, ...part });
  const account = await newcomer(byAddress.email);
  const body = { username: `priya-${Date.now()}`, name: 'Priya', suburb: 'Kedron', postcode: '4031' };
  expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
  expect(await priyaFor(byAddress.mia, byAddress.trip.id)).toMatchObject(part);
});

test('an account that answers by the link may give its nights at once', async () => {
  const { mia, token, trip } = await invited();
  const priya = await person('Priya');
  const outside = await answer(token, { attending: true, leave_on: inDays(18) }, priya);
  expect([outside.status, outside.body.fields]).toEqual([400, { leave_on: outside.body.error }]);
  await answer(token, { attending: true, ...part }, priya);
  expect(await priyaFor(mia, trip.id)).toMatchObject(part);
});
