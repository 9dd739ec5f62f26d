import { randomUUID } from 'node:crypto';
import { v7 as uuid7 } from 'uuid';
import { POST as report } from '@/app/api/locations/[id]/report/route';
import { POST as searchOwn } from '@/app/api/locations/my/route';
import { getCampsite } from '@/lib/campsites/get-location';
import type { FoundCampsite, SearchResponse, SiteSearch } from '@/lib/campsites/schema';
import { answerTo, needsOf, type Suit, suitOf } from '@/lib/campsites/search/needs';
import { sitesNear } from '@/lib/campsites/search/search-sites';
import { chordFrom, nearbySql } from '@/lib/campsites/search/search-sql';
import { searchSources } from '@/lib/campsites/search/sources';
import { type Scope, type Want, wants } from '@/lib/campsites/search-choices';
import { type Drivetrain, drivetrains } from '@/lib/drivetrains';
import type { FieldErrors } from '@/lib/errors';
import { postcodeCentre } from '@/lib/places/find-place';
import { db, readRows } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { tripRow } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as searchPublic } from './route';

let mia: Person;
// A person may search only so often, so each test has its own.
beforeEach(async () => {
  mia = await person('Mia');
});

async function search(body: object, as = mia): Promise<SearchResponse> {
  const response = await call<SearchResponse>(searchPublic, 'POST', {
    as,
    body: { postcode: '4031', radius: 100, ...body },
  });
  expect(response.status).toBe(200);
  return response.body;
}
const namesOf = ({ locations }: { locations: { name: string }[] }) => locations.map(({ name }) => name);

