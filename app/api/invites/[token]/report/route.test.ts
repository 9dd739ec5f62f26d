import { POST as resume } from '@/app/api/operator/people/[user]/resume/route';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import { remind } from '@/lib/trips/invitations/remind';
import { call } from '@/tests/call';
import { answer, invited, read } from '@/tests/factories/guests';
import { operator } from '@/tests/factories/operators';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { appoint, invitedToken, plan, tripForm } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as invite } from '../../../trips/[id]/invitees/route';
import { POST as sendReminders } from '../../../trips/[id]/reminders/route';
import { POST as planTrip } from '../../../trips/route';
import { POST } from './route';

const report = (token: string, as?: Person) =>
  call(POST, 'POST', { params: { token }, body: {}, ...(as && { as }) });

const pausedFor = async ({ viewer }: Person) =>
  (await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).sendingPausedFor;

/** For each email address, creates a trip of the sender that invites only this address. */
async function invitations(sender: Person, emails: string[]) {
  const trips = [];
  for (const email of emails) trips.push(await plan(sender, { invitees: [email] }));
  const tokens = await Promise.all(emails.map(invitedToken));
  return { trips, tokens };
}

const addresses = (count: number) => Array.from({ length: count }, () => uniqueEmail('stranger'));

test('the mails of invitations and reminders link to the report page, without the invitation’s secret', async () => {
  const { mia, trip, email, token } = await invited();
  await remind(mia.viewer, trip.id, {});
  const mails = await deliveredMail(email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toContain(`Report this invitation: ${env().APP_URL}/invite/${token}#report`);
    expect(html).toContain(`/invite/${token}#report`);
  }
});

test('a report counts once, stops only that invitation’s mails, and does not reveal the reporter', async () => {
  const { mia, trip, email, token } = await invited();
  const other = await plan(mia, { invitees: [email] });
  const before = (await deliveredMail(email)).length;
  for (const { status, body } of [await report(token), await report(token)]) {
    expect([status, body]).toEqual([204, undefined]);
  }
  expect(await db.invitationReport.findMany({ where: { senderId: mia.viewer.profileId } })).toHaveLength(1);
  expect(await pausedFor(mia)).toBeNull();
  const { body } = await call(sendReminders, 'POST', { as: mia, params: { id: trip.id }, body: {} });
  expect(body).toEqual({ reminded: 1 });
  expect(await deliveredMail(email)).toHaveLength(before);
  await remind(mia.viewer, other.id, {});
  expect(await deliveredMail(email)).toHaveLength(before + 1);
  expect(await deliveredMail(mia.email)).toEqual([]);
});

test('a reporter who answers Going all the same gets mails again', async () => {
  const { email, token } = await invited();
  await report(token);
  await answer(token, { attending: true, name: 'Lou', crew: [{ name: 'Lou', age: 'adult' }] });
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now()`;
  expect((await deliveredMail(email)).at(-1)?.subject).toContain('You’re going');
});

test('an unknown link, another person’s link and a share link’s household report nothing', async () => {
  const { mia, trip } = await invited();
  const tom = await person('Tom');
  await plan(mia, { invitees: [tom.email] });
  expect((await report('x'.repeat(43))).status).toBe(404);
  const tomsToken = await invitedToken(tom.email);
  expect((await report(tomsToken)).status).toBe(410);
  expect((await report(tomsToken, await person('Eve'))).status).toBe(410);
  await join(await sharedToken(trip.id, mia), alone('Lou'));
  const { id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, origin: 'link' } });
  expect((await report(invitationToken(id))).status).toBe(404);
  expect(await db.invitationReport.count({ where: { senderId: mia.viewer.profileId } })).toBe(0);
  expect((await report(tomsToken, tom)).status).toBe(204);
});

test('a report is about the co-organiser who invited, not about the organiser', async () => {
  const [mia, tom, email] = [await person('Mia'), await person('Tom'), uniqueEmail()];
  const trip = await plan(mia, { invitees: [tom.email] });
  await appoint(trip, tom);
  await call(invite, 'POST', { as: tom, params: { id: trip.id }, body: { invitees: [email] } });
  const token = await invitedToken(email);
  expect((await read(token)).body.note).toBeNull();
  await report(token);
  expect(await db.invitationReport.count({ where: { senderId: tom.viewer.profileId } })).toBe(1);
});

describe('three reports', () => {
  test('pause the sender, who is told and can neither invite nor remind while paused', async () => {
    const bob = await person('Bob');
    const { trips, tokens } = await invitations(bob, addresses(3));
    for (const token of tokens) {
      expect(await pausedFor(bob)).toBeNull();
      await report(token);
    }
    expect(await pausedFor(bob)).toBe('reports');
    expect((await deliveredMail(bob.email)).map(({ subject }) => subject)).toEqual([
      'Your invitations are paused',
    ]);
    const words = `Your invitations are paused while we have a look. Write to ${env().CONTACT_EMAIL}.`;
    const params = { id: trips[0]?.id ?? '' };
    const refused = [
      await call(invite, 'POST', { as: bob, params, body: { invitees: [uniqueEmail()] } }),
      await call(sendReminders, 'POST', { as: bob, params, body: {} }),
      await call(planTrip, 'POST', { as: bob, body: tripForm({ invitees: [uniqueEmail()] }) }),
    ];
    for (const { status, body } of refused) expect([status, body]).toEqual([403, { error: words }]);
    expect((await call(planTrip, 'POST', { as: bob, body: tripForm() })).status).toBe(201);
    await db.user.update({
      where: { id: bob.viewer.userId },
      data: { sendingPausedAt: null, sendingPausedFor: null },
    });
    expect((await call(sendReminders, 'POST', { as: bob, params, body: {} })).status).toBe(200);
  });

  test('from before an operator resumed the sender no longer count', async () => {
    const bob = await person('Bob');
    for (const token of (await invitations(bob, addresses(3))).tokens) await report(token);
    const params = { user: bob.viewer.userId };
    await call(resume, 'POST', { as: await operator(), params, body: { reason: 'A mix-up' } });
    for (const token of (await invitations(bob, addresses(2))).tokens) await report(token);
    expect(await pausedFor(bob)).toBeNull();
    for (const token of (await invitations(bob, addresses(1))).tokens) await report(token);
    expect(await pausedFor(bob)).toBe('reports');
  });

  test('of one address, or over more than 30 days, pause nobody', async () => {
    const bob = await person('Bob');
    const [email = '', second = '', third = ''] = addresses(3);
    const { tokens } = await invitations(bob, [email, second]);
    await plan(bob, { invitees: [email.toUpperCase()] });
    const ids = await db.invite.findMany({ where: { email }, select: { id: true } });
    await db.invitationReport.createMany({
      data: ids.map(({ id }) => ({ inviteId: id, senderId: bob.viewer.profileId })),
    });
    await report(tokens[1] ?? '');
    expect(await pausedFor(bob)).toBeNull();
    await db.invitationReport.updateMany({
      where: { senderId: bob.viewer.profileId },
      data: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) },
    });
    await report((await invitations(bob, [third])).tokens[0] ?? '');
    expect(await pausedFor(bob)).toBeNull();
  });

  test('count even when the sender has deleted the trips since', async () => {
    const bob = await person('Bob');
    const { trips, tokens } = await invitations(bob, addresses(3));
    for (const [at, token] of tokens.entries()) {
      await report(token);
      await db.trip.deleteMany({ where: { id: trips[at]?.id ?? '' } });
    }
    expect(await pausedFor(bob)).toBe('reports');
  });
});
