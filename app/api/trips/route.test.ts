import { addDays, earliestToday } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import type { NewTrip, Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { inDays, tripForm } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { GET, POST } from './route';

interface Refusal {
  error: string;
  fields?: Record<string, string>;
}

const list = async (as: Person) => (await call<{ trips: Trip[] }>(GET, 'GET', { as })).body.trips;

type Caller = Pick<Person, 'cookie'>;

const create = (as: Caller, changes: Partial<Record<keyof NewTrip, unknown>> = {}, headers = {}) =>
  call<{ trip: Trip } & Refusal>(POST, 'POST', { as, body: { ...tripForm(), ...changes }, headers });

const tripsOf = (organiser: Person) =>
  db.trip.findMany({
    where: { organiserId: organiser.viewer.profileId },
    include: { households: { where: { origin: 'email' } } },
  });

describe('access', () => {
  test('the signed-out are asked to log in', async () => {
    expect((await call(GET, 'GET')).status).toBe(401);
    expect((await call(POST, 'POST', { body: tripForm() })).status).toBe(401);
  });

  test('a person without a profile is asked to complete it', async () => {
    const as = await newcomer();
    expect((await call(GET, 'GET', { as })).status).toBe(403);
    expect((await create(as)).status).toBe(403);
  });
});

describe('planning a trip', () => {
  test('a note is in the mail of everybody who is invited with it', async () => {
    const mia = await person('Mia');
    const invitees = [uniqueEmail(), uniqueEmail()];
    expect((await create(mia, { invitees, note: ' Bring bikes ' })).status).toBe(201);
    for (const address of invitees) {
      expect((await deliveredMail(address))[0]?.text).toContain('Mia writes:\n> Bring bikes\n\n');
    }
    expect((await create(mia, { note: 'a'.repeat(501) })).body.fields).toHaveProperty('note');
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

  test.each([['  '], [''], [null], [undefined]])('the name may be left blank: %j', async (tripName) => {
    const { status, body } = await create(await person(), { tripName });
    expect([status, body.trip.trip_name]).toEqual([201, null]);
  });

  test('a trip may start today and end the same day', async () => {
    const { status } = await create(await person(), { start_date: inDays(0), end_date: inDays(0) });
    expect(status).toBe(201);
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

  test.each(['not an id', '018f3c5e-7d2a-7000-8000-000000000000'])(
    'a campsite that is not there is not found: %s',
    async (location_id) => {
      const mia = await person();
      expect((await create(mia, { location_id })).status).toBe(404);
      expect(await tripsOf(mia)).toEqual([]);
    },
  );

  test('nobody can plan a trip at another person’s private site; anybody can at a shared one', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [hidden, shared] = [await siteOf(tom), await siteOf(tom, { shared: true })];
    expect((await create(mia, { location_id: hidden.id })).status).toBe(404);
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

describe('bad input names its field', () => {
  test.each<[string, Partial<Record<keyof NewTrip, unknown>>]>([
    ['end_date', { start_date: inDays(5), end_date: inDays(4) }],
    ['start_date', { start_date: addDays(earliestToday(), -1), end_date: inDays(4) }],
    ['end_date', { start_date: inDays(1), end_date: inDays(182) }],
    ['start_date', { start_date: inDays(3 * 366 + 1), end_date: inDays(3 * 366 + 2) }],
    ['start_date', { start_date: '2027-02-30' }],
    ['start_date', { start_date: '01/02/2027' }],
    ['end_date', { end_date: null }],
    ['start_date', { start_date: 20270101 }],
    ['tripName', { tripName: 'x'.repeat(81) }],
    ['tripName', { tripName: 'a\0b' }],
    ['tripName', { tripName: { contains: '' } }],
    ['location_name', { location_name: ' ' }],
    ['location_name', { location_name: 'x'.repeat(81) }],
    ['location_url', { location_url: 'javascript:alert(1)' }],
    ['location_id', { location_id: 7 }],
    ['invitees.1', { invitees: ['mia@example.com', 'no address'] }],
    ['invitees.0', { invitees: ['a@example.com\r\nbcc: b@example.com'] }],
    ['invitees', { invitees: 'mia@example.com' }],
    ['invitees', { invitees: Array.from({ length: 201 }, () => uniqueEmail()) }],
    ['owner_crew_member_ids', { owner_crew_member_ids: 'all' }],
    ['owner_ride_ids.0', { owner_ride_ids: [1] }],
  ])('%s', async (field, changes) => {
    const mia = await person();
    const { status, body } = await create(mia, changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
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
  expect((await call(POST, 'POST', { as: mia, body: form })).status).toBe(201);
});
