import { copyForTrips, deleteKeepingTrips } from '@/lib/campsites/sites/keep-for-trips';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import type { Booking } from '@/lib/trips/bookings/schema';
import { callOffTrip } from '@/lib/trips/call-off';
import { copyTrip } from '@/lib/trips/copy/copy-trip';
import { lockRow } from '@/lib/trips/lock-trip';
import { moveTripsBack, moveTripsToSite } from '@/lib/trips/move-to-site';
import type { DatesPreview, Trip } from '@/lib/trips/schema';
import type { Stops, StopsPreview, WireStop } from '@/lib/trips/stops/change/schema';
import { call } from '@/tests/call';
import { postBooking, putBooking, readBookings } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { putMeal } from '@/tests/factories/meals';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { appoint, inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { PATCH as saveAttendance } from '../attendance/route';
import { POST as PREVIEW_DATES } from '../dates/preview/route';
import { PATCH as changeTrip, GET as readTrip } from '../route';
import { DELETE, PATCH } from './[stop]/route';
import { POST as PREVIEW } from './preview/route';
import { GET, POST } from './route';

type Refused = { error: string; fields?: Record<string, string> };
type Of = Pick<Trip, 'id'>;

const read = async (as: Person, { id }: Of) =>
  (await call<Stops>(GET, 'GET', { as, params: { id } })).body.stops;
const add = (as: Person, { id }: Of, body: object) =>
  call<Stops & Refused>(POST, 'POST', { as, params: { id }, body });
const change = (as: Person, { id }: Of, stop: string, body: object) =>
  call<Stops & Refused>(PATCH, 'PATCH', { as, params: { id, stop }, body });
const takeOut = (as: Person, { id }: Of, stop: string) =>
  call<Stops & Refused>(DELETE, 'DELETE', { as, params: { id, stop } });
const preview = (as: Person, { id }: Of, body: object) =>
  call<StopsPreview & Refused>(PREVIEW, 'POST', { as, params: { id }, body });
const tripOf = async (as: Person, { id }: Of) =>
  (await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id } })).body.trip;
const stays = (as: Person, { id }: Of, body: object) =>
  call(saveAttendance, 'PATCH', {
    as,
    params: { id },
    body: { attending: true, crew_member_ids: [as.camperId], ...body },
  });

const inShort = (stops: readonly WireStop[]) =>
  stops.map(({ location_name, arrive_on, nights }) => [location_name, arrive_on, nights]);

/** Mia's trip has three nights at "Flat", two at "Bend" and one at "Gorge". */
async function loop() {
  const story = await party();
  const { mia, eve, trip } = story;
  const flat = await siteOf(mia, { name: 'Flat', shared: true, latitude: -35, longitude: 149 });
  const bend = await siteOf(eve, { name: 'Bend', shared: true, latitude: -36, longitude: 149 });
  await change(mia, trip, trip.id, { location_id: flat.id });
  await add(mia, trip, { location_id: bend.id, nights: 2 });
  const { status, body } = await add(mia, trip, { location_name: 'Gorge', nights: 1 });
  expect(status).toBe(201);
  await db.household.updateMany({ where: { tripId: trip.id }, data: { reconfirm: false } });
  await db.changeNotice.deleteMany({ where: { tripId: trip.id } });
  const [first, second, third] = body.stops as [WireStop, WireStop, WireStop];
  return { ...story, flat, bend, first, second, third };
}

