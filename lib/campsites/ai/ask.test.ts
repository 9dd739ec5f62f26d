import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { eachSiteOnce } from './ask';

const once = async (...names: string[]) =>
  (await eachSiteOnce(names.map((name) => ({ name })))).map(({ name }) => name);

test('a campsite that is named twice stays once', async () => {
  const names = await once('Mt Wombat Camping Area', 'MOUNT WÓMBAT campground', 'Wombat Mount');
  expect(names).toEqual(['Mt Wombat Camping Area', 'Wombat Mount']);
});

test('the first of each name stays, in the given order', async () => {
  expect(await once('Zebra Flat', 'Alpha Flat', 'zebra flat', 'Beta Flat', 'ALPHA-FLAT')).toEqual([
    'Zebra Flat',
    'Alpha Flat',
    'Beta Flat',
  ]);
});

test('names whose key is empty are dropped', async () => {
  expect(await once('日本', 'ナラ', 'K2')).toEqual(['K2']);
  expect(await once()).toEqual([]);
});

test.each([
  ['The Château Creek Camping-Area', 'chateaucreek'],
  ['Chateau Creek campground', 'chateaucreek'],
  ['Çamp Ñandú’s `Park`', 'nandus'],
  ['The Caravan Park', 'thecaravanpark'],
  ['MT. K2 — Camp-Ground No 7', 'mountk2no7'],
  ['Mt Mt Park', 'mountmount'],
  ['Mtn Parkside', 'mtnparkside'],
  ['ＷＯＭＢＡＴ Ⅳ', 'wombativ'],
  ['日本 camp 4', '4'],
  ['日本', ''],
])('the name %j has the key %j', async (name, key) => {
  const mia = await person();
  const { id } = await siteOf(mia, { name: 'Elsewhere' });
  await db.campsite.update({ where: { id }, data: { name } });
  expect(await db.$queryRaw`select name_key from campsites where id = ${id}::uuid`).toEqual([
    { name_key: key },
  ]);
  await db.campsite.delete({ where: { id } });
});
