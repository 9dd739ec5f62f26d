import { POST as exportData } from '@/app/api/account/export/route';
import { caps } from '@/lib/account/caps';
import { inAustralia } from '@/lib/campsites/australia';
import { suggestFeatures, suggestionsFor } from '@/lib/campsites/features/features';
import { ownSites, savedSites } from '@/lib/campsites/list-sites';
import { inScope, isOwnedBy, isVisibleTo, ownedBy, shownByTrip, visibleTo } from '@/lib/campsites/policy';
import { setSaved } from '@/lib/campsites/save-site';
import type { Campsite, SearchResponse, SiteDetail } from '@/lib/campsites/schema';
import type { AddedSite, SiteChanges } from '@/lib/campsites/sites/schema';
import { profileOfUser } from '@/lib/server/auth/profile-ref';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Finding } from '@/lib/trips/fit/finding';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { added, siteForm } from '@/tests/factories/site-form';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { GET as getFit } from './[id]/fit/route';
import { PUT as observe } from './[id]/observation/route';
import { POST as reportSite } from './[id]/report/route';
import { DELETE, GET, PUT } from './[id]/route';
import { PUT as saveSite } from './[id]/saved/route';
import { GET as getSite } from './[id]/site.gpx/route';
import { POST as searchOwn } from './my/route';
import { GET as listOwn } from './own/route';
import { POST as searchShared } from './public/route';
import { POST } from './route';
import { GET as listSaved } from './saved/route';
import { GET as getSaved } from './saved.gpx/route';
import { GET as lookUpFeatures } from './site_features/lookup/route';

let mia: Person;
let tom: Person;
beforeEach(async () => {
  [mia, tom] = [await person('Mia'), await person('Tom')];
});