describe('the shared sites round a postcode', () => {
  // Deletes the sites of other tests, which would be counted here.
  beforeAll(() => db.campsite.deleteMany({ where: { source: 'user' } }));
  afterAll(() => db.campsite.deleteMany({ where: { source: 'user' } }));

  test.each([
    [100, 314],
    [200, 670],
  ] as const)('round Kedron, %d km hold %d campgrounds of the open data', async (radius, expected) => {
    const { total, locations } = await search({ radius });
    expect(Math.abs(total - expected)).toBeLessThanOrEqual(2);
    expect(locations).toHaveLength(200);
    expect(locations.every(({ source }) => source === 'open')).toBe(true);
  });

  test('the nearest sites come first, with a distance of one decimal within the radius', async () => {
    const { locations, total } = await search({ radius: 50 });
    expect(locations).toHaveLength(total);
    const distances = locations.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.every((km) => km <= 50 && Math.round(km * 10) / 10 === km)).toBe(true);
  });

  test('the distance is the great-circle distance', async () => {
    // This site lies one degree of latitude north of the postcode's centre.
    await siteOf(mia, { name: 'A degree north', shared: true, latitude: -26.4083, longitude: 153.0298 });
    const { locations } = await search({ radius: 200, text: 'a degree north' });
    expect(locations[0]?.distance).toBe(111.2);
  });

  test('sites for groups, such as scout camps, are left out', async () => {
    const scouts = await db.campsite.findFirstOrThrow({
      where: { groupOnly: true, postcode: { not: null } },
    });
    const round = { postcode: scouts.postcode, radius: 200, text: scouts.name };
    expect(await search(round).then(namesOf)).not.toContain(scouts.name);
    await siteOf(mia, { name: 'Scout hall', shared: true, groupOnly: true });
    expect(await search({ text: 'Scout hall' }).then(namesOf)).toEqual([]);
  });

  test('a shared site is found by everybody, with all its fields', async () => {
    const tom = await person('Tom');
    const site = await siteOf(tom, {
      name: 'Shared flat',
      address: 'Creek Rd, Kedron',
      shared: true,
      drivetrain: '4 Wheel Drive',
      petFriendly: true,
      features: ['Showers', 'BBQ'],
      lacks: ['Power'],
    });
    const { locations } = await search({ text: 'shared flat' });
    expect(locations).toEqual([
      {
        id: site.id,
        name: 'Shared flat',
        address: 'Creek Rd, Kedron',
        latitude: -27.46,
        longitude: 153.05,
        phone_contact: null,
        email_contact: null,
        campsite_url: null,
        site_features: [expect.any(String), expect.any(String)],
        features: ['BBQ', 'Showers'],
        missing_features: ['Power'],
        share_flag: true,
        drivetrain: '4 Wheel Drive',
        pet_friendly: true,
        source: 'user',
        distance: 6.1,
        own: false,
      },
    ]);
  });

  test('a shared site is marked as own only for its owner', async () => {
    await siteOf(mia, { name: 'Mine to share', shared: true });
    const owned = async (as: Person) =>
      (await search({ text: 'mine to share' }, as)).locations.map(({ own }) => own);
    expect([await owned(mia), await owned(await person())]).toEqual([[true], [false]]);
    expect(
      (await search({ radius: 50 })).locations.filter(({ source, own }) => source === 'open' && own),
    ).toEqual([]);
  });

  test('a private site is never here, not even for its owner', async () => {
    await siteOf(mia, { name: 'Hidden hollow' });
    expect(await search({ text: 'hidden hollow' })).toEqual({ locations: [], total: 0, unknown: 0 });
  });

  test.each([
    ['its name', 'BILLABONG'],
    ['its address', 'wattle lane'],
    ['a feature', 'flying fox'],
  ])('text finds a site by %s, in any case', async (_, text) => {
    await siteOf(mia, {
      name: 'Billabong bend',
      address: '1 Wattle Lane',
      shared: true,
      features: ['Flying Fox'],
    });
    expect(await search({ text }).then(namesOf)).toContain('Billabong bend');
  });

  test('a feature known to be missing is not found by its name', async () => {
    await siteOf(mia, { name: 'No slide here', shared: true, lacks: ['Water slide'] });
    expect(await search({ text: 'water slide' }).then(namesOf)).toEqual([]);
  });

  test('a per cent sign, an underscore and a backslash in the text are matched literally', async () => {
    await siteOf(mia, { name: 'Fully 100% off_grid \\o/', shared: true });
    for (const text of ['100%', 'off_grid', '\\o/'])
      expect(await search({ text }).then(namesOf)).toEqual(['Fully 100% off_grid \\o/']);
    for (const text of ['f%y', 'off-grid', 'of__grid', '%%'])
      expect(await search({ text }).then(namesOf)).not.toContain('Fully 100% off_grid \\o/');
  });

  test('total counts the sites that match the text', async () => {
    const all = await search({});
    const some = await search({ text: 'caravan' });
    expect(some.total).toBeLessThan(all.total);
    expect(some.total).toBe(some.locations.length);
  });

  test('a wrong field or an unknown postcode is refused at its field', async () => {
    for (const [field, wrong] of [
      ['postcode', { postcode: '0001' }],
      ['filters.pets', { filters: { pets: 'true' } }],
    ] as const)
      for (const handler of [searchPublic, searchOwn]) {
        const body = { postcode: '4031', radius: 100, ...wrong };
        const refused = await call<{ fields: FieldErrors }>(handler, 'POST', { as: mia, body });
        expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
      }
  });
});

