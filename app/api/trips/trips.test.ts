import { addDays, dateOf, dayOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import type { CopiedTrip } from '@/lib/trips/copy/schema';
import { setTakenAlong } from '@/lib/trips/copy/taken-along';
import { lineIdOf } from '@/lib/trips/gear/lines';
import type { NewTrip, Trip, TripLocation } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, carOf, childOf } from '@/tests/factories/seats';
import { noTown, said } from '@/tests/factories/suggestions';
import { postTodo } from '@/tests/factories/todos';
import { changeHousehold } from '@/tests/factories/trip-households';
import {
  appoint,
  broughtBy,
  inDays,
  invitationOf,
  moveTo,
  party,
  plan,
  tripForm,
} from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as copyTrip } from './[id]/copy/route';
import { GET as readLocation } from './[id]/location/route';
import { PATCH as changeTrip } from './[id]/route';
import { POST as createTrip, GET as listTrips } from './route';

interface Refusal {
  error: string;
  fields?: Record<string, string>;
}

const list = async (as: Person) => (await call<{ trips: Trip[] }>(listTrips, 'GET', { as })).body.trips;

type Caller = Pick<Person, 'cookie'>;

const create = (as: Caller, changes: Partial<Record<keyof NewTrip, unknown>> = {}, headers = {}) =>
  call<{ trip: Trip } & Refusal>(createTrip, 'POST', { as, body: { ...tripForm(), ...changes }, headers });

const tripsOf = (organiser: Person) =>
  db.trip.findMany({
    where: { organiserId: organiser.viewer.profileId },
    include: { households: { where: { origin: 'email' } } },
  });

describe('planning a trip', () => {
  test('a note is in the mail of everybody who is invited with it', async () => {
    const mia = await person('Mia');
    const invitees = [uniqueEmail(), uniqueEmail()];
    expect((await create(mia, { invitees, note: ' Bring bikes ' })).status).toBe(201);
    for (const address of invitees) {
      expect((await deliveredMail(address))[0]?.text).toContain('Mia writes:\n> Bring bikes\n\n');
    }
  });

  test('the organiser gets the whole trip back, and is going', async () => {
    const mia = await person('Mia');
    const { status, body } = await create(mia);
    expect(status).toBe(201);
    expect(body).toEqual({
      trip: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        trip_name: 'Easter at Bendeela',
        creator_profile_id: mia.viewer.profileId,
        creator_name: 'Mia',
        location_name: 'Bendeela Recreation Area',
        start_date: inDays(14),
        end_date: inDays(17),
        dates_open: false,
        site_open: false,
        vote_closes_on: null,
        attending: true,
        location_id: null,
        location_url: 'https://example.com/bendeela',
        status: 'Going',
        called_off: false,
        reconfirm: false,
        co_organiser: false,
        meeting_point: null,
        meeting_time: null,
        meeting_latitude: null,
        meeting_longitude: null,
        uhf_channel: null,
      },
    });
    expect(await list(mia)).toEqual([body.trip]);
  });

  test('the name may be left blank, and the trip may start today and end the same day', async () => {
    const mia = await person();
    for (const tripName of ['  ', '', null, undefined]) {
      const day = { start_date: inDays(0), end_date: inDays(0) };
      const { status, body } = await create(mia, { tripName, ...day });
      expect([status, body.trip.trip_name]).toEqual([201, null]);
    }
  });

  test('a campsite’s own name and URL override those that are sent with it', async () => {
    const mia = await person();
    const site = await siteOf(mia, { name: 'Riverside flat' });
    const { body } = await create(mia, {
      location_id: site.id,
      location_name: 'Somewhere else',
      location_url: 'https://evil.example',
    });
    expect(body.trip).toMatchObject({
      location_id: site.id,
      location_name: 'Riverside flat',
      location_url: null,
    });
  });

  test('nobody can plan a trip at another person’s private site or one that isn’t there; anybody can at a shared one', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [hidden, shared] = [await siteOf(tom), await siteOf(tom, { shared: true })];
    for (const location_id of [hidden.id, 'not an id', '018f3c5e-7d2a-7000-8000-000000000000'])
      expect((await create(mia, { location_id })).status).toBe(404);
    expect(await tripsOf(mia)).toEqual([]);
    expect((await create(mia, { location_id: shared.id })).status).toBe(201);
  });

  test('twenty submissions of one form at once create one trip and get the same response', async () => {
    const mia = await person();
    const invitees = [uniqueEmail(), uniqueEmail()];
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => create(mia, { invitees }, { 'idempotency-key': 'one' })),
    );
    const trips = await tripsOf(mia);
    expect(trips).toHaveLength(1);
    expect(trips[0]?.households).toHaveLength(2);
    expect(responses.map(({ status, body }) => [status, body.trip.id])).toEqual(
      responses.map(() => [201, trips[0]?.id]),
    );
  });
});

