import { setDismissed } from '@/lib/campsites/observations/dismiss';
import type { Observations } from '@/lib/campsites/observations/schema';
import { changeSite } from '@/lib/campsites/sites/change-site';
import { deleteSite } from '@/lib/campsites/sites/delete-site';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { DELETE, PUT } from './route';

interface Answer {
  observations: Observations;
  fields: object;
}

const say = (id: string, body: object, as?: Person) =>
  call<Answer>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
const takeBack = (id: string, as?: Person) =>
  call<Answer>(DELETE, 'DELETE', { ...(as && { as }), params: { id } });

const seen_on = inDays(-10);

async function saidAt(id: string, ...said: object[]) {
  let last: Observations = {};
  for (const body of said) last = (await say(id, { seen_on, ...body }, await person())).body.observations;
  return last;
}

/** Returns the numbers of observations and dismissals of a site. */
const keptOf = (campsiteId: string) =>
  Promise.all([
    db.siteObservation.count({ where: { campsiteId } }),
    db.observationDismissal.count({ where: { campsiteId } }),
  ]);

test('one person’s observation is shown as what campers say', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia, { shared: true });
  const { status, body } = await say(
    id,
    { pets: true, boat_ramp: false, water: null, access: '4 Wheel Drive', seen_on },
    await person('Tom'),
  );
  expect([status, body]).toEqual([
    200,
    {
      observations: {
        pets: { value: true, says: 1, latest: seen_on },
        boat_ramp: { value: false, says: 1, latest: seen_on },
        access: { value: '4 Wheel Drive', says: 1, latest: seen_on },
      },
    },
  ]);
});

test('the majority counts, with the number of people and the latest of their days', async () => {
  const { id } = await siteOf(await person(), { shared: true });
  const said = await saidAt(
    id,
    { pets: true, seen_on: inDays(-400) },
    { pets: true, seen_on: inDays(-30) },
    { pets: false, seen_on: inDays(0) },
    { toilets: true, seen_on: inDays(0) },
  );
  expect(said.pets).toEqual({ value: true, says: 2, latest: inDays(-30) });
});

test('in a tie the later visit counts, and on the same day the later report', async () => {
  const { id } = await siteOf(await person(), { shared: true });
  const said = await saidAt(
    id,
    { access: '4 Wheel Drive', fires: false },
    { access: '2 Wheel Drive', seen_on: inDays(-90), fires: true },
    { fires: true, power: false },
    { fires: false, power: true },
  );
  expect(said.access).toEqual({ value: '4 Wheel Drive', says: 1, latest: seen_on });
  expect(said.fires).toEqual({ value: false, says: 2, latest: seen_on });
  expect(said.power).toEqual({ value: true, says: 1, latest: seen_on });
});

test('a person has one observation of a site, and the next one replaces it whole', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia, { shared: true });
  await say(id, { pets: true, power: true, seen_on: inDays(-20) }, mia);
  const { body } = await say(id, { pets: false, seen_on }, mia);
  expect(body.observations).toEqual({ pets: { value: false, says: 1, latest: seen_on } });
  expect(await db.siteObservation.count({ where: { campsiteId: id } })).toBe(1);
});

test('a person deletes only their own observation, and can repeat that', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia, { shared: true });
  await say(id, { pets: true, seen_on }, mia);
  await say(id, { pets: false, water: true, seen_on }, tom);
  const left = { pets: { value: true, says: 1, latest: seen_on } };
  for (let time = 0; time < 2; time++) {
    const { status, body } = await takeBack(id, tom);
    expect([status, body.observations]).toEqual([200, left]);
  }
});

test('the open data’s own facts stay unchanged', async () => {
  const open = await db.campsite.findFirstOrThrow({
    where: { source: 'open', petFriendly: true },
    include: { features: true },
  });
  await say(open.id, { pets: false, toilets: false, access: '4 Wheel Drive', seen_on }, await person());
  expect(await db.campsite.findUnique({ where: { id: open.id }, include: { features: true } })).toEqual(open);
});

test('once a site is private, other people’s observations are deleted', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia, { shared: true });
  await say(id, { pets: true, seen_on }, mia);
  await say(id, { pets: false, water: true, seen_on }, tom);
  await setDismissed(tom.viewer, id, true);
  await changeSite(mia.viewer, id, { name: 'Another name' });
  expect(await keptOf(id)).toEqual([2, 1]);
  await changeSite(mia.viewer, id, { share_flag: false });
  expect(await keptOf(id)).toEqual([1, 0]);
  const { body } = await say(id, { pets: true, seen_on }, mia);
  expect(body.observations).toEqual({ pets: { value: true, says: 1, latest: seen_on } });
});

test('the observations of a deleted site that a trip keeps are deleted', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia, { shared: true });
  for (const each of [mia, tom]) await say(id, { pets: true, seen_on }, each);
  await plan(tom, { location_id: id });
  await deleteSite(mia.viewer, id);
  expect(await db.campsite.count({ where: { id } })).toBe(1);
  expect(await keptOf(id)).toEqual([0, 0]);
});

test('only its owner can observe a private site; for others it does not exist', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia);
  const said = { pets: true, seen_on };
  expect((await say(id, said)).status).toBe(401);
  expect((await takeBack(id)).status).toBe(401);
  for (const refused of [await say(id, said, tom), await takeBack(id, tom), await say('nonsense', said, tom)])
    expect(refused.status).toBe(404);
  expect((await say(id, said, mia)).status).toBe(200);
  expect((await takeBack(id, mia)).body.observations).toEqual({});
});

test.each([
  ['seen_on', {}],
  ['seen_on', { seen_on: inDays(1) }],
  ['seen_on', { seen_on: '1999-12-31' }],
  ['seen_on', { seen_on: '2026-02-30' }],
  ['seen_on', { seen_on: null }],
  ['pets', { seen_on, pets: 'yes' }],
  ['boat_ramp', { seen_on, boat_ramp: 1 }],
  ['access', { seen_on, access: 'Tank' }],
  ['access', { seen_on, access: '' }],
])('bad input is refused at %s: %j', async (field, body) => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia);
  const refused = await say(id, body, mia);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});

test.each(['2000-01-01', inDays(0)])('%s is accepted as the day of the visit', async (day) => {
  const mia = await person('Mia');
  expect((await say((await siteOf(mia)).id, { pets: true, seen_on: day }, mia)).status).toBe(200);
});

test('the response names nobody, and unknown fields are ignored', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia, { shared: true });
  const { body } = await say(id, { pets: true, seen_on, profile_id: 'x', note: 'Mia was here' }, mia);
  expect(JSON.stringify(body)).not.toMatch(/Mia|profile|note/);
});

test('the sixty-first observation of a person within a day is refused for now', async () => {
  const mia = await person('Mia');
  const { id } = await siteOf(mia);
  for (let count = 0; count < 60; count++)
    expect((await say(id, { pets: true, seen_on }, mia)).status).toBe(200);
  const { status, headers } = await say(id, { pets: true, seen_on }, mia);
  expect([status, Number(headers.get('retry-after')) > 22 * 3600]).toEqual([429, true]);
});
