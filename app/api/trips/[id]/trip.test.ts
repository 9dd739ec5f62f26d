import { PATCH as answerLink } from '@/app/api/invites/[token]/route';
import { GET as list } from '@/app/api/trips/route';
import { db } from '@/lib/server/db/client';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { tripsInFeed } from '@/lib/trips/calendar/calendar-trips';
import { createFeed } from '@/lib/trips/calendar/feed';
import type { DatesPreview, Trip, TripLocation } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, joinConfirmed, sharedToken } from '@/tests/factories/share-link';
import { othersOn } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, moveTo, party, plan, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn } from '@/tests/mail';
import { PATCH as chooseWhoComes } from './attendance/route';
import { GET as readAttendees } from './attendees/route';
import { PATCH as answer } from './attending/route';
import { POST as previewDates } from './dates/preview/route';
import { PUT as hideTrip } from './hidden/route';
import { POST as invite } from './invitees/route';
import { GET as readLocation } from './location/route';
import { PATCH as changeTrip, DELETE as endTrip, GET as readTrip } from './route';

const read = (id: string, as?: Person) =>
  call<{ trip: Trip }>(readTrip, 'GET', { ...(as && { as }), params: { id } });
async function tripOf() {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  return { mia, tom, eve, trip: await plan(mia, { invitees: [tom.email] }) };
}

describe('reading a trip', () => {
  test('its organiser and its invitees see it, each with their own answer', async () => {
    const { mia, tom, trip } = await tripOf();
    expect((await read(trip.id, mia)).body).toEqual({ trip });
    expect((await read(trip.id, tom)).body).toEqual({
      trip: { ...trip, attending: null, status: 'Pending' },
    });
  });

  test('a stranger cannot tell that it exists', async () => {
    const { eve, trip } = await tripOf();
    const strange = await read(trip.id, eve);
    const missing = await read('018f3c5e-7d2a-7000-8000-000000000000', eve);
    expect([strange.status, strange.body]).toEqual([404, missing.body]);
    expect((await read('nonsense', eve)).body).toEqual(missing.body);
  });

  test('costs one query besides the session’s', async () => {
    const { tom, trip } = await tripOf();
    expect((await countQueries(() => read(trip.id, tom))).queries).toHaveLength(2);
  });
});