describe('a new site', () => {
  const refusal = async (as: Person, changes: object) => {
    const { status, body } = await call<{ fields: object }>(POST, 'POST', {
      as,
      body: { ...siteForm(), ...changes },
    });
    return [status, Object.keys(body.fields ?? {})];
  };

  test('a site is saved with all its fields, and with its suburb’s postcode and state', async () => {
    const { status, body } = await call(POST, 'POST', { as: mia, body: siteForm() });
    expect(status).toBe(201);
    expect(body).toEqual({
      location: {
        ...siteForm(),
        id: expect.any(String),
        features: [],
        missing_features: [],
        source: 'private',
        postcode: '4051',
        state: 'QLD',
        state_sure: true,
      },
      search_postcode: '4051',
    });
  });

  // This spot of NSW is nearer to the centre of Goondiwindi than to any suburb of NSW.
  const boggabilla = { latitude: -28.556, longitude: 150.312 };

  test('a site near a line is in the state of the map, with a suburb of that state, until its owner says', async () => {
    const body = siteForm({ ...boggabilla, address: '' });
    const silent = await call<AddedSite>(POST, 'POST', { as: mia, body });
    expect(silent.body.location).toMatchObject({ state: 'NSW', state_sure: false, postcode: '2409' });
    expect(silent.body.location.address).toBe('Boggabilla NSW 2409');
    const said = await call<AddedSite>(POST, 'POST', { as: mia, body: { ...body, state: 'QLD' } });
    expect(said.body.location).toMatchObject({
      state: 'QLD',
      state_sure: true,
      address: 'Goondiwindi QLD 4390',
    });
    expect(await refusal(mia, { ...boggabilla, state: 'VIC' })).toEqual([400, ['state']]);
    expect(await refusal(mia, { ...boggabilla, state: 'Queensland' })).toEqual([400, ['state']]);
  });

  test('on an island that the outlines leave out, only the nearest place’s state is accepted', async () => {
    const rottnest = { latitude: -31.998, longitude: 115.54 };
    expect(await refusal(mia, { ...rottnest, state: 'QLD' })).toEqual([400, ['state']]);
    const body = siteForm({ ...rottnest, state: 'WA' });
    const { location } = (await call<AddedSite>(POST, 'POST', { as: mia, body })).body;
    expect(location).toMatchObject({ state: 'WA', state_sure: true, postcode: expect.stringMatching(/^6/) });
  });

  test('where no place is within 50 km, a site has no locality', async () => {
    const body = siteForm({ latitude: -24, longitude: 126, address: '' });
    const { location } = (await call<AddedSite>(POST, 'POST', { as: mia, body })).body;
    expect(location).toMatchObject({ address: null, state: 'WA', state_sure: true });
  });

  test('where a postcode is larger than the search, another postcode finds the site', async () => {
    // The position, at Rewan, is in the postcode 4702. The centre of 4702 is too far away for a
    // search from there to find the site, because most people of 4702 live 300 km away at the coast.
    const rewan = { latitude: -25.074, longitude: 148.277 };
    const { body } = await call<AddedSite>(POST, 'POST', { as: mia, body: siteForm(rewan) });
    expect([body.location.postcode, body.search_postcode]).toEqual(['4702', '4454']);
    const search = { postcode: body.search_postcode, radius: 200 };
    const found = await call<SearchResponse>(searchOwn, 'POST', { as: mia, body: search });
    expect(found.body.locations.map(({ id }) => id)).toContain(body.location.id);
  });

  test('omitted fields are unknown, the site is private, and its address is the nearest suburb', async () => {
    const body = {
      name: ' Creek ',
      latitude: -27.4083,
      longitude: 153.0298,
      drivetrain: '4 Wheel Drive',
      address: '',
      phone_contact: '',
      email_contact: '',
      campsite_url: ' ',
      __proto__: { source: 'open' },
      owner_id: 'somebody',
      source: 'open',
    };
    expect((await call(POST, 'POST', { as: mia, body })).body).toMatchObject({
      location: expect.objectContaining({
        name: 'Creek',
        address: 'Kedron QLD 4031',
        phone_contact: null,
        email_contact: null,
        campsite_url: null,
        site_features: [],
        share_flag: false,
        pet_friendly: null,
        source: 'private',
      }),
    });
  });

  test('a shared site says so, and has its features by name', async () => {
    const site = await added(mia, {
      share_flag: true,
      pet_friendly: false,
      site_features: ['Toilets', 'BBQ'],
    });
    expect(site).toMatchObject({ source: 'user', pet_friendly: false, features: ['BBQ', 'Toilets'] });
    expect(site.site_features).toHaveLength(2);
  });

  describe('features', () => {
    test('are given by id or by name; one that is given twice, in any case, counts once', async () => {
      const toilets = await db.siteFeature.findUniqueOrThrow({ where: { name: 'Toilets' } });
      const named = `Tyre swing ${Math.random()}`;
      const given = [toilets.id, 'TOILETS', named, ` ${named.toUpperCase()} `, toilets.id.toUpperCase()];
      const site = await added(mia, { site_features: given });
      expect(site.features).toEqual(['Toilets', named]);
      expect(site.site_features[0]).toBe(toilets.id);
    });

    test('that are new are created once, however many people name them at the same time', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, (_, index) => person(`P${index}`)));
      const names = Array.from({ length: 5 }, (_, index) => `Rope ladder ${index} ${Math.random()}`);
      const sites = await Promise.all(
        people.map((who, index) =>
          added(who, {
            site_features: index % 2 ? names : names.toReversed().map((name) => name.toUpperCase()),
          }),
        ),
      );
      expect(new Set(sites.map(({ site_features }) => [...site_features].sort().join())).size).toBe(1);
      expect(await db.siteFeature.count({ where: { name: { in: names } } })).toBe(5);
    });

    test('that nobody else may see are refused by id: those of another person’s private site', async () => {
      const site = await siteOf(tom, { features: [`Hidden spring ${Math.random()}`] });
      const { featureId } = await db.campsiteFeature.findFirstOrThrow({ where: { campsiteId: site.id } });
      expect(await refusal(mia, { site_features: ['Toilets', featureId] })).toEqual([
        400,
        ['site_features.1'],
      ]);
      expect(await refusal(tom, { site_features: [featureId] })).toEqual([201, []]);
      const nobodys = '0190a000-0000-7000-8000-000000000000';
      expect(await refusal(mia, { site_features: [nobodys] })).toEqual([400, ['site_features.0']]);
    });
  });

  test('bad input is refused with its fields, and missing coordinates in the specification’s words', async () => {
    expect(await refusal(mia, { name: ' ', site_features: ['Toilets', 'a'.repeat(81)] })).toEqual([
      400,
      ['name', 'site_features.1'],
    ]);
    const { body } = await call(POST, 'POST', { as: mia, body: { ...siteForm(), latitude: undefined } });
    expect(body).toMatchObject({ error: 'Please select a valid address from the suggestions.' });
  });

  test('a site in the Torres Strait is accepted', async () => {
    const site = await added(mia, { latitude: -9.38, longitude: 142.61, address: null });
    expect(site).toMatchObject({ state: 'QLD', postcode: '4875' });
  });
});

