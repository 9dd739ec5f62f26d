import { formatDay } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { callOffTrip } from '@/lib/trips/call-off';
import type { Vote } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { appoint, inDays, invitedToken, party, plan, toldSince } from '@/tests/factories/trips';
import { otherDates, sayAs, sayByLink, openedVote as votes } from '@/tests/factories/votes';
import { deliveredMail, linkIn, minutesPass } from '@/tests/mail';
import { DELETE, GET, PATCH } from './route';

const DAY = 24 * 60;
const bellOf = async ({ viewer: { profileId } }: Person, { id }: { id: string }) => {
  const rows = await db.notification.findMany({ where: { tripId: id, profileId, kind: 'changes' } });
  return rows.map(({ text }) => text);
};
/** Opens a vote after the invitations were mailed. A waiting invitation would carry the vote itself. */
async function openedVote(...vote: Parameters<typeof votes>) {
  await deliveredMail('');
  return votes(...vote);
}
const lastMail = async (email: string) => (await deliveredMail(email)).at(-1);
const asks = 'When and where? Mia asks 3 households';

/** Creates a vote that was opened `days` ago. Its last day, `closes_on`, can be in the future. */
async function openedBefore(days: number, closes_on: string, story?: Awaited<ReturnType<typeof party>>) {
  const on = story ?? (await party());
  const vote = await openedVote(on.mia, on.trip, { ...otherDates(), closes_on });
  await db.vote.update({
    where: { tripId: on.trip.id },
    data: { createdAt: new Date(Date.now() - days * DAY * 60_000) },
  });
  return { ...on, vote, options: vote.options };
}

/**
 * Lets the queue run the jobs that are scheduled for later. Each job still compares the vote's
 * dates with today before it does anything.
 */
const timeComes = () => minutesPass(20 * DAY);

describe('opening a vote', () => {
  test('mails and rings everybody who is asked, with links to the vote for accounts and to the invitation for guests', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(10) });
    for (const asked of [tom, ann]) {
      expect(await bellOf(asked, trip)).toEqual([asks]);
      const mail = await lastMail(asked.email);
      expect(mail?.subject).toBe(asks);
      expect(linkIn(mail, '/trip/')).toMatch(new RegExp(`/trip/${trip.id}/vote$`));
      expect(mail?.text).toContain(formatDay(inDays(10)));
    }
    const guests = await lastMail(address);
    expect([guests?.subject, linkIn(guests, '/invite/')]).toEqual([
      asks,
      expect.stringContaining(await invitedToken(address)),
    ]);
    expect(await toldSince(zoe.email)).toEqual([]);
    expect(await bellOf(mia, trip)).toEqual([]);
    expect(await toldSince(mia.email)).not.toContain(asks);
  });

  test('skips mail or bell for people who turned them off', async () => {
    const { mia, tom, ann, trip } = await party();
    const choose = (who: Person, ways: { mail: boolean; bell: boolean }) =>
      db.notificationChoice.create({
        data: { profileId: who.viewer.profileId, kind: 'changes', push: false, ...ways },
      });
    await choose(tom, { mail: false, bell: true });
    await choose(ann, { mail: true, bell: false });
    await openedVote(mia, trip);
    expect([await bellOf(tom, trip), await toldSince(tom.email)]).toEqual([[asks], []]);
    expect([await bellOf(ann, trip), await toldSince(ann.email)]).toEqual([[], [asks]]);
  });

  test('is in the invitations of a new trip, and rings again once there is something to choose from', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const trip = await plan(mia, { open_vote: true, invitees: [tom.email] });
    const one = 'When and where? Mia asks 1 household';
    expect([await bellOf(tom, trip), await deliveredMail(tom.email)]).toEqual([[one], []]);
    const add = (days: number) =>
      call(PATCH, 'PATCH', {
        as: mia,
        params: { id: trip.id },
        body: { dates: [{ start_date: inDays(days), end_date: inDays(days + 1) }] },
      });
    await add(30);
    await add(40);
    expect(await deliveredMail(tom.email)).toHaveLength(1);
    expect(await toldSince(tom.email)).toEqual([]);
  });

  test('counts towards the opener’s mail limit, and a vote isn’t opened beyond the limit', async () => {
    const { mia, trip } = await party();
    // Four invitations are mailed, and two more mails fit into today's limit.
    await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 2);
    await expect(openedVote(mia, trip)).rejects.toThrow('refused');
    expect(await db.vote.count({ where: { tripId: trip.id } })).toBe(0);
  });
});

