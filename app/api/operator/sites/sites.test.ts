import { PUT as observe } from '@/app/api/locations/[id]/observation/route';
import { POST as search } from '@/app/api/locations/public/route';
import { POST as restore } from '@/app/api/operator/people/[user]/restore/route';
import { POST as suspend } from '@/app/api/operator/people/[user]/suspend/route';
import { COMMAND_LINE } from '@/lib/operator/desk';
import { decideSite } from '@/lib/operator/sites/decide-site';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { getTripVersion } from '@/lib/trips/trip-version';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs, reports, undo } from '@/tests/factories/decisions';
import { operator, SECOND_OPERATOR } from '@/tests/factories/operators';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { inDays, plan, tripRow } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';

let kerry: Person;
let eve: Person;
let mia: Person;
beforeEach(async () => {
  [kerry, eve, mia] = [await operator(), await person('Eve'), await person('Mia')];
});

const siteRow = (id: string) => db.campsite.findUniqueOrThrow({ where: { id } });
const changed = new Map<string, { name: string; latitude: number; longitude: number }>();
async function openSite() {
  const where = { source: 'open', groupOnly: false, hiddenAt: null } as const;
  const site = await db.campsite.findFirstOrThrow({ where });
  const { id, name, latitude, longitude } = site;
  if (!changed.has(id)) changed.set(id, { name, latitude, longitude });
  return site;
}
// Other files' tests search the open data.
afterAll(async () => {
  for (const [id, given] of changed)
    await db.campsite.update({ where: { id }, data: { ...given, hiddenAt: null } });
});