describe('a site', () => {
  type Body = { location: SiteDetail; fields: object };

  const read = (id: string, as: Person) => call<Body>(GET, 'GET', { as, params: { id } });
  const change = (id: string, body: SiteChanges, as: Person) =>
    call<Body>(PUT, 'PUT', { as, params: { id }, body });
  const remove = (id: string, as: Person) => call(DELETE, 'DELETE', { as, params: { id } });

  const foundBy = async (as: Person, handler: typeof searchOwn, name: string) => {
    const body = { postcode: '4031', radius: 50, text: name };
    const response = await call<SearchResponse>(handler, 'POST', { as, body });
    return response.body.locations.map(({ id }) => id);
  };

  describe.each([
    ['GET', read],
    ['PUT', (id: string, as: Person) => change(id, { name: 'Mine now' }, as)],
    ['DELETE', remove],
  ] as const)('%s', (method, send) => {
    test('is refused for a visible site of another owner', async () => {
      const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
      for (const id of [(await added(mia, { share_flag: true })).id, open.id])
        expect((await send(id, tom)).status).toBe(method === 'GET' ? 200 : 403);
    });
  });

  describe('an owner', () => {
    test('changes any part of a site; the rest stays', async () => {
      const site = await added(mia, { site_features: ['Toilets'], pet_friendly: true });
      const { status, body } = await change(
        site.id,
        { name: 'Gran’s front paddock', phone_contact: '' },
        mia,
      );
      expect([status, body.location]).toEqual([
        200,
        { ...site, name: 'Gran’s front paddock', phone_contact: null },
      ]);
      const moved = (await change(site.id, { latitude: -27.4083, longitude: 153.0298, address: null }, mia))
        .body;
      expect(moved.location).toMatchObject({
        address: 'Kedron QLD 4031',
        postcode: '4031',
        pet_friendly: true,
      });
      const emptied = (await change(site.id, { site_features: [], pet_friendly: null }, mia)).body;
      expect(emptied.location).toMatchObject({ features: [], pet_friendly: null });
    });

    test('is told which fields are wrong, and nothing changes', async () => {
      const site = await added(mia);
      const wrong: [field: string, body: SiteChanges][] = [
        ['longitude', { latitude: -27.4 }],
        ['latitude', { latitude: -6.2, longitude: 106.82 }],
        ['site_features.0', { site_features: ['0190a000-0000-7000-8000-000000000000'] }],
      ];
      for (const [field, body] of wrong) {
        const refused = await change(site.id, body, mia);
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
      }
      expect((await read(site.id, mia)).body.location).toEqual(site);
    });

    test('keeps the state that the owner said until the site moves', async () => {
      const near = { latitude: -28.556, longitude: 150.312 };
      const site = await added(mia, { ...near, state: 'QLD' });
      const stateAfter = async (changes: SiteChanges) => {
        const { location } = (await change(site.id, changes, mia)).body;
        return [location.state, location.state_sure];
      };
      expect(await stateAfter({ name: 'Bank' })).toEqual(['QLD', true]);
      expect(await stateAfter({ latitude: -28.557, longitude: 150.312 })).toEqual(['NSW', false]);
      expect(await stateAfter({ state: 'NSW' })).toEqual(['NSW', true]);
    });

    test('shares the site, and others find it at once; unshares it, and others find it no more', async () => {
      const name = `Paddock ${Math.random()}`;
      const { id } = await added(mia, { name });
      expect([await foundBy(mia, searchOwn, name), await foundBy(tom, searchShared, name)]).toEqual([
        [id],
        [],
      ]);
      await change(id, { share_flag: true }, mia);
      expect([await foundBy(mia, searchOwn, name), await foundBy(tom, searchShared, name)]).toEqual([
        [],
        [id],
      ]);
      expect((await read(id, tom)).body.location).toMatchObject({ source: 'user', name });
      await change(id, { share_flag: false }, mia);
      expect([await foundBy(mia, searchOwn, name), await foundBy(tom, searchShared, name)]).toEqual([
        [id],
        [],
      ]);
      expect((await read(id, tom)).status).toBe(404);
    });

    test('deletes the site, and the second time finds nothing', async () => {
      const { id } = await added(mia, { site_features: ['Toilets'] });
      expect(await remove(id, mia)).toMatchObject({ status: 200, body: { id } });
      expect((await remove(id, mia)).status).toBe(404);
      expect(await db.campsite.count({ where: { id } })).toBe(0);
    });

    test('deletes it once with two requests at once, even while others plan a trip there', async () => {
      const { id } = await added(mia, { share_flag: true });
      const planning = plan(tom, { location_id: id }).catch(() => null);
      const responses = await Promise.all([remove(id, mia), remove(id, mia)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
      const trip = await planning;
      expect(await db.campsite.count({ where: { id, ownerId: null, shareFlag: false } })).toBe(trip ? 1 : 0);
    });
  });

  test('a site comes with its features by name and its distance from home', async () => {
    const { id, site_features } = await added(mia, { site_features: ['Toilets', 'Showers'] });
    const { body } = await read(id, mia);
    expect(body).toMatchObject({
      features: [
        { id: site_features[0], name: 'Showers' },
        { id: site_features[1], name: 'Toilets' },
      ],
      distance: 4.1,
      saved: false,
      park: null,
      observations: {},
      own_observation: null,
    });
    await db.profile.update({ where: { id: mia.viewer.profileId }, data: { postcode: '0000' } });
    expect((await read(id, mia)).body).toMatchObject({ distance: null });
  });

  test('a site comes with what campers say of it and the viewer’s own observation', async () => {
    const { id } = await added(mia, { share_flag: true });
    const say = async (who: Person, body: object) =>
      expect((await call(observe, 'PUT', { as: who, params: { id }, body })).status).toBe(200);
    await say(mia, { pets: true, seen_on: '2026-04-30' });
    await say(tom, { pets: true, boat_ramp: false, access: '4 Wheel Drive', seen_on: '2026-05-02' });
    const { body } = await read(id, mia);
    expect(body).toMatchObject({
      observations: {
        pets: { value: true, says: 2, latest: '2026-05-02' },
        boat_ramp: { value: false, says: 1, latest: '2026-05-02' },
        access: { value: '4 Wheel Drive', says: 1, latest: '2026-05-02' },
      },
      own_observation: { pets: true, toilets: null, boat_ramp: null, access: null, seen_on: '2026-04-30' },
    });
    expect((await read(id, await person('Ann'))).body).toMatchObject({ own_observation: null });
  });

  test.each([
    ['mount-clear-campground-rendezvous-creek-act', { name: 'Namadgi National Park', sure: 'in' }],
    ['blatherarm-camping-area-2-torrington-nsw', { name: null, sure: 'agency' }],
    ['cave-beach-camping-area-jervis-bay-act', { name: 'Booderee National Park', sure: 'near' }],
  ])('the open data’s site %s comes with its park and the certainty of that', async (sourceRef, park) => {
    const { id } = await db.campsite.findUniqueOrThrow({ where: { sourceRef } });
    expect((await read(id, await person())).body).toMatchObject({ park });
  });

  test('a shared site’s owner is revealed to nobody', async () => {
    const { id } = await added(mia, { ...siteForm(), share_flag: true });
    const { body } = await read(id, tom);
    expect(JSON.stringify(body)).not.toContain(mia.viewer.profileId);
    expect(Object.keys(body.location)).not.toContain('owner_id');
  });
});

describe('saved and own sites', () => {
  const save = (id: string, as: Person, body: unknown = { saved: true }) =>
    call<{ error: string }>(saveSite, 'PUT', { as, params: { id }, body });
  const one = (id: string, as: Person) => ({ as, params: { id } });
  const saved = async (as: Person) =>
    (await call<{ locations: Campsite[] }>(listSaved, 'GET', { as })).body.locations;
  const idsOf = (sites: Campsite[]) => sites.map(({ id }) => id);
  const openSites = (take: number) => db.campsite.findMany({ where: { source: 'open' }, take });

  test('another person’s private site can’t be saved', async () => {
    const { id } = await siteOf(mia);
    for (const wrong of [id, 'nonsense', '0190a5d2-0000-7000-8000-000000000000'])
      expect((await save(wrong, tom)).status).toBe(404);
    expect((await save(id, mia, { saved: 'true' })).status).toBe(400);
    expect((await save(id, mia)).status).toBe(200);
  });

  test('a site is saved once however often it is sent, and can be removed again', async () => {
    const [first, second] = await openSites(2);
    if (!first || !second) throw new Error('no open data');
    const twice = await Promise.all([save(first.id, mia), save(first.id, mia)]);
    expect(twice.map(({ status, body }) => [status, body])).toEqual([
      [200, { saved: true }],
      [200, { saved: true }],
    ]);
    await save(second.id, mia);
    expect(idsOf(await saved(mia))).toEqual([second.id, first.id]);
    expect((await call(GET, 'GET', one(first.id, mia))).body).toMatchObject({ saved: true });
    expect((await call(GET, 'GET', one(first.id, await person()))).body).toMatchObject({ saved: false });
    for (let times = 0; times < 2; times++)
      expect((await save(first.id, mia, { saved: false })).body).toEqual({ saved: false });
    expect(idsOf(await saved(mia))).toEqual([second.id]);
  });

  test('the viewer’s own sites are listed by name, private and shared, with their known facts', async () => {
    const shared = await added(mia, { name: 'Beach', share_flag: true, site_features: ['Toilets'] });
    const secret = await added(mia, { name: 'apple farm' });
    const { body } = await call<{ locations: Campsite[] }>(listOwn, 'GET', { as: mia });
    expect(body.locations).toMatchObject([
      { id: secret.id, source: 'private', phone_contact: '07 3350 0000' },
      { id: shared.id, source: 'user', features: ['Toilets'] },
    ]);
    expect((await call(listOwn, 'GET', { as: tom })).body).toEqual({ locations: [] });
  });

  test.each([
    [
      'unshared',
      (id: string, as: Person) => call(PUT, 'PUT', { ...one(id, as), body: { share_flag: false } }),
    ],
    ['deleted', (id: string, as: Person) => call(DELETE, 'DELETE', one(id, as))],
  ])(
    'a site that is %s can’t be saved by others any more, even where a trip keeps it',
    async (how, takeBack) => {
      for (const used of [false, true]) {
        const { id } = await added(mia, { share_flag: true });
        if (used) await plan(tom, { location_id: id });
        for (const who of [mia, tom]) await save(id, who);
        expect((await takeBack(id, mia)).status).toBe(200);
        expect(await saved(tom)).toEqual([]);
        expect(idsOf(await saved(mia)).includes(id)).toBe(how === 'unshared');
        expect(await db.savedSite.count({ where: { profileId: tom.viewer.profileId } })).toBe(0);
        expect((await save(id, tom)).status).toBe(404);
      }
    },
  );

  test('a site that the viewer may not see any more is in no list, even while its saved row remains', async () => {
    const { id } = await added(mia);
    await db.savedSite.create({ data: { profileId: tom.viewer.profileId, campsiteId: id } });
    expect(await saved(tom)).toEqual([]);
  });

  test('a site that is unshared while somebody saves it does not stay saved', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await added(mia, { share_flag: true });
      const [unshared, kept] = await Promise.all([
        call(PUT, 'PUT', { ...one(id, mia), body: { share_flag: false } }),
        save(id, tom),
      ]);
      expect([unshared.status, [200, 404].includes(kept.status)]).toEqual([200, true]);
      expect(await db.savedSite.count({ where: { campsiteId: id } })).toBe(0);
    }
  });

  test(`a person saves at most ${caps.saved}, even with two at once, and can save again after removing one`, async () => {
    const { profileId } = mia.viewer;
    const sites = await openSites(caps.saved + 1);
    const ids = sites.map(({ id }) => id);
    const [first = '', last = '', before = ''] = [ids[0], ids.at(-1), ids.at(-2)];
    await db.savedSite.createMany({
      data: ids.slice(0, -2).map((campsiteId) => ({ profileId, campsiteId })),
    });
    const both = await Promise.all([save(before, mia), save(last, mia)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      error: 'You can save up to 200 campsites. Please remove one first.',
    });
    // At the limit, a site that is already saved can be saved again.
    expect((await save(first, mia)).status).toBe(200);
    await save(first, mia, { saved: false });
    expect((await save(first, mia)).status).toBe(200);
  });

  test('saved sites are in the export by name, and are deleted with the account', async () => {
    const [site] = await openSites(1);
    await save(site?.id ?? '', mia);
    const { body } = await call(exportData, 'POST', { as: mia, body: {} });
    expect(body).toMatchObject({ profile: { saved: [{ campsite: { id: site?.id, name: site?.name } }] } });
    await db.user.delete({ where: { id: mia.viewer.userId } });
    expect(await db.savedSite.count({ where: { profileId: mia.viewer.profileId } })).toBe(0);
  });

  test('both lists come from their indexes', async () => {
    const { viewer } = await person('Mia');
    for (const [sql, index] of [
      [ownSites(viewer), 'campsites_owner_id_idx'],
      [savedSites(viewer), 'saved_sites'],
    ] as const) {
      const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan on (campsites|saved_sites|campsite_features)/);
    }
  });
});