describe('input', () => {
  test('that is bad is refused at its fields, and no trip is made', async () => {
    const mia = await person();
    const { status, body } = await create(mia, { tripName: 'x'.repeat(81), start_date: '2027-02-30' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['tripName', 'start_date']]);
    expect(await tripsOf(mia)).toEqual([]);
  });

  test('unknown fields are ignored', async () => {
    const mia = await person();
    const { status, body } = await create(mia, { organiser_id: 'x', id: 'y' } as object);
    expect(status).toBe(201);
    expect(body.trip.creator_profile_id).toBe(mia.viewer.profileId);
  });
});

test('null in an optional list means not given', async () => {
  const mia = await person('Mia');
  const form = tripForm({ invitees: null, owner_crew_member_ids: null, owner_ride_ids: null });
  expect((await call(createTrip, 'POST', { as: mia, body: form })).status).toBe(201);
});

describe('the list of trips', () => {
  const list = async (as: Person) => (await call<{ trips: Trip[] }>(listTrips, 'GET', { as })).body.trips;

  test('the list holds the trips that a person organises or is invited to, with their answer, and no others', async () => {
    const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
    const own = await plan(tom, { tripName: 'Own' });
    const asked = await plan(mia, { tripName: 'Asked', invitees: [tom.email.toUpperCase()] });
    expect((await list(tom)).map(({ id, status, attending }) => [id, status, attending]).sort()).toEqual(
      [
        [own.id, 'Going', true],
        [asked.id, 'Pending', null],
      ].sort(),
    );
    expect(await list(eve)).toEqual([]);
  });

  test('the list begins with the next trip and ends with the one furthest in the past', async () => {
    const mia = await person();
    const ids = [];
    for (const days of [30, 3, 9, 1]) {
      ids.push((await plan(mia, { start_date: inDays(days), end_date: inDays(days + 1) })).id);
    }
    const past = { startDate: new Date(inDays(-9)), endDate: new Date(inDays(-8)) };
    await db.trip.update({ where: { id: ids[0] ?? '' }, data: past });
    expect((await list(mia)).map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]]);
  });

  test('the list costs one query besides the session’s, however many trips there are', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const queriesWith = async (trips: number) => {
      const { result, queries } = await countQueries(() => list(mia));
      expect(result).toHaveLength(trips);
      return queries.length;
    };
    await plan(mia);
    expect(await queriesWith(1)).toBe(2);
    const site = await siteOf(tom, { shared: true });
    for (let trip = 0; trip < 20; trip++) {
      await plan(trip % 2 ? mia : tom, {
        location_id: site.id,
        invitees: [trip % 2 ? tom.email : mia.email],
      });
    }
    expect(await queriesWith(21)).toBe(2);
  });
});

