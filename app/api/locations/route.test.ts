import type { SearchResponse } from '@/lib/campsites/schema';
import type { AddedSite } from '@/lib/campsites/sites/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { added, siteForm } from '@/tests/factories/site-form';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { POST as searchOwn } from './my/route';
import { POST } from './route';

const refusal = async (as: Person, changes: object) => {
  const { status, body } = await call<{ fields: object }>(POST, 'POST', {
    as,
    body: { ...siteForm(), ...changes },
  });
  return [status, Object.keys(body.fields ?? {})];
};

test('signed-out people and people without a profile can’t add a site', async () => {
  expect((await call(POST, 'POST', { body: siteForm() })).status).toBe(401);
  const { cookie } = await newcomer();
  expect((await call(POST, 'POST', { as: { cookie }, body: siteForm() })).status).toBe(403);
});

test('a site is saved with all its fields, and with its suburb’s postcode and state', async () => {
  const mia = await person('Mia');
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
  const mia = await person('Mia');
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
  const mia = await person('Mia');
  const rottnest = { latitude: -31.998, longitude: 115.54 };
  expect(await refusal(mia, { ...rottnest, state: 'QLD' })).toEqual([400, ['state']]);
  const body = siteForm({ ...rottnest, state: 'WA' });
  const { location } = (await call<AddedSite>(POST, 'POST', { as: mia, body })).body;
  expect(location).toMatchObject({ state: 'WA', state_sure: true, postcode: expect.stringMatching(/^6/) });
});

test('where no place is within 50 km, a site has no locality', async () => {
  const mia = await person('Mia');
  const body = siteForm({ latitude: -24, longitude: 126, address: '' });
  const { location } = (await call<AddedSite>(POST, 'POST', { as: mia, body })).body;
  expect(location).toMatchObject({ address: null, state: 'WA', state_sure: true });
});

test('where a postcode is larger than the search, another postcode finds the site', async () => {
  const mia = await person('Mia');
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
  const mia = await person('Mia');
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
  const mia = await person('Mia');
  const site = await added(mia, { share_flag: true, pet_friendly: false, site_features: ['Toilets', 'BBQ'] });
  expect(site).toMatchObject({ source: 'user', pet_friendly: false, features: ['BBQ', 'Toilets'] });
  expect(site.site_features).toHaveLength(2);
});

describe('features', () => {
  test('are given by id or by name; one that is given twice, in any case, counts once', async () => {
    const mia = await person('Mia');
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
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(tom, { features: [`Hidden spring ${Math.random()}`] });
    const { featureId } = await db.campsiteFeature.findFirstOrThrow({ where: { campsiteId: site.id } });
    expect(await refusal(mia, { site_features: ['Toilets', featureId] })).toEqual([400, ['site_features.1']]);
    expect(await refusal(tom, { site_features: [featureId] })).toEqual([201, []]);
    const nobodys = '0190a000-0000-7000-8000-000000000000';
    expect(await refusal(mia, { site_features: [nobodys] })).toEqual([400, ['site_features.0']]);
  });
});

test('the same idempotency key adds the site once, even for two clicks at the same time', async () => {
  const mia = await person('Mia');
  const headers = { 'idempotency-key': 'one-paddock' };
  const send = () => call(POST, 'POST', { as: mia, body: siteForm(), headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await db.campsite.count({ where: { ownerId: mia.viewer.profileId } })).toBe(1);
});

describe('bad input is refused with its field', () => {
  const bad: [string, unknown][] = [
    ...[...badTexts, ...missingTexts].map(([, value]): [string, unknown] => ['name', value]),
    ...badTexts
      .filter(([, value]) => value !== undefined)
      .map(([, v]): [string, unknown] => ['phone_contact', v]),
    ['address', 'a'.repeat(201)],
    ['address', 'a\0b'],
    ['email_contact', 'gran'],
    ['email_contact', 'gran@example.com\r\nBcc: a@example.com'],
    ['campsite_url', 'javascript:alert(1)'],
    ['campsite_url', 'paddock.example'],
    ['campsite_url', `https://paddock.example/${'a'.repeat(2000)}`],
    ['drivetrain', undefined],
    ['drivetrain', null],
    ['drivetrain', ''],
    ['drivetrain', 'Front Wheel Drive'],
    ['share_flag', 'false'],
    ['share_flag', 1],
    ['pet_friendly', 'Yes'],
    ['site_features', 'Toilets'],
    ['site_features', Array.from({ length: 31 }, (_, index) => `Feature ${index}`)],
    ['site_features.0', [' ']],
    ['site_features.1', ['Toilets', 'a'.repeat(81)]],
    ['site_features.0', ['a\0b']],
    ['site_features.0', [{ not: '' }]],
    ['latitude', undefined],
    ['latitude', '-27.4'],
    ['latitude', null],
    ['latitude', 91],
    ['latitude', 27.4],
    ['longitude', undefined],
    ['longitude', Number.POSITIVE_INFINITY],
    ['latitude', Number.NaN],
  ];
  test.each(bad)('%s: %j', async (field, value) => {
    const [name = ''] = field.split('.');
    expect(await refusal(await person(), { [name]: value })).toEqual([400, [field]]);
  });

  test.each([
    ['Jakarta', -6.2, 106.82],
    ['Port Moresby', -9.44, 147.18],
    ['New Zealand', -44.67, 167.93],
    ['no place on earth', -27.4, -207],
  ])('a position in %s', async (_where, latitude, longitude) => {
    expect(await refusal(await person(), { latitude, longitude })).toEqual([400, ['latitude']]);
  });

  test('missing coordinates are refused in the specification’s words', async () => {
    const mia = await person();
    const { body } = await call(POST, 'POST', { as: mia, body: { ...siteForm(), latitude: undefined } });
    expect(body).toMatchObject({ error: 'Please select a valid address from the suggestions.' });
  });
});

test('a site in the Torres Strait is accepted', async () => {
  const site = await added(await person(), { latitude: -9.38, longitude: 142.61, address: null });
  expect(site).toMatchObject({ state: 'QLD', postcode: '4875' });
});
