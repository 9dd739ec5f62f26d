import { POST as restore } from '@/app/api/operator/people/[user]/restore/route';
import { POST as suspend } from '@/app/api/operator/people/[user]/suspend/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs, reports, undo } from '@/tests/factories/decisions';
import { operator } from '@/tests/factories/operators';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';

let kerry: Person;
let eve: Person;
beforeEach(async () => {
  [kerry, eve] = [await operator(), await person('Eve')];
});

const row = (id: string) => db.campsite.findUniqueOrThrow({ where: { id } });
const shared = () => siteOf(eve, { shared: true, name: 'Bog' });
const openSite = () =>
  db.campsite.findFirstOrThrow({ where: { source: 'open', groupOnly: false, hiddenAt: null } });

test.each([
  ['hide', {}],
  ['keep', {}],
  ['edit', { changes: { name: 'Mire', latitude: -33.8, longitude: 151.2 } }],
  ['delete', {}],
])('undoing %s restores a person’s campsite', async (action, more) => {
  const { id } = await shared();
  const before = await row(id);
  await decide(kerry, id, { action, ...more });
  expect(await row(id)).not.toEqual(before);
  const { status, body } = await undo(kerry, id);
  expect([status, body.site.hidden]).toEqual([200, false]);
  expect(await row(id)).toEqual(before);
});

test.each([
  ['edit', { changes: { name: 'Mire', latitude: -33.8, longitude: 151.2 } }],
  ['edit', { changes: { gone: true } }],
  ['delete', {}],
])('undoing %s restores the open data’s campsite to the data', async (action, more) => {
  const { id, sourceRef } = await openSite();
  const before = await row(id);
  await decide(kerry, id, { action, ...more });
  expect(await row(id)).not.toEqual(before);
  await undo(kerry, id);
  expect(await row(id)).toEqual(before);
  expect(await db.siteCorrection.count({ where: { sourceRef: sourceRef ?? '' } })).toBe(0);
});

test('of two corrections the first undo reverts the newer, and the second the older', async () => {
  const { id, name, sourceRef } = await openSite();
  await decide(kerry, id, { action: 'edit', changes: { name: 'First' } });
  await decide(kerry, id, { action: 'edit', changes: { name: 'Second', gone: true } });
  await undo(kerry, id);
  expect(await row(id)).toMatchObject({ name: 'First', hiddenAt: null });
  expect(await db.siteCorrection.findUnique({ where: { sourceRef: sourceRef ?? '' } })).toMatchObject({
    ...{ name: 'First', gone: false, givenName: name },
  });
  await undo(kerry, id);
  expect((await row(id)).name).toBe(name);
});

test('an undo after a load of newer data restores the newer data', async () => {
  const { id, sourceRef } = await openSite();
  await decide(kerry, id, { action: 'edit', changes: { name: 'Mire' } });
  const where = { sourceRef: sourceRef ?? '' };
  await db.siteCorrection.update({ where, data: { givenName: 'As it is called since' } });
  await undo(kerry, id);
  expect((await row(id)).name).toBe('As it is called since');
});

test('the owner’s changes since the decision stay', async () => {
  const { id } = await shared();
  await decide(kerry, id, { action: 'edit', changes: { name: 'Mire', latitude: -27.4, longitude: 153 } });
  await db.campsite.update({ where: { id }, data: { name: 'The owner’s own' } });
  await undo(kerry, id);
  expect(await row(id)).toMatchObject({ name: 'The owner’s own', latitude: -27.46, longitude: 153.05 });
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
  const [hid, undid] = await db.operatorEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
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
  const before = await row(id);
  const { status, body } = await undo(kerry, id);
  expect([status, body.site]).toEqual([404, undefined]);
  expect(await row(id)).toEqual(before);
});

describe('the campsite of a suspended person', () => {
  const judge = async (handler: typeof suspend) => {
    const params = { user: eve.viewer.userId };
    const { status } = await call(handler, 'POST', { as: kerry, params, body: { reason: 'Advertises' } });
    expect(status).toBe(200);
  };
  const hiddenAt = async (id: string) => (await row(id)).hiddenAt;

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
  expect(await row(id)).toMatchObject({ name: 'Mire', hiddenAt: null });
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