describe('files for map apps', () => {
  const readSite = (id: string, as: { cookie: string }) =>
    call<string>(getSite, 'GET', { as, params: { id } });
  const readSaved = (as: { cookie: string }) => call<string>(getSaved, 'GET', { as });
  const namesIn = (file: string) => file.match(/(?<=<wpt[^>]*>\s*<name>).*(?=<)/g);

  test('everybody who may see a campsite can download it for a map app', async () => {
    const [mia, eve] = [await person(), await person()];
    const shared = await siteOf(mia, { name: 'Shared & flat', shared: true, address: '1 River Rd' });
    const own = await siteOf(mia, { name: 'Gran’s paddock', shared: false });
    for (const who of [mia, eve]) {
      const { status, headers, body } = await readSite(shared.id, who);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
      expect(headers.get('content-disposition')).toBe('attachment; filename="campmates-shared-flat.gpx"');
      expect(namesIn(body)).toEqual(['Shared &amp; flat']);
      expect(body).toContain('<desc>1 River Rd</desc>');
      expect(body).toContain(`<link href="http://localhost:3000/campsite/${shared.id}"/>`);
    }
    expect((await readSite(own.id, mia)).status).toBe(200);
    expect((await readSite(own.id, eve)).status).toBe(404);
    expect((await readSite('no-id', mia)).status).toBe(404);
  });

  test('the file of saved campsites holds only the viewer’s own ones that they may still see', async () => {
    const [mia, eve] = [await person(), await person()];
    const sites = [
      await siteOf(mia, { name: 'First', shared: true }),
      await siteOf(mia, { name: 'Second', shared: true }),
      await siteOf(mia, { name: 'Private', shared: false }),
    ];
    for (const { id } of sites) await setSaved(mia.viewer, id, true);
    await setSaved(eve.viewer, sites[0]?.id ?? '', true);
    const { status, headers, body } = await readSaved(mia);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gpx+xml; charset=utf-8']);
    expect(namesIn(body)?.sort()).toEqual(['First', 'Private', 'Second']);
    expect(namesIn((await readSaved(eve)).body)).toEqual(['First']);
    const nobody = await readSaved(await person());
    expect([nobody.status, namesIn(nobody.body)]).toEqual([200, null]);
  });
});

