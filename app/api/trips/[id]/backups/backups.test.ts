import { PATCH as changeStop } from '@/app/api/trips/[id]/stops/[stop]/route';
import { POST as addStop } from '@/app/api/trips/[id]/stops/route';
import { GET as readTodos } from '@/app/api/trips/[id]/todos/route';
import { db } from '@/lib/server/db/client';
import type { Backup, Backups } from '@/lib/trips/backups/schema';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { copyTrip } from '@/lib/trips/copy/copy-trip';
import { moveTripsBack, moveTripsToSite } from '@/lib/trips/move-to-site';
import type { Trip } from '@/lib/trips/schema';
import { remindTodoOwners } from '@/lib/trips/todos/remind-todo-owners';
import type { Todos } from '@/lib/trips/todos/schema';
import { call } from '@/tests/call';
import { postBooking, putBooking, readBookings } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { appoint, inDays, invitationOf, moveTo, party, plan, toldSince } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { meanwhile } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { DELETE, PATCH } from './[backup]/route';
import { POST as SWAP } from './[backup]/swap/route';
import { GET, POST } from './route';

type Refused = { error: string; fields?: Record<string, string> };
type Of = Pick<Trip, 'id'>;

const add = (as: Person, { id }: Of, body: object) =>
  call<{ backup: Backup } & Refused>(POST, 'POST', { as, params: { id }, body });
const read = async (as: Person, { id }: Of) =>
  (await call<Backups>(GET, 'GET', { as, params: { id } })).body.backups;
const change = (as: Person, { id }: Of, backup: string, body: object) =>
  call<{ backup: Backup } & Refused>(PATCH, 'PATCH', { as, params: { id, backup }, body });
const remove = (as: Person, { id }: Of, backup: string) =>
  call<Refused>(DELETE, 'DELETE', { as, params: { id, backup } });
const swap = (as: Person, { id }: Of, backup: string) =>
  call<{ trip: Trip; backup: Backup } & Refused>(SWAP, 'POST', { as, params: { id, backup }, body: {} });
const todosOf = async (as: Person, { id }: Of) =>
  (await call<Todos>(readTodos, 'GET', { as, params: { id } })).body.todos;

/** Mia's trip at "Flat" has the plan B "Bend". */
async function withPlanB(body: object = {}) {
  const story = await party();
  const [flat, bend] = [
    await siteOf(story.mia, { name: 'Flat', shared: true }),
    await siteOf(story.eve, { name: 'Bend', shared: true, drivetrain: '4 Wheel Drive' }),
  ];
  await changeTrip(story.mia.viewer, story.trip.id, { location_id: flat.id });
  await db.changeNotice.deleteMany({ where: { tripId: story.trip.id } });
  await db.household.updateMany({ where: { tripId: story.trip.id }, data: { reconfirm: false } });
  const { status, body: added } = await add(story.mia, story.trip, { location_id: bend.id, ...body });
  expect(status).toBe(201);
  return { ...story, flat, bend, backup: added.backup };
}

