import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { getCampsite } from '../get-campsite';
import type { SiteSearch } from '../schema';
import type { Scope } from '../search-choices';
import { nearbySql } from './search-sql';

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

describe('one campsite', () => {
  test('from the open data is visible to everybody', async () => {
    const { viewer } = await person();
    const row = await db.campsite.findFirstOrThrow({ where: { source: 'open', petFriendly: true } });
    expect(await getCampsite(viewer, row.id)).toMatchObject({
      id: row.id,
      source: 'open',
      pet_friendly: true,
    });
  });

  test('that is shared is visible to everybody, with its known features', async () => {
    const [mia, { viewer: tom }] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia, { shared: true, features: ['Toilets', 'BBQ'], lacks: ['Power'] });
    expect(await getCampsite(tom, site.id)).toMatchObject({
      source: 'user',
      features: ['BBQ', 'Toilets'],
      site_features: [expect.any(String), expect.any(String)],
    });
  });

  test('that is private is visible only to its owner', async () => {
    const [mia, { viewer: tom }] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(mia);
    expect(await getCampsite(mia.viewer, site.id)).toMatchObject({ name: site.name, source: 'private' });
    expect(await getCampsite(tom, site.id)).toBeNull();
  });

  test('with an invalid id does not exist', async () => {
    const { viewer } = await person();
    for (const id of ['', 'x', "' or 1=1", '0'.repeat(500)]) expect(await getCampsite(viewer, id)).toBeNull();
  });
});
