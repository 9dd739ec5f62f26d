import { db } from '@/lib/server/db/client';
import { purgeExpired } from '@/lib/tasks/purge';
import { planByToken } from '@/lib/trips/home-contact/at-home';
import type { AtHome } from '@/lib/trips/home-contact/schema';
import { call } from '@/tests/call';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { at, readPlan, savedPlan, workerRuns } from '@/tests/factories/home-plan';
import { bring, caravanOf, carOf, childOf, dogOf } from '@/tests/factories/seats';
import { inDays, invitationOf, party } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as back } from './back/route';
import { GET } from './route';
import { POST as seen } from './seen/route';

beforeEach(workerRuns);

const read = (token: string) => call<AtHome>(GET, 'GET', { params: { token } });
const post = (handler: typeof back, token: string) =>
  call<AtHome>(handler, 'POST', { params: { token }, body: {} });

/**
 * Creates Tom's household with a child, a car and a caravan on Mia's trip, and his plan for a
 * person at home.
 */
async function tomsPlan() {
  const { mia, tom, trip } = await party();
  const site = await siteOf(mia, { latitude: -35.11, longitude: 148.68 });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  const car = await carOf(tom, 'Prado');
  await db.ride.update({ where: { id: car }, data: { registration: 'DLK 42F', colour: 'Silver' } });
  await bring(
    tom,
    trip.id,
    [await childOf(tom, 'Ivy'), await dogOf(tom, 'Rex')],
    [car, await caravanOf(tom)],
  );
  await bring(mia, trip.id, [], [await carOf(mia, 'Hilux')]);
  const { id: household } = await invitationOf(trip, tom.email);
  const { body } = await postBooking(
    trip.id,
    { status: 'booked', reference: 'PF-2781', pitches: [{ name: 'River 4' }] },
    mia,
  );
  await placeOn(trip.id, body.booking, ['River 4', household], mia);
  // Another household's booking, which must not be part of Tom's plan.
  await postBooking(
    trip.id,
    { status: 'booked', reference: 'MIA-1', household_id: trip.id, pitches: [{ name: 'River 9' }] },
    mia,
  ).then(({ body }) => placeOn(trip.id, body.booking, ['River 9', trip.id], mia));
  const { token } = await savedPlan(trip.id, household);
  return { mia, tom, trip, site, token };
}

test('the person at home reads who is out, with which cars and where, and nothing of other households', async () => {
  const { trip, site, token } = await tomsPlan();
  await db.homeContact.updateMany({
    where: { tripId: trip.id },
    data: { route: 'By the ford', device: 'PLB 2DCE', ownPhone: '0491 570 156' },
  });
  const { status, body, headers } = await read(token);
  expect([status, body]).toEqual([
    200,
    {
      ...{ household: 'Sam', people: ['Tom', 'Ivy'] },
      vehicles: [
        { type: 'car', name: 'Toyota Prado', colour: 'Silver', registration: 'DLK 42F' },
        { type: 'trailer', name: 'Caravan', colour: null, registration: null },
      ],
      site: {
        ...{ name: trip.location_name, latitude: site.latitude, longitude: site.longitude },
        url: expect.anything(),
      },
      booking: ['Booked, PF-2781', 'Their pitch: River 4'],
      ...{ nights: 3, route: 'By the ford', device: 'PLB 2DCE', phone: '0491 570 156' },
      ...{ leaves_on: inDays(14), back_at: at(17, '18:00'), worry_at: at(17, '20:00'), back_said_at: null },
    },
  ]);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(JSON.stringify(body)).not.toContain('Hilux');
});

test('a guessed or shortened link is 404', async () => {
  const { token } = await tomsPlan();
  for (const wrong of ['x'.repeat(43), token.slice(0, -1), `${token}x`, 'x'])
    for (const response of [await read(wrong), await post(back, wrong), await post(seen, wrong)])
      expect(response.status).toBe(404);
});

test('the person at home reports the return once; after that the page says no more than that', async () => {
  const { tom, trip, token } = await tomsPlan();
  const { body } = await post(back, token);
  expect(body).toMatchObject({
    household: 'Sam',
    people: [],
    vehicles: [],
    site: null,
    route: null,
    phone: null,
  });
  expect(body.back_said_at).not.toBeNull();
  expect((await post(back, token)).body).toEqual(body);
  expect((await read(token)).body).toEqual(body);
  expect((await readPlan(trip.id, tom)).body.home_contact?.back_said_at).toBe(body.back_said_at);
  const mails = (await deliveredMail(tom.email)).filter(({ subject }) =>
    subject?.includes('says that you’re back'),
  );
  expect(mails).toHaveLength(1);
});

test('fifteen presses of “I’ve got this” at once all succeed, and count as one', async () => {
  const { tom, trip, token } = await tomsPlan();
  const all = await Promise.all(Array.from({ length: 15 }, () => post(seen, token)));
  expect(all.map(({ status }) => status)).toEqual(Array(15).fill(200));
  const at = (await readPlan(trip.id, tom)).body.home_contact?.seen_at;
  expect(at).toEqual(expect.any(String));
  await post(seen, token);
  expect((await readPlan(trip.id, tom)).body.home_contact?.seen_at).toBe(at);
});

test('the plan of a household that isn’t going any more is closed at once, before its person is told', async () => {
  const { trip, token } = await tomsPlan();
  await db.household.updateMany({
    where: { tripId: trip.id, NOT: { id: trip.id } },
    data: { attending: false },
  });
  for (const response of [await read(token), await post(back, token), await post(seen, token)])
    expect(response.status).toBe(410);
});

test('the plan is deleted 30 days after the return, reported or not', async () => {
  const { token } = await tomsPlan();
  const days = (count: number) => new Date(Date.parse(at(17, '18:00')) + count * 86_400_000);
  await purgeExpired(days(29));
  expect(await planByToken(token)).not.toBeNull();
  await db.homeContact.updateMany({ data: { backSaidAt: days(3) } });
  await purgeExpired(days(32));
  expect(await planByToken(token)).not.toBeNull();
  await purgeExpired(days(34));
  expect(await planByToken(token)).toBeNull();
  expect((await read(token)).status).toBe(404);
});