describe('filters', () => {
  const mark = randomUUID().slice(0, 8);

  // The owner searches, because others see only a few sites of one person.
  let owner: Person;
  beforeAll(async () => {
    owner = await person('Ann');
    await siteOf(owner, {
      name: `${mark} gentle`,
      shared: true,
      drivetrain: '2 Wheel Drive',
      petFriendly: true,
    });
    await siteOf(owner, {
      name: `${mark} rough`,
      shared: true,
      drivetrain: '4 Wheel Drive',
      petFriendly: false,
    });
    await siteOf(owner, { name: `${mark} unknown`, shared: true, features: ['Toilets'] });
    await siteOf(owner, { name: `${mark} full`, shared: true, features: ['Toilets', 'Power'] });
    await siteOf(owner, { name: `${mark} without`, shared: true, features: ['Power'], lacks: ['Toilets'] });
  });

  const find = (body: object) => search({ text: mark, ...body }, owner);
  const filtered = async (filters: object) => {
    return namesOf(await find({ filters }))
      .map((name) => name.slice(mark.length + 1))
      .sort();
  };
  const idOf = async (name: string) => (await db.siteFeature.findUniqueOrThrow({ where: { name } })).id;

  test('a drivetrain keeps the sites known to need it or a lesser one', async () => {
    expect(await filtered({ drivetrain: '2 Wheel Drive' })).toEqual(['gentle']);
    expect(await filtered({ drivetrain: '4 Wheel Drive' })).toEqual(['gentle', 'rough']);
  });

  test('pets keeps the sites known to allow them, or known not to', async () => {
    expect(await filtered({ pets: true })).toEqual(['gentle']);
    expect(await filtered({ pets: false })).toEqual(['rough']);
  });

  test('features keeps the sites known to have all of them', async () => {
    const [toilets, power] = [await idOf('Toilets'), await idOf('Power')];
    expect(await filtered({ features: [toilets] })).toEqual(['full', 'unknown']);
    expect(await filtered({ features: [toilets, power, power] })).toEqual(['full']);
    expect(await filtered({ features: [randomUUID()] })).toEqual([]);
  });

  test('unknown values are counted apart, and kept on request', async () => {
    const toilets = await idOf('Toilets');
    const fits = { pets: true, features: [toilets] };
    const { total, unknown } = await find({ filters: fits });
    // No site is known to meet both filters. "rough" allows no pets and "without" has no toilets, so
    // three sites remain that may meet both.
    expect({ total, unknown }).toEqual({ total: 0, unknown: 3 });
    const kept = await find({ filters: { ...fits, unknown: true } });
    expect(kept).toMatchObject({ total: 3, unknown: 3 });
    expect(await filtered({ ...fits, unknown: true })).toEqual(['full', 'gentle', 'unknown']);
    expect(await filtered({ drivetrain: '2 Wheel Drive', unknown: true })).toEqual([
      'full',
      'gentle',
      'unknown',
      'without',
    ]);
  });

  test('on request a drivetrain keeps the sites with unknown access, and no other filter does', async () => {
    const gentle = { drivetrain: '2 Wheel Drive', unknown_access: true };
    expect(await filtered(gentle)).toEqual(['full', 'gentle', 'unknown', 'without']);
    expect(await find({ filters: gentle })).toMatchObject({ total: 4, unknown: 0 });
    expect(await filtered({ ...gentle, pets: true })).toEqual(['gentle']);
  });

  test('the majority of campers’ observations overrides a site’s own data, in the filters and on the cards', async () => {
    const [tom, ann] = [await person('Tom'), await person('Ann')];
    const name = `${mark} said`;
    const { id } = await siteOf(owner, {
      name,
      shared: true,
      drivetrain: '2 Wheel Drive',
      petFriendly: false,
    });
    const say = ({ viewer: { profileId } }: Person, said: object) =>
      db.siteObservation.create({
        data: { campsiteId: id, profileId, seenOn: new Date('2026-05-02'), ...said },
      });
    await say(tom, { pets: true, access: '4 Wheel Drive' });
    await say(ann, { pets: true });
    expect(await filtered({ pets: true })).toEqual(['gentle', 'said']);
    expect(await filtered({ pets: false })).toEqual(['rough']);
    expect(await filtered({ drivetrain: '2 Wheel Drive' })).toEqual(['gentle']);
    expect(await filtered({ drivetrain: '4 Wheel Drive' })).toEqual(['gentle', 'rough', 'said']);
    const [found] = (await find({ text: name })).locations;
    expect(found).toMatchObject({ pet_friendly: true, drivetrain: '4 Wheel Drive' });
    await db.siteObservation.deleteMany({ where: { campsiteId: id } });
    expect((await find({ text: name })).locations[0]).toMatchObject({
      pet_friendly: false,
      drivetrain: '2 Wheel Drive',
    });
    await db.campsite.delete({ where: { id } });
  });

  test('the majority of observations counts, in a tie the latest visit, in the filters and on the cards', async () => {
    const name = `${mark} disputed`;
    const { id } = await siteOf(owner, {
      name,
      shared: true,
      drivetrain: '2 Wheel Drive',
      petFriendly: false,
    });
    const say = async (day: string, said: object) =>
      db.siteObservation.create({
        data: {
          campsiteId: id,
          profileId: (await person()).viewer.profileId,
          seenOn: new Date(day),
          ...said,
        },
      });
    await say('2026-05-02', { pets: false, access: 'All Wheel Drive' });
    await say('2026-05-02', { pets: false });
    await say('2026-06-02', { pets: true });
    await say('2026-01-02', { access: '4 Wheel Drive' });
    expect((await find({ text: name })).locations).toMatchObject([
      { pet_friendly: false, drivetrain: 'All Wheel Drive' },
    ]);
    expect(await filtered({ pets: false })).toEqual(['disputed', 'rough']);
    expect(await filtered({ drivetrain: 'All Wheel Drive' })).toEqual(['disputed', 'gentle']);
    await say('2026-04-02', { access: '4 Wheel Drive' });
    expect((await find({ text: name })).locations).toMatchObject([{ drivetrain: '4 Wheel Drive' }]);
    await db.campsite.delete({ where: { id } });
  });

  test('a feature that campers report as present or missing is so in the filter and on the card', async () => {
    const name = `${mark} said`;
    const { id } = await siteOf(owner, { name, shared: true, features: ['Toilets'] });
    const { profileId } = (await person()).viewer;
    const wanted = async (feature: string) => {
      const { id } = await db.siteFeature.findUniqueOrThrow({ where: { name: feature } });
      return filtered({ features: [id] });
    };
    expect([await wanted('Toilets'), await wanted('Power')]).toEqual([
      ['full', 'said', 'unknown'],
      ['full', 'without'],
    ]);
    const seenOn = new Date('2026-05-02');
    await db.siteObservation.create({
      data: { campsiteId: id, profileId, seenOn, toilets: false, power: true },
    });
    expect([await wanted('Toilets'), await wanted('Power')]).toEqual([
      ['full', 'unknown'],
      ['full', 'said', 'without'],
    ]);
    expect((await find({ text: name })).locations).toMatchObject([
      { observations: { toilets: { value: false, says: 1 }, power: { value: true } } },
    ]);
    await db.campsite.delete({ where: { id } });
  });

  test('an empty or null filter keeps everything', async () => {
    const all = await filtered({});
    expect(all).toHaveLength(5);
    expect(await filtered({ drivetrain: '', pets: null, features: [] })).toEqual(all);
    expect(await filtered({ drivetrain: null, features: null })).toEqual(all);
    expect(await find({ text: null, filters: null })).toEqual(await find({ text: '' }));
  });
});