describe('the reminder', () => {
  const words = `When and where? Please vote by ${formatDay(inDays(0))}`;

  test('is sent a day before the last day to people who haven’t voted, once', async () => {
    const { tom, ann, mia, address, trip, options } = await openedBefore(3, inDays(0));
    await sayAs(tom, trip, [options[1], 'yes']);
    await timeComes();
    expect(await toldSince(ann.email)).toEqual([asks, words]);
    expect((await lastMail(address))?.subject).toBe(words);
    expect(await bellOf(ann, trip)).toEqual([words]);
    expect([await toldSince(tom.email), await bellOf(tom, trip)]).toEqual([[asks], [asks]]);
    expect(await toldSince(mia.email)).not.toContain(words);
    await timeComes();
    expect(await toldSince(ann.email)).toEqual([asks, words]);
  });

  test('isn’t sent within a day of the opening, nor before its day', async () => {
    const { ann, trip } = await openedBefore(0, inDays(0));
    const later = await openedBefore(3, inDays(5));
    await timeComes();
    expect(await toldSince(ann.email)).toEqual([asks]);
    expect(await toldSince(later.ann.email)).toEqual([asks]);
    expect(await db.vote.findUnique({ where: { tripId: trip.id } })).toMatchObject({ remindedAt: null });
  });

  test('isn’t sent for a vote that is deleted, or a trip that is called off', async () => {
    const [back, off] = [await openedBefore(3, inDays(0)), await openedBefore(3, inDays(0))];
    await call(DELETE, 'DELETE', { as: back.mia, params: { id: back.trip.id } });
    await callOffTrip(off.mia.viewer, off.trip.id);
    await timeComes();
    for (const { ann } of [back, off]) expect(await toldSince(ann.email)).not.toContain(words);
  });
});

describe('the organisers are told', () => {
  const all = 'All 3 other households have voted: you can decide now';
  const ended = 'Voting has ended: please decide when and where';

  test('that everybody has voted, once, even when a guest was the last', async () => {
    const { mia, tom, ann, address, trip, options } = await openedBefore(0, inDays(5));
    await appoint(trip, tom);
    await sayAs(tom, trip, [options[1], 'yes']);
    await sayAs(ann, trip, [options[1], 'yes']);
    expect(await bellOf(mia, trip)).toEqual([]);
    const token = await invitedToken(address);
    await sayByLink(token, [options[1], 'no']);
    for (const organiser of [mia, tom]) {
      expect(await bellOf(organiser, trip)).toEqual([all]);
      expect((await toldSince(organiser.email)).filter((subject) => subject === all)).toHaveLength(1);
    }
    expect(await bellOf(ann, trip)).toEqual([asks]);
    expect(linkIn(await lastMail(mia.email), '/trip/')).toMatch(/\/vote$/);
    await sayByLink(token, [options[1], null]);
    await sayByLink(token, [options[1], 'yes']);
    expect((await toldSince(mia.email)).filter((subject) => subject === all)).toHaveLength(1);
  });

  test('that the last day has passed, once, and again after a later last day', async () => {
    const { mia, ann, trip } = await openedBefore(3, inDays(2));
    const pass = () =>
      db.vote.update({ where: { tripId: trip.id }, data: { closesOn: new Date(inDays(-1)) } });
    const times = async () => (await toldSince(mia.email)).filter((subject) => subject === ended).length;
    await pass();
    await timeComes();
    expect(await times()).toBe(1);
    expect(await bellOf(mia, trip)).toEqual([ended]);
    expect(await bellOf(ann, trip)).not.toContain(ended);
    await timeComes();
    expect(await times()).toBe(1);
    await call(PATCH, 'PATCH', { as: mia, params: { id: trip.id }, body: { closes_on: inDays(2) } });
    await pass();
    await timeComes();
    expect(await times()).toBe(2);
    const { body } = await call<{ vote: Vote }>(GET, 'GET', { as: mia, params: { id: trip.id } });
    expect(body.vote.ended).toBe(true);
  });
});
