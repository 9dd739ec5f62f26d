import { NextRequest } from 'next/server';
import { GET as readTripFile } from '@/app/api/trips/[id]/calendar/route';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { limits } from '@/lib/server/http/rate-limits';
import { log } from '@/lib/server/log';
import type { Booking } from '@/lib/trips/bookings/schema';
import { createFeed } from '@/lib/trips/calendar/feed';
import { compact, readCalendar } from '@/tests/calendar-file';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { deleteBooking, placeOn, postBooking, putBooking, readBookings } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { patchTodo } from '@/tests/factories/todos';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, plan } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { someAddress } from '@/tests/some-address';
import { GET as readFeed } from './[token]/route';
import { POST as makeFeed, DELETE as revokeFeed, GET as showFeed } from './feed/route';

describe('the feed', () => {
  const read = (token: string, headers = {}) => call<string>(readFeed, 'GET', { params: { token }, headers });
  const tokenFor = async ({ viewer }: Person) => (await createFeed(viewer)).url.split('/').at(-1) ?? '';
  const eventsOf = async (as: Person) => readCalendar((await read(await tokenFor(as))).body).events;
  const statusesOf = async (as: Person) =>
    Object.fromEntries((await eventsOf(as)).map(({ SUMMARY, STATUS }) => [SUMMARY, STATUS]));
  const rewrite = (id: string, data: Parameters<typeof db.trip.update>[0]['data']) =>
    db.trip.update({ where: { id }, data });

  test('a calendar app reads the feed without a session, because the address is the key', async () => {
    const mia = await person();
    const site = await siteOf(mia, { latitude: -27.4, longitude: 153.03 });
    const trip = await plan(mia, { location_id: site.id });
    const { status, headers, body } = await read(await tokenFor(mia), { 'sec-fetch-site': 'none' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { properties, events } = readCalendar(body);
    expect(properties).toMatchObject({ METHOD: 'PUBLISH', 'X-WR-CALNAME': 'Campmates' });
    expect(events).toEqual([
      expect.objectContaining({
        UID: `${trip.id}@localhost`,
        GEO: '-27.4;153.03',
        URL: `http://localhost:3000/trip/${trip.id}`,
      }),
    ]);
  });

  test.each(['x', 'x'.repeat(43), 'x'.repeat(44), '../feed', `${'x'.repeat(42)}\0`])(
    'an address that leads nowhere is 404 (%j)',
    async (token) => expect((await read(token)).status).toBe(404),
  );

  test('holds trips that are organised, going and unanswered, and none that are declined or a stranger’s', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    await plan(tom, { tripName: 'Own' });
    await plan(mia, { tripName: 'Stranger’s' });
    for (const [tripName, answer] of [
      ['Going', true],
      ['Declined', false],
      ['Open', null],
    ] as const) {
      const { id } = await plan(mia, { tripName, invitees: [tom.email] });
      if (answer !== null) await answerTrip(tom.viewer, id, answer);
    }
    expect(await statusesOf(tom)).toEqual({ Own: 'CONFIRMED', Going: 'CONFIRMED', Open: 'TENTATIVE' });
  });

  test('shows a trip’s bookings to people who are going, and not before they have answered', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id } = await plan(mia, { invitees: [tom.email] });
    await postBooking(id, { status: 'booked', reference: 'PF-2781' }, mia);
    const description = async () => (await eventsOf(tom))[0]?.DESCRIPTION;
    expect(await description()).not.toContain('Booked');
    await answerTrip(tom.viewer, id, true);
    expect(await description()).toContain('Booked, number PF-2781');
  });

  test('a person who is taken off a trip loses it from the feed', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id } = await plan(mia, { invitees: [tom.email] });
    const token = await tokenFor(tom);
    expect(readCalendar((await read(token)).body).events).toHaveLength(1);
    await takeOff({ id }, tom.email);
    expect(readCalendar((await read(token)).body).events).toEqual([]);
  });

  test('a trip that was called off stays, cancelled, for 30 days; a past trip stays for a year', async () => {
    const mia = await person();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const trips = ['Off', 'Long off', 'Past', 'Long past'];
    const [off, longOff, past, longPast] = await Promise.all(
      trips.map(async (tripName) => (await plan(mia, { tripName })).id),
    );
    await rewrite(off ?? '', { calledOffAt: daysAgo(29) });
    await rewrite(longOff ?? '', { calledOffAt: daysAgo(31) });
    const until = (days: number) => ({
      startDate: dateOf(inDays(-days - 2)),
      endDate: dateOf(inDays(-days)),
    });
    await rewrite(past ?? '', until(360));
    await rewrite(longPast ?? '', until(370));
    expect(await statusesOf(mia)).toEqual({ Off: 'CANCELLED', Past: 'CONFIRMED' });
  });

  test('has the dates of the person’s bookings as events of their own, until the bookings are ticked off', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id } = await plan(mia, { tripName: 'Easter', invitees: [tom.email] });
    const dates = { pay_by: inDays(5), cancel_until: inDays(9) };
    await postBooking(id, { ...dates, household_id: id }, mia);
    const [pay, cancel] = ['Pay for the booking at', 'Last day to cancel free'].map((words) =>
      expect.stringContaining(words),
    );
    const url = `http://localhost:3000/trip/${id}/bookings`;
    expect(await eventsOf(mia)).toMatchObject([
      { SUMMARY: 'Easter' },
      {
        SUMMARY: pay,
        DTSTART: compact(inDays(5)),
        DTEND: compact(inDays(6)),
        URL: url,
        DESCRIPTION: `Easter\n${url}`,
      },
      { SUMMARY: cancel, DTSTART: compact(inDays(9)), DTEND: compact(inDays(10)), URL: url },
    ]);
    expect(await eventsOf(tom)).toMatchObject([{ SUMMARY: 'Easter' }]);
    const todo = await db.todo.findFirstOrThrow({ where: { tripId: id, deadline: 'pay_by' } });
    await patchTodo(id, todo.id, { done: true }, mia);
    expect(await eventsOf(mia)).toMatchObject([{ SUMMARY: 'Easter' }, { SUMMARY: cancel }]);
  });

  /**
   * The revisions of all events of a person's feed, after the trip's last change has been moved an hour
   * back, because LAST-MODIFIED has whole seconds.
   */
  async function revisionsOf(id: string, as: Person) {
    await db.$executeRaw`update trips set updated_at = updated_at - interval '1 hour' where id = ${id}::uuid`;
    await db.$executeRaw`
    update households set answered_at = answered_at - interval '1 hour' where trip_id = ${id}::uuid`;
    return (await eventsOf(as)).map((event) => ({
      sequence: Number(event.SEQUENCE),
      modified: event['LAST-MODIFIED'] ?? '',
    }));
  }

  test('whatever changes the text or the days of an event raises SEQUENCE and LAST-MODIFIED of each', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia);
    const trip = await plan(mia, { invitees: [tom.email], location_id: site.id });
    const { id } = trip;
    const household = (await invitationOf(trip, tom.email)).id;
    const bookingOf = async () => (await readBookings(id, mia)).body.bookings[0] as Booking;
    const put = async (body: object) => {
      const booking = await bookingOf();
      const kept = {
        status: booking.status,
        household_id: household,
        pay_by: inDays(5),
        pitches: booking.pitches,
      };
      const { status } = await putBooking(id, booking, { ...kept, ...body }, mia);
      expect(status).toBe(200);
    };
    const pitches = [{ name: 'River 4' }];
    const changes: [string, () => Promise<unknown>][] = [
      ['a yes', () => answerTrip(tom.viewer, id, true)],
      [
        'a booking',
        () => postBooking(id, { status: 'asked', household_id: household, pay_by: inDays(5), pitches }, mia),
      ],
      ['its status', () => put({ status: 'booked' })],
      ['its reference', () => put({ reference: 'PF-2781' })],
      ['the day of its reminder', () => put({ pay_by: inDays(6) })],
      ['a pitch', async () => placeOn(id, await bookingOf(), ['River 4', household], mia)],
      ['no pitch', async () => placeOn(id, await bookingOf(), ['River 4', household, false], mia)],
      ['no booking', async () => deleteBooking(id, (await bookingOf()).id, mia)],
      ['a vote', () => openedVote(mia, trip)],
      [
        'its last day',
        () => db.vote.update({ where: { tripId: id }, data: { closesOn: dateOf(inDays(3)) } }),
      ],
      ['no vote', () => db.vote.delete({ where: { tripId: id } })],
      ['a name', () => db.trip.update({ where: { id }, data: { name: 'Winter' } })],
      [
        'the organiser’s name',
        () => db.profile.update({ where: { id: mia.viewer.profileId }, data: { name: 'Mia K' } }),
      ],
      [
        'the site’s address',
        () => db.campsite.update({ where: { id: site.id }, data: { address: '1 River Rd' } }),
      ],
    ];
    let before = await revisionsOf(id, tom);
    expect(before).toHaveLength(1);
    for (const [what, change] of changes) {
      await change();
      const after = (await eventsOf(tom)).map((event) => [
        Number(event.SEQUENCE),
        event['LAST-MODIFIED'] ?? '',
      ]);
      const raised = before.map(({ sequence, modified }, at) => {
        const [now = 0, when = ''] = (after[at] ?? [Infinity, '9']) as [number, string];
        return now > sequence && when > modified;
      });
      expect([what, raised.length > 0 && raised.every(Boolean)]).toEqual([what, true]);
      before = await revisionsOf(id, tom);
    }
  });

  test('the address of a further stop raises it once, also when the first stop is there too', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    const [{ id }, other] = [await plan(mia, { location_id: site.id }), await plan(mia)];
    await stopsOn(id, [{ nights: 1 }, { nights: 1, campsiteId: site.id }]);
    await stopsOn(other.id, [{ nights: 1 }, { nights: 1, campsiteId: site.id }]);
    const versions = async () =>
      (await db.trip.findMany({ where: { organiserId: mia.viewer.profileId }, orderBy: { id: 'asc' } })).map(
        ({ version }) => version,
      );
    const before = await versions();
    await db.campsite.update({ where: { id: site.id }, data: { address: '1 River Rd' } });
    expect(await versions()).toEqual(before.map((version) => version + 1));
  });

  test('what no event shows raises nothing', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    const { booking } = (await postBooking(id, { household_id: id, pay_by: inDays(5) }, mia)).body;
    const before = (await eventsOf(mia)).map(({ SEQUENCE }) => SEQUENCE);
    await db.booking.update({ where: { id: booking.id }, data: { cents: 4200 } });
    await db.profile.update({
      where: { id: mia.viewer.profileId },
      data: { name: 'Mia', suburb: 'Ashgrove' },
    });
    expect((await eventsOf(mia)).map(({ SEQUENCE }) => SEQUENCE)).toEqual(before);
  });

  test('a change of a site leaves trips alone that ended more than a year ago', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia);
    const [past, lately] = [
      await plan(mia, { location_id: site.id }),
      await plan(mia, { location_id: site.id }),
    ];
    const move = (id: string, days: number) =>
      db.trip.update({
        where: { id },
        data: { startDate: dateOf(inDays(-days - 2)), endDate: dateOf(inDays(-days)) },
      });
    const before = [await move(past.id, 368), await move(lately.id, 360)].map(({ version }) => version);
    await db.campsite.update({ where: { id: site.id }, data: { address: '1 River Rd' } });
    const raised = [past, lately].map(
      async ({ id }, at) => (await db.trip.findUniqueOrThrow({ where: { id } })).version - (before[at] ?? 0),
    );
    expect(await Promise.all(raised)).toEqual([0, 1]);
  });

  test('costs one query, whatever the number of trips', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [none, many] = [await tokenFor(tom), await tokenFor(mia)];
    for (let count = 0; count < 30; count++) await plan(mia, { tripName: `Trip ${count}` });
    const cost = async (token: string, trips: number) => {
      const { queries, result } = await countQueries(() => read(token));
      expect(readCalendar(result.body).events).toHaveLength(trips);
      return queries.length;
    };
    expect([await cost(none, 0), await cost(many, 30)]).toEqual([1, 1]);
  });

  test('one address can be read a limited number of times', async () => {
    const headers = { 'x-forwarded-for': someAddress() };
    const token = await tokenFor(await person());
    const { points } = limits.calendarFeed;
    const statuses: number[] = [];
    for (let count = 0; count <= points; count++) statuses.push((await read(token, headers)).status);
    expect(statuses).toEqual([...Array(points).fill(200), 429]);
  });

  test('the log never contains the address', async () => {
    const told = jest.spyOn(log, 'info').mockImplementation();
    const token = await tokenFor(await person());
    const request = new NextRequest(`http://localhost:3000/api/calendar/${token}`);
    await readFeed(request, { params: Promise.resolve({ token }) });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/calendar/{token}' }), 'request');
    expect(JSON.stringify(told.mock.calls)).not.toContain(token);
    told.mockRestore();
  });

  test('is deleted with the account', async () => {
    const mia = await person();
    const token = await tokenFor(mia);
    await db.user.delete({ where: { id: mia.viewer.userId } });
    expect((await read(token)).status).toBe(404);
  });
});