describe('naming a plan B', () => {
  test('everybody who sees the trip sees where it would go, why, and until when it’s decided', async () => {
    const { tom, zoe, trip, bend } = await withPlanB({ trigger: 'Road closed', decide_by: inDays(10) });
    for (const as of [tom, zoe])
      expect(await read(as, trip)).toMatchObject([
        {
          stop_id: trip.id,
          location_id: bend.id,
          location_name: 'Bend',
          trigger: 'Road closed',
          decide_by: inDays(10),
          undo_until: null,
        },
      ]);
  });

  test('a trip has two at most, neither twice nor its own site', async () => {
    const { mia, trip, flat, bend } = await withPlanB();
    expect((await add(mia, trip, { location_id: flat.id })).body.fields).toHaveProperty('location_id');
    expect((await add(mia, trip, { location_id: bend.id })).body.fields).toHaveProperty('location_id');
    expect((await add(mia, trip, { location_name: 'Gran’s place' })).status).toBe(201);
    expect((await add(mia, trip, { location_name: 'Elsewhere' })).status).toBe(409);
  });

  test('it’s decided by the trip’s last day at the latest', async () => {
    const { mia, trip, backup } = await withPlanB();
    const late = { decide_by: inDays(18) };
    expect((await add(mia, trip, { location_name: 'Gran’s', ...late })).body.fields).toHaveProperty(
      'decide_by',
    );
    expect((await change(mia, trip, backup.id, late)).body.fields).toHaveProperty('decide_by');
  });

  test('of a private campsite of the organiser others see the name alone, and nobody else can choose their own', async () => {
    const { mia, tom, trip } = await party();
    const own = await siteOf(mia, { name: 'Our block' });
    await add(mia, trip, { location_id: own.id });
    expect((await read(mia, trip))[0]?.location_id).toBe(own.id);
    expect(await read(tom, trip)).toMatchObject([{ location_id: null, location_name: 'Our block', fit: [] }]);
    await appoint(trip, tom);
    const toms = await siteOf(tom, { name: 'Tom’s block' });
    expect((await add(tom, trip, { location_id: toms.id })).body.fields).toHaveProperty('location_id');
    expect((await add(tom, trip, { location_id: own.id })).status).toBe(404);
  });

  test('the organiser is to decide, is reminded the day before, and not any more without a day', async () => {
    const { mia, trip, backup } = await withPlanB({ decide_by: inDays(1) });
    expect(await todosOf(mia, trip)).toMatchObject([
      { text: 'Decide if we go to Bend instead', household_id: trip.id, due_on: inDays(1) },
    ]);
    await remindTodoOwners(new Date(`${inDays(0)}T12:00:00+10:00`));
    expect(await toldSince(mia.email)).toEqual([expect.stringContaining('Due tomorrow')]);
    await change(mia, trip, backup.id, { decide_by: inDays(5) });
    expect(await todosOf(mia, trip)).toMatchObject([{ due_on: inDays(5) }]);
    const { body } = await change(mia, trip, backup.id, { decide_by: null, trigger: 'Flood' });
    expect(body.backup).toMatchObject({ location_name: 'Bend', trigger: 'Flood', decide_by: null });
    expect(await todosOf(mia, trip)).toEqual([]);
    await change(mia, trip, backup.id, { decide_by: inDays(5) });
    await remove(mia, trip, backup.id);
    expect([await read(mia, trip), await todosOf(mia, trip)]).toEqual([[], []]);
  });

  test('a trip that goes there anyway has no such plan B any more', async () => {
    const { mia, trip, bend } = await withPlanB({ decide_by: inDays(5) });
    await changeTrip(mia.viewer, trip.id, { location_id: bend.id });
    expect([await read(mia, trip), await todosOf(mia, trip)]).toEqual([[], []]);
  });

  test('a trip that is over or called off changes nothing', async () => {
    const { mia, trip, backup } = await withPlanB();
    await moveTo(trip, -9, -6);
    expect((await swap(mia, trip, backup.id)).status).toBe(409);
    await moveTo(trip, 14, 17);
    await callOffTrip(mia.viewer, trip.id);
    for (const answer of [
      await swap(mia, trip, backup.id),
      await add(mia, trip, { location_name: 'Gran’s' }),
      await change(mia, trip, backup.id, { trigger: 'Flood' }),
      await remove(mia, trip, backup.id),
    ])
      expect(answer.status).toBe(409);
  });

  test('the same trip again has its plan B, with the day to decide moved along', async () => {
    const { mia, trip } = await withPlanB({ trigger: 'Road closed', decide_by: inDays(10) });
    const dates = { start_date: inDays(114), end_date: inDays(117) };
    const { trip: next } = await copyTrip(mia.viewer, trip.id, dates);
    expect(await read(mia, next)).toMatchObject([
      { location_name: 'Bend', trigger: 'Road closed', decide_by: inDays(110) },
    ]);
    expect(await todosOf(mia, next)).toHaveLength(1);
    const { trip: other } = await copyTrip(mia.viewer, trip.id, { ...dates, location_name: 'Elsewhere' });
    expect([await read(mia, other), await todosOf(mia, other)]).toEqual([[], []]);
  });

  test('a campsite that is merged into another is that one, until the merge is undone', async () => {
    const { mia, eve, trip, bend } = await withPlanB();
    const into = { ...(await siteOf(eve, { name: 'Careys Bend', shared: true })), campsiteUrl: null };
    const moved = await db.$transaction((tx) => moveTripsToSite(tx, bend, into));
    expect(await read(mia, trip)).toMatchObject([{ location_id: into.id, location_name: 'Careys Bend' }]);
    await db.$transaction((tx) => moveTripsBack(tx, bend, into, moved));
    expect(await read(mia, trip)).toMatchObject([{ location_id: bend.id, location_name: 'Bend' }]);
  });
});