describe('the look-up of features', () => {
  const lookUp = (query: string | undefined, as: Person) =>
    call<{ id: string; name: string }[]>(lookUpFeatures, 'GET', {
      as,
      query: query === undefined ? {} : { query },
    });
  const names = async (query: string, as: Person) => (await lookUp(query, as)).body.map(({ name }) => name);

  test('names that begin with the text come first, then names with such a word, each with id and name', async () => {
    const { body } = await lookUp('toi', mia);
    expect(body.map(({ name }) => name)).toEqual([
      'Toilets',
      'Accessible toilets',
      'Composting toilets',
      'Drop toilets',
      'Flushing toilets',
    ]);
    expect(Object.keys(body[0] ?? {})).toEqual(['id', 'name']);
  });

  test('accents, case and marks are ignored, and the beginnings of words match in any order', async () => {
    expect(await names('  TÖIL ', mia)).toContain('Toilets');
    expect(await names('wi-f', mia)).toEqual(['Wi-Fi']);
    expect(await names('tracks bike', mia)).toEqual([]);
    expect(await names('trails bike', mia)).toEqual(['Mountain bike trails']);
  });

  test('under two characters the list is empty, and it never has more than ten', async () => {
    for (const query of ['', ' ', 't', ' t ', '-', '%%', "''", undefined])
      expect((await lookUp(query, mia)).body).toEqual([]);
    await siteOf(mia, { features: Array.from({ length: 12 }, (_, index) => `Yabby pond ${index}`) });
    expect(await names('yabby', mia)).toHaveLength(10);
  });

  test.each(["'; drop table site_features; --", "to' | 'x", 'to:* & x', 'a\\b', '((', '!!toilets', 'né%_'])(
    'no text is more than words: %s',
    async (query) => {
      expect((await lookUp(query, mia)).status).toBe(200);
    },
  );

  test('a person’s own feature name is suggested to others only once their site is shared', async () => {
    const tag = Math.random().toString(36).slice(2);
    await siteOf(mia, { features: [`Hidden ${tag}`] });
    await siteOf(mia, { shared: true, features: [`Shown ${tag}`] });
    expect(await names(tag, mia)).toEqual([`Hidden ${tag}`, `Shown ${tag}`]);
    expect(await names(tag, tom)).toEqual([`Shown ${tag}`]);
  });

  test.each([
    ['too long', 'a'.repeat(81)],
    ['with a NUL', 'to\0'],
  ])('a text that is %s is refused', async (_what, query) => {
    expect(await lookUp(query, mia)).toMatchObject({
      status: 400,
      body: { fields: { query: expect.any(String) } },
    });
  });

  test('suggestions take one query, and none for a text that is too short', async () => {
    const { viewer } = mia;
    expect((await countQueries(() => suggestFeatures(viewer, 'hot sho'))).queries).toHaveLength(1);
    expect((await countQueries(() => suggestFeatures(viewer, 't'))).queries).toHaveLength(0);
  });

  test.each(['to', 'toilets', 'hot sho'])(
    'suggestions for %s come from the index of words',
    async (typed) => {
      const { viewer } = mia;
      // Adds many features, as people will over time. With only the bundled features Postgres would
      // scan the table.
      const undone = db.$transaction(async (tx) => {
        await tx.$executeRaw`
      insert into site_features (id, name, search_name)
      select gen_random_uuid(), word, word from (select 'plan ' || n || ' of many' word from generate_series(1, 20000) n) made`;
        await tx.$executeRaw`analyze site_features`;
        const rows = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
          Prisma.sql`explain ${suggestionsFor(viewer, typed)}`,
        );
        throw new Error(rows.map((row) => row['QUERY PLAN']).join('\n'));
      });
      const plan = await undone.catch((error: Error) => error.message);
      expect(plan).toContain('site_features_words_idx');
      expect(plan).not.toMatch(/Seq Scan on site_features/);
    },
  );
});

