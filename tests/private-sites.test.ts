import { GET as readInvitation } from '@/app/api/invites/[token]/route';
import { POST as report } from '@/app/api/locations/[id]/report/route';
import { DELETE, GET, PUT } from '@/app/api/locations/[id]/route';
import { POST as searchMine } from '@/app/api/locations/my/route';
import { POST as searchShared } from '@/app/api/locations/public/route';
import { GET as lookUpFeatures } from '@/app/api/locations/site_features/lookup/route';
import { GET as readLocation } from '@/app/api/trips/[id]/location/route';
import { POST as createTrip, GET as listTrips } from '@/app/api/trips/route';
import type { SearchResponse, SiteDetail } from '@/lib/campsites/schema';
import { coverSeed } from '@/lib/cover-art/seed';
import { db } from '@/lib/server/db/client';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { listTrips as tripsWithCovers } from '@/lib/trips/list-trips';
import type { TripLocation } from '@/lib/trips/schema';
import { takeOff } from '@/tests/factories/trip-households';
import { call } from './call';
import { type Person, person } from './factories/people';
import { added } from './factories/site-form';
import { invitedToken, plan, tripForm } from './factories/trips';

const params = (id: string) => ({ id });
const locationOf = async (id: string, as: Person) => {
  const { status, body } = await call<TripLocation>(readLocation, 'GET', { as, params: params(id) });
  return status === 200 ? body.location : status;
};
const unshare = (site: SiteDetail, as: Person, more: object = {}) =>
  call(PUT, 'PUT', { as, params: params(site.id), body: { share_flag: false, ...more } });

/**
 * Returns the totals of two searches that would find the site, and the statuses of five requests
 * with its id. `nothing` is what a stranger gets.
 */
async function direct(site: SiteDetail, as: Person) {
  const search = { postcode: '4031', radius: 50, text: site.name };
  const one = { as, params: params(site.id) };
  const found = await Promise.all(
    [searchShared, searchMine].map((handler) =>
      call<SearchResponse>(handler, 'POST', { as, body: search }).then(({ body }) => body.total),
    ),
  );
  const statuses = await Promise.all([
    call(GET, 'GET', one),
    call(PUT, 'PUT', { ...one, body: { name: 'Mine' } }),
    call(DELETE, 'DELETE', one),
    call(report, 'POST', { ...one, body: { reason: 'wrong' } }),
    call(createTrip, 'POST', { as, body: tripForm({ location_id: site.id }) }),
  ]);
  return [...found, ...statuses.map(({ status }) => status)];
}

const nothing = [0, 0, 404, 404, 404, 404, 404];

test('no call reveals a private site to a stranger', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const feature = `Quokka hide ${Math.random()}`;
  const site = await added(mia, { name: `Paddock ${Math.random()}`, site_features: [feature] });
  const trip = await plan(mia, { location_id: site.id });
  expect(await direct(site, eve)).toEqual(nothing);
  expect(await locationOf(trip.id, eve)).toBe(404);
  const features = await call(lookUpFeatures, 'GET', { as: eve, query: { query: feature } });
  expect(features.body).toEqual([]);
  expect((await call<{ trips: unknown[] }>(listTrips, 'GET', { as: eve })).body.trips).toEqual([]);
});

test('people invited to its owner’s trip there see the site through that trip, and nowhere else', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await added(mia, { name: `Paddock ${Math.random()}` });
  const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
  expect(await locationOf(trip.id, tom)).toMatchObject({ id: site.id, latitude: site.latitude });
  expect((await tripsWithCovers(tom.viewer))[0]?.cover).toBe(coverSeed(site));
  expect(await direct(site, tom)).toEqual(nothing);
  await takeOff(trip, tom.email);
  expect(await locationOf(trip.id, tom)).toBe(404);
});

test('an invitation’s link reveals the site’s name, as its mail does, and nothing more', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await added(mia);
  await plan(mia, { location_id: site.id, invitees: [tom.email] });
  const token = await invitedToken(tom.email);
  const { body } = await call<{ trip: object }>(readInvitation, 'GET', { as: tom, params: { token } });
  expect(body.trip).toMatchObject({ location_name: site.name });
  expect(JSON.stringify(body)).not.toMatch(/latitude|address|phone/);
});

