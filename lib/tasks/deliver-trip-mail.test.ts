import { requestReset } from '@/lib/account/reset-password';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { sendChangeNotices } from '@/lib/trips/changes/mails/send-change-notices';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { setCoOrganiser } from '@/lib/trips/invitations/co-organisers';
import { remind } from '@/lib/trips/invitations/remind';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { suspend } from '@/tests/factories/judgements';
import { person, uniqueEmail } from '@/tests/factories/people';
import { addAccount } from '@/tests/factories/trip-households';
import { inDays, invitationOf, party, plan, toldSince } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { db } from '../server/db/client';
import { spend } from '../server/http/rate-limiter';
import { limits } from '../server/http/rate-limits';
import { addJobs } from '../server/jobs/queue';

const DAY = 24 * 60;

/** Resets the limits and makes the waiting jobs due, as if a day had passed. */
async function dayPasses() {
  await db.rateLimit.deleteMany();
  await minutesPass(DAY);
}

/** Uses up this many of the mails that an address may get in one day. */
const filled = (email: string, mails: number) => spend('mailsToAddress', email, mails);

test('jobs that the previous release queued under their old names are still done', async () => {
  const { mia, tom, trip } = await party();
  await toldSince(tom.email);
  const mail = { to: tom.email, subject: 'As it was', html: '<p>Hello</p>', text: 'Hello' };
  const tripMail = { mail, from: mia.viewer.userId, inviteId: null, urgent: false };
  await db.$transaction((tx) => addJobs(tx, 'letter', [tripMail]));
  expect((await deliveredMail(tom.email)).at(-1)?.subject).toBe('As it was');

  await changeTrip(mia.viewer, trip.id, { start_date: inDays(40), end_date: inDays(42) });
  await minutesPass(10);
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await db.$transaction((tx) => addJobs(tx, 'trip-news', [{ tripId: trip.id }]));
  expect((await deliveredMail(tom.email)).at(-1)?.subject).not.toBe('As it was');
});

describe('the recipient’s daily limit', () => {
  test('an invitation over the limit waits for the next day, and the organiser cannot tell', async () => {
    const { tom } = await party();
    await filled(tom.email, limits.mailsToAddress.points - 1);
    const before = (await deliveredMail(tom.email)).length;
    const bob = await person('Bob');
    const trip = await plan(bob, { invitees: [tom.email] });
    expect((await invitationOf(trip, tom.email)).attending).toBeNull();
    expect(await deliveredMail(tom.email)).toHaveLength(before);
    await dayPasses();
    expect((await deliveredMail(tom.email)).at(-1)?.subject).toContain('Bob invites you camping');
  });

  test('a single sender cannot use up the whole limit', async () => {
    const [mia, bob, email] = [await person('Mia'), await person('Bob'), uniqueEmail()];
    for (let count = 0; count < 14; count++) await plan(mia, { invitees: [email] });
    expect(await deliveredMail(email)).toHaveLength(10);
    await plan(bob, { invitees: [email] });
    expect(await deliveredMail(email)).toHaveLength(11);
    await dayPasses();
    expect(await deliveredMail(email)).toHaveLength(15);
  });

  test('mails about the account are neither delayed nor counted', async () => {
    const mia = await person('Mia');
    await filled(mia.email, limits.mailsToAddress.points);
    await requestReset(mia.email);
    expect(await deliveredMail(mia.email)).toHaveLength(1);
  });

  test('mails about a trip that was called off have a limit of their own', async () => {
    const { mia, tom, trip } = await party();
    await filled(tom.email, limits.mailsToAddress.points);
    await callOffTrip(mia.viewer, trip.id);
    expect(await toldSince(tom.email)).toEqual(['Easter at Bendeela is off']);
    await spend('urgentMailsToAddress', tom.email, limits.urgentMailsToAddress.points - 1);
    const next = await plan(mia);
    await addAccount(next, tom);
    await callOffTrip(mia.viewer, next.id);
    expect(await toldSince(tom.email)).toHaveLength(1);
    await dayPasses();
    expect(await toldSince(tom.email)).toHaveLength(2);
  });

  test('a waiting mail is dropped once the invitation or the trip is gone', async () => {
    const { mia, ann } = await party();
    await deliveredMail(ann.email);
    await filled(ann.email, limits.mailsToAddress.points - 1);
    const [left, off] = [
      await plan(mia, { invitees: [ann.email] }),
      await plan(mia, { invitees: [ann.email] }),
    ];
    const before = (await deliveredMail(ann.email)).length;
    await leaveTrip({ viewer: ann.viewer, tripId: left.id });
    await callOffTrip(mia.viewer, off.id);
    await dayPasses();
    const since = (await deliveredMail(ann.email)).slice(before);
    expect(since.map(({ subject }) => subject)).toEqual(['Easter at Bendeela is off']);
  });
});