describe('the fit with one’s household', () => {
  const read = (id: string, as: Person) =>
    call<{ findings: Finding[] }>(getFit, 'GET', { as, params: { id } });

  const add = ({ viewer: { profileId } }: Person, ride: object) =>
    db.ride.create({ data: { profileId, type: 'car', make: 'Toyota', colour: 'Red', ...ride } });

  test('the site is compared with the caller’s whole household, and with nobody else’s', async () => {
    const site = await siteOf(tom, { shared: true, drivetrain: '4 Wheel Drive', petFriendly: false });
    const { profileId } = mia.viewer;
    await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    await add(mia, { model: 'Corolla', drivetrain: '2 Wheel Drive' });
    const { status, body } = await read(site.id, mia);
    expect(status).toBe(200);
    expect(body.findings).toEqual([
      {
        rule: 'access',
        level: 'problem',
        text: 'Your Corolla can’t reach the site. A 2WD, and the way in is 4WD only (the person who shared it).',
        who: ['Mia'],
        remedy: 'Choose a site that your car can reach.',
        key: 'access:2WD',
        noted: null,
      },
      expect.objectContaining({ rule: 'pets', level: 'problem', who: ['Rex'] }),
      expect.objectContaining({ rule: 'seats', level: 'fine' }),
    ]);
    expect((await read(site.id, tom)).body.findings).toEqual([]);
  });

  test('of several cars the one that reaches the site counts; a boat and a trailer are checked too', async () => {
    const site = await siteOf(mia, { drivetrain: '4 Wheel Drive', features: ['Lakefront'] });
    await add(mia, { model: 'Corolla', drivetrain: '2 Wheel Drive' });
    await add(mia, { model: 'Prado', drivetrain: '4 Wheel Drive', canTow: true });
    await add(mia, { type: 'trailer', make: null, colour: null, trailerType: 'Caravan' });
    await add(mia, { type: 'boat', make: null, colour: null, boatType: 'Paddleboat' });
    expect((await read(site.id, mia)).body.findings.map(({ rule, level }) => `${rule} ${level}`)).toEqual([
      'trailer_access problem',
      'access fine',
      'seats fine',
      'tow fine',
      'boat fine',
    ]);
  });

  test('another person’s private site and an invalid id are not found', async () => {
    const site = await siteOf(tom);
    expect((await read(site.id, tom)).status).toBe(200);
    expect((await read(site.id, mia)).status).toBe(404);
    expect((await read('nonsense', mia)).status).toBe(404);
  });
});

