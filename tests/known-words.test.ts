import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';

let mia: Person;
beforeAll(async () => {
  mia = await person('Mia');
});
afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));

const known = async (...words: string[]) => {
  const rows = await db.knownWord.findMany({ where: { word: { in: words } }, orderBy: { word: 'asc' } });
  return rows.map(({ word }) => word);
};

test('the words of places and open campsites are known, except numbers', async () => {
  expect(await known('kedron', 'bendeela', 'mount', 'big4')).toEqual(['bendeela', 'kedron', 'mount']);
});

test('a word that is too long for any language is not stored, but the other words of the name are', async () => {
  const [longest, longer] = ['k'.repeat(40), 'q'.repeat(41)];
  await siteOf(mia, { name: `${longest} quellrain`, shared: true });
  await siteOf(mia, { name: `${longer} krummwald`, shared: true });
  expect(await known(longest, longer, 'krummwald', 'quellrain')).toEqual([longest, 'krummwald', 'quellrain']);
});

test('a private site’s words are never known', async () => {
  const { id } = await siteOf(mia, { name: 'Krummwald' });
  expect(await known('krummwald')).toEqual([]);
  await db.campsite.update({ where: { id }, data: { shareFlag: true } });
  expect(await known('krummwald')).toEqual(['krummwald']);
  await db.campsite.update({ where: { id }, data: { shareFlag: false } });
  expect(await known('krummwald')).toEqual([]);
});

test('a word is deleted with the last shared site that has it, and words of other sites’ names stay', async () => {
  const [one, other] = [
    await siteOf(mia, { name: 'Krummwald Kedron', shared: true }),
    await siteOf(mia, { name: 'Krummwald caravan flat', shared: true }),
  ];
  await db.campsite.update({ where: { id: one.id }, data: { name: 'Quellrain Kedron' } });
  expect(await known('krummwald', 'quellrain')).toEqual(['krummwald', 'quellrain']);
  await db.campsite.delete({ where: { id: other.id } });
  expect(await known('krummwald', 'caravan', 'flat')).toEqual(['caravan', 'flat']);
  await db.campsite.deleteMany({ where: { id: one.id } });
  expect(await known('quellrain', 'kedron')).toEqual(['kedron']);
});