describe('swapping', () => {
  const bells = async (tripId: string, { viewer }: Person) =>
    (
      await db.notification.findMany({
        where: { tripId, profileId: viewer.profileId, kind: 'changes' },
        orderBy: { createdAt: 'asc' },
      })
    ).map(({ text }) => text);

  test('the site and its plan B change places, whoever goes confirms, and everybody is told once, at once', async () => {
    const { mia, tom, ann, trip, flat, bend, backup } = await withPlanB({ trigger: 'Road closed' });
    const before = { tom: (await toldSince(tom.email)).length, ann: (await toldSince(ann.email)).length };
    const { status, body } = await swap(mia, trip, backup.id);
    expect(status).toBe(200);
    expect(body.trip).toMatchObject({ location_id: bend.id, location_name: 'Bend' });
    expect(body.backup).toMatchObject({ location_id: flat.id, location_name: 'Flat', trigger: null });
    expect(body.backup.undo_until).not.toBeNull();
    expect(await read(tom, trip)).toEqual([body.backup]);
    expect((await invitationOf(trip, tom.email)).reconfirm).toBe(true);
    expect(await bells(trip.id, tom)).toEqual([expect.stringContaining('to Bend')]);
    for (const [who, count] of [
      [tom, before.tom],
      [ann, before.ann],
    ] as const)
      expect(await toldSince(who.email)).toHaveLength(count + 1);
    expect((await deliveredMail(tom.email)).at(-1)?.text).toContain('Bend');
  });

  test('within a day the same call takes it back, tells once more and asks nobody who never confirmed', async () => {
    const { mia, tom, trip, backup, flat } = await withPlanB({
      trigger: 'Road closed',
      decide_by: inDays(5),
    });
    const { body } = await swap(mia, trip, backup.id);
    expect(await todosOf(mia, trip)).toEqual([]);
    const told = (await toldSince(tom.email)).length;
    const undone = await swap(mia, trip, body.backup.id);
    expect(undone.body.trip.location_id).toBe(flat.id);
    expect(undone.body.backup).toMatchObject({
      location_name: 'Bend',
      trigger: 'Road closed',
      decide_by: inDays(5),
      undo_until: null,
    });
    expect(await todosOf(mia, trip)).toMatchObject([{ due_on: inDays(5) }]);
    expect((await invitationOf(trip, tom.email)).reconfirm).toBe(false);
    expect(await toldSince(tom.email)).toHaveLength(told + 1);
    expect(await bells(trip.id, tom)).toEqual([expect.stringContaining('to Flat')]);
  });

  test('after a day, and after another change of site, it’s no undo', async () => {
    const { mia, tom, trip, flat, backup } = await withPlanB({ trigger: 'Road closed' });
    const { body } = await swap(mia, trip, backup.id);
    await db.backup.updateMany({
      where: { tripId: trip.id },
      data: { swappedAt: new Date(Date.now() - 86_400_001) },
    });
    expect(await read(mia, trip)).toMatchObject([{ trigger: null, undo_until: null }]);
    // Whose campsite is private hides it from the others again.
    await db.campsite.update({ where: { id: flat.id }, data: { shareFlag: false } });
    expect(await read(tom, trip)).toMatchObject([{ location_name: 'Flat', location_id: null }]);
    expect(await read(mia, trip)).toMatchObject([{ location_id: flat.id }]);
    const back = await swap(mia, trip, body.backup.id);
    expect(back.body.backup).toMatchObject({ location_name: 'Bend', trigger: null });
    expect(back.body.backup.undo_until).not.toBeNull();
    await changeTrip(mia.viewer, trip.id, { location_name: 'Gran’s' });
    expect(await read(mia, trip)).toMatchObject([{ location_name: 'Bend', undo_until: null }]);
  });

  test('two organisers at once, and a second press, swap once', async () => {
    const { mia, tom, trip, backup, bend } = await withPlanB();
    await appoint(trip, tom);
    const both = await meanwhile(
      ['delete', 'backups'],
      () => swap(mia, trip, backup.id),
      () => swap(tom, trip, backup.id),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 404]);
    expect((await swap(mia, trip, backup.id)).status).toBe(404);
    expect(await db.trip.findUnique({ where: { id: trip.id } })).toMatchObject({ campsiteId: bend.id });
    expect(await read(mia, trip)).toHaveLength(1);
  });

  test('a booking stands, marked with its site, and whoever booked is to cancel it until the last free day', async () => {
    const { mia, tom, trip, backup } = await withPlanB();
    const toms = (await invitationOf(trip, tom.email)).id;
    const dates = { pay_by: inDays(3), cancel_until: inDays(6) };
    await postBooking(trip.id, { status: 'booked', household_id: toms, ...dates }, tom);
    await postBooking(trip.id, { status: 'to book', pay_by: inDays(4) }, mia);
    const texts = async () => (await todosOf(mia, trip)).map(({ text, due_on }) => [text, due_on]);
    const before = await texts();
    const { body } = await swap(mia, trip, backup.id);
    const [made, open] = (await readBookings(trip.id, tom)).body.bookings;
    expect(made).toMatchObject({ status: 'booked', left_site: 'Flat', cancel_until: inDays(6) });
    expect(open).toMatchObject({ status: 'to book', left_site: null });
    expect(await texts()).toEqual([
      ['Pay for the booking at Flat', inDays(4)],
      ['Cancel the booking at Flat', inDays(6)],
    ]);
    expect((await todosOf(tom, trip)).at(-1)).toMatchObject({ household_id: toms, from: 'booking' });
    await swap(mia, trip, body.backup.id);
    expect((await readBookings(trip.id, tom)).body.bookings).toMatchObject([{ left_site: null }, {}]);
    expect((await texts()).sort()).toEqual(before.sort());
  });

  test('back at a site under its new name, or by another way, its booking counts again', async () => {
    const { mia, eve, trip, flat, backup } = await withPlanB();
    await postBooking(trip.id, { status: 'booked', household_id: trip.id }, mia);
    const left = async () => (await readBookings(trip.id, mia)).body.bookings[0]?.left_site;
    const first = await swap(mia, trip, backup.id);
    await db.campsite.update({ where: { id: flat.id }, data: { name: 'Peppercorn' } });
    const undone = await swap(mia, trip, first.body.backup.id);
    expect([undone.body.trip.location_name, await left()]).toEqual(['Peppercorn', null]);
    await swap(mia, trip, undone.body.backup.id);
    const into = { ...(await siteOf(eve, { name: 'Doctors', shared: true })), campsiteUrl: null };
    const moved = await db.$transaction((tx) => moveTripsToSite(tx, flat, into));
    expect(await left()).toBe('Doctors');
    await db.$transaction((tx) => moveTripsBack(tx, flat, into, moved));
    expect(await left()).toBe('Peppercorn');
    await postBooking(trip.id, { status: 'booked', household_id: trip.id }, mia);
    await changeTrip(mia.viewer, trip.id, { location_id: flat.id });
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([
      { left_site: null },
      { left_site: null },
    ]);
  });

  test('a booking without a last free day, or after it, is to be cancelled all the same, until it isn’t needed', async () => {
    const { mia, trip, backup } = await withPlanB();
    await postBooking(trip.id, { status: 'asked', household_id: trip.id }, mia);
    await swap(mia, trip, backup.id);
    expect(await todosOf(mia, trip)).toMatchObject([{ text: 'Cancel the booking at Flat', due_on: null }]);
    const [booking] = (await readBookings(trip.id, mia)).body.bookings;
    if (!booking) throw new Error('no booking');
    await putBooking(trip.id, booking, { status: 'not needed' }, mia);
    expect(await todosOf(mia, trip)).toEqual([]);
  });

  test('a campsite that was deleted or made private meanwhile is a name', async () => {
    const { mia, trip, backup, bend } = await withPlanB();
    await db.campsite.update({ where: { id: bend.id }, data: { shareFlag: false } });
    expect(await read(mia, trip)).toMatchObject([{ location_id: null, location_name: 'Bend' }]);
    await db.campsite.delete({ where: { id: bend.id } });
    const { body } = await swap(mia, trip, backup.id);
    expect(body.trip).toMatchObject({ location_id: null, location_name: 'Bend', location_url: null });
  });

  test('a co-organiser may take the trip to the organiser’s private campsite and back', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const own = await siteOf(mia, { name: 'Our block' });
    const { body } = await add(mia, trip, { location_id: own.id });
    const swapped = await swap(tom, trip, body.backup.id);
    expect(swapped.body.trip.location_id).toBe(own.id);
    expect((await swap(tom, trip, swapped.body.backup.id)).body.trip.location_name).toBe(trip.location_name);
  });

  test('in a vote on the site, the new one becomes the trip’s own option', async () => {
    const { mia, tom, trip, backup, bend } = await withPlanB();
    const river = await siteOf(await person('Ida'), { name: 'River', shared: true });
    await openedVote(mia, trip, { dates: [], location_ids: [river.id, bend.id] });
    await swap(mia, trip, backup.id);
    const options = await db.voteOption.findMany({
      where: { vote: { tripId: trip.id }, kind: 'site' },
      orderBy: { rank: 'asc' },
    });
    expect(options.map(({ name }) => name)).toEqual(['Bend', 'River', 'Flat']);
    expect((await bells(trip.id, tom)).at(-1)).toContain('changed the campsite');
  });

  test('a plan B of another trip is none of this one’s', async () => {
    const { mia, backup } = await withPlanB();
    const other = await plan(mia);
    for (const { status } of [
      await swap(mia, other, backup.id),
      await change(mia, other, backup.id, { trigger: 'Flood' }),
      await remove(mia, other, backup.id),
    ])
      expect(status).toBe(404);
  });
});