describe('changing a trip', () => {
  const read = async (id: string, as: Person) =>
    (await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id } })).body.trip;
  const change = (id: string, body: unknown, as?: Person) =>
    call<{ trip: Trip; error?: string; fields?: object }>(changeTrip, 'PATCH', {
      ...(as && { as }),
      params: { id },
      body,
    });

  const newDates = { start_date: inDays(40), end_date: inDays(42) };
  const newSite = { location_id: null, location_name: 'Carnarvon Gorge', location_url: null };
  const versionOf = async ({ id }: Trip) => (await db.trip.findUniqueOrThrow({ where: { id } })).version;

  test('the organiser and a co-organiser change the dates, the name and the site', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    for (const as of [mia, tom])
      for (const body of [newDates, { tripName: 'Whitsun' }, newSite])
        expect((await change(trip.id, body, as)).status).toBe(200);
    expect(await read(trip.id, mia)).toEqual({ ...trip, trip_name: 'Whitsun', ...newDates, ...newSite });
  });

  describe('input', () => {
    test('that is bad is refused at its fields, and changes nothing', async () => {
      const { mia, trip } = await party();
      const refused = await change(trip.id, { tripName: 'x'.repeat(81), location_id: null }, mia);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
        400,
        ['tripName', 'location_name'],
      ]);
      expect(await read(trip.id, mia)).toEqual(trip);
      expect(await versionOf(trip)).toBe(0);
    });

    test('a name can be cleared, and omitted fields stay', async () => {
      const { mia, trip } = await party();
      expect((await change(trip.id, { tripName: ' ' }, mia)).body.trip).toEqual({ ...trip, trip_name: null });
    });
  });

  describe('the site', () => {
    test('a campsite brings its own name and URL', async () => {
      const { mia, trip } = await party();
      const site = await siteOf(mia, { name: 'Riverside flat' });
      const { body } = await change(trip.id, { location_id: site.id, location_name: 'Elsewhere' }, mia);
      expect(body.trip).toMatchObject({
        location_id: site.id,
        location_name: 'Riverside flat',
        location_url: null,
      });
    });

    test('nobody can move a trip to others’ private sites, and only the organiser to their own', async () => {
      const { mia, tom, eve, trip } = await party();
      await appoint(trip, tom);
      const [hidden, own, shared] = [
        await siteOf(eve),
        await siteOf(tom),
        await siteOf(eve, { shared: true }),
      ];
      expect((await change(trip.id, { location_id: hidden.id }, mia)).status).toBe(404);
      expect((await change(trip.id, { location_id: 'nonsense' }, mia)).status).toBe(404);
      const refused = await change(trip.id, { location_id: own.id }, tom);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['location_id']]);
      expect(await read(trip.id, mia)).toEqual(trip);
      expect((await change(trip.id, { location_id: shared.id }, tom)).status).toBe(200);
    });
  });

  describe('people who are going are asked to confirm', () => {
    test.each([newDates, newSite])('after a change of %j, until they answer again', async (body) => {
      const { mia, tom, ann, trip } = await party();
      await change(trip.id, body, mia);
      expect(await read(trip.id, tom)).toMatchObject({ status: 'Going', reconfirm: true });
      expect([(await read(trip.id, mia)).reconfirm, (await read(trip.id, ann)).reconfirm]).toEqual([
        false,
        false,
      ]);
      await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: true } });
      expect(await read(trip.id, tom)).toMatchObject({ status: 'Going', reconfirm: false });
    });

    test('a new name, or the same values again, asks nobody', async () => {
      const { mia, tom, trip } = await party();
      const { start_date, end_date, location_name, location_url } = trip;
      await change(trip.id, { tripName: 'Whitsun' }, mia);
      await change(trip.id, { start_date, end_date, location_name, location_url }, mia);
      expect((await read(trip.id, tom)).reconfirm).toBe(false);
      expect(await versionOf(trip)).toBe(1);
    });

    test('the agreed values survive several changes; once the trip is back at them, nobody is asked any more', async () => {
      const { mia, tom, trip } = await party();
      const { start_date, end_date } = trip;
      await change(trip.id, newDates, mia);
      await change(trip.id, newSite, mia);
      expect((await invitationOf(trip, tom.email)).agreedTo).toMatchObject({
        start_date,
        location_name: trip.location_name,
      });
      await change(
        trip.id,
        { start_date, end_date, location_name: trip.location_name, location_url: trip.location_url },
        mia,
      );
      expect((await read(trip.id, tom)).reconfirm).toBe(false);
    });

    test('a co-organiser is not asked about their own change', async () => {
      const { tom, trip } = await party();
      await appoint(trip, tom);
      await change(trip.id, newDates, tom);
      expect((await read(trip.id, tom)).reconfirm).toBe(false);
    });
  });
});

