import { addDays, dateOf, dayOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import type { CopiedTrip } from '@/lib/trips/copy/schema';
import { lineIdOf } from '@/lib/trips/gear/lines';
import { call } from '@/tests/call';
import { postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, carOf, childOf } from '@/tests/factories/seats';
import { postTodo } from '@/tests/factories/todos';
import { changeHousehold, takeOff } from '@/tests/factories/trip-households';
import { appoint, broughtBy, inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

type Refusal = { error: string; fields?: Record<string, string> };

const dates = { start_date: inDays(60), end_date: inDays(63) };
const copy = (id: string, as?: Person, body: object = dates, headers = {}) =>
  call<CopiedTrip & Refusal>(POST, 'POST', { ...(as && { as }), params: { id }, body, headers });
const byEmail = (one: { email: string | null }, other: { email: string | null }) =>
  String(one.email).localeCompare(String(other.email));

/** Adds gear needs and meals to a trip. */
async function workOn(tripId: string, first: string) {
  const line = await db.gearLine.create({ data: { tripId, name: 'Crab pots', needed: 2, addedBy: tripId } });
  await db.gearLine.createMany({
    data: [
      { tripId, rule: 'chairs', needed: 30 },
      { tripId, rule: 'stoves', struck: true },
      { tripId, rule: 'tables' },
    ],
  });
  await db.gearOffer.create({ data: { tripId, lineId: line.id, householdId: tripId, quantity: 2 } });
  const meal = (offset: number, kind: 'breakfast' | 'dinner', title: string | null) =>
    db.meal.create({ data: { tripId, day: dateOf(addDays(first, offset)), kind, title } });
  const [tacos, , cooked, late] = [
    await meal(0, 'dinner', 'Tacos'),
    await meal(3, 'breakfast', null),
    await meal(1, 'dinner', null),
    await meal(2, 'dinner', 'Curry'),
  ];
  await db.meal.update({ where: { id: tacos.id }, data: { notes: 'Two without chilli' } });
  await db.mealCook.create({ data: { tripId, mealId: cooked.id, householdId: tripId } });
  for (const text of ['Tortillas', 'Beans', 'Limes']) {
    await db.mealItem.create({ data: { tripId, mealId: tacos.id, text, ticked: true } });
  }
  await db.mealItem.create({ data: { tripId, mealId: late.id, text: 'Rice' } });
}

const lines = async (tripId: string) =>
  (
    await db.gearLine.findMany({
      where: { tripId },
      orderBy: { createdAt: 'asc' },
      include: { offers: true },
    })
  ).map(({ id, rule, name, needed, struck, offers }) => ({
    id,
    rule,
    name,
    needed,
    struck,
    offers: offers.length,
  }));
const meals = async (tripId: string) =>
  (
    await db.meal.findMany({
      where: { tripId },
      orderBy: { day: 'asc' },
      include: { cooks: true, items: { orderBy: { createdAt: 'asc' } } },
    })
  ).map(({ day, kind, title, notes, cooks, items }) => ({
    ...{ day: dayOf(day), kind, title, notes, cooks: cooks.length },
    items: items.map(({ text, ticked }) => (ticked ? `${text} ticked` : text)),
  }));

test('a past trip is copied with its name, site, needs and meals, and the people whom the reader had brought', async () => {
  const { mia, trip } = await party();
  const [kim, van] = [await childOf(mia, 'Kim'), await carOf(mia, 'Van')];
  await bring(mia, trip.id, [kim], [van]);
  await workOn(trip.id, trip.start_date);
  const days = (await meals(trip.id)).length;
  expect(days).toBe(4);
  const { status, body } = await copy(trip.id, mia, { start_date: inDays(60), end_date: inDays(61) });
  expect(status).toBe(201);
  expect(body.trip).toMatchObject({
    trip_name: trip.trip_name,
    location_name: trip.location_name,
    location_url: trip.location_url,
    creator_profile_id: mia.viewer.profileId,
    start_date: inDays(60),
    status: 'Going',
  });
  const { id } = body.trip;
  expect(id).not.toBe(trip.id);
  const [chairs, stoves] = ['chairs', 'stoves'].map((rule) => lineIdOf(id, { key: rule }));
  expect(await lines(id)).toEqual([
    { id: expect.any(String), rule: null, name: 'Crab pots', needed: 2, struck: false, offers: 0 },
    { id: chairs, rule: 'chairs', name: null, needed: 30, struck: false, offers: 0 },
    { id: stoves, rule: 'stoves', name: null, needed: null, struck: true, offers: 0 },
  ]);
  // The copy has two days, so the third day's curry is left out. A meal that only had a cook isn't
  // copied.
  expect(await meals(id)).toEqual([
    {
      ...{ day: inDays(60), kind: 'dinner', title: 'Tacos', notes: 'Two without chilli', cooks: 0 },
      items: ['Tortillas', 'Beans', 'Limes'],
    },
  ]);
  expect(await broughtBy(id, mia.viewer.profileId)).toEqual({
    crew: [mia.camperId, kim].sort(),
    rides: [van],
  });
  // The original trip is unchanged.
  expect((await meals(trip.id)).length).toBe(days);
});

test('bookings and their to-dos are not copied', async () => {
  const { mia, trip } = await party();
  await postBooking(
    trip.id,
    { pay_by: inDays(3), household_id: trip.id, pitches: [{ name: 'River 4' }] },
    mia,
  );
  await postTodo(trip.id, { text: 'Check fire bans' }, mia);
  const { id: tripId } = (await copy(trip.id, mia)).body.trip;
  expect(await db.booking.count({ where: { tripId } })).toBe(0);
  expect(await db.todo.findMany({ where: { tripId } })).toMatchObject([{ text: 'Check fire bans' }]);
});

test('a trip that is over or was called off can be copied too', async () => {
  const { mia, trip } = await party();
  await moveTo(trip, -9, -7);
  expect((await copy(trip.id, mia)).status).toBe(201);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  expect((await copy(trip.id, mia)).body.trip).toMatchObject({ called_off: false });
});

test('nobody is invited or mailed; the organiser gets everybody’s address', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  const before = (await deliveredMail(tom.email)).length;
  const { body } = await copy(trip.id, mia);
  expect([...body.invitees].sort(byEmail)).toEqual(
    [
      { name: 'Tom', email: tom.email },
      { name: 'Ann', email: ann.email },
      { name: 'Zoe', email: zoe.email },
      { name: null, email: address },
    ].sort(byEmail),
  );
  // People who came on the original trip are listed first.
  expect(body.invitees[0]?.name).toBe('Tom');
  expect(await db.invite.count({ where: { tripId: body.trip.id } })).toBe(0);
  expect(await deliveredMail(tom.email)).toHaveLength(before);
});

test('others on the trip, even a co-organiser, get only names, including the organiser’s', async () => {
  const { tom, ann, trip } = await party();
  await appoint(trip, tom);
  for (const [who, names] of [
    [tom, ['Mia', 'Ann', 'Zoe']],
    [ann, ['Mia', 'Tom', 'Zoe']],
  ] as const) {
    const { status, body } = await copy(trip.id, who);
    expect(status).toBe(201);
    expect(body.trip.creator_profile_id).toBe(who.viewer.profileId);
    expect(body.invitees).toEqual(names.map((name) => ({ name, email: null })));
    // On the original trip Ann hadn't chosen her people, so the copy brings only Ann herself.
    expect(await broughtBy(body.trip.id, who.viewer.profileId)).toMatchObject({ crew: [who.camperId] });
  }
});

test('a former guest is suggested by the name they gave', async () => {
  const mia = await person('Mia');
  const address = uniqueEmail('guest');
  const trip = await plan(mia, { invitees: [address] });
  await changeHousehold(trip, address, { attending: true, name: 'Pat' });
  expect((await copy(trip.id, mia)).body.invitees).toEqual([{ name: 'Pat', email: address }]);
});

test('nobody can copy a trip that they may not see', async () => {
  const { mia, tom, eve, trip } = await party();
  expect([(await copy(trip.id)).status, (await copy(trip.id, eve)).status]).toEqual([401, 404]);
  await takeOff(trip, tom.email);
  expect((await copy(trip.id, tom)).status).toBe(404);
  expect((await copy('nonsense', mia)).status).toBe(404);
  for (const who of [tom, eve])
    expect(await db.trip.count({ where: { organiserId: who.viewer.profileId } })).toBe(0);
});

test('a private site is kept by its owner, and becomes a name for others', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(mia, { name: 'Our flat' });
  const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
  await answerTrip(tom.viewer, trip.id, true);
  expect((await copy(trip.id, mia)).body.trip).toMatchObject({
    location_id: site.id,
    location_name: 'Our flat',
  });
  expect((await copy(trip.id, tom)).body.trip).toMatchObject({
    location_id: null,
    location_name: 'Our flat',
  });
  // Tom doesn't own the private site, so he can't choose it either.
  expect((await copy(trip.id, tom, { ...dates, location_id: site.id })).status).toBe(404);
});