describe('on a trip with several stops', () => {
  /** Flat has the plan B "Bend", and the second stop, the lake, has "Hill". */
  async function withTwo(body: object = {}) {
    const story = await withPlanB();
    const lake = await siteOf(story.mia, { name: 'Lake', shared: true });
    const [first = '', second = ''] = await stopsOn(story.trip.id, [
      { nights: 1 },
      { nights: 2, campsiteId: lake.id },
    ]);
    const added = await add(story.mia, story.trip, { stop_id: second, location_name: 'Hill', ...body });
    expect(added.status).toBe(201);
    return { ...story, lake, first, second, hill: added.body.backup };
  }

  test('each stop has two at most, neither twice nor its own site, until its own last day', async () => {
    const { mia, trip, flat, lake, first, second, hill } = await withTwo();
    expect(hill).toMatchObject({ stop_id: second, location_name: 'Hill' });
    const at = { stop_id: second };
    expect((await add(mia, trip, { location_id: lake.id, ...at })).body.fields).toHaveProperty('location_id');
    expect((await add(mia, trip, { location_name: 'Hill', ...at })).status).toBe(400);
    expect((await add(mia, trip, { location_id: flat.id, ...at })).status).toBe(201);
    expect((await add(mia, trip, { location_name: 'Elsewhere', ...at })).status).toBe(409);
    const late = { location_name: 'Hill', decide_by: inDays(16) };
    expect((await add(mia, trip, late)).body.fields).toHaveProperty('decide_by');
    expect((await add(mia, trip, { location_name: 'Hill', decide_by: inDays(15) })).body.backup.stop_id).toBe(
      first,
    );
    expect((await read(mia, trip)).map(({ location_name }) => location_name)).toEqual([
      'Bend',
      'Hill',
      'Hill',
      'Flat',
    ]);
    const other = await plan(mia);
    const refused = await add(mia, trip, { location_name: 'Gran’s', stop_id: other.id });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['stop_id']]);
  });

  test('the swap of a stop leaves the others and their bookings alone, is told once, and undone', async () => {
    const { mia, tom, trip, first, second, flat, lake, backup, hill } = await withTwo({ trigger: 'Flood' });
    for (const stop_id of [first, second])
      await postBooking(trip.id, { status: 'booked', household_id: trip.id, stop_id }, mia);
    const places = async () =>
      (await db.stop.findMany({ where: { tripId: trip.id }, orderBy: { position: 'asc' } })).map(
        ({ id, locationName, campsiteId }) => [id, locationName, campsiteId],
      );
    const left = async () =>
      (await readBookings(trip.id, mia)).body.bookings.map(({ stop_id, left_site }) => [stop_id, left_site]);
    const told = (await toldSince(tom.email)).length;
    const { status, body } = await swap(mia, trip, hill.id);
    expect(status).toBe(200);
    expect(body.trip).toMatchObject({ location_id: flat.id, location_name: 'Flat' });
    expect(body.backup).toMatchObject({ stop_id: second, location_id: lake.id, location_name: 'Lake' });
    expect(await places()).toEqual([
      [first, 'Flat', flat.id],
      [second, 'Hill', null],
    ]);
    expect(await left()).toEqual([
      [first, null],
      [second, 'Lake'],
    ]);
    expect((await todosOf(mia, trip)).map(({ text }) => text)).toEqual(['Cancel the booking at Lake']);
    expect((await invitationOf(trip, tom.email)).reconfirm).toBe(true);
    expect(await toldSince(tom.email)).toHaveLength(told + 1);
    expect((await deliveredMail(tom.email)).at(-1)?.text).toContain('Hill');

    // Another stop's swap ends no time to undo.
    expect((await swap(mia, trip, backup.id)).body.trip.location_name).toBe('Bend');
    const { body: undone } = await swap(mia, trip, body.backup.id);
    expect(undone.backup).toMatchObject({ stop_id: second, trigger: 'Flood', undo_until: null });
    expect(await places()).toMatchObject([
      [first, 'Bend', expect.anything()],
      [second, 'Lake', lake.id],
    ]);
    expect(await left()).toEqual([
      [first, 'Flat'],
      [second, null],
    ]);
  });

  test('one moves to another stop under the same rules as a new one there', async () => {
    const { mia, trip, flat, first, second, hill, backup } = await withTwo({ decide_by: inDays(17) });
    const refused = (body: object) => change(mia, trip, hill.id, body);
    expect((await refused({ stop_id: first })).body.fields).toHaveProperty('decide_by');
    await change(mia, trip, hill.id, { decide_by: null });
    const moved = await change(mia, trip, hill.id, { stop_id: first });
    expect(moved.body.backup).toMatchObject({ stop_id: first, location_name: 'Hill' });
    expect((await add(mia, trip, { location_name: 'Hill', stop_id: second })).status).toBe(201);
    expect((await refused({ stop_id: second })).body.fields).toHaveProperty('stop_id');
    await add(mia, trip, { location_id: flat.id, stop_id: second });
    expect((await change(mia, trip, backup.id, { stop_id: second })).status).toBe(409);
    expect((await refused({ stop_id: (await plan(mia)).id })).body.fields).toHaveProperty('stop_id');
    expect((await read(mia, trip)).map(({ stop_id }) => stop_id)).toEqual([first, first, second, second]);
  });

  test('a booking left before there were stops is back with an undo, wherever its stop is by then', async () => {
    const { mia, trip, backup } = await withPlanB();
    await postBooking(trip.id, { status: 'booked', household_id: trip.id }, mia);
    const { body } = await swap(mia, trip, backup.id);
    const sent = { as: mia, params: { id: trip.id } };
    await call(addStop, 'POST', { ...sent, body: { location_name: 'Gorge', nights: 2 } });
    const last = { ...sent, params: { id: trip.id, stop: trip.id }, body: { position: 2 } };
    expect((await call(changeStop, 'PATCH', last)).status).toBe(200);
    expect((await swap(mia, trip, body.backup.id)).status).toBe(200);
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([
      { stop_id: trip.id, left_site: null },
    ]);
  });

  test('a stop that goes to its plan B anyway has it no more, and another stop keeps its own', async () => {
    const { mia, trip, bend, second } = await withTwo();
    await add(mia, trip, { location_id: bend.id, stop_id: second });
    const sent = { as: mia, params: { id: trip.id, stop: second }, body: { location_id: bend.id } };
    expect((await call(changeStop, 'PATCH', sent)).status).toBe(200);
    expect((await read(mia, trip)).map(({ stop_id, location_name }) => [stop_id, location_name])).toEqual([
      [trip.id, 'Bend'],
      [second, 'Hill'],
    ]);
  });
});