describe('calling a trip off', () => {
  const callOff = (id: string, as?: Person) =>
    call<{ error?: string }>(endTrip, 'DELETE', { ...(as && { as }), params: { id } });
  const newDates = { start_date: inDays(40), end_date: inDays(42) };

  test('everybody on the trip can still read it, marked as called off', async () => {
    const { mia, tom, zoe, trip } = await party();
    expect((await callOff(trip.id, mia)).body).toEqual({ id: trip.id });
    for (const as of [mia, tom, zoe]) {
      const one = await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id: trip.id } });
      expect(one.body.trip).toMatchObject({ called_off: true, trip_name: 'Easter at Bendeela' });
      const { trips } = (await call<{ trips: Trip[] }>(list, 'GET', { as })).body;
      expect(trips).toEqual([one.body.trip]);
    }
  });

  test('nothing of it can be answered or changed any more, with a message', async () => {
    const { mia, tom, ann, trip } = await party();
    const token = invitationIn((await deliveredMail(ann.email))[0]);
    await callOff(trip.id, mia);
    const params = { id: trip.id };
    const refused = [
      await callOff(trip.id, mia),
      await call(changeTrip, 'PATCH', { as: mia, params, body: newDates }),
      await call(answer, 'PATCH', { as: tom, params, body: { attending: false } }),
      await call(answer, 'PATCH', { as: mia, params, body: { attending: true } }),
      await call(chooseWhoComes, 'PATCH', {
        as: mia,
        params,
        body: { attending: true, crew_member_ids: [mia.camperId] },
      }),
      await call(answerLink, 'PATCH', { as: ann, params: { token }, body: { attending: true } }),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([409, { error: 'This trip was called off.' }]);
    }
  });

  describe('two requests at once end in one consistent state', () => {
    const rounds = Array.from({ length: 4 }, (_, round) => round);

    test.each(rounds)('calling off while the trip is edited and answered (%i)', async () => {
      const { mia, tom, ann, trip } = await party();
      await appoint(trip, tom);
      const params = { id: trip.id };
      const body = { attending: true };
      const responses = await Promise.all([
        call(changeTrip, 'PATCH', { as: tom, params, body: newDates }),
        call(answer, 'PATCH', { as: ann, params, body }),
        callOff(trip.id, mia),
        callOff(trip.id, mia),
        call(changeTrip, 'PATCH', { as: mia, params, body: { tripName: 'Whitsun' } }),
      ]);
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect(
        responses
          .slice(2, 4)
          .map(({ status }) => status)
          .sort(),
      ).toEqual([200, 409]);
      expect((await toldSince(ann.email)).filter((subject) => subject?.endsWith('is off'))).toHaveLength(1);
      const saved = await db.trip.findUniqueOrThrow({ where: { id: trip.id } });
      const changed = [responses[0], responses[2], responses[3], responses[4]].filter(
        (each) => each?.status === 200,
      );
      expect(saved.version).toBe(changed.length);
      expect(saved.name).toBe(responses[4]?.status === 200 ? 'Whitsun' : 'Easter at Bendeela');
    });

    test.each(rounds)(
      'dates changed while answered: going to the old ones is to be confirmed (%i)',
      async () => {
        const { mia, tom, ann, trip } = await party();
        const params = { id: trip.id };
        const moved = [40, 50].map((days) =>
          call(changeTrip, 'PATCH', {
            as: mia,
            params,
            body: { start_date: inDays(days), end_date: inDays(days + 2) },
          }),
        );
        const answered = [ann, tom, ann, tom].map((as, index) =>
          call(answer, 'PATCH', { as, params, body: { attending: index < 2 } }),
        );
        for (const { status } of await Promise.all([...moved, ...answered])) expect(status).toBe(200);
        const households = await othersOn(trip);
        for (const { attending, reconfirm, id } of households) {
          if (!attending) expect(reconfirm).toBe(false);
          const crew = await db.tripPerson.count({
            where: { tripId: trip.id, householdId: id },
          });
          expect(crew).toBe(attending ? 1 : 0);
        }
      },
    );
  });
});

describe('a trip that is over', () => {
  const refusal = { status: 409, body: { error: 'This trip is over.' } };

  test('neither the organiser nor a co-organiser can invite to a trip that is over', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const late = uniqueEmail('late');
    const send = (as: typeof mia) =>
      call(invite, 'POST', { as, params: { id: trip.id }, body: { invitees: [late] } });
    await moveTo(trip, -1, 0);
    expect(await send(mia)).toMatchObject({ status: 200, body: { invited: 1 } });
    await moveTo(trip, -9, -2);
    expect(await send(mia)).toMatchObject(refusal);
    expect(await send(tom)).toMatchObject(refusal);
  });

  test('a trip that is over can’t be called off, and nobody is told so', async () => {
    const { mia, ann, trip } = await party();
    await moveTo(trip, -9, -2);
    expect(await call(endTrip, 'DELETE', { as: mia, params: { id: trip.id } })).toMatchObject(refusal);
    expect(await toldSince(ann.email)).toEqual([]);
  });

  test('a trip with the wrong year can still be moved, and then takes invitees again', async () => {
    const { mia, trip } = await party();
    await moveTo(trip, -9, -2);
    const params = { id: trip.id };
    const dates = { start_date: inDays(30), end_date: inDays(32) };
    const moved = await call<{ trip: Trip }>(changeTrip, 'PATCH', { as: mia, params, body: dates });
    expect(moved).toMatchObject({ status: 200, body: { trip: dates } });
    const body = { invitees: [uniqueEmail()] };
    expect((await call(invite, 'POST', { as: mia, params, body })).status).toBe(200);
  });
});

