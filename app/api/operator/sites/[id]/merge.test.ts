import { PUT as observe } from '@/app/api/locations/[id]/observation/route';
import { db } from '@/lib/server/db/client';
import { getTripVersion } from '@/lib/trips/trip-version';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { decide, undo } from '@/tests/factories/decisions';
import { operator } from '@/tests/factories/operators';
import { type Person, person } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { deliveredMail } from '@/tests/mail';

let kerry: Person;
let eve: Person;
let mia: Person;
beforeEach(async () => {
  [kerry, eve, mia] = [await operator(), await person('Eve'), await person('Mia')];
});

/** Creates two campsites for the same place, with two spellings of its name. */
const twins = async () => [
  await siteOf(eve, { shared: true, name: 'Pepercorn Flat' }),
  await siteOf(await person('Ann'), { shared: true, name: 'Peppercorn Flat' }),
];
type Site = Awaited<ReturnType<typeof siteOf>>;
const merge = (site: Site, into: Site) => decide(kerry, site.id, { action: 'merge', into: into.id });
const tripRow = (id: string) => db.trip.findUniqueOrThrow({ where: { id } });

test('trips follow with their name, open pages and calendars; nobody has to confirm', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const [here, there] = [
    await plan(mia, { location_id: site.id }),
    await plan(mia, { location_id: into.id }),
  ];
  const caller = { viewer: mia.viewer, tripId: here.id };
  const [version, row] = [await getTripVersion(caller), await tripRow(here.id)];
  const untouched = await tripRow(there.id);
  const { body } = await merge(site, into);
  expect(body.site).toMatchObject({ id: site.id, hidden: true, merged_into: into.id });
  expect(await tripRow(here.id)).toMatchObject({
    ...{ campsiteId: into.id, locationName: 'Peppercorn Flat', version: row.version + 1 },
  });
  expect(await getTripVersion(caller)).not.toBe(version);
  expect(await tripRow(there.id)).toEqual(untouched);
  expect(await db.changeNotice.count({ where: { tripId: here.id } })).toBe(0);

  expect((await undo(kerry, site.id)).body.site).toMatchObject({ hidden: false, merged_into: null });
  const back = { campsiteId: site.id, locationName: row.locationName, locationUrl: row.locationUrl };
  expect(await tripRow(here.id)).toMatchObject({ ...back, version: row.version + 2 });
  expect(await tripRow(there.id)).toEqual(untouched);
});

test('an undo leaves a trip alone that has moved elsewhere since', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const elsewhere = await siteOf(mia, { shared: true, name: 'Elsewhere' });
  const { id } = await plan(mia, { location_id: site.id });
  await merge(site, into);
  await db.trip.update({ where: { id }, data: { campsiteId: elsewhere.id, locationName: 'Elsewhere' } });
  await undo(kerry, site.id);
  expect(await tripRow(id)).toMatchObject({ campsiteId: elsewhere.id, locationName: 'Elsewhere' });
});

test('an answer to a trip at the old campsite counts for the new one', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const { id } = await plan(mia, { location_id: site.id });
  const agreed = {
    location_id: site.id,
    location_name: site.name,
    location_url: null,
    start_date: '2026-12-01',
  };
  await db.household.updateMany({ where: { tripId: id }, data: { reconfirm: true, agreedTo: agreed } });
  const told = { campsiteId: site.id, locationName: site.name, locationUrl: null };
  await db.changeNotice.create({ data: { tripId: id, householdId: id, lastTold: told } });
  const [household, notice] = [
    () => db.household.findFirstOrThrow({ where: { tripId: id } }),
    () => db.changeNotice.findFirstOrThrow({ where: { tripId: id } }),
  ];
  await merge(site, into);
  expect((await household()).agreedTo).toEqual({ ...agreed, location_id: into.id, location_name: into.name });
  expect((await notice()).lastTold).toEqual({ ...told, campsiteId: into.id, locationName: into.name });
  await undo(kerry, site.id);
  expect([(await household()).agreedTo, (await notice()).lastTold]).toEqual([agreed, told]);
});