describe('a report', () => {
  const report = (id: string, body: object, as: Person, headers = {}) =>
    call<{ fields: object }>(reportSite, 'POST', { as, params: { id }, body, headers });

  const mailsAbout = async (name: string) =>
    (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) => subject?.includes(name));

  test('a report about a shared site reaches CONTACT_EMAIL, and a reply to it goes to the reporter', async () => {
    const { id, name } = await added(mia, { name: `Paddock ${Math.random()}`, share_flag: true });
    const message = 'The gate is locked.\n\n<img src=x onerror=alert(1)>';
    const { status, body } = await report(id, { reason: 'closed', message }, tom);
    expect([status, body]).toEqual([200, { message: 'Thank you. We will have a look.' }]);
    const [mail] = await mailsAbout(name);
    expect(mail?.replyTo?.[0]?.address).toBe(tom.email);
    expect(mail?.text).toContain('It’s closed or gone');
    expect(mail?.text).toContain('The gate is locked.');
    expect(mail?.text).toContain(`/campsite/${id}`);
    expect(mail?.text).toContain(`${env().APP_URL}/operator`);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.text).not.toContain(mia.email);
  });

  test('a report stores its reason and message, only the newest of a person; after a review it counts again once the site has changed', async () => {
    const { id } = await added(mia, { share_flag: true });
    const row = () => db.siteReport.findFirstOrThrow({ where: { campsiteId: id } });
    await report(id, { reason: 'offensive', message: 'Its name is rude.' }, tom);
    const first = await row();
    expect(first).toMatchObject({ reason: 'offensive', message: 'Its name is rude.' });
    await report(id, { reason: 'wrong' }, tom);
    expect(await row()).toMatchObject({ reason: 'wrong', message: null, createdAt: first.createdAt });
    const { reviewedAt } = await db.campsite.update({ where: { id }, data: { reviewedAt: new Date() } });
    await report(id, { reason: 'closed' }, tom);
    expect(await row()).toMatchObject({ reason: 'closed', createdAt: first.createdAt });
    const changed = new Date(Date.now() + 5_000);
    await db.campsite.update({ where: { id }, data: { updatedAt: changed } });
    await report(id, { reason: 'closed' }, tom);
    const renewed = await row();
    expect(renewed.createdAt.getTime()).toBeGreaterThan(reviewedAt?.getTime() ?? 0);
  });

  test('open data can be reported too, without a message', async () => {
    const { id } = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
    expect((await report(id, { reason: 'wrong', message: '' }, await person())).status).toBe(200);
  });

  test('a site’s owner can’t report it, and bad input is refused at its field', async () => {
    const { id } = await added(mia);
    expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(403);
    const refused = await report(id, { reason: 'boring' }, mia);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['reason']]);
  });

  test('the eleventh report of a person within a day is refused for now', async () => {
    const { id } = await added(mia, { share_flag: true });
    for (let count = 0; count < 10; count++)
      expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(200);
    expect((await report(id, { reason: 'wrong' }, mia)).status).toBe(429);
  });
});