describe('what other dates would change', () => {
  // The trip starts in 14 days and ends in 17 days.
  const datesFrom = (first: number, last: number) => ({ start_date: inDays(first), end_date: inDays(last) });

  const preview = (id: string, as: Person | undefined, first: number, last: number) =>
    call<DatesPreview & { fields?: object }>(previewDates, 'POST', {
      ...(as && { as }),
      params: { id },
      body: datesFrom(first, last),
    });

  const comesOn = (
    { viewer, camperId }: Person,
    id: string,
    arrive_on: string | null,
    leave_on: string | null,
  ) =>
    saveAttendance(viewer, id, {
      attending: true,
      crew_member_ids: [camperId],
      arrive_on,
      leave_on,
    });

  async function tomComesLate() {
    const story = await party();
    const { tom, trip } = story;
    await comesOn(tom, trip.id, inDays(15), null);
    return { ...story, household_id: (await invitationOf(trip, tom.email)).id };
  }

  test('a stay that begins a day late keeps that, and is marked as cut where nights are lost', async () => {
    const { mia, trip, household_id } = await tomComesLate();
    const tom = { household_id, name: 'Tom', leave_on: null };
    const tomOn = async (first: number, last: number) =>
      (await preview(trip.id, mia, first, last)).body.households;
    expect(await tomOn(20, 23)).toEqual([{ ...tom, arrive_on: inDays(21), cut: false }]);
    expect(await tomOn(14, 16)).toEqual([{ ...tom, arrive_on: inDays(15), cut: true }]);
    expect(await tomOn(14, 15)).toEqual([{ ...tom, arrive_on: null, cut: true }]);
    expect(await tomOn(14, 18)).toEqual([]);
    expect(await tomOn(14, 17)).toEqual([]);
  });

  test('the preview shows what a change then does, and changes nothing itself', async () => {
    const { mia, trip, household_id } = await tomComesLate();
    const before = await db.household.findUnique({
      where: { tripId_id: { tripId: trip.id, id: household_id } },
    });
    const [said] = (await preview(trip.id, mia, 20, 22)).body.households;
    const after = await db.household.findUnique({
      where: { tripId_id: { tripId: trip.id, id: household_id } },
    });
    expect(after).toEqual(before);
    await call(changeTrip, 'PATCH', { as: mia, params: { id: trip.id }, body: datesFrom(20, 22) });
    const { body } = await call<{ attendees: object[] }>(readAttendees, 'GET', {
      as: mia,
      params: { id: trip.id },
    });
    expect(body.attendees.at(-1)).toMatchObject({ arrive_on: said?.arrive_on, leave_on: said?.leave_on });
  });

  test('a household that came by the link and has confirmed no address can’t be told', async () => {
    const { mia, trip } = await party();
    const token = await sharedToken(trip.id, mia);
    await join(token, alone('Priya'));
    await joinConfirmed(token, 'Kim');
    const { untold } = (await preview(trip.id, mia, 20, 23)).body;
    expect(untold).toEqual([{ household_id: expect.any(String), name: 'Priya' }]);
    expect((await preview(trip.id, mia, 14, 17)).body.untold).toEqual([]);
  });

  test('dates that no trip can have are refused at their field', async () => {
    const { mia, trip } = await party();
    const { status, body } = await preview(trip.id, mia, 23, 20);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['end_date']]);
  });
});