describe('a decision', () => {
  const shared = (name = `Bog ${Math.random()}`) => siteOf(eve, { shared: true, name });
  const finds = async (name: string, as = mia, near = { latitude: -27.46, longitude: 153.05 }) => {
    const place = (
      await db.$queryRaw<{ postcode: string }[]>`
    select postcode from places order by earth_position(latitude, longitude) <-> earth_position(${near.latitude}, ${near.longitude}) limit 1`
    )[0];
    const body = { postcode: place?.postcode, radius: 50, text: name };
    return (await call<{ total: number }>(search, 'POST', { as, body })).body.total > 0;
  };
  const lastEntry = (id: string) =>
    db.operatorEntry.findFirstOrThrow({ where: { subjectId: id }, orderBy: { id: 'desc' } });
  const mailsTo = async ({ email }: Person) =>
    (await deliveredMail(email)).map(({ subject, text, replyTo }) => ({
      subject,
      text: text ?? '',
      replyTo: replyTo?.[0]?.address,
    }));

  test('a campsite that is kept is found again, and its earlier reports no longer wait for a decision', async () => {
    const { id, name } = await shared();
    for (const each of await strangers()) await reportAs(each, id);
    expect(await finds(name)).toBe(false);
    const { body } = await decide(kerry, id, { action: 'keep', reason: 'it is fine' });
    expect(body.site).toMatchObject({ id, name, source: 'user', hidden: false, merged_into: null });
    expect(await finds(name)).toBe(true);
    expect(await lastEntry(id)).toMatchObject({
      by: kerry.email,
      action: 'kept',
      about: name,
      reason: 'it is fine',
    });
    expect((await siteRow(id)).reviewedAt).not.toBeNull();
  });

  test('a suspended person’s campsite stays hidden when it is kept, until the suspension ends', async () => {
    const { id, name } = await shared();
    const params = { user: eve.viewer.userId };
    await call(suspend, 'POST', { as: kerry, params, body: { reason: 'Advertises' } });
    await decide(kerry, id, { action: 'keep', reason: 'it is fine' });
    expect(await finds(name)).toBe(false);
    await call(restore, 'POST', { as: kerry, params, body: { reason: 'A mix-up' } });
    expect(await finds(name)).toBe(true);
  });

  test('a hidden campsite is found only by its owner, and keeps the date of the owner’s last change', async () => {
    const { id, name, updatedAt } = await shared();
    expect((await decide(kerry, id, { action: 'hide' })).body.site.hidden).toBe(true);
    expect([await finds(name), await finds(name, eve)]).toEqual([false, true]);
    expect((await siteRow(id)).updatedAt).toEqual(updatedAt);
  });

  test('a correction changes a person’s campsite itself, and searches find it again', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'hide' });
    const changes = { name: 'Mire', latitude: -33.8, longitude: 151.2 };
    const { body } = await decide(kerry, id, { action: 'edit', changes });
    expect(body.site).toMatchObject({ ...changes, hidden: false });
    expect(await siteRow(id)).toMatchObject({ ...changes, state: 'NSW' });
    expect(await db.siteCorrection.count({ where: { name: 'Mire' } })).toBe(0);
    const gone = await decide(kerry, id, { action: 'edit', changes: { gone: true } });
    expect([gone.status, gone.body.fields]).toEqual([
      400,
      { gone: expect.stringContaining('Only campsites of') },
    ]);
  });

  test('a correction of the open data is stored beside it; a site that is marked as gone is not found', async () => {
    const open = await openSite();
    const name = `Corrected ${Math.random()}`;
    const correction = () => db.siteCorrection.findUnique({ where: { sourceRef: open.sourceRef ?? '' } });
    const given = {
      givenName: open.name,
      givenLatitude: open.latitude,
      givenLongitude: open.longitude,
    };
    await decide(kerry, open.id, { action: 'edit', changes: { name } });
    expect(await siteRow(open.id)).toMatchObject({ name, latitude: open.latitude, address: open.address });
    expect(await correction()).toMatchObject({ name, latitude: null, gone: false, ...given });
    expect(await finds(name, mia, open)).toBe(true);
    const gone = await decide(kerry, open.id, { action: 'edit', changes: { gone: true } });
    expect(gone.body.site.hidden).toBe(true);
    expect(await correction()).toMatchObject({ name, gone: true, ...given });
    expect(await finds(name, mia, open)).toBe(false);
    await decide(kerry, open.id, { action: 'keep' });
    expect(await correction()).toMatchObject({ name, gone: false });
    expect(await finds(name, mia, open)).toBe(true);
    await decide(kerry, open.id, { action: 'delete' });
    expect(await correction()).toMatchObject({ name, gone: true });
    expect(await finds(name, mia, open)).toBe(false);
  });

  test('keeping open data that was never corrected stores no correction', async () => {
    const open = await openSite();
    await decide(kerry, open.id, { action: 'keep' });
    expect(await db.siteCorrection.count({ where: { sourceRef: open.sourceRef ?? '' } })).toBe(0);
  });

  test('a deleted campsite loses its owner; trips there keep it', async () => {
    const { id, name } = await shared();
    const trip = await tripRow(eve.viewer.profileId, {
      campsiteId: id,
      locationName: name,
      startDate: new Date('2026-12-01'),
      endDate: new Date('2026-12-02'),
    });
    expect((await decide(kerry, id, { action: 'delete' })).body.site.hidden).toBe(true);
    expect([await finds(name), await finds(name, eve)]).toEqual([false, false]);
    expect(await siteRow(id)).toMatchObject({ ownerId: null, shareFlag: false });
    expect((await db.trip.findUniqueOrThrow({ where: { id: trip.id } })).campsiteId).toBe(id);
    expect((await decide(kerry, id, { action: 'keep' })).status).toBe(404);
  });

  test('a private campsite and an unknown one don’t exist for the desk', async () => {
    const { id } = await siteOf(eve);
    for (const action of ['keep', 'hide', 'delete'])
      expect((await decide(kerry, id, { action })).status).toBe(404);
    expect((await decide(kerry, id, { action: 'edit', changes: { name: 'Mine' } })).status).toBe(404);
    expect((await decide(kerry, eve.viewer.profileId, { action: 'keep' })).status).toBe(404);
    expect(await db.operatorEntry.count({ where: { subjectId: id } })).toBe(0);
  });

  test('bad input is refused at its field', async () => {
    const { id } = await shared();
    const changes = { latitude: 48, longitude: 2 };
    for (const [field, decision] of [
      ['changes.latitude', { action: 'edit', changes }],
      ['changes', { action: 'edit' }],
      ['changes', { action: 'edit', changes: {} }],
      ['into', { action: 'merge' }],
    ] as const) {
      const { status, body } = await decide(kerry, id, decision);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('the owner is told the decision, the reason and whom to ask; each reporter is thanked once, without names', async () => {
    const { id, name } = await shared();
    const [tom, ann, zoe] = await strangers();
    await reportAs(tom, id);
    await reportAs(zoe, id);
    await db.user.update({ where: { id: zoe.viewer.userId }, data: { reportsMutedAt: new Date() } });
    await decide(kerry, id, { action: 'hide', reason: 'It is private land.' });
    const [toOwner] = await mailsTo(eve);
    expect(toOwner).toMatchObject({ subject: `About your campsite ${name}`, replyTo: env().CONTACT_EMAIL });
    expect(toOwner?.text).toContain('We have hidden your shared campsite.');
    expect(toOwner?.text).toContain('It is private land.');
    const [thanks, ...more] = await mailsTo(tom);
    expect([thanks?.subject, more]).toEqual([`Thank you for your report: ${name}`, []]);
    expect(thanks?.text).toContain('We have hidden it');
    expect(thanks?.text).not.toMatch(/Eve|Zoe|Kerry/);
    expect([await mailsTo(ann), await mailsTo(zoe)]).toEqual([[], []]);
    await reportAs(ann, id);
    await decide(kerry, id, { action: 'delete' });
    expect([(await mailsTo(tom)).length, (await mailsTo(ann)).length, (await mailsTo(eve)).length]).toEqual([
      1, 1, 2,
    ]);
  });

  test('of two operators the second reads who has decided, unless their page shows the decision already', async () => {
    const { id } = await shared();
    const ali = await operator({ email: SECOND_OPERATOR });
    expect((await decide(kerry, id, { action: 'hide', seen: null })).status).toBe(200);
    const late = await decide(ali, id, { action: 'keep', seen: null });
    expect([late.status, late.body.error]).toEqual([409, 'Kerry decided this a minute ago.']);
    const { hiddenAt, reviewedAt } = await siteRow(id);
    expect(hiddenAt).not.toBeNull();
    // A time after the decision doesn't prove that the page showed it, because the decision may have
    // been saved after the page was rendered.
    const wrong = await decide(ali, id, { action: 'keep', seen: new Date(Date.now() + 1000).toISOString() });
    expect(wrong.status).toBe(409);
    expect((await decide(ali, id, { action: 'keep', seen: reviewedAt?.toISOString() })).status).toBe(200);
    expect((await decide(kerry, id, { action: 'hide' })).status).toBe(200);
  });

  test('a decision at the command line is shown as such', async () => {
    const { id } = await shared();
    await decideSite(COMMAND_LINE, id, { action: 'hide', reason: 'private land' });
    const { body } = await decide(kerry, id, { action: 'keep', seen: null });
    expect(body.error).toBe('Somebody at the command line decided this a minute ago.');
  });
});

describe('an undo', () => {
  const shared = () => siteOf(eve, { shared: true, name: 'Bog' });

  test.each([
    ['hide', {}],
    ['keep', {}],
    ['edit', { changes: { name: 'Mire', latitude: -33.8, longitude: 151.2 } }],
    ['delete', {}],
  ])('undoing %s restores a person’s campsite', async (action, more) => {
    const { id } = await shared();
    const before = await siteRow(id);
    await decide(kerry, id, { action, ...more });
    expect(await siteRow(id)).not.toEqual(before);
    const { status, body } = await undo(kerry, id);
    expect([status, body.site.hidden]).toEqual([200, false]);
    expect(await siteRow(id)).toEqual(before);
  });

  test.each([
    ['edit', { changes: { name: 'Mire', latitude: -33.8, longitude: 151.2 } }],
    ['edit', { changes: { gone: true } }],
    ['delete', {}],
  ])('undoing %s restores the open data’s campsite to the data', async (action, more) => {
    const { id, sourceRef } = await openSite();
    const before = await siteRow(id);
    await decide(kerry, id, { action, ...more });
    expect(await siteRow(id)).not.toEqual(before);
    await undo(kerry, id);
    expect(await siteRow(id)).toEqual(before);
    expect(await db.siteCorrection.count({ where: { sourceRef: sourceRef ?? '' } })).toBe(0);
  });

  test('of two corrections the first undo reverts the newer, and the second the older', async () => {
    const { id, name, sourceRef } = await openSite();
    await decide(kerry, id, { action: 'edit', changes: { name: 'First' } });
    await decide(kerry, id, { action: 'edit', changes: { name: 'Second', gone: true } });
    await undo(kerry, id);
    expect(await siteRow(id)).toMatchObject({ name: 'First', hiddenAt: null });
    expect(await db.siteCorrection.findUnique({ where: { sourceRef: sourceRef ?? '' } })).toMatchObject({
      name: 'First',
      gone: false,
      givenName: name,
    });
    await undo(kerry, id);
    expect((await siteRow(id)).name).toBe(name);
  });

  test('an undo after a load of newer data restores the newer data', async () => {
    const { id, sourceRef } = await openSite();
    await decide(kerry, id, { action: 'edit', changes: { name: 'Mire' } });
    const where = { sourceRef: sourceRef ?? '' };
    await db.siteCorrection.update({ where, data: { givenName: 'As it is called since' } });
    await undo(kerry, id);
    expect((await siteRow(id)).name).toBe('As it is called since');
  });

  test('the owner’s changes since the decision stay', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'edit', changes: { name: 'Mire', latitude: -27.4, longitude: 153 } });
    await db.campsite.update({ where: { id }, data: { name: 'The owner’s own' } });
    await undo(kerry, id);
    expect(await siteRow(id)).toMatchObject({ name: 'The owner’s own', latitude: -27.46, longitude: 153.05 });
  });

  test('the reports that a decision had settled wait again', async () => {
    const { id } = await shared();
    const [tom] = await strangers();
    await reportAs(tom, id);
    await decide(kerry, id, { action: 'keep' });
    const waits = async () => (await reports(kerry)).sites.some((site) => site.id === id);
    expect(await waits()).toBe(false);
    await undo(kerry, id);
    expect(await waits()).toBe(true);
  });

  test('an undo has a log entry of its own and is told to the owner; the third undo finds nothing', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'hide', reason: 'private land' });
    await undo(kerry, id);
    const [hid, undid] = await db.operatorEntry.findMany({
      where: { subjectId: id },
      orderBy: { id: 'asc' },
    });
    expect(undid).toMatchObject({
      action: 'undid',
      about: 'Bog',
      reason: '“hid”, private land',
      undoes: hid?.id,
    });
    const mails = await deliveredMail(eve.email);
    expect(mails.at(-1)?.text).toContain('We’ve undone our last decision about your campsite. Everybody');
    const { status, body } = await undo(kerry, id);
    expect([status, body.error]).toEqual([409, 'There is nothing to undo.']);
  });

  test('a deleted campsite returns to nobody once its owner’s account is gone', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'delete' });
    await db.user.delete({ where: { id: eve.viewer.userId } });
    const { status, body } = await undo(kerry, id);
    expect([status, body.error]).toEqual([409, 'The account of its owner is gone.']);
  });

  test('a campsite that its owner has made private since the decision does not exist', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'edit', changes: { name: 'Mire' } });
    await db.campsite.update({ where: { id }, data: { shareFlag: false } });
    const before = await siteRow(id);
    const { status, body } = await undo(kerry, id);
    expect([status, body.site]).toEqual([404, undefined]);
    expect(await siteRow(id)).toEqual(before);
  });

  describe('the campsite of a suspended person', () => {
    const judge = async (handler: typeof suspend) => {
      const params = { user: eve.viewer.userId };
      const { status } = await call(handler, 'POST', { as: kerry, params, body: { reason: 'Advertises' } });
      expect(status).toBe(200);
    };
    const hiddenAt = async (id: string) => (await siteRow(id)).hiddenAt;

    test.each(['hide', 'delete'])('stays hidden when %s from before is undone', async (action) => {
      const { id } = await shared();
      await decide(kerry, id, { action });
      await judge(suspend);
      const { body } = await undo(kerry, id);
      expect(body.site.hidden).toBe(true);
      await judge(restore);
      expect(await hiddenAt(id)).toBeNull();
    });

    test.each(['hide', 'delete'])('is found when %s is undone after the end', async (action) => {
      const { id } = await shared();
      await judge(suspend);
      await decide(kerry, id, { action });
      await judge(restore);
      expect((await undo(kerry, id)).body.site.hidden).toBe(false);
      expect(await hiddenAt(id)).toBeNull();
    });

    test('is hidden again by its reports when keep is undone, as without a suspension', async () => {
      const { id } = await shared();
      const hidden = new Date('2026-11-20');
      await db.campsite.update({ where: { id }, data: { hiddenAt: hidden } });
      await judge(suspend);
      await decide(kerry, id, { action: 'keep' });
      expect(await hiddenAt(id)).not.toBeNull();
      await judge(restore);
      expect(await hiddenAt(id)).toBeNull();
      await undo(kerry, id);
      expect(await hiddenAt(id)).toEqual(hidden);
    });

    test.each(['keep', 'undo'])('is hidden when a suspension happens during %s', async (what) => {
      const { id } = await shared();
      await decide(kerry, id, { action: 'hide' });
      const suspendedAt = new Date();
      const act = () => (what === 'keep' ? decide(kerry, id, { action: 'keep' }) : undo(kerry, id));
      const acting = await db.$transaction(async (tx) => {
        await tx.user.update({
          where: { id: eve.viewer.userId },
          data: { suspendedAt, suspendedFor: 'Advertises' },
        });
        const done = act();
        await Promise.race([done, untilBlocked()]);
        return { done };
      });
      expect((await acting.done).status).toBe(200);
      expect(await hiddenAt(id)).toEqual(suspendedAt);
    });
  });

  test('of two undos of one decision at once, the second reads who was faster', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'edit', changes: { name: 'Mire' } });
    await decide(kerry, id, { action: 'hide' });
    const { decided } = await reports(kerry);
    const meant = decided.find(({ site }) => site === id)?.id;
    const both = await Promise.all([undo(kerry, id, meant), undo(kerry, id, meant)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(({ body }) => body.error)).toContain('Kerry has undone this already.');
    expect(await siteRow(id)).toMatchObject({ name: 'Mire', hiddenAt: null });
  });

  test('an undo of an older decision says who has decided since', async () => {
    const { id } = await shared();
    await decide(kerry, id, { action: 'hide' });
    const { decided } = await reports(kerry);
    const meant = decided.find(({ site }) => site === id)?.id;
    await decide(kerry, id, { action: 'keep' });
    const { status, body } = await undo(kerry, id, meant);
    expect([status, body.error]).toEqual([409, 'Kerry decided this a minute ago.']);
  });

  test('a private campsite and an unknown one do not exist', async () => {
    expect((await undo(kerry, (await siteOf(eve)).id)).status).toBe(404);
    expect((await undo(kerry, eve.viewer.profileId)).status).toBe(404);
  });
});