describe('a position', () => {
  afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));

  const uluru = { latitude: -25.3444, longitude: 131.0369 };

  const send = <Body>(handler: typeof searchPublic, body: object | string) =>
    call<Body>(handler, 'POST', { as: mia, body });

  test('a search can start from a position instead of a postcode, even far from any postcode’s centre', async () => {
    await siteOf(mia, { name: 'Under the rock', shared: true, ...uluru });
    await siteOf(mia, { name: 'Behind the rock', latitude: -25.35, longitude: 131.05 });
    const shared = await send<SearchResponse>(searchPublic, { ...uluru, radius: 50 });
    expect(shared.status).toBe(200);
    expect(shared.body.locations[0]).toMatchObject({ name: 'Under the rock', distance: 0 });
    const own = await send<SearchResponse>(searchOwn, { ...uluru, radius: 50 });
    expect(own).toMatchObject({
      status: 200,
      body: { total: 1, locations: [{ name: 'Behind the rock', distance: 1.5 }] },
    });
  });

  test('a postcode’s centre as a position finds what the postcode finds', async () => {
    const centre = await postcodeCentre('4031');
    const byPosition = await send(searchPublic, { ...centre, radius: 50, text: 'park' });
    expect(byPosition).toMatchObject({ status: 200 });
    expect(byPosition.body).toEqual(
      (await send(searchPublic, { postcode: '4031', radius: 50, text: 'park' })).body,
    );
  });

  test('an empty value counts as not given', async () => {
    for (const empty of [{ postcode: null }, { postcode: '' }])
      expect((await send(searchPublic, { ...uluru, ...empty, radius: 50 })).status).toBe(200);
    const body = { postcode: '4031', latitude: null, longitude: null, radius: 50 };
    expect((await send(searchPublic, body)).status).toBe(200);
  });

  test('half a position is refused at its field', async () => {
    for (const handler of [searchPublic, searchOwn]) {
      const refused = await send<{ fields: FieldErrors }>(handler, { latitude: -25, radius: 50 });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['longitude']]);
    }
  });

  test.each(['NaN', '1e999', '-1e999', 'Infinity'])('%s is not a coordinate', async (number) => {
    const { status } = await send(searchPublic, `{"latitude":${number},"longitude":131,"radius":50}`);
    expect(status).toBe(400);
  });
});