describe('a site that is unshared', () => {
  test('stays on the trips that were planned there, and nobody else can choose it', async () => {
    const [mia, tom, ann, eve] = await Promise.all(['Mia', 'Tom', 'Ann', 'Eve'].map((name) => person(name)));
    if (!mia || !tom || !ann || !eve) throw new Error('nobody came');
    const site = await added(mia, {
      name: `Paddock ${Math.random()}`,
      share_flag: true,
      site_features: ['Toilets'],
    });
    const toms = await plan(tom, { location_id: site.id, invitees: [ann.email] });
    const own = await plan(mia, { location_id: site.id, invitees: [eve.email] });
    expect((await unshare(site, mia)).status).toBe(200);

    const shown = { name: site.name, latitude: site.latitude, phone_contact: site.phone_contact };
    for (const who of [tom, ann]) expect(await locationOf(toms.id, who)).toMatchObject(shown);
    expect(await locationOf(toms.id, ann)).toMatchObject({ features: ['Toilets'] });
    expect((await tripsWithCovers(tom.viewer))[0]?.cover).toBe(coverSeed(site));
    const token = await invitedToken(ann.email);
    expect((await getInvitation(null, token))?.cover).toBe(coverSeed(site));
    for (const who of [mia, eve]) expect(await locationOf(own.id, who)).toMatchObject({ id: site.id });
    for (const who of [tom, ann, eve]) expect(await direct(site, who)).toEqual(nothing);
  });

  test('shows other people’s trips nothing that its owner writes there afterwards', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await added(mia, { share_flag: true });
    const trip = await plan(tom, { location_id: site.id });
    await unshare(site, mia, { name: 'Our secret beach', latitude: -28.1, longitude: 153.4, address: null });
    expect(await locationOf(trip.id, tom)).toMatchObject({ name: site.name, latitude: site.latitude });
    const kept = await locationOf(trip.id, tom);
    // The trip keeps a copy of the site's facts. The copy isn't a site, so its id leads to no site.
    const id = typeof kept === 'object' ? kept.id : null;
    expect(id).not.toBe(site.id);
    for (const who of [mia, tom])
      expect(await direct({ ...site, id: id ?? '', name: `${site.name} ${id}` }, who)).toEqual(nothing);
  });

  test('while a stranger plans a trip there: the trip has the earlier facts or is refused', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    for (let round = 0; round < 5; round++) {
      const site = await added(mia, { share_flag: true });
      const [unshared, planned] = await Promise.all([
        unshare(site, mia),
        call<{ trip: { id: string } }>(createTrip, 'POST', {
          as: tom,
          body: tripForm({ location_id: site.id }),
        }),
      ]);
      expect(unshared.status).toBe(200);
      expect([201, 404]).toContain(planned.status);
      if (planned.status === 201)
        expect(await locationOf(planned.body.trip.id, tom)).toMatchObject({ latitude: site.latitude });
      const strangers = { campsiteId: site.id, organiserId: { not: mia.viewer.profileId } };
      expect(await db.trip.count({ where: strangers })).toBe(0);
    }
  });
});

describe('a site that is deleted', () => {
  test('stays on its owner’s and other people’s trips, and is gone everywhere else', async () => {
    const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
    const site = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: true });
    const toms = await plan(tom, { location_id: site.id });
    const own = await plan(mia, { location_id: site.id, invitees: [ann.email] });
    await call(DELETE, 'DELETE', { as: mia, params: params(site.id) });
    for (const [trip, who] of [
      [toms, tom],
      [own, mia],
      [own, ann],
    ] as const)
      expect(await locationOf(trip.id, who)).toMatchObject({ name: site.name, latitude: site.latitude });
    for (const who of [mia, tom, ann]) expect(await direct(site, who)).toEqual(nothing);
  });
});