test('a vote’s options follow with their answers; when both sites are options, the trip’s own comes first', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const other = await siteOf(mia, { shared: true, name: 'Other' });
  const [one, two] = [await plan(mia, { location_id: other.id }), await plan(mia, { location_id: site.id })];
  const offered = await openedVote(mia, one, { dates: [], location_ids: [site.id] });
  const both = await openedVote(mia, two, { dates: [], location_ids: [other.id, into.id] });
  const optionsOf = async (tripId: string) =>
    (
      await db.voteOption.findMany({ where: { kind: 'site', vote: { tripId } }, orderBy: { rank: 'asc' } })
    ).map(({ id, campsiteId, name }) => ({ id, campsiteId, name }));
  const [before, beforeBoth] = [await optionsOf(one.id), await optionsOf(two.id)];
  const voteRow = () => db.$queryRaw`select xmin::text from votes where trip_id = ${one.id}::uuid`;
  const touched = await voteRow();
  await merge(site, into);
  expect(await optionsOf(one.id)).toEqual([
    before[0],
    { ...before[1], campsiteId: into.id, name: into.name },
  ]);
  expect(await voteRow()).not.toEqual(touched);
  expect(await optionsOf(two.id)).toEqual([beforeBoth[2], beforeBoth[1], beforeBoth[0]]);
  expect([offered.options.length, both.options.length]).toEqual([3, 4]);
  await undo(kerry, site.id);
  expect([await optionsOf(one.id), await optionsOf(two.id)]).toEqual([before, beforeBoth]);
});

test('observations, saved sites and dismissals follow; an observation of the target is kept over one of the source', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const [tom, zoe] = [await person('Tom'), await person('Zoe')];
  const say = (as: Person, { id }: Site, toilets: boolean) =>
    call(observe, 'PUT', { as, params: { id }, body: { toilets, seen_on: inDays(-10) } });
  for (const [as, where, toilets] of [
    [tom, site, true],
    [zoe, site, true],
    [zoe, into, false],
  ] as const)
    expect((await say(as, where, toilets)).status).toBe(200);
  const own = ({ viewer: { profileId } }: Person, { id: campsiteId }: Site) => ({ profileId, campsiteId });
  await db.savedSite.createMany({ data: [own(tom, site), own(zoe, site), own(zoe, into)] });
  await db.observationDismissal.createMany({ data: [own(mia, site)] });
  const said = async ({ id: campsiteId }: Site) =>
    new Map(
      (await db.siteObservation.findMany({ where: { campsiteId } })).map((row) => [
        row.profileId,
        row.toilets,
      ]),
    );
  const keepers = ({ id: campsiteId }: Site) => db.savedSite.count({ where: { campsiteId } });
  const dismissed = ({ id: campsiteId }: Site) => db.observationDismissal.count({ where: { campsiteId } });
  const all = async (of: Site) => [await said(of), await keepers(of), await dismissed(of)];
  const [before, beforeInto] = [await all(site), await all(into)];
  await merge(site, into);
  const [tomId, zoeId] = [tom.viewer.profileId, zoe.viewer.profileId];
  expect(await all(into)).toEqual([
    new Map([
      [tomId, true],
      [zoeId, false],
    ]),
    2,
    1,
  ]);
  expect(await all(site)).toEqual([new Map([[zoeId, true]]), 1, 0]);
  await undo(kerry, site.id);
  expect([await all(site), await all(into)]).toEqual([before, beforeInto]);
});

test('a site can’t be merged into itself, a private, hidden or unknown one, and a merged one takes no decisions', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  const own = await siteOf(eve);
  for (const id of [site.id, own.id, eve.viewer.profileId])
    expect((await decide(kerry, site.id, { action: 'merge', into: id })).status).toBe(400);
  expect((await decide(kerry, own.id, { action: 'merge', into: into.id })).status).toBe(404);
  await merge(site, into);
  // Two campsites can't be merged into each other either, because a merged campsite is hidden.
  expect((await merge(into, site)).status).toBe(400);
  for (const action of ['keep', 'hide', 'delete']) {
    const { status, body } = await decide(kerry, site.id, { action });
    expect([status, body.error]).toEqual([409, 'This campsite is merged into another. Undo that first.']);
  }
});

test('the log names both campsites, and the owner is told which one stays', async () => {
  const [site, into] = (await twins()) as [Site, Site];
  await merge(site, into);
  const entry = await db.operatorEntry.findFirstOrThrow({ where: { subjectId: site.id } });
  expect(entry).toMatchObject({ action: 'merged', about: 'Pepercorn Flat into Peppercorn Flat' });
  const [mail] = await deliveredMail(eve.email);
  expect(mail?.text).toContain('Now: Peppercorn Flat');
  expect(mail?.text).toContain(`/campsite/${into.id}`);
});