describe('crowding', () => {
  let eve: Person;
  let tom: Person;
  beforeEach(async () => {
    [eve, tom] = [await person('Eve'), await person('Tom')];
  });

  interface Found {
    locations: { id: string; name: string; source: string }[];
    total: number;
  }

  const find = async (as: Person, body: object = {}) =>
    (await call<Found>(searchPublic, 'POST', { as, body: { postcode: '4031', radius: 50, ...body } })).body;

  /**
   * Creates shared sites of one person near the centre of the postcode 4031, `metres` apart from each
   * other.
   */
  async function fill(owner: Person, count: number, metres: number, more: object = {}) {
    const { profileId: ownerId } = owner.viewer;
    await db.campsite.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        ...({ source: 'user', shareFlag: true, ownerId, name: `${owner.viewer.username} ${index}` } as const),
        latitude: -27.4083 - (index * metres) / 111_195,
        longitude: 153.0298,
        ...more,
      })),
    });
  }

  const of = ({ viewer }: Person, { locations }: Found) =>
    locations.filter(({ name }) => name.startsWith(viewer.username));

  test('two hundred sites of one person within metres leave room for other people’s', async () => {
    const before = await find(tom);
    await fill(eve, 200, 1);
    const after = await find(tom);
    expect(of(eve, after)).toHaveLength(3);
    expect(after.locations.slice(3)).toEqual(before.locations.slice(0, 197));
    expect(after.total).toBe(before.total + 3);
    expect(of(eve, await find(eve))).toHaveLength(200);
    await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
  });

  test('sites of one person spread over the area take at most twenty places, even on the page and with a text', async () => {
    await fill(eve, 40, 1100);
    expect(of(eve, await find(tom))).toHaveLength(20);
    const asked = {
      sources: ['user' as const],
      wants: [],
      unsuited: false,
      fit: false,
      shown: 40,
      allFit: false,
    };
    const nobody = { car: null, pets: [] };
    const found = await searchSources(tom.viewer, asked, { postcode: '4031', radius: 50 }, nobody, 30_000);
    expect(of(eve, found?.results.user as Found)).toHaveLength(20);
    const { locations, total } = await find(tom, { text: eve.viewer.username });
    expect([locations.length, total]).toEqual([20, 20]);
    await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
  });

  test('the search decides which of these sites are shown', async () => {
    await fill(eve, 5, 1);
    await fill(eve, 2, 1, { name: `${eve.viewer.username} with pets`, petFriendly: true });
    expect(of(eve, await find(tom, { filters: { pets: true } }))).toHaveLength(2);
    await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
  });

  describe('a shared site that several people report', () => {
    const reportBy = (as: Person, id: string) =>
      call(report, 'POST', { as, params: { id }, body: { reason: 'wrong' } });
    /**
     * Confirms a reported campsite as an operator does: the campsite is reviewed and no longer
     * hidden.
     */
    const keep = (id: string) =>
      db.campsite.update({ where: { id }, data: { hiddenAt: null, reviewedAt: new Date() } });
    const finds = async (as: Person, name: string) => (await find(as, { text: name })).total === 1;

    test('is hidden from others after the third report, but not from its owner, until an operator decides', async () => {
      const { id, name } = await siteOf(eve, { shared: true, name: `Bog ${Math.random()}` });
      const [bob, ann, zoe] = await strangers();
      await reportBy(bob, id);
      await reportBy(bob, id);
      await reportBy(bob, id);
      await reportBy(ann, id);
      expect(await finds(mia, name)).toBe(true);
      await reportBy(zoe, id);
      expect([await finds(mia, name), await finds(eve, name)]).toEqual([false, true]);
      const mails = (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) =>
        subject?.includes(name),
      );
      expect(mails.map(({ text }) => text?.includes('no longer show it'))).toEqual([
        false,
        false,
        false,
        false,
        true,
      ]);

      await keep(id);
      expect(await finds(mia, name)).toBe(true);
      // Their reports are judged, and count again only once the site has changed.
      for (const again of [bob, ann, zoe]) await reportBy(again, id);
      expect(await finds(mia, name)).toBe(true);
      await db.campsite.update({ where: { id }, data: { updatedAt: new Date(Date.now() + 5_000) } });
      for (const again of [bob, ann]) await reportBy(again, id);
      expect(await finds(mia, name)).toBe(true);
      await reportBy(zoe, id);
      expect(await finds(mia, name)).toBe(false);
    });

    test('stays while the reporters’ accounts were made within a day, travel together or know each other', async () => {
      const site = async () => siteOf(eve, { shared: true, name: `Fen ${Math.random()}` });
      const sameDay = ['Tom', 'Ann', 'Zoe'].map((each) => person(each));
      const together = await strangers();
      const trip = await tripRow(together[0].viewer.profileId, {
        locationName: 'Lake',
        startDate: new Date('2026-12-01'),
        endDate: new Date('2026-12-02'),
      });
      await db.household.create({
        data: { id: uuid7(), tripId: trip.id, profileId: together[1].viewer.profileId, attending: true },
      });
      const known = await strangers();
      await db.group.create({
        data: {
          name: 'Club',
          profileId: known[2].viewer.profileId,
          members: { create: { email: known[0].email.toUpperCase() } },
        },
      });
      for (const reporters of [await Promise.all(sameDay), together, known]) {
        const { id, name } = await site();
        for (const each of reporters) await reportBy(each, id);
        expect(await finds(mia, name)).toBe(true);
      }
    });

    test('is hidden even if its owner has invited the reporters to a trip', async () => {
      const { id, name } = await siteOf(eve, { shared: true, name: `Slough ${Math.random()}` });
      const reporters = await strangers();
      const trip = await tripRow(eve.viewer.profileId, {
        locationName: 'Lake',
        startDate: new Date('2026-12-01'),
        endDate: new Date('2026-12-02'),
      });
      for (const { viewer } of reporters)
        await db.household.create({ data: { id: uuid7(), tripId: trip.id, profileId: viewer.profileId } });
      for (const each of reporters) await reportBy(each, id);
      expect(await finds(mia, name)).toBe(false);
    });

    test('stays while one reporter is muted, who gets the same response and mails nobody', async () => {
      const { id, name } = await siteOf(eve, { shared: true, name: `Swamp ${Math.random()}` });
      const [bob, ann, zoe] = await strangers();
      await db.user.update({ where: { id: zoe.viewer.userId }, data: { reportsMutedAt: new Date() } });
      const [first] = [await reportBy(bob, id), await reportBy(ann, id)];
      const muted = await reportBy(zoe, id);
      expect([muted.status, muted.body]).toEqual([first.status, first.body]);
      expect(await finds(mia, name)).toBe(true);
      const mails = (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) =>
        subject?.includes(name),
      );
      expect(mails).toHaveLength(2);
    });

    test('counts all reports that come at once', async () => {
      const { id, name } = await siteOf(eve, { shared: true, name: `Mire ${Math.random()}` });
      const reporters = await strangers();
      await Promise.all(reporters.map((each) => reportBy(each, id)));
      expect(await finds(mia, name)).toBe(false);
    });

    test('stays when it belongs to the open data', async () => {
      const { locations } = await find(await person());
      const { id = '', name = '' } = locations.find(({ source }) => source === 'open') ?? {};
      for (const each of await strangers()) await reportBy(each, id);
      expect((await find(await person(), { text: name })).total).toBeGreaterThan(0);
    });
  });
});