test('a copy can have another name and site; a blank name is no name', async () => {
  const { mia, trip } = await party();
  const site = await siteOf(mia, { name: 'Our flat' });
  const named = { location_id: '', location_name: 'Honeymoon Bay', location_url: 'https://example.com/bay' };
  expect((await copy(trip.id, mia, { ...dates, ...named, tripName: 'Spring' })).body.trip).toMatchObject({
    ...{ trip_name: 'Spring', location_id: null, location_name: 'Honeymoon Bay' },
    location_url: 'https://example.com/bay',
  });
  expect(
    (await copy(trip.id, mia, { ...dates, location_id: site.id, tripName: '' })).body.trip,
  ).toMatchObject({
    ...{ trip_name: null, location_id: site.id, location_name: 'Our flat' },
  });
});

test.each([
  ['no dates', {}, ['start_date', 'end_date']],
  ['a start in the past', { start_date: inDays(-2), end_date: inDays(2) }, ['start_date']],
  ['an end before the start', { start_date: inDays(5), end_date: inDays(4) }, ['end_date']],
  ['more than 180 days', { start_date: inDays(5), end_date: inDays(186) }, ['end_date']],
  ['a day that doesn’t exist', { start_date: '2027-02-30', end_date: '2027-03-02' }, ['start_date']],
  ['a web address without a name', { ...dates, location_url: 'https://example.com' }, ['location_name']],
  ['no web address', { ...dates, location_name: 'Bay', location_url: 'javascript:1' }, ['location_url']],
  ['too long a name', { ...dates, tripName: 'x'.repeat(81) }, ['tripName']],
])('%s is refused at its field, and no trip is created', async (_, body, fields) => {
  const { mia, trip } = await party();
  const refused = await copy(trip.id, mia, body);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, fields]);
  expect(await db.trip.count({ where: { organiserId: mia.viewer.profileId } })).toBe(1);
});

test('a repeat with the same key is one trip', async () => {
  const { mia, trip } = await party();
  const key = { 'idempotency-key': 'again-1' };
  const [one, other] = [await copy(trip.id, mia, dates, key), await copy(trip.id, mia, dates, key)];
  expect(other.body).toEqual(one.body);
  expect(await db.trip.count({ where: { organiserId: mia.viewer.profileId } })).toBe(2);
});

test('a copy counts towards a person’s limit of trips', async () => {
  const { tom, trip } = await party();
  await db.trip.createMany({
    data: Array.from({ length: 500 }, () => ({
      ...{
        organiserId: tom.viewer.profileId,
        locationName: 'Bay',
        startDate: dateOf(inDays(5)),
        endDate: dateOf(inDays(6)),
      },
    })),
  });
  expect((await copy(trip.id, tom)).status).toBe(409);
});