describe('the address of the feed', () => {
  type Call = Parameters<typeof call>[2];
  const make = async (as: Call) => (await call<{ url: string }>(makeFeed, 'POST', as)).body.url;
  const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  const fetched = async (url: string) =>
    (await call(readFeed, 'GET', { params: { token: tokenOf(url) } })).status;

  test('another site’s page can neither create nor revoke an address', async () => {
    const as = await person();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await call(makeFeed, 'POST', { as, headers })).status).toBe(403);
    expect((await call(revokeFeed, 'DELETE', { as, headers })).status).toBe(403);
  });

  test('an address is shown once, has 256 random bits, and is stored as a hash', async () => {
    const as = await person();
    expect((await call(showFeed, 'GET', { as })).body).toEqual({ active: false, created_at: null });
    const { status, body, headers } = await call<{ url: string }>(makeFeed, 'POST', { as });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}$/),
    });
    const kept = await db.calendarFeed.findUniqueOrThrow({ where: { profileId: as.viewer.profileId } });
    expect(JSON.stringify(kept)).not.toContain(tokenOf(body.url));
    expect((await call(showFeed, 'GET', { as })).body).toEqual({
      active: true,
      created_at: kept.createdAt.toISOString(),
    });
  });

  test('a new address replaces the earlier one; once the feed is off, neither works', async () => {
    const as = await person();
    const first = await make({ as });
    expect(await fetched(first)).toBe(200);
    const second = await make({ as });
    expect([await fetched(first), await fetched(second)]).toEqual([404, 200]);
    const off = await call(revokeFeed, 'DELETE', { as });
    expect(off).toMatchObject({ status: 200, body: { active: false, created_at: null } });
    expect(await fetched(second)).toBe(404);
    expect((await call(revokeFeed, 'DELETE', { as })).status).toBe(200);
  });

  test('the same idempotency key does not return an address again, because none is stored', async () => {
    const as = await person();
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = [await make({ as, headers }), await make({ as, headers })];
    expect(second).not.toBe(first);
    expect(await db.idempotencyKey.count({ where: { userId: as.viewer.userId } })).toBe(0);
  });

  test('ten requests at once leave one address', async () => {
    const as = await person();
    const urls = await Promise.all(Array.from({ length: 10 }, () => make({ as })));
    const statuses = await Promise.all(urls.map(fetched));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('nobody can touch another person’s feed', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const url = await make({ as: mia });
    await make({ as: eve });
    await call(revokeFeed, 'DELETE', { as: eve });
    expect(await fetched(url)).toBe(200);
  });
});