describe('whom the organiser brings', () => {
  const create = (as: Person, changes: Partial<Record<keyof NewTrip, unknown>>) =>
    call<{ trip: Trip; fields?: Record<string, string> }>(createTrip, 'POST', {
      as,
      body: { ...tripForm(), ...changes },
    });

  const tripsOf = (organiser: Person) =>
    db.trip.findMany({ where: { organiserId: organiser.viewer.profileId } });

  /** Returns the people and vehicles that the organiser brings on their only trip. */
  async function broughtOn(organiser: Person) {
    const [trip] = await tripsOf(organiser);
    return broughtBy(trip?.id ?? '', organiser.viewer.profileId);
  }

  describe('the people and vehicles that the organiser brings', () => {
    const ride = (owner: Person) =>
      db.ride.create({
        data: { profileId: owner.viewer.profileId, type: 'boat', boatType: 'Paddleboat' },
      });
    const pet = (owner: Person) =>
      db.crewMember.create({
        data: { profileId: owner.viewer.profileId, type: 'pet', name: 'Biscuit', petType: 'Dog' },
      });

    test.each([[undefined], [[]]])(
      'nobody chosen (%j) means their own camper',
      async (owner_crew_member_ids) => {
        const mia = await person();
        await create(mia, { owner_crew_member_ids });
        expect(await broughtOn(mia)).toEqual({ crew: [mia.camperId], rides: [] });
      },
    );

    test('the chosen crew and rides come along', async () => {
      const mia = await person();
      const [dog, boat] = [await pet(mia), await ride(mia)];
      await create(mia, {
        owner_crew_member_ids: [mia.camperId, dog.id, dog.id],
        owner_ride_ids: [boat.id],
      });
      expect(await broughtOn(mia)).toEqual({ crew: [mia.camperId, dog.id].sort(), rides: [boat.id] });
    });

    test('ids of other people, invalid ids, ids of the other kind and only a dog are refused, and nothing is saved', async () => {
      const [mia, tom] = [await person('Mia'), await person('Tom')];
      const refused = [
        { owner_crew_member_ids: [mia.camperId, tom.camperId] },
        { owner_crew_member_ids: ['nonsense'] },
        { owner_crew_member_ids: [(await pet(mia)).id] },
        { owner_ride_ids: [(await ride(tom)).id] },
        // These ids belong to Mia but are of the other kind: a ride's id as a crew member, and a
        // person's id as a ride.
        { owner_crew_member_ids: [mia.camperId, (await ride(mia)).id] },
        { owner_ride_ids: [mia.camperId] },
      ];
      for (const changes of refused) {
        const { status, body } = await create(mia, { ...changes, invitees: [uniqueEmail()] });
        expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(changes)]);
      }
      expect(await tripsOf(mia)).toEqual([]);
    });
  });
});

describe('a party that is counted', () => {
  const ours = {
    adults: 2,
    children: 2,
    toddlers: 0,
    babies: 1,
    pets: [{ pet_type: 'Dog' }, { pet_type: 'Dog' }, { pet_type: 'Cat', name: 'Tabby' }],
    cars: [{ drivetrain: '4 Wheel Drive', seats: 5 }],
    trailers: [{ trailer_type: 'Caravan' }],
  };
  const noLists = { owner_crew_member_ids: null, owner_ride_ids: null };

  const create = (as: Person, party: object, lists: object = noLists, headers = {}) =>
    call<{ trip: { id: string }; fields?: Record<string, string> }>(createTrip, 'POST', {
      as,
      body: { ...tripForm(), ...lists, party },
      headers,
    });

  async function householdOf({ viewer: { profileId } }: Person) {
    const [crew, rides, people, vehicles] = await Promise.all([
      db.crewMember.findMany({ where: { profileId }, orderBy: [{ isOwner: 'desc' }, { id: 'asc' }] }),
      db.ride.findMany({ where: { profileId }, orderBy: { type: 'asc' } }),
      db.tripPerson.count({ where: { crewMember: { profileId } } }),
      db.tripVehicle.count({ where: { ride: { profileId } } }),
    ]);
    return { crew: crew.map(({ name }) => name), rides, people, vehicles };
  }

  test('a counted party becomes crew and rides with plain names, and all of them come on the trip', async () => {
    const mia = await person('Mia');
    expect((await create(mia, ours)).status).toBe(201);
    const { crew, rides, people, vehicles } = await householdOf(mia);
    expect(crew).toEqual(['Mia', 'Adult 2', 'Child 1', 'Child 2', 'Baby 1', 'Dog', 'Dog 2', 'Tabby']);
    expect(rides).toMatchObject([
      { type: 'car', make: 'Car', drivetrain: '4 Wheel Drive', seats: 5 },
      { type: 'trailer', trailerType: 'Caravan' },
    ]);
    expect([people, vehicles]).toEqual([8, 2]);
  });

  test('a person alone is one adult, and brings nobody else', async () => {
    const mia = await person('Mia');
    expect((await create(mia, { adults: 1 })).status).toBe(201);
    expect(await householdOf(mia)).toEqual({ crew: ['Mia'], rides: [], people: 1, vehicles: 0 });
  });

  test.each([
    ['crew', { owner_crew_member_ids: [], owner_ride_ids: null }],
    ['rides', { owner_crew_member_ids: null, owner_ride_ids: [] }],
  ])('a party together with a list of %s is refused', async (_, lists) => {
    const mia = await person('Mia');
    const { status, body } = await create(mia, ours, lists);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['party']]);
  });

  test.each(['a crew', 'a ride'])('a person who has %s already can’t count a party', async (what) => {
    const mia = await person('Mia');
    const { profileId } = mia.viewer;
    if (what === 'a crew')
      await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    else await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
    const { status, body } = await create(mia, ours);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['party']]);
    expect(await db.trip.count({ where: { organiserId: profileId } })).toBe(0);
  });

  test('of two trips at once with a party, one creates the household and the other is refused', async () => {
    const mia = await person('Mia');
    const both = await Promise.all([create(mia, ours), create(mia, ours)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await householdOf(mia)).crew).toHaveLength(8);
  });

  test('one form that is sent twice creates one household', async () => {
    const mia = await person('Mia');
    const key = { 'idempotency-key': 'one' };
    const [first, second] = [await create(mia, ours, noLists, key), await create(mia, ours, noLists, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.trip.id).toBe(first.body.trip.id);
    expect((await householdOf(mia)).crew).toHaveLength(8);
  });

  test('the largest party is accepted', async () => {
    const most = {
      adults: 30,
      children: 30,
      toddlers: 30,
      babies: 30,
      pets: Array.from({ length: 30 }, () => ({ pet_type: 'Dog' })),
      cars: Array.from({ length: 10 }, () => ({ drivetrain: 'All Wheel Drive', seats: 30 })),
    };
    const mia = await person('Mia');
    expect((await create(mia, most)).status).toBe(201);
    expect(await householdOf(mia)).toMatchObject({ people: 150, vehicles: 10 });
  });
});