describe('one’s own private sites', () => {
  const body = { postcode: '4031', radius: 100 };

  const search = async (as: Person, more: object = {}) =>
    (await call<SearchResponse>(searchOwn, 'POST', { as, body: { ...body, ...more } })).body;

  test('a private site is found by its owner, and by nobody else', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia, { features: ['Toilets'] });
    const found = await search(mia);
    expect(found.total).toBe(1);
    expect(found.locations[0]).toMatchObject({
      id: site.id,
      source: 'private',
      share_flag: false,
      features: ['Toilets'],
      distance: 6.1,
    });
    expect(await search(tom)).toEqual({ locations: [], total: 0, unknown: 0 });
  });

  test('a shared site of the viewer is among the shared ones, not here', async () => {
    const mia = await person();
    await siteOf(mia, { shared: true });
    expect((await search(mia)).total).toBe(0);
  });

  test('only sites within the radius are found, nearest first', async () => {
    const mia = await person();
    await siteOf(mia, { name: 'Far', latitude: -28.6 });
    await siteOf(mia, { name: 'Middling', latitude: -28 });
    await siteOf(mia, { name: 'Near' });
    expect((await search(mia)).locations.map(({ name }) => name)).toEqual(['Near', 'Middling']);
    expect((await search(mia, { radius: 200 })).total).toBe(3);
    expect((await search(mia, { postcode: '0870' })).total).toBe(0);
  });

  test('text and filters work for own sites too', async () => {
    const mia = await person();
    await siteOf(mia, { name: 'Creek', petFriendly: true });
    await siteOf(mia, { name: 'Creek too' });
    expect((await search(mia, { text: 'TOO' })).total).toBe(1);
    expect((await search(mia, { text: 'creek', filters: { pets: true } })).locations).toMatchObject([
      { name: 'Creek' },
    ]);
  });
});

