import { db } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { profileOfUser } from '../server/auth/whose';
import { inScope, isOwnedBy, isVisibleTo, ownedBy, shownByTrip, visibleTo } from './policy';

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
  await db.campsite.deleteMany({ where: { source: 'user' } });
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
  await db.campsite.deleteMany({ where: { source: 'user' } });
});
