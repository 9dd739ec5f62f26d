import { POST as search } from '@/app/api/locations/public/route';
import { POST as restore } from '@/app/api/operator/people/[user]/restore/route';
import { POST as suspend } from '@/app/api/operator/people/[user]/suspend/route';
import { COMMAND_LINE } from '@/lib/operator/desk';
import { decideSite } from '@/lib/operator/sites/decide-site';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs } from '@/tests/factories/decisions';
import { operator, SECOND_OPERATOR } from '@/tests/factories/operators';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { tripRow } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';

let kerry: Person;
let eve: Person;
let mia: Person;
beforeEach(async () => {
  [kerry, eve, mia] = [await operator(), await person('Eve'), await person('Mia')];
});

const siteRow = (id: string) => db.campsite.findUniqueOrThrow({ where: { id } });
const shared = (name = `Bog ${Math.random()}`) => siteOf(eve, { shared: true, name });
const openSite = () =>
  db.campsite.findFirstOrThrow({ where: { source: 'open', groupOnly: false, hiddenAt: null } });
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
    ...{ givenName: open.name, givenLatitude: open.latitude, givenLongitude: open.longitude },
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
    ...{
      campsiteId: id,
      locationName: name,
      startDate: new Date('2026-12-01'),
      endDate: new Date('2026-12-02'),
    },
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

test.each([
  ['action', { action: 'burn' }],
  ['reason', { action: 'keep', reason: ' ' }],
  ['reason', { action: 'keep', reason: 'x'.repeat(501) }],
  ['changes', { action: 'edit' }],
  ['changes', { action: 'edit', changes: {} }],
  ['changes.longitude', { action: 'edit', changes: { latitude: -27 } }],
  ['changes.latitude', { action: 'edit', changes: { latitude: 48, longitude: 2 } }],
  ['changes.name', { action: 'edit', changes: { name: '' } }],
  ['into', { action: 'merge' }],
  ['seen', { action: 'keep', seen: 'yesterday' }],
])('bad input is refused at %s', async (field, decision) => {
  const { id } = await shared();
  const { status, body } = await decide(kerry, id, decision);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
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