describe('stops', () => {
  test('a trip has one, its own place and dates, until another is added', async () => {
    const { mia, tom, trip } = await party();
    expect(await read(tom, trip)).toEqual([
      {
        id: trip.id,
        location_id: null,
        location_name: trip.location_name,
        latitude: null,
        longitude: null,
        arrive_on: inDays(14),
        leave_on: inDays(17),
        nights: 3,
        km_from_last: null,
      },
    ]);
    await change(mia, trip, trip.id, { nights: 4 });
    expect(await tripOf(mia, trip)).toMatchObject({ end_date: inDays(18) });
    expect(await db.stop.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('a trip with one responds with the fields that trips had before they had several', async () => {
    const { mia, trip } = await party();
    await postBooking(trip.id, {}, mia);
    const { bookings } = (await readBookings(trip.id, mia)).body;
    const fieldsOf = (of: object) => Object.keys(of).sort().join(' ');
    expect(fieldsOf(await tripOf(mia, trip))).toBe(
      'attending called_off co_organiser creator_name creator_profile_id dates_open end_date id location_id ' +
        'location_name location_url meeting_latitude meeting_longitude meeting_point meeting_time reconfirm ' +
        'site_open start_date status trip_name uhf_channel vote_closes_on',
    );
    expect(fieldsOf(await openedVote(mia, trip))).toBe('closes_on ended households open options');
    const { stop_id, left_site, ...booking } = bookings[0] as Booking;
    expect([stop_id, left_site]).toEqual([trip.id, null]);
    expect(fieldsOf(booking)).toBe(
      'by cancel_until cars cents check_in check_out deposit_cents deposit_paid expense_cents expense_id ' +
        'household_id id may_change notes pay_by people pitches reference status status_on version',
    );
  });

  test('follow one another, and the trip’s dates span them', async () => {
    const { mia, trip, first, second, third } = await loop();
    expect(inShort([first, second, third])).toEqual([
      ['Flat', inDays(14), 3],
      ['Bend', inDays(17), 2],
      ['Gorge', inDays(19), 1],
    ]);
    expect([first.id, second.km_from_last, third.km_from_last]).toEqual([trip.id, 111.2, null]);
    expect(await tripOf(mia, trip)).toMatchObject({ end_date: inDays(20), location_name: 'Flat' });
  });

  test('the trip’s place is that of whichever comes first', async () => {
    const { mia, trip, flat, bend, second } = await loop();
    const { body } = await change(mia, trip, second.id, { position: 1 });
    expect(inShort(body.stops).slice(0, 2)).toEqual([
      ['Bend', inDays(14), 2],
      ['Flat', inDays(16), 3],
    ]);
    expect(await tripOf(mia, trip)).toMatchObject({ location_id: bend.id, location_name: 'Bend' });
    await change(mia, trip, second.id, { location_name: 'Home' });
    expect(await tripOf(mia, trip)).toMatchObject({ location_id: null, location_name: 'Home' });
    await takeOut(mia, trip, second.id);
    expect(await tripOf(mia, trip)).toMatchObject({ location_id: flat.id, end_date: inDays(18) });
  });

  test('one keeps its name and gets another link, of which nobody is told', async () => {
    const { mia, trip, third } = await loop();
    const location_url = 'https://gorge.example/';
    expect((await change(mia, trip, third.id, { location_name: 'Gorge', location_url })).status).toBe(200);
    expect(await db.stop.findUnique({ where: { id: third.id } })).toMatchObject({
      locationUrl: location_url,
      nights: 1,
    });
    expect(await db.changeNotice.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('the last one alone is the trip’s own again, and can’t go', async () => {
    const { mia, trip, bend, second, first, third } = await loop();
    await takeOut(mia, trip, first.id);
    const { body } = await takeOut(mia, trip, third.id);
    expect(body.stops).toEqual([expect.objectContaining({ id: trip.id, location_id: bend.id, nights: 2 })]);
    expect(await db.stop.count({ where: { tripId: trip.id } })).toBe(0);
    expect((await takeOut(mia, trip, second.id)).status).toBe(404);
    expect((await takeOut(mia, trip, trip.id)).status).toBe(409);
  });

  test('only one in between can be without a night, and all have 180 at most', async () => {
    const { mia, trip, second, third } = await loop();
    expect((await change(mia, trip, second.id, { nights: 0 })).status).toBe(200);
    for (const nights of [0, 178, -1, 1.5])
      expect((await change(mia, trip, third.id, { nights })).body.fields).toHaveProperty('nights');
    expect((await change(mia, trip, second.id, { position: 9 })).body.fields).toHaveProperty('nights');
    expect((await change(mia, trip, second.id, { position: 0 })).body.fields).toHaveProperty('position');
  });

  test('there are twenty at most', async () => {
    const { mia, trip } = await party();
    for (let count = 1; count < 20; count += 1)
      expect((await add(mia, trip, { location_name: `Flat ${count}`, nights: 1 })).status).toBe(201);
    expect((await add(mia, trip, { location_name: 'Too far', nights: 1 })).status).toBe(409);
  });

  test('nobody can choose somebody’s private campsite, and only the organiser their own', async () => {
    const { mia, tom, eve, trip } = await party();
    await appoint(trip, tom);
    const [hers, own] = [await siteOf(eve), await siteOf(tom)];
    expect((await add(mia, trip, { location_id: hers.id, nights: 1 })).status).toBe(404);
    expect((await add(tom, trip, { location_id: own.id, nights: 1 })).body.fields).toHaveProperty(
      'location_id',
    );
    const block = await siteOf(mia, { name: 'Our block' });
    expect((await add(mia, trip, { location_id: block.id, nights: 1 })).status).toBe(201);
    expect((await read(tom, trip))[1]).toMatchObject({ location_id: block.id, latitude: -27.46 });
  });

  test('a trip that is over or off keeps its own', async () => {
    const { mia, trip } = await party();
    await moveTo(trip, -9, -7);
    expect((await add(mia, trip, { location_name: 'Bend', nights: 1 })).status).toBe(409);
    await moveTo(trip, 9, 11);
    await callOffTrip(mia.viewer, trip.id);
    expect((await add(mia, trip, { location_name: 'Bend', nights: 1 })).status).toBe(409);
  });

  test('two organisers who reorder at once both do', async () => {
    const { mia, tom, trip, second, third } = await loop();
    await appoint(trip, tom);
    const both = await Promise.all([
      change(mia, trip, third.id, { position: 1 }),
      change(tom, trip, second.id, { position: 1 }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const stops = await read(mia, trip);
    expect(stops.map(({ location_name }) => location_name).sort()).toEqual(['Bend', 'Flat', 'Gorge']);
    expect((await tripOf(mia, trip)).location_name).toBe(stops[0]?.location_name);
  });

  test('new dates of the trip change its last stops', async () => {
    const { mia, trip } = await loop();
    const dates = (start_date: string, end_date: string) =>
      call(changeTrip, 'PATCH', { as: mia, params: { id: trip.id }, body: { start_date, end_date } });
    await dates(inDays(15), inDays(24));
    expect(inShort(await read(mia, trip))).toEqual([
      ['Flat', inDays(15), 3],
      ['Bend', inDays(18), 2],
      ['Gorge', inDays(20), 4],
    ]);
    await dates(inDays(15), inDays(21));
    expect((await read(mia, trip))[2]).toMatchObject({ nights: 1 });
  });
});

test('new dates without a night for each stop are refused, beforehand too', async () => {
  const { mia, trip, second } = await loop();
  const sent = (end: number) => ({
    as: mia,
    params: { id: trip.id },
    body: { start_date: inDays(14), end_date: inDays(end) },
  });
  const error = 'Take a stop out first: there aren’t enough nights for all of them.';
  for (const refused of [
    await call(PREVIEW_DATES, 'POST', sent(19)),
    await call(changeTrip, 'PATCH', sent(19)),
  ])
    expect(refused).toMatchObject({ status: 409, body: { error } });
  expect((await read(mia, trip)).map(({ nights }) => nights)).toEqual([3, 2, 1]);
  await change(mia, trip, second.id, { nights: 0 });
  expect((await call(changeTrip, 'PATCH', sent(20))).status).toBe(200);
  expect((await call(changeTrip, 'PATCH', sent(18))).status).toBe(200);
});

test('new dates that end earlier keep the meals and duties of the last days', async () => {
  const { mia, trip, third } = await loop();
  await change(mia, trip, third.id, { nights: 2 });
  const dates = { start_date: inDays(14), end_date: inDays(20) };
  for (const day of [inDays(19), inDays(20)])
    await putMeal(trip.id, { day, meal: 'dinner' }, { title: day }, mia);
  await db.dutyTurn.create({
    data: { tripId: trip.id, duty: 'Water', householdId: trip.id, day: new Date(inDays(21)) },
  });
  const rows = async () => [
    await db.meal.findMany({ where: { tripId: trip.id }, orderBy: { day: 'asc' } }),
    await db.dutyTurn.findMany({ where: { tripId: trip.id } }),
  ];
  const before = await rows();
  const sent = { as: mia, params: { id: trip.id }, body: dates };
  expect((await call(changeTrip, 'PATCH', sent)).status).toBe(200);
  expect(await rows()).toEqual(before);
});

test('whoever stays to the end of the last stop is seen to do so with new dates', async () => {
  const { mia, tom, trip } = await loop();
  await stays(tom, trip, {});
  await db.household.updateMany({
    where: { tripId: trip.id, profileId: tom.viewer.profileId },
    data: { leaveOn: new Date(inDays(20)) },
  });
  const sent = {
    as: mia,
    params: { id: trip.id },
    body: { start_date: inDays(14), end_date: inDays(22) },
  };
  expect((await call<DatesPreview>(PREVIEW_DATES, 'POST', sent)).body.households).toEqual([
    expect.objectContaining({ name: 'Tom', leave_on: null }),
  ]);
  await call(changeTrip, 'PATCH', sent);
  expect(await invitationOf(trip, tom.email)).toMatchObject({ leaveOn: null });
});

test('a change of the stops keeps dates that the release before has changed', async () => {
  const { mia, trip, second } = await loop();
  await db.trip.update({ where: { id: trip.id }, data: { endDate: new Date(inDays(23)) } });
  expect((await read(mia, trip))[2]).toMatchObject({ nights: 4, leave_on: inDays(23) });
  await change(mia, trip, second.id, { position: 1 });
  expect(await tripOf(mia, trip)).toMatchObject({ end_date: inDays(23) });
});

describe('a change of the stops', () => {
  test('moves meals, turns, plans and stays with their stop, as its preview says', async () => {
    const { mia, tom, trip, first, second } = await loop();
    await stays(tom, trip, { arrive_on: inDays(17) });
    await putMeal(trip.id, { day: inDays(16), meal: 'dinner' }, { title: 'Curry' }, mia);
    await putMeal(trip.id, { day: inDays(17), meal: 'dinner' }, { title: 'Fish' }, mia);
    await putMeal(trip.id, { day: inDays(15), meal: 'dinner' }, { title: 'Pasta' }, mia);
    const turn = { tripId: trip.id, duty: 'Water', householdId: trip.id };
    await db.dutyTurn.create({ data: { ...turn, day: new Date(inDays(17)) } });
    await db.plan.create({
      data: { tripId: trip.id, day: new Date(inDays(18)), text: 'Swim', addedBy: trip.id },
    });
    const shorter = { nights: 2 };
    const { body } = await preview(mia, trip, { stop: first.id, ...shorter });
    expect(body).toMatchObject({
      households: [{ name: 'Tom', arrive_on: inDays(16), leave_on: null, cut: false }],
      moved: { meals: 1, turns: 1, plans: 1 },
      after_end: { meals: 1, turns: 0 },
      asked: 1,
      bookings: 0,
    });
    const { body: done } = await change(mia, trip, first.id, shorter);
    expect(done.stops).toEqual(body.stops);
    const meals = await db.meal.findMany({ where: { tripId: trip.id }, orderBy: { day: 'asc' } });
    expect(meals.map(({ title, day }) => [title, day.toISOString().slice(0, 10)])).toEqual([
      ['Pasta', inDays(15)],
      ['Fish', inDays(16)],
      // Beyond the end, with its cooks and its shopping.
      ['Curry', inDays(20)],
    ]);
    expect(await db.dutyTurn.findMany({ where: { tripId: trip.id } })).toEqual([
      { ...turn, day: new Date(inDays(16)) },
    ]);
    expect(await db.plan.findFirst({ where: { tripId: trip.id } })).toMatchObject({
      day: new Date(inDays(17)),
    });
    expect(await invitationOf(trip, tom.email)).toMatchObject({ arriveOn: new Date(inDays(16)) });
    expect(second.nights).toBe(2);
  });

  test('asks only those who sleep elsewhere, until it is undone', async () => {
    const { mia, tom, ann, trip, third } = await loop();
    await stays(tom, trip, { leave_on: inDays(17) });
    await stays(ann, trip, {});
    await change(mia, trip, third.id, { nights: 3 });
    const asked = async () =>
      Promise.all([tom, ann].map(async ({ email }) => (await invitationOf(trip, email)).reconfirm));
    expect(await asked()).toEqual([false, true]);
    expect((await invitationOf(trip, ann.email)).agreedTo).toMatchObject({
      stops: [{ nights: 3 }, { nights: 2 }, { nights: 1 }],
    });
    await change(mia, trip, third.id, { nights: 1 });
    expect(await asked()).toEqual([false, false]);
  });

  test('is told once, in words', async () => {
    const { mia, tom, trip, second, third } = await loop();
    await change(mia, trip, second.id, { position: 1 });
    await takeOut(mia, trip, third.id);
    await minutesPass(10);
    const mails = (await deliveredMail(tom.email)).filter(({ subject }) => subject?.includes('stops'));
    expect(mails.map(({ subject }) => subject)).toEqual(['New stops for Easter at Bendeela']);
    expect(mails[0]?.text).toMatch(/Now two stops[:\s]*Bend, 2 nights, then Flat, 3 nights/);
  });

  test('keeps the bookings of a stop that is taken out, to be cancelled, and those of the others with their place', async () => {
    const { mia, trip } = await party();
    const { body: kept } = await postBooking(trip.id, { status: 'booked' }, mia);
    const { body: added } = await add(mia, trip, { location_name: 'Bend', nights: 2 });
    const [first, second] = added.stops as [WireStop, WireStop];
    const { body: gone } = await postBooking(trip.id, { status: 'booked' }, mia);
    await db.booking.update({ where: { id: gone.booking.id }, data: { stopId: second.id } });
    await change(mia, trip, second.id, { position: 1 });
    expect(await db.booking.findUnique({ where: { id: kept.booking.id } })).toMatchObject({
      stopId: first.id,
    });
    expect((await preview(mia, trip, { stop: second.id, delete: true })).body.bookings).toBe(1);
    await takeOut(mia, trip, second.id);
    const { bookings } = (await readBookings(trip.id, mia)).body;
    expect(bookings.map(({ id, left_site }) => [id, left_site])).toEqual([
      [kept.booking.id, null],
      [gone.booking.id, 'Bend'],
    ]);
  });

  test('takes bookings back with their place', async () => {
    const { mia, trip, third } = await loop();
    const made = { status: 'booked', stop_id: third.id, cancel_until: inDays(3) };
    await postBooking(trip.id, made, mia);
    await takeOut(mia, trip, third.id);
    await add(mia, trip, { location_name: 'Hill', nights: 1 });
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([{ left_site: 'Gorge' }]);
    const { body } = await add(mia, trip, { location_name: 'Gorge', nights: 1 });
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([
      { left_site: null, stop_id: body.stops[3]?.id, version: 3 },
    ]);
    expect(await db.todo.findMany({ where: { tripId: trip.id } })).toMatchObject([
      { text: 'Last day to cancel free: Gorge' },
    ]);
  });

  test('takes out the first stop of a trip whose booking is left from another', async () => {
    const { mia, trip, first, third } = await loop();
    await postBooking(trip.id, { status: 'booked', stop_id: third.id }, mia);
    await takeOut(mia, trip, third.id);
    await add(mia, trip, { location_name: 'Hill', nights: 1 });
    const { status, body } = await takeOut(mia, trip, first.id);
    expect([status, inShort(body.stops).map(([name]) => name)]).toEqual([200, ['Bend', 'Hill']]);
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([{ left_site: 'Gorge' }]);
  });

  test('keeps what the release before wrote for the first stop with that stop', async () => {
    const { mia, trip, first, second } = await loop();
    const { booking } = (await postBooking(trip.id, { status: 'booked' }, mia)).body;
    const unread = () =>
      Promise.all([
        db.booking.update({ where: { id: booking.id }, data: { stopId: null } }),
        db.backup.create({ data: { tripId: trip.id, stopId: null, name: 'Hut', addedBy: trip.id } }),
      ]);
    await unread();
    await change(mia, trip, second.id, { position: 1 });
    expect(await db.booking.findMany({ where: { tripId: trip.id } })).toMatchObject([{ stopId: first.id }]);
    expect(await db.backup.findMany({ where: { tripId: trip.id } })).toMatchObject([{ stopId: first.id }]);
    await change(mia, trip, first.id, { position: 1 });
    await db.backup.deleteMany({ where: { tripId: trip.id } });
    await unread();
    await takeOut(mia, trip, first.id);
    expect(await db.booking.findMany({ where: { tripId: trip.id } })).toMatchObject([
      { stopId: null, leftSite: 'Flat' },
    ]);
    expect(await db.backup.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('keeps bookings of a stop into which something was typed, also if never made', async () => {
    const { mia, trip, second } = await loop();
    const typed = [
      { notes: 'Ring Bob' },
      { cents: 4000 },
      { pitches: [{ name: '12' }] },
      { pay_by: inDays(3) },
    ];
    for (const [index, fields] of typed.entries()) {
      const status = index === 1 ? 'not needed' : 'to book';
      await postBooking(trip.id, { status, stop_id: second.id, ...fields }, mia);
    }
    await takeOut(mia, trip, second.id);
    const { bookings } = (await readBookings(trip.id, mia)).body;
    expect(bookings.map(({ left_site }) => left_site)).toEqual(typed.map(() => 'Bend'));
    expect(await db.todo.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('drops bookings of a stop that were never made and say nothing', async () => {
    const { mia, trip, second } = await loop();
    const says = {
      asked: { cancel_until: inDays(3) },
      'to book': { household_id: trip.id },
      'not needed': {},
    };
    for (const [status, fields] of Object.entries(says))
      await postBooking(trip.id, { status, stop_id: second.id, ...fields }, mia);
    expect((await preview(mia, trip, { stop: second.id, delete: true })).body.bookings).toBe(1);
    await takeOut(mia, trip, second.id);
    const { bookings } = (await readBookings(trip.id, mia)).body;
    expect(bookings).toMatchObject([{ status: 'asked', left_site: 'Bend' }]);
    expect(await db.todo.findMany({ where: { tripId: trip.id }, select: { text: true } })).toEqual([
      { text: 'Cancel the booking at Bend' },
    ]);
    const [left] = bookings;
    if (left) await putBooking(trip.id, left, { status: 'to book' }, mia);
    expect(await db.todo.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('tells nobody twice what was told of the stop that stays alone', async () => {
    const { mia, trip, first, second, third } = await loop();
    await change(mia, trip, second.id, { position: 1 });
    const stops = { [first.id]: { about: 'Flat' }, [second.id]: { about: 'Bend' } };
    await db.toldConditions.create({ data: { tripId: trip.id, told: { stops } } });
    await takeOut(mia, trip, third.id);
    await takeOut(mia, trip, first.id);
    expect(await db.toldConditions.findUnique({ where: { tripId: trip.id } })).toMatchObject({
      told: { about: 'Bend' },
    });
  });

  test('lets a car count anyway until another stop comes first', async () => {
    const { mia, trip, second, third } = await loop();
    const data = { tripId: trip.id, householdId: trip.id, type: 'car' as const, make: 'Mini' };
    const car = await db.tripVehicle.create({ data: { ...data, countsAnyway: true } });
    const counts = async () =>
      (await db.tripVehicle.findFirstOrThrow({ where: { tripId: trip.id, id: car.id } })).countsAnyway;
    await change(mia, trip, third.id, { position: 2 });
    expect(await counts()).toBe(true);
    await change(mia, trip, second.id, { position: 1 });
    expect(await counts()).toBe(false);
  });

  test('keeps the plan Bs of the stop that stays alone', async () => {
    const { mia, trip } = await party();
    const { body } = await add(mia, trip, { location_name: 'Bend', nights: 2 });
    const [first, second] = body.stops as [WireStop, WireStop];
    for (const { id: stopId } of [first, second])
      await db.backup.create({ data: { tripId: trip.id, stopId, name: stopId, addedBy: trip.id } });
    await takeOut(mia, trip, first.id);
    expect(await db.backup.findMany({ where: { tripId: trip.id } })).toEqual([
      expect.objectContaining({ stopId: null, name: second.id }),
    ]);
  });

  test('is seen beforehand without being made', async () => {
    const { mia, trip } = await party();
    const { body } = await preview(mia, trip, { location_name: 'Bend', nights: 2, position: 1 });
    expect(inShort(body.stops)).toEqual([
      ['Bend', inDays(14), 2],
      [trip.location_name, inDays(16), 3],
    ]);
    expect(await read(mia, trip)).toHaveLength(1);
    expect((await preview(mia, trip, { location_name: 'Bend' })).body.fields).toHaveProperty('nights');
  });
});

test('a stop at a place that is deleted keeps its name', async () => {
  const { mia, trip } = await party();
  const site = await siteOf(await person('Sue'), { name: 'Bend', shared: true });
  await add(mia, trip, { location_id: site.id, nights: 1 });
  await db.campsite.delete({ where: { id: site.id } });
  expect((await read(mia, trip))[1]).toMatchObject({ location_id: null, location_name: 'Bend' });
});

test('a merged campsite takes its stops along, also in what people agreed to, and back again', async () => {
  const { mia, tom, eve, trip, bend, third } = await loop();
  await change(mia, trip, third.id, { nights: 2 });
  const into = { ...(await siteOf(eve, { name: 'Careys Bend', shared: true })), campsiteUrl: null };
  const second = async () => (await read(mia, trip))[1];
  const agreed = async () => (await invitationOf(trip, tom.email)).agreedTo;
  const moved = await db.$transaction((tx) => moveTripsToSite(tx, bend, into));
  expect(await second()).toMatchObject({ location_id: into.id, location_name: 'Careys Bend' });
  expect(await agreed()).toMatchObject({
    stops: [{}, { location_id: into.id, location_name: 'Careys Bend' }, {}],
  });
  await db.$transaction((tx) => moveTripsBack(tx, bend, into, moved));
  expect(await second()).toMatchObject({ location_id: bend.id, location_name: 'Bend' });
  expect(await agreed()).toMatchObject({ stops: [{}, { location_id: bend.id }, {}] });
});

test('a merge is undone at a trip’s first stop after it has moved, also when the trip has got stops since', async () => {
  const { mia, eve, bend } = await loop();
  const into = { ...(await siteOf(eve, { name: 'Careys Bend', shared: true })), campsiteUrl: null };
  const [grown, loopOf] = [
    await plan(mia, { location_id: bend.id }),
    await plan(mia, { location_id: bend.id }),
  ];
  const [, first] = await stopsOn(loopOf.id, [{ nights: 1 }, { nights: 1, campsiteId: bend.id }]);
  await change(mia, loopOf, first ?? '', { position: 1 });
  const moved = await db.$transaction((tx) => moveTripsToSite(tx, bend, into));
  await stopsOn(grown.id, [{ nights: 1 }, { nights: 1 }]);
  for (const trip of [grown, loopOf]) {
    const [, second] = await read(mia, trip);
    await change(mia, trip, second?.id ?? '', { position: 1 });
  }
  const sites = async (trip: { id: string }) => (await read(mia, trip)).map(({ location_id }) => location_id);
  expect(await sites(grown)).toEqual([null, into.id]);
  expect(await sites(loopOf)).toEqual([into.id, into.id]);
  await db.$transaction((tx) => moveTripsBack(tx, bend, into, moved));
  expect(await sites(grown)).toEqual([null, bend.id]);
  expect(await sites(loopOf)).toEqual([bend.id, bend.id]);
});

test('a campsite that its owner deletes or makes private stays where others’ trips stop', async () => {
  const { mia, eve, trip, bend } = await loop();
  await db.$transaction((tx) => copyForTrips(tx, bend.id, eve.viewer.profileId));
  const kept = (await read(mia, trip))[1];
  expect(kept).toMatchObject({ location_name: 'Bend', latitude: -36 });
  expect(kept?.location_id).not.toBe(bend.id);
  await db.$transaction((tx) => deleteKeepingTrips(tx, [bend.id, kept?.location_id ?? '']));
  expect((await read(mia, trip))[1]).toEqual(kept);
});

test('a vote on a stop’s place follows its campsite to a copy, and to the one it is merged into', async () => {
  const { mia, eve, trip, bend, second } = await loop();
  const into = await siteOf(eve, { name: 'Bend camp', shared: true });
  await openedVote(mia, trip, { dates: [], location_ids: [into.id], stop_id: second.id });
  const options = async () =>
    (
      await db.voteOption.findMany({
        where: { kind: 'site', vote: { tripId: trip.id } },
        orderBy: { rank: 'asc' },
      })
    ).map(({ campsiteId }) => campsiteId);
  const moved = await db.$transaction((tx) => moveTripsToSite(tx, bend, into));
  expect(await options()).toEqual([into.id, bend.id]);
  await db.$transaction((tx) => moveTripsBack(tx, bend, into, moved));
  expect(await options()).toEqual([bend.id, into.id]);
  // The first stop's move says nothing of the second one's options.
  await db.stop.update({ where: { id: second.id }, data: { campsiteId: into.id } });
  await db.voteOption.updateMany({ where: { campsiteId: bend.id, rank: 0 }, data: { rank: 9 } });
  await db.voteOption.updateMany({ where: { campsiteId: into.id, rank: 1 }, data: { rank: 0 } });
  await change(mia, trip, trip.id, { location_id: bend.id });
  const first = await db.$transaction((tx) => moveTripsToSite(tx, bend, into));
  await db.$transaction((tx) => moveTripsBack(tx, bend, into, first));
  expect(await options()).toEqual([into.id, bend.id]);
  await db.$transaction((tx) => copyForTrips(tx, into.id, eve.viewer.profileId));
  const kept = (await read(mia, trip))[1]?.location_id ?? null;
  expect(kept).not.toBe(into.id);
  expect(await options()).toEqual([kept, bend.id]);
});

test('making a campsite private waits for a trip that is changing, without holding its stops', async () => {
  const { mia, eve, trip, bend, second } = await loop();
  const copy = await db.$transaction(async (tx) => {
    await lockRow(tx, trip.id);
    const copying = db.$transaction((other) => copyForTrips(other, bend.id, eve.viewer.profileId));
    await untilBlocked();
    await tx.stop.update({ where: { id: second.id }, data: { nights: 1 } });
    return { copying };
  });
  await copy.copying;
  expect((await read(mia, trip))[1]?.location_id).not.toBe(bend.id);
});

test('a new stop locks its campsite after those that others lock before it', async () => {
  const { mia, trip, bend } = await loop();
  const site = await siteOf(mia, { name: 'Point', shared: true });
  const added = await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id::text from campsites where id = ${bend.id}::uuid for update`;
    const adding = add(mia, trip, { location_id: site.id, nights: 1 });
    await untilBlocked();
    await tx.$queryRaw`select id::text from campsites where id = ${site.id}::uuid for update`;
    return { adding };
  });
  expect((await added.adding).status).toBe(201);
});

test('the same trip again, if shorter, leaves out the last stops that have no night left, with their plan Bs', async () => {
  const { mia, trip } = await loop();
  const { trip: again } = await copyTrip(mia.viewer, trip.id, {
    start_date: inDays(60),
    end_date: inDays(64),
  });
  expect(inShort(await read(mia, again))).toEqual([
    ['Flat', inDays(60), 3],
    ['Bend', inDays(63), 1],
  ]);
  const [, , gorge] = await read(mia, trip);
  await db.backup.create({
    data: { tripId: trip.id, stopId: gorge?.id ?? '', addedBy: trip.id, name: 'Hill' },
  });
  const short = { start_date: inDays(60), end_date: inDays(62) };
  const { trip: shortest } = await copyTrip(mia.viewer, trip.id, short);
  expect(inShort(await read(mia, shortest))).toEqual([['Flat', inDays(60), 2]]);
  expect(await db.stop.count({ where: { tripId: shortest.id } })).toBe(0);
  expect(await db.backup.count({ where: { tripId: shortest.id } })).toBe(0);
  const elsewhere = { location_name: 'Home', start_date: inDays(70), end_date: inDays(72) };
  expect(await read(mia, (await copyTrip(mia.viewer, trip.id, elsewhere)).trip)).toHaveLength(1);
});

test('an export has the stops', async () => {
  const { mia, trip } = await loop();
  const exported = JSON.stringify(await exportData(mia.viewer));
  for (const { id } of (await read(mia, trip)).slice(1)) expect(exported).toContain(id);
});