describe('needs', () => {
  const near = { latitude: -27.46, longitude: 153.05 };
  const mark = `needs ${Math.random()}`;
  let mia: Person;
  beforeAll(async () => {
    mia = await person('Mia');
    const tom = await person('Tom');
    const make = (name: string, site: Parameters<typeof siteOf>[1]) =>
      siteOf(mia, { name: `${mark} ${name}`, shared: true, ...site });
    await make('nothing', {});
    await make('plain', {
      petFriendly: true,
      drivetrain: '2 Wheel Drive',
      features: ['Toilets', 'Power', 'Free'],
    });
    await make('drop', {
      petFriendly: false,
      drivetrain: '4 Wheel Drive',
      features: ['Drop toilets'],
      lacks: ['Toilets'],
    });
    await make('lacking', {
      drivetrain: 'All Wheel Drive',
      lacks: ['Free', 'Boat ramp', 'Fire pits', 'Tank water'],
    });
    const said = await make('said', { petFriendly: false, lacks: ['Power'], features: ['Mobile reception'] });
    await db.siteObservation.create({
      data: {
        campsiteId: said.id,
        profileId: tom.viewer.profileId,
        seenOn: new Date(),
        pets: true,
        power: true,
        reception: false,
        access: 'All Wheel Drive',
      },
    });
    const sourceRef = `${mark} park`;
    const open = { name: `${mark} in a park`, ...near, source: 'open' as const, sourceRef, shareFlag: true };
    await db.campsite.create({ data: { ...open, petFriendly: true } });
    await db.siteDog.create({ data: { sourceRef, says: 'no' } });
  });

  const search = (needs: Want[], car: Drivetrain | null, more = {}) =>
    sitesNear(mia.viewer, 'public', near, { radius: 50, text: mark, filters: { needs, car, ...more } });
  const namesOf = (sites: FoundCampsite[]) => sites.map(({ name }) => name.slice(mark.length + 1)).sort();

  test.each([...drivetrains, null])(
    'the search and the page judge every site alike, with a car of %s',
    async (car) => {
      const everything = { unknown: true, unsuited: true };
      const all = (await search([...wants], car, everything)).locations;
      expect(all).toHaveLength(6);
      for (const asked of [...wants.map((need) => [need]), [...wants], ['pets', 'toilets'] as Want[]]) {
        const needs = needsOf({ needs: asked, car });
        const by = (suit: Suit) => namesOf(all.filter((site) => suitOf(site, { needs, car }) === suit));
        const confirmed = await search(asked, car);
        expect([asked, namesOf(confirmed.locations)]).toEqual([asked, by('fits')]);
        const kept = await search(asked, car, { unknown: true });
        expect(namesOf(kept.locations)).toEqual([...by('fits'), ...by('asks')].sort());
        if (needs.length === 0) continue;
        expect(kept).toMatchObject({ unknown: by('asks').length, unsuited: by('unsuited').length });
        // How many sites would fit if one of the needs were dropped.
        for (const { need, fit, denied } of kept.without ?? []) {
          const others = needs.filter((other) => other !== need);
          expect(fit).toBe(all.filter((site) => suitOf(site, { needs: others, car }) === 'fits').length);
          const first = all.filter(
            (site) => needs.find((each) => answerTo(each, site, car) === false) === need,
          );
          expect(denied).toBe(first.length);
        }
      }
    },
  );

  test('with needs, confirmed sites come first when there is no room for all', async () => {
    const extra = Array.from({ length: 205 }, () => ({
      name: `${mark} crowd`,
      ...near,
      source: 'open' as const,
      sourceRef: `${mark} ${Math.random()}`,
      shareFlag: true,
    }));
    await db.campsite.createMany({ data: extra });
    const far = await siteOf(mia, {
      name: `${mark} far`,
      shared: true,
      latitude: -27.2,
      features: ['Toilets'],
    });
    const { locations, total } = await search(['toilets'], null, { unknown: true });
    expect(locations).toHaveLength(200);
    expect(total).toBeGreaterThan(205);
    expect(locations.at(-1)?.id).toBe(far.id);
    await db.campsite.deleteMany({ where: { name: { in: [`${mark} crowd`, `${mark} far`] } } });
  });

  const site = { drivetrain: null, pet_friendly: true, features: ['Toilets'], missing_features: [] };

  test('a possible ban on dogs, or an AI’s word, turns "yes" into a question, but never "no"', () => {
    const evidence = { road: null, island: null, dogs: 'agency' as const };
    expect(answerTo('pets', { ...site, evidence }, null)).toBeNull();
    expect(answerTo('toilets', { ...site, evidence }, null)).toBe(true);
    expect(answerTo('toilets', { ...site, ai: true }, null)).toBeNull();
    expect(answerTo('pets', { ...site, pet_friendly: false, ai: true, evidence }, null)).toBe(false);
  });
});