describe('AI suggestions', () => {
  interface Refusal {
    error: string;
    fields?: Record<string, string>;
  }

  const unknown = '018f3c5e-7d2a-7000-8000-000000000000';
  const byTheName = { location_id: null, location_name: 'Wombat Hollow', location_url: null };

  const create = (as: Person, body: object) =>
    call<{ trip: Trip } & Refusal>(createTrip, 'POST', {
      as,
      body: { ...tripForm(), location_name: undefined, location_url: undefined, ...body },
    });
  const change = ({ id }: Trip, as: Person, body: object) =>
    call<{ trip: Trip } & Refusal>(changeTrip, 'PATCH', { as, params: { id }, body });
  const location = async ({ id }: Trip, as: Person) =>
    (await call<TripLocation>(readLocation, 'GET', { as, params: { id } })).body;
  const saidOf = async (trip: Trip, as: Person) => (await location(trip, as)).ai_suggestion?.suggestion_id;
  const versionOf = async ({ id }: Trip) => (await db.trip.findUniqueOrThrow({ where: { id } })).version;

  describe('a trip to an AI’s suggestion', () => {
    test('takes its name and URL from the stored suggestion, whatever is sent with the id', async () => {
      const [mia, { id }] = [await person('Mia'), await said()];
      const body = { ai_suggestion: id, location_name: 'Elsewhere', location_url: 'https://evil.example' };
      const { status, body: created } = await create(mia, body);
      expect(status).toBe(201);
      expect(created.trip).toMatchObject({
        location_id: null,
        location_name: 'Wombat Hollow',
        location_url: 'https://parks.example/wombat',
      });
    });

    test('shows everybody on it what the AI said, with the distance from their own home', async () => {
      const [mia, tom] = [await person('Mia'), await person('Tom', { postcode: '2000' })];
      const { id } = await said();
      const trip = await plan(mia, { ai_suggestion: id, invitees: [tom.email] });
      const { location: site, features, ai_suggestion } = await location(trip, mia);
      expect([site.id, site.drivetrain, features]).toEqual([null, null, []]);
      expect(ai_suggestion).toEqual({
        suggestion_id: id,
        name: 'Wombat Hollow',
        features: ['Toilets', 'Swimming hole'],
        access: '4 Wheel Drive',
        petFriendly: 'Yes',
        url: 'https://parks.example/wombat',
        town: 'Dayboro QLD',
        distance: expect.closeTo(31, 0),
        said_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      expect((await location(trip, tom)).ai_suggestion?.distance).toBeGreaterThan(500);
    });

    test('has no distance when the town is unknown, and no access or pets when the AI did not say', async () => {
      const [mia, { id }] = [await person(), await said({ ...noTown, access: null, petFriendly: null })];
      expect((await location(await plan(mia, { ai_suggestion: id }), mia)).ai_suggestion).toMatchObject({
        town: null,
        distance: null,
        access: 'Unknown',
        petFriendly: null,
      });
    });

    test('is not made, nor moved there, for an id that is none', async () => {
      const { mia, trip } = await party();
      for (const ai_suggestion of [unknown, 'nonsense', '🏕️', "'; drop table trips; --", 'x'.repeat(100)]) {
        expect((await create(mia, { ai_suggestion })).status).toBe(404);
        expect((await change(trip, mia, { ai_suggestion })).status).toBe(404);
      }
      expect(await db.trip.count({ where: { organiserId: mia.viewer.profileId } })).toBe(1);
      expect(await versionOf(trip)).toBe(0);
    });

    test('has one site: a campsite and a suggestion together are refused', async () => {
      const { mia, trip } = await party();
      const both = { location_id: (await siteOf(mia)).id, ai_suggestion: (await said()).id };
      for (const refused of [await create(mia, both), await change(trip, mia, both)]) {
        expect(refused.status).toBe(400);
        expect(refused.body.fields).toEqual({
          ai_suggestion: 'Please choose either a campsite or an AI suggestion.',
        });
      }
    });
  });

  describe('moving a trip', () => {
    test('to a suggestion keeps the suggestion, and attendees are asked and told', async () => {
      const { mia, tom, trip } = await party();
      const { id } = await said();
      const { status, body } = await change(trip, mia, { ai_suggestion: id, location_name: 'Elsewhere' });
      expect([status, body.trip.location_name]).toEqual([200, 'Wombat Hollow']);
      expect(await saidOf(trip, tom)).toBe(id);
      expect((await invitationOf(trip, tom.email)).reconfirm).toBe(true);
      expect(
        await db.changeNotice.count({ where: { tripId: trip.id, dueAt: { not: null } } }),
      ).toBeGreaterThan(0);
    });

    test('from a campsite to a suggestion and back leaves it at one of them each time', async () => {
      const mia = await person();
      const [site, { id }] = [await siteOf(mia), await said()];
      const trip = await plan(mia, { location_id: site.id });
      expect((await change(trip, mia, { ai_suggestion: id })).body.trip.location_id).toBeNull();
      expect(await saidOf(trip, mia)).toBe(id);
      expect((await change(trip, mia, { location_id: site.id })).body.trip.location_id).toBe(site.id);
      expect(await saidOf(trip, mia)).toBeUndefined();
      expect((await db.trip.findUniqueOrThrow({ where: { id: trip.id } })).suggestionId).toBeNull();
    });

    test('to a site that is only a name drops the suggestion; to the suggestion’s own name keeps it', async () => {
      const mia = await person();
      const { id } = await said({ url: null });
      const trip = await plan(mia, { ai_suggestion: id, location_url: null });
      for (const stays of [byTheName, { tripName: 'Whitsun' }]) {
        expect((await change(trip, mia, stays)).status).toBe(200);
        expect(await saidOf(trip, mia)).toBe(id);
      }
      await change(trip, mia, { ...byTheName, location_name: 'Possum Hollow' });
      expect(await saidOf(trip, mia)).toBeUndefined();
    });

    test('to a newer suggestion of the same site tells nobody', async () => {
      const { mia, trip } = await party(byTheName);
      const again = await said({ url: null });
      await change(trip, mia, { ai_suggestion: again.id });
      expect([await saidOf(trip, mia), await versionOf(trip)]).toEqual([again.id, 0]);
      expect(await db.changeNotice.count({ where: { tripId: trip.id, dueAt: { not: null } } })).toBe(0);
    });
  });

  test('a trip survives the deletion of its suggestion', async () => {
    const [mia, { id }] = [await person(), await said()];
    const trip = await plan(mia, { ai_suggestion: id });
    await db.aiSuggestion.delete({ where: { id } });
    const { location: site, ai_suggestion } = await location(trip, mia);
    expect([site.name, ai_suggestion]).toEqual(['Wombat Hollow', null]);
  });

  test('the database refuses a trip with both a campsite and a suggestion', async () => {
    const mia = await person();
    const [site, { id }] = [await siteOf(mia), await said()];
    const trip = await plan(mia, { location_id: site.id });
    await expect(db.trip.update({ where: { id: trip.id }, data: { suggestionId: id } })).rejects.toThrow(
      /trips_site_check/,
    );
  });
});

describe('copying a trip', () => {
  type Refusal = { error: string; fields?: Record<string, string> };

  const dates = { start_date: inDays(60), end_date: inDays(63) };
  const copy = (id: string, as?: Person, body: object = dates, headers = {}) =>
    call<CopiedTrip & Refusal>(copyTrip, 'POST', { ...(as && { as }), params: { id }, body, headers });
  const byEmail = (one: { email: string | null }, other: { email: string | null }) =>
    String(one.email).localeCompare(String(other.email));

  /** Adds gear needs and meals to a trip. */
  async function workOn(tripId: string, first: string) {
    const line = await db.gearLine.create({
      data: { tripId, name: 'Crab pots', needed: 2, addedBy: tripId },
    });
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
      day: dayOf(day),
      kind,
      title,
      notes,
      cooks: cooks.length,
      items: items.map(({ text, ticked }) => (ticked ? `${text} ticked` : text)),
    }));

  test('a past trip is copied with its name, site, needs and meals, and the people whom the reader had brought', async () => {
    const { mia, trip } = await party();
    const [kim, van] = [await childOf(mia, 'Kim'), await carOf(mia, 'Van')];
    await bring(mia, trip.id, [kim], [van]);
    await workOn(trip.id, trip.start_date);
    const days = (await meals(trip.id)).length;
    expect(days).toBe(4);
    const sent = { start_date: inDays(60), end_date: inDays(61) };
    const key = { 'idempotency-key': 'again' };
    const { status, body } = await copy(trip.id, mia, sent, key);
    expect(status).toBe(201);
    expect((await copy(trip.id, mia, sent, key)).body).toEqual(body);
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
        day: inDays(60),
        kind: 'dinner',
        title: 'Tacos',
        notes: 'Two without chilli',
        cooks: 0,
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

  test('whoever stays behind is left out for everybody, also when they were invited', async () => {
    const { mia, tom, zoe, trip } = await party();
    await setTakenAlong(tom.viewer, { taken_along: false });
    await setTakenAlong(zoe.viewer, { taken_along: false });
    expect((await copy(trip.id, mia)).body.invitees.map(({ name }) => name)).toEqual(['Ann', null]);
    await setTakenAlong(zoe.viewer, { taken_along: true });
    expect((await copy(trip.id, mia)).body.invitees).toHaveLength(3);
  });

  test('a former guest is suggested by the name they gave', async () => {
    const mia = await person('Mia');
    const address = uniqueEmail('guest');
    const trip = await plan(mia, { invitees: [address] });
    await changeHousehold(trip, address, { attending: true, name: 'Pat' });
    expect((await copy(trip.id, mia)).body.invitees).toEqual([{ name: 'Pat', email: address }]);
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
    const named = {
      location_id: '',
      location_name: 'Honeymoon Bay',
      location_url: 'https://example.com/bay',
    };
    expect((await copy(trip.id, mia, { ...dates, ...named, tripName: 'Spring' })).body.trip).toMatchObject({
      trip_name: 'Spring',
      location_id: null,
      location_name: 'Honeymoon Bay',
      location_url: 'https://example.com/bay',
    });
    expect(
      (await copy(trip.id, mia, { ...dates, location_id: site.id, tripName: '' })).body.trip,
    ).toMatchObject({
      trip_name: null,
      location_id: site.id,
      location_name: 'Our flat',
    });
  });

  test('bad input is refused at its field, and no trip is created', async () => {
    const { mia, trip } = await party();
    const refused = await copy(trip.id, mia, { start_date: inDays(5), end_date: inDays(4) });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['end_date']]);
    expect(await db.trip.count({ where: { organiserId: mia.viewer.profileId } })).toBe(1);
  });

  test('a copy counts towards a person’s limit of trips', async () => {
    const { tom, trip } = await party();
    await db.trip.createMany({
      data: Array.from({ length: 500 }, () => ({
        organiserId: tom.viewer.profileId,
        locationName: 'Bay',
        startDate: dateOf(inDays(5)),
        endDate: dateOf(inDays(6)),
      })),
    });
    expect((await copy(trip.id, tom)).status).toBe(409);
  });
});
