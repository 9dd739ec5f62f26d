import { PATCH as changeVote, DELETE as endVote, GET as readVote } from '@/app/api/trips/[id]/vote/route';
import { addDays, formatDateRange, formatDay } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import type { Trip } from '@/lib/trips/schema';
import { getVoteNews } from '@/lib/trips/vote/news/send-vote-news';
import type { Vote, VoteOption } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import {
  appoint,
  inDays,
  invitationOf,
  invitedToken,
  moveTo,
  party,
  plan,
  toldSince,
} from '@/tests/factories/trips';
import { openedVote, otherDates, sayAs, sayByLink, openedVote as votes } from '@/tests/factories/votes';
import { meanwhile, untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, linkIn, minutesPass } from '@/tests/mail';
import { POST as decideVote } from './route';

describe('deciding', () => {
  type Decided = { trip: Trip; error: string };
  type Chosen = Pick<VoteOption, 'id' | 'kind'> | undefined;
  const decide = (as: Person | undefined, id: string, ...chosen: Chosen[]) => {
    const of = (kind: VoteOption['kind']) => chosen.find((option) => option?.kind === kind)?.id ?? null;
    const body = { dates_option_id: of('dates'), site_option_id: of('site') };
    return call<Decided>(decideVote, 'POST', { ...(as && { as }), params: { id }, body });
  };
  const voteOf = async (as: Person, id: string) =>
    (await call<{ vote: Vote }>(readVote, 'GET', { as, params: { id } })).body.vote;
  const notices = (tripId: string) => db.changeNotice.count({ where: { tripId, dueAt: { not: null } } });

  async function opened() {
    const story = await party();
    const site = await siteOf(await person('Eve'), { name: 'River', shared: true });
    const vote = await openedVote(story.mia, story.trip, {
      dates: [{ start_date: inDays(21), end_date: inDays(24) }],
      location_ids: [site.id],
    });
    const [ownDates, otherDates, ownSite, otherSite] = vote.options;
    return { ...story, site, ownDates, otherDates, ownSite, otherSite };
  }

  test('the decided options become the trip’s; people who are going have to confirm, nobody’s answer changes, and each bell rings once', async () => {
    const { mia, tom, ann, trip, site, otherDates, otherSite } = await opened();
    await sayAs(tom, trip, [otherDates, 'yes']);
    await sayAs(ann, trip, [otherDates, 'yes']);
    const { status, body } = await decide(mia, trip.id, otherDates, otherSite);
    expect(status).toBe(200);
    expect(body.trip).toMatchObject({
      start_date: inDays(21),
      end_date: inDays(24),
      location_id: site.id,
      location_name: 'River',
    });
    expect(await invitationOf(trip, tom.email)).toMatchObject({ attending: true, reconfirm: true });
    expect(await invitationOf(trip, ann.email)).toMatchObject({ attending: null, reconfirm: false });
    const vote = await voteOf(tom, trip.id);
    expect([vote.open, vote.options.map(({ chosen }) => chosen)]).toEqual([
      false,
      [false, true, false, true],
    ]);
    expect(await notices(trip.id)).toBeGreaterThan(0);
    const told = await db.notification.findMany({
      where: { tripId: trip.id, profileId: tom.viewer.profileId, kind: 'changes' },
    });
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Mia has decided the vote: .+, River\.$/),
    ]);
    expect((await sayAs(ann, trip, [otherDates, 'no'])).status).toBe(409);
  });

  test('people who voted yes are asked in the mail, even if they aren’t going so far; guests get both answers', async () => {
    const { mia, tom, zoe, ann, address, trip, otherDates } = await opened();
    for (const as of [tom, zoe, ann]) await sayAs(as, trip, [otherDates, as === ann ? 'no' : 'yes']);
    await sayByLink(await invitedToken(address), [otherDates, 'yes']);
    await decide(mia, trip.id, otherDates);
    await minutesPass(10);
    const asked = 'You said yes to this in the vote.';
    const mailTo = async (email: string) => (await deliveredMail(email)).at(-1)?.text;
    expect(await mailTo(zoe.email)).toContain(asked);
    expect(await mailTo(tom.email)).toContain('Please say whether you still are.');
    expect(await mailTo(ann.email)).toContain('You haven’t answered yet.');
    const guests = await mailTo(address);
    for (const part of [asked, 'answer=going', 'answer=not-going']) expect(guests).toContain(part);
    const told = await db.notification.count({ where: { tripId: trip.id, profileId: zoe.viewer.profileId } });
    expect(told).toBeGreaterThan(0);
    await answerTrip(zoe.viewer, trip.id, false);
    expect((await invitationOf(trip, zoe.email)).attending).toBe(false);
  });

  test('the mail about a decision names nothing as it was before that the vote had left open', async () => {
    const { mia, tom, trip, otherDates, otherSite } = await opened();
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    await decide(mia, trip.id, otherDates, otherSite);
    await minutesPass(10);
    const text = (await deliveredMail(tom.email)).at(-1)?.text;
    expect(text).toContain(`New dates: ${formatDateRange(inDays(21), inDays(24))}`);
    expect(text).toContain('New campsite: River');
    expect(text?.match(/\w+ before/g)).toEqual(['Name before']);
  });

  test('a change after a decision, or of what no vote left open, is told with what was before', async () => {
    const { mia, tom, trip } = await party();
    const { options } = await openedVote(mia, trip, {
      dates: [{ start_date: inDays(21), end_date: inDays(24) }],
      location_ids: [],
    });
    await changeTrip(mia.viewer, trip.id, { location_name: 'Gran’s place' });
    await decide(mia, trip.id, options[1]);
    await minutesPass(10);
    const last = async () => (await deliveredMail(tom.email)).at(-1)?.text?.match(/\w+ before/g);
    expect(await last()).toEqual(['Campsite before']);
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(50), end_date: inDays(53) });
    await minutesPass(10);
    expect(await last()).toEqual(['Dates before']);
  });

  test('people who aren’t going are asked again neither when a part doesn’t suit them nor after answering', async () => {
    const { mia, tom, zoe, trip, otherDates, otherSite } = await opened();
    await answerTrip(tom.viewer, trip.id, false);
    await sayAs(tom, trip, [otherDates, 'yes'], [otherSite, 'no']);
    await sayAs(zoe, trip, [otherDates, 'yes'], [otherSite, 'yes']);
    await minutesPass(0);
    const mailsTo = async (email: string) => (await deliveredMail(email)).length;
    const before = [await mailsTo(tom.email), await mailsTo(zoe.email)] as const;
    await decide(mia, trip.id, otherDates, otherSite);
    await minutesPass(10);
    expect([await mailsTo(tom.email), await mailsTo(zoe.email)]).toEqual([before[0], before[1] + 1]);
    await answerTrip(zoe.viewer, trip.id, false);
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    await minutesPass(10);
    expect(await mailsTo(zoe.email)).toBe(before[1] + 1);
  });

  test('when the trip stays as it is nobody is mailed or asked again, but all are told', async () => {
    const { mia, tom, trip, ownDates, ownSite } = await opened();
    expect((await decide(mia, trip.id, ownDates, ownSite)).status).toBe(200);
    expect(await notices(trip.id)).toBe(0);
    expect(await invitationOf(trip, tom.email)).toMatchObject({ reconfirm: false });
    const told = await db.notification.findMany({ where: { tripId: trip.id, kind: 'changes' } });
    expect(told.map(({ text }) => text)).toEqual(
      Array(2).fill(expect.stringMatching(/^Mia has decided the vote: /)),
    );
    expect((await voteOf(mia, trip.id)).open).toBe(false);
  });

  test('a kind without a choice stays as it is; a decision without any choice is refused', async () => {
    const { mia, trip, otherSite } = await opened();
    expect((await decide(mia, trip.id)).status).toBe(400);
    expect((await decide(mia, trip.id, otherSite)).body.trip).toMatchObject({
      start_date: trip.start_date,
      location_name: 'River',
    });
  });

  test('a co-organiser may decide on the organiser’s private campsite that is up for the vote', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const paddock = await siteOf(mia, { name: 'Paddock' });
    const { options } = await openedVote(mia, trip, { dates: [], location_ids: [paddock.id] });
    const { status, body } = await decide(tom, trip.id, options[2]);
    expect([status, body.trip?.location_name]).toEqual([200, 'Paddock']);
  });

  test('an option of another vote, or of the other kind, is refused', async () => {
    const { mia, trip, otherDates } = await opened();
    const elsewhere = await openedVote(mia, await plan(mia));
    expect((await decide(mia, trip.id, elsewhere.options[1])).status).toBe(404);
    expect((await decide(mia, trip.id, otherDates && { ...otherDates, kind: 'site' })).status).toBe(404);
  });

  test('past dates and a campsite that its owner has made private can’t be decided on', async () => {
    const { mia, trip, site, otherDates, otherSite } = await opened();
    const passed = { startDate: new Date(inDays(-9)), endDate: new Date(inDays(-7)) };
    await db.voteOption.update({ where: { id: otherDates?.id ?? '' }, data: passed });
    expect(await decide(mia, trip.id, otherDates)).toMatchObject({
      status: 409,
      body: { error: 'These dates have passed.' },
    });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
    expect((await decide(mia, trip.id, otherSite)).status).toBe(409);
    await db.campsite.delete({ where: { id: site.id } });
    expect((await decide(mia, trip.id, otherSite)).status).toBe(409);
    expect((await voteOf(mia, trip.id)).open).toBe(true);
  });

  test('a decision waits while the owner is making its campsite private', async () => {
    const { mia, trip, site, otherSite } = await opened();
    const { decided } = await db.$transaction(async (tx) => {
      await tx.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
      const late = decide(mia, trip.id, otherSite);
      await untilBlocked();
      // Returns the promise in an object. An async function would await a bare promise, and this
      // promise waits for the end of the same transaction.
      return { decided: late };
    });
    expect(await decided).toMatchObject({
      status: 409,
      body: { error: 'This campsite isn’t there any more.' },
    });
    expect((await voteOf(mia, trip.id)).open).toBe(true);
  });

  test('nothing is decided on a trip that is called off or over, nor without a vote', async () => {
    const [off, past, mia] = [await opened(), await opened(), await person('Mia')];
    await callOffTrip(off.mia.viewer, off.trip.id);
    await moveTo(past.trip, -5, -3);
    expect((await decide(off.mia, off.trip.id, off.otherDates)).status).toBe(409);
    expect((await decide(past.mia, past.trip.id, past.otherDates)).status).toBe(409);
    expect((await decide(mia, (await plan(mia)).id, past.otherDates)).status).toBe(409);
  });

  test('of two people who decide at once one succeeds, and the other reads who did', async () => {
    const { mia, tom, trip, ownDates, otherDates } = await opened();
    await appoint(trip, tom);
    const both = await Promise.all([decide(mia, trip.id, ownDates), decide(tom, trip.id, otherDates)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an answer during a decision waits for it, and is refused as too late', async () => {
    const { mia, tom, trip, otherDates } = await opened();
    const [decided, late] = await meanwhile(
      ['update', 'votes'],
      () => decide(mia, trip.id, otherDates),
      () => sayAs(tom, trip, [otherDates, 'yes']),
    );
    expect([decided.status, late.status, late.body.error]).toEqual([
      200,
      409,
      'This vote is decided already.',
    ]);
  });

  test('a decision waits for an answer that is just being saved', async () => {
    const { mia, tom, trip, otherDates } = await opened();
    const [said, decided] = await meanwhile(
      ['insert', 'vote_answers'],
      () => sayAs(tom, trip, [otherDates, 'yes']),
      () => decide(mia, trip.id, otherDates),
    );
    expect([said.status, decided.status]).toEqual([200, 200]);
    expect((await voteOf(mia, trip.id)).options[1]).toMatchObject({ yes: 1, chosen: true });
  });

  test('after a decision another vote can be opened', async () => {
    const { mia, trip, otherDates } = await opened();
    await decide(mia, trip.id, otherDates);
    const again = await openedVote(mia, trip, {
      dates: [{ start_date: inDays(50), end_date: inDays(51) }],
      location_ids: [],
    });
    expect(again).toMatchObject({
      open: true,
      options: [{ start_date: inDays(21) }, { start_date: inDays(50) }, {}],
    });
  });

  test('the trip’s own options follow when the trip is moved during a vote', async () => {
    const { mia, tom, trip, otherSite, ownDates, ownSite } = await opened();
    await sayAs(tom, trip, [ownDates, 'yes'], [ownSite, 'yes']);
    const { location_name } = trip;
    await changeTrip(mia.viewer, trip.id, { location_name, location_url: 'https://example.com/' });
    expect((await voteOf(tom, trip.id)).options.map(({ own }) => own)).toEqual(['yes', null, 'yes', null]);
    const moved = { start_date: inDays(50), end_date: inDays(53) };
    await changeTrip(mia.viewer, trip.id, { ...moved, location_name: 'Gran’s place' });
    const vote = await voteOf(tom, trip.id);
    const own = vote.options.filter(({ trips_own }) => trips_own);
    expect(own).toMatchObject([
      { ...moved, own: null, yes: 0, available: true },
      { name: 'Gran’s place', own: null, yes: 0, available: true },
    ]);
    expect((await decide(mia, trip.id, ...own)).body.trip).toMatchObject({
      ...moved,
      location_name: 'Gran’s place',
    });
    expect(otherSite?.id).toBe(vote.options.at(-1)?.id);
  });

  test('a trip that is moved to options of the vote keeps the answers to them', async () => {
    const { mia, tom, trip, site, ownDates, otherDates, ownSite, otherSite } = await opened();
    await sayAs(tom, trip, [ownDates, 'no'], [otherDates, 'yes'], [otherSite, 'yes']);
    await changeTrip(mia.viewer, trip.id, {
      start_date: inDays(21),
      end_date: inDays(24),
      location_id: site.id,
    });
    const { options } = await voteOf(tom, trip.id);
    expect(options.map(({ id, trips_own, own }) => [id, trips_own, own])).toEqual([
      [otherDates?.id, true, 'yes'],
      [ownDates?.id, false, 'no'],
      [otherSite?.id, true, 'yes'],
      [ownSite?.id, false, null],
    ]);
    expect((await decide(mia, trip.id, options[1])).body.trip).toMatchObject({ start_date: trip.start_date });
  });
});

describe('what is told of a vote', () => {
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
        call(changeVote, 'PATCH', {
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
      await call(endVote, 'DELETE', { as: back.mia, params: { id: back.trip.id } });
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
      await call(changeVote, 'PATCH', { as: mia, params: { id: trip.id }, body: { closes_on: inDays(2) } });
      await pass();
      await timeComes();
      expect(await times()).toBe(2);
      const { body } = await call<{ vote: Vote }>(readVote, 'GET', { as: mia, params: { id: trip.id } });
      expect(body.vote.ended).toBe(true);
    });
  });
});

describe('when it is told', () => {
  test('the reminder is due the morning before the last day and the end at its midnight, in the site’s time zone', async () => {
    const { mia, trip } = await party();
    const last = inDays(10);
    await openedVote(mia, trip, { ...otherDates(), closes_on: last });
    expect(await getVoteNews(db, trip.id, 'Australia/Perth')).toMatchObject({
      closesOn: last,
      remindAt: new Date(`${addDays(last, -1)}T01:00:00Z`),
      endAt: new Date(`${last}T16:00:00Z`),
    });
  });
});