describe('the site of a trip', () => {
  const read = (id: string, as?: Person) =>
    call<TripLocation>(readLocation, 'GET', { ...(as && { as }), params: { id } });

  test('an organiser’s private site is visible to invitees', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia, { features: ['Toilets', 'Fire pit'], lacks: ['Showers'] });
    const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
    const { status, body } = await read(trip.id, tom);
    expect(status).toBe(200);
    expect(body.location).toMatchObject({
      id: site.id,
      name: 'Riverside flat',
      latitude: site.latitude,
      share_flag: false,
    });
    const anId = expect.any(String);
    expect(body.features).toEqual([
      { id: anId, name: 'Fire pit' },
      { id: anId, name: 'Toilets' },
    ]);
    expect(body.location.site_features).toEqual(body.features.map(({ id }) => id));
  });

  test('an AI’s site has a name and a URL, and null for the rest', async () => {
    const mia = await person();
    const trip = await plan(mia);
    const { body } = await read(trip.id, mia);
    const { name, campsite_url, ...rest } = body.location;
    expect([name, campsite_url]).toEqual(['Bendeela Recreation Area', 'https://example.com/bendeela']);
    expect(Object.values(rest)).toEqual(Object.keys(rest).map(() => null));
    expect(Object.keys(rest)).toEqual(expect.arrayContaining(['id', 'address', 'latitude', 'drivetrain']));
    expect(body.features).toEqual([]);
  });

  test('a stranger’s site that has turned private is only a name', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(tom, { shared: true });
    const trip = await plan(mia, { location_id: site.id });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
    expect((await read(trip.id, mia)).body.location).toMatchObject({
      name: 'Riverside flat',
      latitude: null,
    });
  });

  test('a deleted site keeps its name', async () => {
    const mia = await person();
    const site = await siteOf(mia);
    const trip = await plan(mia, { location_id: site.id });
    await db.campsite.delete({ where: { id: site.id } });
    expect((await read(trip.id, mia)).body.location).toMatchObject({ id: null, name: 'Riverside flat' });
  });

  test('costs one query besides the session’s', async () => {
    const mia = await person();
    const site = await siteOf(mia, { features: ['Toilets', 'Fire pit', 'Water'] });
    const trip = await plan(mia, { location_id: site.id });
    expect((await countQueries(() => read(trip.id, mia))).queries).toHaveLength(2);
  });
});

describe('hiding a trip', () => {
  const hide = (id: string, hidden: unknown, as?: Person) =>
    call(hideTrip, 'PUT', { ...(as && { as }), params: { id }, body: { hidden } });
  const listed = async (as: Person, query?: Record<string, string>) =>
    (await call<{ trips: Trip[] }>(list, 'GET', { as, ...(query && { query }) })).body.trips.map(
      ({ id }) => id,
    );

  test('a hidden trip is in a list of its own until it is shown again, and can still be opened', async () => {
    const { mia, ann, trip } = await party();
    const { status, body } = await hide(trip.id, true, ann);
    expect([status, body]).toEqual([200, { hidden: true }]);
    expect((await hide(trip.id, true, ann)).status).toBe(200);
    expect(await listed(ann)).toEqual([]);
    expect(await listed(ann, { hidden: 'true' })).toEqual([trip.id]);
    expect((await call(readTrip, 'GET', { as: ann, params: { id: trip.id } })).status).toBe(200);
    expect(await listed(mia)).toEqual([trip.id]);
    expect(await listed(mia, { hidden: 'true' })).toEqual([]);

    expect((await hide(trip.id, false, ann)).body).toEqual({ hidden: false });
    expect(await listed(ann)).toEqual([trip.id]);
  });

  test('a calendar feed leaves a hidden trip out', async () => {
    const { tom, trip } = await party();
    const token = (await createFeed(tom.viewer)).url.split('/').at(-1) ?? '';
    expect((await tripsInFeed(token))?.map(({ id }) => id)).toEqual([trip.id]);
    await hide(trip.id, true, tom);
    expect(await tripsInFeed(token)).toEqual([]);
  });
});