describe('a merger', () => {
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
      campsiteId: into.id,
      locationName: 'Peppercorn Flat',
      version: row.version + 1,
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
    expect((await household()).agreedTo).toEqual({
      ...agreed,
      location_id: into.id,
      location_name: into.name,
    });
    expect((await notice()).lastTold).toEqual({ ...told, campsiteId: into.id, locationName: into.name });
    await undo(kerry, site.id);
    expect([(await household()).agreedTo, (await notice()).lastTold]).toEqual([agreed, told]);
  });

  test('a vote’s options follow with their answers; when both sites are options, the trip’s own comes first', async () => {
    const [site, into] = (await twins()) as [Site, Site];
    const other = await siteOf(mia, { shared: true, name: 'Other' });
    const [one, two] = [
      await plan(mia, { location_id: other.id }),
      await plan(mia, { location_id: site.id }),
    ];
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
});

describe('the list of reports', () => {
  beforeEach(() => db.siteReport.deleteMany());

  /** A position in the desert, where no other campsite is near. */
  const desert = { latitude: -26.5, longitude: 128.4 };
  const dates = { startDate: new Date('2026-12-01'), endDate: new Date('2026-12-02') };

  test('a reported campsite is listed with the nearest one, the reports and the facts of both', async () => {
    const [tom] = await strangers();
    const site = await siteOf(eve, { ...desert, shared: true, name: 'Bog', drivetrain: '4 Wheel Drive' });
    const twin = await siteOf(eve, { ...desert, latitude: -26.504, shared: true, name: 'The bog' });
    await tripRow(eve.viewer.profileId, { ...dates, campsiteId: site.id, locationName: 'Bog' });
    await reportAs(tom, site.id, 'wrong', 'Same as The bog.');
    const { sites } = await reports(kerry);
    expect(sites).toEqual([
      {
        id: site.id,
        name: 'Bog',
        source: 'user',
        ...desert,
        hidden: false,
        voices: 1,
        trips: 1,
        address: null,
        access: '4 Wheel Drive',
        phone: null,
        url: null,
        pet_friendly: null,
        owner: { name: 'Eve', since: expect.any(String) },
        reviewed_at: null,
        shared_on: site.createdAt.toISOString(),
        reports: [
          {
            reason: 'wrong',
            message: 'Same as The bog.',
            by: 'Tom',
            user: tom.viewer.userId,
            account_days: 10,
            at: expect.stringMatching(/^20.*Z$/),
          },
        ],
        nearest: expect.objectContaining({
          id: twin.id,
          name: 'The bog',
          distance: 445,
          trips: 0,
          access: null,
        }),
      },
    ]);
  });

  test('a campsite farther than 2 km, a private one or a hidden one is not the nearest', async () => {
    const [tom] = await strangers();
    const spot = { latitude: -24.5, longitude: 127.4 };
    const site = await siteOf(eve, { ...spot, shared: true });
    await siteOf(eve, { ...spot, latitude: -24.519, shared: true });
    await siteOf(eve, spot);
    const hidden = await siteOf(eve, { ...spot, shared: true });
    await decide(kerry, hidden.id, { action: 'hide' });
    await reportAs(tom, site.id);
    expect((await reports(kerry)).sites[0]?.nearest).toBeNull();
  });

  test('sorts by voices, then by the newest report; muted, suspended and decided reports don’t wait', async () => {
    const [tom, ann] = [await person('Tom'), await person('Ann')];
    const [zoe, kim, ivy] = await strangers();
    const site = async (name: string) => (await siteOf(eve, { shared: true, name })).id;
    const [twice, older, newer, muted, suspended, kept] = [
      await site('twice'),
      await site('older'),
      await site('newer'),
      await site('muted'),
      await site('suspended'),
      await site('kept'),
    ];
    for (const each of [zoe, kim]) await reportAs(each, twice);
    await reportAs(zoe, older);
    for (const each of [tom, ann]) await reportAs(each, newer);
    await reportAs(ivy, muted);
    await reportAs(zoe, kept);
    await reportAs(await person('Spammer'), suspended);
    const now = new Date();
    await db.user.update({ where: { id: ivy.viewer.userId }, data: { reportsMutedAt: now } });
    await db.user.updateMany({
      where: { profile: { name: 'Spammer' } },
      data: { suspendedAt: now, suspendedFor: 'Advertises' },
    });
    await decide(kerry, kept, { action: 'keep' });
    const { sites } = await reports(kerry);
    expect(sites.map(({ name, voices }) => [name, voices])).toEqual([
      ['twice', 2],
      ['newer', 1],
      ['older', 1],
    ]);
  });

  test('a campsite that is reported again shows when it was last decided', async () => {
    const [tom] = await strangers();
    const { id } = await siteOf(eve, { shared: true });
    await decide(kerry, id, { action: 'keep' });
    await reportAs(tom, id);
    const { reviewedAt } = await db.campsite.findUniqueOrThrow({ where: { id } });
    expect((await reports(kerry)).sites[0]?.reviewed_at).toBe(reviewedAt?.toISOString());
  });

  test('the last decisions are listed, and which of them can be undone', async () => {
    const { id } = await siteOf(eve, { shared: true, name: 'Bog' });
    await decide(kerry, id, { action: 'hide', reason: 'private land' });
    await decide(kerry, id, { action: 'keep', reason: 'the owner agrees' });
    const { decided } = await reports(kerry);
    expect(decided.slice(0, 2)).toMatchObject([
      { site: id, by: kerry.email, action: 'kept', about: 'Bog', reason: 'the owner agrees', undoable: true },
      { site: id, action: 'hid', reason: 'private land', undoable: false },
    ]);
  });
});
