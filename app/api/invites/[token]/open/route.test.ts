import { GET as readTrip } from '@/app/api/trips/[id]/route';
import { guestCookieName } from '@/lib/trips/households/guests/guest-cookie';
import { call } from '@/tests/call';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { moveTo } from '@/tests/factories/trips';
import { PATCH as answerInvitation } from '../route';
import { POST } from './route';

type Opened = { trip_id: string; error: string };

const open = (token: string, as?: { cookie: string }, headers: Record<string, string> = {}) =>
  call<Opened>(POST, 'POST', { ...(as && { as }), params: { token }, body: {}, headers });
const cookieIn = (headers: Headers) => headers.get('set-cookie');

const statusOf = async (id: string, as: { cookie: string }) =>
  (await call(readTrip, 'GET', { as, params: { id } })).status;

test('opening an invitation gives its browser access to the trip, without an answer', async () => {
  const { trip, token } = await invited();
  const { status, body, headers } = await open(token);
  expect([status, body]).toEqual([200, { trip_id: trip.id }]);
  expect(cookieIn(headers)).toContain(`${guestCookieName()}=`);
  expect(await statusOf(trip.id, { cookie: cookieIn(headers)?.split(';')[0] ?? '' })).toBe(200);
});

test('an unknown link is 404, and sets no cookie', async () => {
  for (const token of ['x'.repeat(43), 'short']) {
    const { status, headers } = await open(token);
    expect([status, cookieIn(headers)]).toEqual([404, null]);
  }
});

test('a link of another person’s account is 410, and the account itself gets no cookie', async () => {
  const [{ token, trip }, tom, eve] = [await invited(), await person('Tom'), await person('Eve')];
  await answer(token, { attending: true }, tom);
  for (const as of [undefined, eve]) {
    const { status, headers } = await open(token, as);
    expect([status, cookieIn(headers)]).toEqual([410, null]);
  }
  const own = await open(token, tom);
  expect([own.status, own.body.trip_id, cookieIn(own.headers)]).toEqual([200, trip.id, null]);
});

test.each([
  [90, 200],
  [91, 410],
])('%i days after the trip the response is %i', async (days, status) => {
  const { token, trip } = await invited();
  await moveTo(trip, -days - 2, -days);
  expect((await open(token)).status).toBe(status);
});

test('a browser keeps its access for 90 days after the trip, and not a day longer', async () => {
  const { token, trip } = await invited();
  const guest = await asGuest(token);
  await moveTo(trip, -92, -90);
  expect(await statusOf(trip.id, guest)).toBe(200);
  await moveTo(trip, -93, -91);
  expect(await statusOf(trip.id, guest)).toBe(401);
});

test('another site cannot open a link', async () => {
  const { token } = await invited();
  const { status, headers } = await open(token, undefined, { 'sec-fetch-site': 'cross-site' });
  expect([status, cookieIn(headers)]).toEqual([403, null]);
});

test('a browser that opens a second trip has access to both, each as its own household', async () => {
  const [first, second] = [await invited(), await invited()];
  const before = await asGuest(first.token);
  const { headers } = await open(second.token, before);
  const both = { cookie: cookieIn(headers)?.split(';')[0] ?? '' };
  expect([await statusOf(first.trip.id, both), await statusOf(second.trip.id, both)]).toEqual([200, 200]);
  expect(await statusOf(second.trip.id, before)).toBe(401);
});

test('answering by the link gives the browser access too', async () => {
  const { token, trip } = await invited();
  const { headers } = await call(answerInvitation, 'PATCH', { params: { token }, body: family });
  expect(await statusOf(trip.id, { cookie: cookieIn(headers)?.split(';')[0] ?? '' })).toBe(200);
});

test('an account that accepts the invitation gets no guest’s cookie', async () => {
  const [{ token }, tom] = [await invited(), await person('Tom')];
  expect(cookieIn((await answer(token, { attending: true }, tom)).headers)).toBeNull();
});

test('a guest who logs in sees trips as their account where it is on the trip, and else as the guest', async () => {
  const { token, trip, mia } = await invited();
  const guest = await asGuest(token);
  const eve = await person('Eve');
  const asBoth = (who: { cookie: string }) => ({ cookie: `${who.cookie}; ${guest.cookie}` });
  type Trip = { trip: { status: string } };
  const seen = async (as: { cookie: string }) =>
    (await call<Trip>(readTrip, 'GET', { as, params: { id: trip.id } })).body.trip.status;
  expect([await seen(asBoth(mia)), await seen(asBoth(eve))]).toEqual(['Going', 'Pending']);
});
