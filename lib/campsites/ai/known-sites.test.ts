import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { siteOf } from '@/tests/factories/campsites';
import { person } from '@/tests/factories/people';
import { knownSites, knownSitesSql } from './known-sites';
import type { Candidate } from './read-suggestions';
import { townsOf } from './towns';

const kedron = { latitude: -27.4083, longitude: 153.0298 };

describe('known sites', () => {
  test('are read from the index of positions, however many names are looked up', async () => {
    const { viewer } = await person();
    for (const radius of [50, 100, 200] as const) {
      const sql = knownSitesSql(viewer, kedron, { radius }, ['Wombat Hollow', 'Creek']);
      const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('campsites_position_idx');
      expect(plan).not.toMatch(/Seq Scan on campsites\b/);
      // The key of each site is stored in its row, and the key of each wanted name is computed
      // once. So the query must not compute a key for each site within the radius.
      expect(plan).not.toContain('site_name_key');
    }
  });

  test('are each found by their own name', async () => {
    const mia = await person();
    const odd = [
      'Çamp Ñandú’s `Park`',
      'The Caravan Park',
      'MT. K2 — Camp-Ground No 7',
      '日本 camp 4',
      'Mt Mt Park',
    ];
    for (const name of odd) await siteOf(mia, { name });
    const near = await db.campsite.findMany({
      where: {
        OR: [{ source: 'open' }, { ownerId: mia.viewer.profileId }],
        ...{ groupOnly: false, latitude: { gt: -28, lt: -27 }, longitude: { gt: 152.5, lt: 153.5 } },
      },
      select: { id: true, name: true },
    });
    expect(near.length).toBeGreaterThan(100);
    const names = near.map(({ name }) => name);
    const known = await knownSites(mia.viewer, kedron, { radius: 100 }, names);
    const found = new Set(known.map(({ id, index }) => `${id} ${index}`));
    for (const [index, { id, name }] of near.entries())
      expect([name, found.has(`${id} ${index}`)]).toEqual([name, true]);
    await db.campsite.deleteMany({ where: { source: 'user' } });
  });
});

describe('a town', () => {
  const at = (locality: string, state = '') => ({ locality, state }) as Candidate;
  const kmOf = async (...candidates: Candidate[]) =>
    (await townsOf(candidates, kedron)).map((town) => town && Math.round(town.km));

  test('is found by its name, with or without its state and postcode', async () => {
    expect(await kmOf(at('dayboro'), at('Dayboro', 'QLD'), at('DAYBORO QLD 4521'))).toEqual([31, 31, 31]);
  });

  test('is the nearest of its name, within the given state', async () => {
    const [near = 0, far = 0] = await kmOf(at('Richmond'), at('Richmond', 'VIC'));
    expect(near).toBeLessThan(far ?? 0);
    expect(far).toBeGreaterThan(1000);
  });

  test('is unknown when no town has that name', async () => {
    expect(await kmOf(at('Nosuchtown'), at(''), at('Dayboro', 'WA'), at('%'), at('Dayboro'))).toEqual([
      null,
      null,
      null,
      null,
      31,
    ]);
  });
});
