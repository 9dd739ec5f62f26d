import { randomUUID } from 'node:crypto';
import type { SearchResponse } from '@/lib/campsites/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { POST } from './route';

const mark = randomUUID().slice(0, 8);

let mia: Person;
beforeAll(async () => {
  mia = await person();
  await siteOf(mia, {
    name: `${mark} gentle`,
    shared: true,
    drivetrain: '2 Wheel Drive',
    petFriendly: true,
  });
  await siteOf(mia, {
    name: `${mark} rough`,
    shared: true,
    drivetrain: '4 Wheel Drive',
    petFriendly: false,
  });
  await siteOf(mia, { name: `${mark} unknown`, shared: true, features: ['Toilets'] });
  await siteOf(mia, { name: `${mark} full`, shared: true, features: ['Toilets', 'Power'] });
  await siteOf(mia, { name: `${mark} without`, shared: true, features: ['Power'], lacks: ['Toilets'] });
});

async function search(body: object): Promise<SearchResponse> {
  const response = await call<SearchResponse>(POST, 'POST', {
    as: mia,
    body: { postcode: '4031', radius: 100, text: mark, ...body },
  });
  expect(response.status).toBe(200);
  return response.body;
}

const filtered = async (filters: object) => {
  const names = (await search({ filters })).locations.map(({ name }) => name);
  return names.map((name) => name.slice(mark.length + 1)).sort();
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
  const { total, unknown } = await search({ filters: fits });
  // No site is known to meet both filters. "rough" allows no pets and "without" has no toilets, so
  // three sites remain that may meet both.
  expect({ total, unknown }).toEqual({ total: 0, unknown: 3 });
  const kept = await search({ filters: { ...fits, unknown: true } });
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
  expect(await search({ filters: gentle })).toMatchObject({ total: 4, unknown: 0 });
  expect(await filtered({ ...gentle, pets: true })).toEqual(['gentle']);
});

test('the majority of campers’ observations overrides a site’s own data, in the filters and on the cards', async () => {
  const [tom, ann] = [await person('Tom'), await person('Ann')];
  const name = `${mark} said`;
  const { id } = await siteOf(mia, { name, shared: true, drivetrain: '2 Wheel Drive', petFriendly: false });
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
  const [found] = (await search({ text: name })).locations;
  expect(found).toMatchObject({ pet_friendly: true, drivetrain: '4 Wheel Drive' });
  await db.siteObservation.deleteMany({ where: { campsiteId: id } });
  expect((await search({ text: name })).locations[0]).toMatchObject({
    pet_friendly: false,
    drivetrain: '2 Wheel Drive',
  });
  await db.campsite.delete({ where: { id } });
});

test('the majority of observations counts, in a tie the latest visit, in the filters and on the cards', async () => {
  const name = `${mark} disputed`;
  const { id } = await siteOf(mia, { name, shared: true, drivetrain: '2 Wheel Drive', petFriendly: false });
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
  expect((await search({ text: name })).locations).toMatchObject([
    { pet_friendly: false, drivetrain: 'All Wheel Drive' },
  ]);
  expect(await filtered({ pets: false })).toEqual(['disputed', 'rough']);
  expect(await filtered({ drivetrain: 'All Wheel Drive' })).toEqual(['disputed', 'gentle']);
  await say('2026-04-02', { access: '4 Wheel Drive' });
  expect((await search({ text: name })).locations).toMatchObject([{ drivetrain: '4 Wheel Drive' }]);
  await db.campsite.delete({ where: { id } });
});

test('a feature that campers report as present or missing is so in the filter and on the card', async () => {
  const name = `${mark} said`;
  const { id } = await siteOf(mia, { name, shared: true, features: ['Toilets'] });
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
  expect((await search({ text: name })).locations).toMatchObject([
    { observations: { toilets: { value: false, says: 1 }, power: { value: true } } },
  ]);
  await db.campsite.delete({ where: { id } });
});

test('an empty or null filter keeps everything', async () => {
  const all = await filtered({});
  expect(all).toHaveLength(5);
  expect(await filtered({ drivetrain: '', pets: null, features: [] })).toEqual(all);
  expect(await filtered({ drivetrain: null, features: null })).toEqual(all);
  expect(await search({ text: null, filters: null })).toEqual(await search({ text: '' }));
});