test('a suspended sender’s waiting mails are dropped, except mails about a trip that was called off', async () => {
  const [mia, ann] = [await person('Mia'), await person('Ann')];
  const trip = await plan(mia, { invitees: [ann.email] });
  expect(await deliveredMail(ann.email)).toHaveLength(1);
  await filled(ann.email, limits.mailsToAddress.points - 1);
  await spend('urgentMailsToAddress', ann.email, limits.urgentMailsToAddress.points);
  await plan(mia, { invitees: [ann.email] });
  await callOffTrip(mia.viewer, trip.id);
  expect(await deliveredMail(ann.email)).toHaveLength(1);
  await suspend(mia);
  await dayPasses();
  const [, ...since] = await deliveredMail(ann.email);
  expect(since.map(({ subject }) => subject)).toEqual(['Easter at Bendeela is off']);
});

test('a waiting invitation is dropped once its organiser is blocked', async () => {
  const [bob, ann] = [await person('Bob'), await person('Ann')];
  await filled(ann.email, limits.mailsToAddress.points);
  const [trip] = [await plan(bob, { invitees: [ann.email] }), await plan(bob, { invitees: [ann.email] })];
  expect(await deliveredMail(ann.email)).toEqual([]);
  await blockOrganiser(ann.viewer, trip.id);
  await dayPasses();
  expect(await deliveredMail(ann.email)).toEqual([]);
});

describe('the sender’s daily limit', () => {
  test('reminders and appointments count, and are refused with a message over the limit', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 5);
    const words = /more than the 500 emails that you can send in a day\. Please wait/;
    await expect(remind(mia.viewer, trip.id, {})).rejects.toMatchObject({ status: 429, message: words });
    expect((await invitationOf(trip, tom.email)).remindedAt).toBeNull();
    await spend('mails', mia.viewer.userId, 1);
    const appoint = async () =>
      setCoOrganiser(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id, true);
    await expect(appoint()).rejects.toMatchObject({ status: 429 });
    expect(await toldSince(tom.email)).toEqual([]);
  });

  test('a reminder to two people counts as two', async () => {
    const { mia, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 2);
    expect(await remind(mia.viewer, trip.id, {})).toEqual({ reminded: 2 });
    await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
  });

  test('a change over the limit is saved, and mailed once on the next day', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4);
    for (const days of [30, 40]) {
      const dates = { start_date: inDays(days), end_date: inDays(days + 1) };
      expect((await changeTrip(mia.viewer, trip.id, dates)).start_date).toBe(inDays(days));
      await minutesPass(10);
      expect(await toldSince(tom.email)).toEqual([]);
    }
    await dayPasses();
    expect(await toldSince(tom.email)).toEqual(['New dates for Easter at Bendeela']);
  });

  test('a trip can be called off over the limit, and its mails count', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 2);
    await callOffTrip(mia.viewer, trip.id);
    expect(await toldSince(tom.email)).toHaveLength(1);
    await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
  });

  test('mailing a change to three people counts as three', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 3);
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    await minutesPass(10);
    expect(await toldSince(tom.email)).toHaveLength(1);
    await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
  });

  test('a failed try to mail a change doesn’t count, so that the next try can still mail it', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 3);
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    const due = { dueAt: new Date() };
    await db.changeNotice.updateMany({ where: { tripId: trip.id }, data: due });
    const failing = jest.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('The database is away.'));
    await expect(sendChangeNotices({ tripId: trip.id })).rejects.toThrow('The database is away.');
    failing.mockRestore();
    await sendChangeNotices({ tripId: trip.id });
    expect(await toldSince(tom.email)).toHaveLength(1);
  });

  test('the mail to somebody who was taken off a trip counts', async () => {
    const { mia, tom, trip } = await party();
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 1);
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
    await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
  });
});