describe('the rights to a campsite', () => {
  async function rightsOf({ viewer }: Person, siteId: string) {
    const meets = async (where: Prisma.CampsiteWhereInput) =>
      (await db.campsite.count({ where: { id: siteId, ...where } })) > 0;
    const rights = { sees: await meets(visibleTo(viewer)), owns: await meets(ownedBy(viewer)) };
    for (const whose of [viewer, profileOfUser(viewer.userId)]) {
      // For a site without an owner the SQL gives null instead of false.
      const rows = await db.$queryRaw`
      select ${isVisibleTo(whose)} is true sees, ${isOwnedBy(whose)} is true owns
      from campsites c where c.id = ${siteId}::uuid`;
      expect(rows).toEqual([rights]);
    }
    return rights;
  }

  test('the Prisma and the SQL form give everybody the same rights to a campsite', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const [shared, own] = [await siteOf(mia, { shared: true }), await siteOf(mia)];
    // The copy that a trip keeps of a site whose owner has deleted it.
    const kept = await siteOf(mia);
    await db.campsite.update({ where: { id: kept.id }, data: { ownerId: null } });
    const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
    for (const { id } of [shared, own]) expect(await rightsOf(mia, id)).toEqual({ sees: true, owns: true });
    for (const { id } of [shared, open]) expect(await rightsOf(eve, id)).toEqual({ sees: true, owns: false });
    for (const { id } of [own, kept]) expect(await rightsOf(eve, id)).toEqual({ sees: false, owns: false });
    expect(await rightsOf(mia, kept.id)).toEqual({ sees: false, owns: false });
  });

  test('a trip shows a shared site, its organiser’s own and the copy kept for it', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const trip = await plan(mia);
    const shownOf = async (shareFlag: boolean, ownerId: string | null) => {
      const { id } = await siteOf(mia);
      await db.campsite.update({ where: { id }, data: { shareFlag, ownerId } });
      const [row] = await db.$queryRaw<{ shown: boolean }[]>`
      select ${shownByTrip} shown from campsites c, trips t where c.id = ${id}::uuid and t.id = ${trip.id}::uuid`;
      return row?.shown;
    };
    expect(await shownOf(true, eve.viewer.profileId)).toBe(true);
    expect(await shownOf(false, mia.viewer.profileId)).toBe(true);
    expect(await shownOf(false, null)).toBe(true);
    expect(await shownOf(false, eve.viewer.profileId)).toBe(false);
    await db.campsite.deleteMany({ where: { source: 'user' } });
  });

  test('a public search leaves out sites under review, and a private search the shared ones', async () => {
    await db.campsite.deleteMany({ where: { source: 'user' } });
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const [shared, own] = [await siteOf(mia, { shared: true }), await siteOf(mia)];
    const hidden = await siteOf(mia, { shared: true });
    await db.campsite.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } });
    const found = async ({ viewer }: Person, scope: 'public' | 'my') => {
      const rows = await db.$queryRaw<{ id: string }[]>`
      select c.id::text from campsites c where c.source = 'user' and ${inScope(viewer, scope)} order by c.id`;
      return rows.map(({ id }) => id);
    };
    expect(await found(mia, 'public')).toEqual([shared.id, hidden.id].sort());
    expect(await found(eve, 'public')).toEqual([shared.id]);
    expect(await found(mia, 'my')).toEqual([own.id]);
    expect(await found(eve, 'my')).toEqual([]);
  });
});

test('every suburb and campground of the bundled data is in Australia', async () => {
  const rows = [
    ...(await db.place.findMany({ select: { name: true, latitude: true, longitude: true } })),
    ...(await db.campsite.findMany({
      where: { source: 'open' },
      select: { name: true, latitude: true, longitude: true },
    })),
  ];
  expect(rows.length).toBeGreaterThan(20_000);
  expect(rows.filter((row) => !inAustralia(row)).map(({ name }) => name)).toEqual([]);
});