const kedron = { latitude: -27.4083, longitude: 153.0298 };

describe('a search', () => {
  const planOf = async (scope: Scope, wanted: Omit<SiteSearch, 'postcode'>) => {
    const { viewer } = await person();
    const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${nearbySql(viewer, scope, kedron, wanted)}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  test.each([
    ['by distance alone', {}],
    ['with text', { text: 'river' }],
    ['with filters', { filters: { pets: true, drivetrain: '4 Wheel Drive', unknown_access: true } }],
  ] as const)('%s is read from the index of positions, never by scanning', async (_, more) => {
    for (const radius of [50, 100, 200] as const) {
      const plan = await planOf('public', { radius, ...more });
      expect(plan).toContain('campsites_position_idx');
      expect(plan).not.toMatch(/Seq Scan on campsites\b/);
    }
  });

  test('of private sites is read from an index too', async () => {
    const plan = await planOf('my', { radius: 200 });
    expect(plan).toMatch(/campsites_(position|owner_id)_idx/);
    expect(plan).not.toMatch(/Seq Scan on campsites\b/);
  });
});

test('a campsite with an invalid id does not exist', async () => {
  const { viewer } = await person();
  for (const id of ['', 'x', "' or 1=1", '0'.repeat(500)]) expect(await getCampsite(viewer, id)).toBeNull();
});

test.each([
  ['where one stands', kedron],
  ['a street away', { latitude: -27.4084, longitude: 153.0311 }],
  ['across the country', { latitude: -31.9523, longitude: 115.8613 }],
  ['the other side of the earth', { latitude: 27.4083, longitude: -26.9702 }],
])('the chord to %s equals the distance of the index', async (_, { latitude, longitude }) => {
  const [found] = await readRows<{ chord: number; measured: number }>(Prisma.sql`
    select ${chordFrom(kedron)} chord,
           earth_position(c.latitude, c.longitude)
             <-> earth_position(${kedron.latitude}::float8, ${kedron.longitude}::float8) measured
    from (values (${latitude}::float8, ${longitude}::float8)) c (latitude, longitude)`);
  expect(found?.chord).toBeCloseTo(found?.measured ?? Number.NaN, 6);
});
