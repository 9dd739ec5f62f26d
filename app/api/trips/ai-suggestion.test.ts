import { db } from '@/lib/server/db/client';
import type { Trip, TripLocation } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { noTown, said } from '@/tests/factories/suggestions';
import { invitationOf, party, plan, tripForm } from '@/tests/factories/trips';
import { GET as readLocation } from './[id]/location/route';
import { PATCH } from './[id]/route';
import { POST } from './route';

interface Refusal {
  error: string;
  fields?: Record<string, string>;
}

const unknown = '018f3c5e-7d2a-7000-8000-000000000000';
const byTheName = { location_id: null, location_name: 'Wombat Hollow', location_url: null };

const create = (as: Person, body: object) =>
  call<{ trip: Trip } & Refusal>(POST, 'POST', {
    as,
    body: { ...tripForm(), location_name: undefined, location_url: undefined, ...body },
  });
const change = ({ id }: Trip, as: Person, body: object) =>
  call<{ trip: Trip } & Refusal>(PATCH, 'PATCH', { as, params: { id }, body });
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

  test.each([unknown, 'nonsense', '🏕️', "'; drop table trips; --", 'x'.repeat(100)])(
    'is not made, nor moved there, for an id that is none: %s',
    async (ai_suggestion) => {
      const { mia, trip } = await party();
      expect((await create(mia, { ai_suggestion })).status).toBe(404);
      expect((await change(trip, mia, { ai_suggestion })).status).toBe(404);
      expect(await db.trip.count({ where: { organiserId: mia.viewer.profileId } })).toBe(1);
      expect(await versionOf(trip)).toBe(0);
    },
  );

  test.each<[string, unknown]>([
    ['text of 500 characters', 'x'.repeat(500)],
    ['a number', 7],
    ['a character that cannot be saved', 'a\0b'],
    ['an object', { contains: '' }],
  ])('%s is refused at the field', async (_, ai_suggestion) => {
    const { mia, trip } = await party();
    for (const refused of [await create(mia, { ai_suggestion }), await change(trip, mia, { ai_suggestion })])
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['ai_suggestion']]);
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

  test('needs a name where the suggestion is null', async () => {
    const { mia, trip } = await party();
    for (const refused of [
      await create(mia, { ai_suggestion: null }),
      await change(trip, mia, { ai_suggestion: null }),
    ])
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['location_name']]);
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
    expect(await db.changeNotice.count({ where: { tripId: trip.id, dueAt: { not: null } } })).toBeGreaterThan(
      0,
    );
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