describe('the file of one trip', () => {
  const read = (id: string, as?: Person) =>
    call<string>(readTripFile, 'GET', { ...(as && { as }), params: { id } });
  const eventFor = async (id: string, as: Person) => readCalendar((await read(id, as)).body).events[0];

  test('a trip can be downloaded as a calendar file, with its site and its page', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia, { address: '1 River Rd, Kedron', latitude: -27.4, longitude: 153.03 });
    const { id } = await plan(mia, { tripName: 'Kedron; "wild", <b>⛺</b>', location_id: site.id });
    const { status, headers, body } = await read(id, mia);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-kedron-wild-b-b.ics"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { properties, events } = readCalendar(body);
    expect(properties.METHOD).toBe('PUBLISH');
    expect(events).toEqual([
      expect.objectContaining({
        UID: `${id}@localhost`,
        DTSTART: compact(inDays(14)),
        DTEND: compact(inDays(18)),
        SUMMARY: 'Kedron; "wild", <b>⛺</b>',
        LOCATION: 'Riverside flat, 1 River Rd, Kedron',
        GEO: '-27.4;153.03',
        URL: `http://localhost:3000/trip/${id}`,
        STATUS: 'CONFIRMED',
      }),
    ]);
  });

  test('people who are going read of the booking and their own pitch, and others don’t', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const trip = await plan(mia, { invitees: [tom.email] });
    const booking = {
      status: 'booked',
      reference: 'PF-2781',
      check_in: '13:00',
      pitches: [{ name: 'River 4' }],
    };
    const { body } = await postBooking(trip.id, booking, mia);
    await placeOn(trip.id, body.booking, ['River 4', trip.id], mia);
    const said = 'Booked, number PF-2781: check in from 1 pm';
    const description = async (as: Person) => (await eventFor(trip.id, as))?.DESCRIPTION;
    expect(await description(mia)).toContain(`\n${said}\nYour pitch: River 4\nhttp`);
    expect(await description(tom)).not.toContain('PF-2781');
    await answerTrip(tom.viewer, trip.id, true);
    expect(await description(tom)).toContain(`\n${said}\nhttp`);
  });

  test('all versions are one event: it counts its changes, and is cancelled when the trip is called off', async () => {
    const mia = await person();
    const { id } = await plan(mia);
    const before = await eventFor(id, mia);
    await db.trip.update({ where: { id }, data: { version: { increment: 1 }, name: 'Winter' } });
    const renamed = await eventFor(id, mia);
    expect(renamed).toMatchObject({ UID: before?.UID, SUMMARY: 'Winter' });
    expect(Number(renamed?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
    await db.trip.update({ where: { id }, data: { version: { increment: 1 }, calledOffAt: new Date() } });
    const off = await eventFor(id, mia);
    expect(off).toMatchObject({ UID: before?.UID, STATUS: 'CANCELLED' });
    expect(Number(off?.SEQUENCE)).toBeGreaterThan(Number(renamed?.SEQUENCE));
  });

  test('an invitee’s event is tentative until they are going; it holds nobody’s address', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id } = await plan(mia, { invitees: [tom.email] });
    expect(await eventFor(id, tom)).toMatchObject({ STATUS: 'TENTATIVE' });
    await answerTrip(tom.viewer, id, true);
    const { body } = await read(id, tom);
    expect(readCalendar(body).events[0]).toMatchObject({ STATUS: 'CONFIRMED' });
    expect(body).toContain('DESCRIPTION:Organised by Mia');
    expect(body).not.toMatch(/@example|mailto|ATTENDEE|ORGANIZER/);
  });

  test('a stranger’s site that has turned private is only a name', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(tom, { shared: true, address: '1 Secret Rd' });
    const { id } = await plan(mia, { location_id: site.id });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
    const event = await eventFor(id, mia);
    expect(event?.LOCATION).toBe('Riverside flat');
    expect(event).not.toHaveProperty('GEO');
  });

  test('costs one query besides the session’s', async () => {
    const mia = await person();
    const { id } = await plan(mia);
    expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
  });
});
