import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { GET as readVersion } from '@/app/api/trips/[id]/version/route';
import { db } from '@/lib/server/db/client';
import { setOwnServer } from '@/lib/server/lifecycle';
import { listeningEnded, MOST_STREAMS, openStreams } from '@/lib/server/live/streams';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { changeTrip } from '@/lib/trips/change-trip';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { getTripVersion } from '@/lib/trips/trip-version';
import { changeVote } from '@/lib/trips/vote/change-vote';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { addExpense, changeExpense, deleteExpense, firewood } from '@/tests/factories/costs';
import { addGear, lineFor, offerOf } from '@/tests/factories/gear';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { reword, strike, write } from '@/tests/factories/notices';
import type { Person } from '@/tests/factories/people';
import { caravanOf, carOf } from '@/tests/factories/seats';
import { bringAlong } from '@/tests/factories/trip-households';
import { inDays, invitationOf, invitedToken, party, plan } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { GET as openStream } from './route';

describe('the stream of a person', () => {
  const open: AbortController[] = [];

  beforeEach(() => {
    setOwnServer(true);
  });
  afterEach(async () => {
    for (const page of open.splice(0)) page.abort();
    await listeningEnded();
    setOwnServer(false);
  });

  /**
   * Opens the event stream of a trip's page. `next` returns the stream's next message; `close` closes
   * the page.
   */
  async function watch(as: Person, id: string, headers: Record<string, string> = {}) {
    const page = new AbortController();
    open.push(page);
    const url = `http://localhost:3000/api/trips/${id}/events`;
    const request = new NextRequest(url, { headers: { cookie: as.cookie, ...headers }, signal: page.signal });
    const response = await openStream(request, { params: Promise.resolve({ id }) });
    const reader = response.body?.getReader();
    const next = async () => {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      return done ? 'ended' : new TextDecoder().decode(value);
    };
    return { response, next, close: () => page.abort() };
  }

  /**
   * Opens the event stream of a page, and waits until the stream is connected and has sent all
   * earlier news.
   */
  async function watching(as: Person, id: string) {
    const first = openStreams() === 0;
    const page = await watch(as, id);
    expect([await page.next(), await page.next()]).toEqual([': here\n\n', ': here\n\n']);
    // The first stream starts the process's listener, and then checks for changes that happened
    // before the listener was ready.
    if (first) expect(await page.next()).toBe(': here\n\n');
    return page;
  }

  const aChange = expect.stringMatching(/^event: changed\nid: [\da-f]{32}\ndata: [\da-f]{32}\n\n$/);

  test('an answer reaches an open page, without personal data', async () => {
    const { mia, ann, trip } = await party();
    const page = await watching(mia, trip.id);
    const heard = page.next();
    await answerTrip(ann.viewer, trip.id, true);
    expect(await heard).toEqual(aChange);
    expect(Object.fromEntries(page.response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  /** Creates the trip of `party` with a meal, to which Tom brings a car and a caravan. */
  async function partyWithCars() {
    const story = await party();
    const [car, caravan] = [await carOf(story.tom, 'Prado'), await caravanOf(story.tom)];
    await bringAlong(story.trip, story.tom, [], [car, caravan]);
    const data = { tripId: story.trip.id, day: new Date(), kind: 'lunch' } as const;
    return { ...story, car, caravan, mealId: (await db.meal.create({ data })).id };
  }

  let story: Awaited<ReturnType<typeof partyWithCars>>;

  beforeAll(async () => {
    story = await partyWithCars();
  });

  test.each<[string, (story: Awaited<ReturnType<typeof partyWithCars>>) => Promise<unknown>]>([
    ['another name', ({ mia, trip }) => changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' })],
    [
      'another meeting point',
      ({ mia, trip }) => changeNotes(mia.viewer, trip.id, { meeting_point: 'The boat ramp' }),
    ],
    [
      'another vehicle',
      async ({ tom, trip, car, caravan }) => {
        const data = { profileId: tom.viewer.profileId, type: 'boat', boatType: 'Sailboat' } as const;
        const { id } = await db.ride.create({ data });
        const choice = { attending: true, crew_member_ids: [tom.camperId], ride_ids: [car, caravan, id] };
        await saveAttendance(tom.viewer, trip.id, choice);
      },
    ],
    ['a guest’s answer', async ({ address }) => answer(await invitedToken(address), family)],
    [
      'somebody who is taken off it',
      async ({ mia, zoe, trip }) =>
        removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, zoe.email)).id),
    ],
    [
      'a camper’s new name',
      ({ tom }) => db.crewMember.update({ where: { id: tom.camperId }, data: { name: 'Tommy' } }),
    ],
    [
      'a person’s new name',
      ({ tom }) => db.profile.update({ where: { id: tom.viewer.profileId }, data: { name: 'Thomas' } }),
    ],
    [
      'gear that somebody going shares',
      ({ tom }) =>
        db.gearItem.create({ data: { profileId: tom.viewer.profileId, name: 'Gas stove', shared: true } }),
    ],
    [
      'somebody’s seat',
      ({ tom, trip, car }) =>
        db.tripSeat.create({ data: { tripId: trip.id, personId: tom.camperId, rideId: car } }),
    ],
    [
      'something that the trip needs',
      async ({ mia, trip }) => addGear(trip.id, { name: 'Mallet', needed: 1 }, mia),
    ],
    [
      'what somebody takes on',
      async ({ mia, trip }) => {
        const { id } = await lineFor(mia, trip.id, 'stoves');
        return offerOf(trip.id, id, { quantity: 1 }, mia);
      },
    ],
    [
      'what a car tows',
      ({ trip, car, caravan }) =>
        db.tripTow.create({ data: { tripId: trip.id, rideId: caravan, carId: car } }),
    ],
    ['a meal', ({ trip }) => db.meal.create({ data: { tripId: trip.id, day: new Date(), kind: 'dinner' } })],
    ['an expense', ({ mia, trip }) => addExpense(trip.id, firewood(trip.id), mia)],
    [
      'a payment',
      async ({ tom, trip }) => {
        const { id: fromHousehold } = await invitationOf(trip, tom.email);
        const data = { tripId: trip.id, fromHousehold, toHousehold: trip.id, cents: 1 };
        return db.payment.create({ data });
      },
    ],
    ['a notice', ({ mia, trip }) => write(trip, 'Hello', mia)],
    [
      'a link to share',
      ({ trip }) => db.shareLink.create({ data: { tripId: trip.id, tokenHash: randomUUID(), limit: 50 } }),
    ],
    ['a vote', ({ trip }) => db.vote.create({ data: { tripId: trip.id } })],
    [
      'who cooks a meal',
      ({ mealId, trip: { id: tripId } }) =>
        db.mealCook.create({ data: { mealId, tripId, householdId: tripId } }),
    ],
    [
      'what there is to do',
      ({ trip: { id: tripId } }) => db.todo.create({ data: { tripId, text: 'Ice', addedBy: tripId } }),
    ],
    [
      'who is on which pitch',
      ({ trip: { id: tripId } }) =>
        db.booking.create({
          data: {
            tripId,
            addedBy: tripId,
            status: 'to book',
            statusOn: new Date(),
            pitches: {
              create: {
                tripId,
                name: 'River 4',
                position: 0,
                households: { create: { tripId, householdId: tripId } },
              },
            },
          },
        }),
    ],
    [
      'what is to buy for a meal',
      ({ mealId, trip }) => db.mealItem.create({ data: { mealId, tripId: trip.id, text: 'Onions' } }),
    ],
  ])('an open page is told of %s', async (_what, change) => {
    const page = await watching(story.ann, story.trip.id);
    const heard = page.next();
    await change(story);
    expect(await heard).toEqual(aChange);
  });

  test('an open page is told of an account that is deleted', async () => {
    const { ann, tom, trip } = await party();
    const page = await watching(ann, trip.id);
    const heard = page.next();
    await db.user.delete({ where: { id: tom.viewer.userId } });
    expect(await heard).toEqual(aChange);
  });

  test('a page with a trip’s costs is told when the split of an expense changes, and when an expense is deleted', async () => {
    const { mia, tom, trip } = story;
    const paid = firewood(trip.id);
    const { expense } = (await addExpense(trip.id, paid, mia)).body;
    const page = await watching(tom, trip.id);
    const shares = [{ household_id: trip.id, weight: 1 }];
    const split = page.next();
    await changeExpense(trip.id, expense.id, { ...paid, shares, version: 1 }, mia);
    expect(await split).toEqual(aChange);
    const gone = page.next();
    await deleteExpense(trip.id, expense.id, mia);
    expect(await gone).toEqual(aChange);
  });

  test('a page with a trip’s notices is told when a notice is changed, and when it is deleted', async () => {
    const { mia, tom, trip } = story;
    const { id } = (await write(trip, 'Helo', mia)).body.notice;
    const page = await watching(tom, trip.id);
    const worded = page.next();
    await reword(trip, id, 'Hello', mia);
    expect(await worded).toEqual(aChange);
    const gone = page.next();
    await strike(trip, id, mia);
    expect(await gone).toEqual(aChange);
  });

  test('a page with a trip’s vote is told when a household answers an option, and changes the answer', async () => {
    const { tom, trip } = await party();
    const { options } = await db.vote.create({
      data: { tripId: trip.id, options: { create: { kind: 'site', rank: 0, name: 'Bendeela' } } },
      include: { options: true },
    });
    const said = { optionId: options[0]?.id ?? '', householdId: trip.id };
    const page = await watching(tom, trip.id);
    const yes = page.next();
    await db.voteOptionAnswer.create({ data: { ...said, tripId: trip.id, answer: 'yes' } });
    expect(await yes).toEqual(aChange);
    const no = page.next();
    await db.voteOptionAnswer.update({ where: { optionId_householdId: said }, data: { answer: 'no' } });
    expect(await no).toEqual(aChange);
  });

  test('a page with a trip’s vote is told of a new option', async () => {
    const { mia, tom, trip } = await party();
    await openedVote(mia, trip);
    const page = await watching(tom, trip.id);
    const offered = page.next();
    const dates = [{ start_date: inDays(40), end_date: inDays(42) }];
    await changeVote(mia.viewer, trip.id, { dates, location_ids: [] });
    expect(await offered).toEqual(aChange);
  });

  test('changes before the connection are told at once; another trip’s changes are not told', async () => {
    const { mia, tom, ann, trip } = await party();
    const seen = (await getTripVersion({ viewer: mia.viewer, tripId: trip.id })) ?? '';
    await answerTrip(ann.viewer, trip.id, false);
    const page = await watch(mia, trip.id, { 'last-event-id': seen });
    expect([await page.next(), await page.next()]).toEqual([': here\n\n', aChange]);
    page.close();

    const other = await watching(mia, trip.id);
    const heard = other.next();
    await plan(tom, { invitees: [mia.email] });
    await answerTrip(ann.viewer, trip.id, true);
    expect(await heard).toEqual(aChange);
  });

  test('a person who is taken off the trip is told so, and the stream ends', async () => {
    const { mia, tom, trip } = await party();
    const page = await watching(tom, trip.id);
    const heard = page.next();
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
    expect(await heard).toBe('event: changed\ndata: gone\n\n');
    expect(await page.next()).toBe('ended');
    expect(openStreams()).toBe(0);
  });

  test('a person who has logged out is not told of changes any more', async () => {
    const { tom, ann, trip } = await party();
    const page = await watching(tom, trip.id);
    const heard = page.next();
    await db.session.deleteMany({ where: { userId: tom.viewer.userId } });
    await answerTrip(ann.viewer, trip.id, false);
    expect(await heard).toBe('event: changed\ndata: gone\n\n');
    expect(await page.next()).toBe('ended');
  });

  test('a HEAD request opens no stream', async () => {
    const { mia, trip } = await party();
    const head = await call(openStream, 'HEAD', { as: mia, params: { id: trip.id } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(openStreams()).toBe(0);
  });

  test('closed pages leave nothing behind, and a person has at most ten open pages', async () => {
    const { mia, trip } = await party();
    for (let opened = 0; opened < 50; opened++) (await watching(mia, trip.id)).close();
    expect(openStreams()).toBe(0);
    for (let opened = 0; opened < MOST_STREAMS.person; opened++) await watch(mia, trip.id);
    const refused = await watch(mia, trip.id);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('60');
  });

  test('the listening connection is reopened when it is lost, and closes with the last page', async () => {
    const { mia, ann, trip } = await party();
    const listening = () =>
      db.$queryRaw<{ pid: number }[]>`
      select pid from pg_stat_activity where query = 'listen trip' and datname = current_database()`;
    const [page, other] = [await watching(mia, trip.id), await watching(mia, trip.id)];
    const heard = page.next();
    const [connection, ...more] = await listening();
    expect(more).toEqual([]);
    await db.$queryRaw`select pg_terminate_backend(${connection?.pid}::int)`;
    await answerTrip(ann.viewer, trip.id, false);
    expect(await heard).toEqual(aChange);
    page.close();
    other.close();
    await listeningEnded();
    expect(await listening()).toEqual([]);
  });

  test('on a host without our own server the page polls instead, and gets the same versions', async () => {
    const { mia, ann, trip } = await party();
    const version = async () =>
      (await call<{ version: string }>(readVersion, 'GET', { as: mia, params: { id: trip.id } })).body
        .version;
    setOwnServer(false);
    expect((await watch(mia, trip.id)).response.status).toBe(204);
    const before = await version();
    expect(await version()).toBe(before);
    await answerTrip(ann.viewer, trip.id, false);
    expect(await version()).not.toBe(before);
  });
});

describe('the stream of a guest', () => {
  const open: AbortController[] = [];

  beforeEach(() => setOwnServer(true));
  afterEach(async () => {
    for (const page of open.splice(0)) page.abort();
    await listeningEnded();
    setOwnServer(false);
  });

  /** Opens the event stream of a guest's page. `next` returns the stream's next message. */
  async function watch({ cookie, tripId: id }: Awaited<ReturnType<typeof asGuest>>, network = '203.0.113.9') {
    const page = new AbortController();
    open.push(page);
    const headers = { cookie, 'x-forwarded-for': network };
    const request = new NextRequest(`http://localhost:3000/api/trips/${id}/events`, {
      headers,
      signal: page.signal,
    });
    const response = await openStream(request, { params: Promise.resolve({ id }) });
    const reader = response.body?.getReader();
    const next = async () => {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      return done ? 'ended' : new TextDecoder().decode(value);
    };
    return { status: response.status, next };
  }

  test('a guest’s page is told of a change', async () => {
    const { mia, trip, token } = await invited();
    const page = await watch(await asGuest(token));
    expect([await page.next(), await page.next(), await page.next()]).toEqual(Array(3).fill(': here\n\n'));
    const heard = page.next();
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    expect(await heard).toMatch(/^event: changed\nid: /);
  });

  test('a guest whose link is revoked is told that the trip is gone, and the stream ends', async () => {
    const { mia, trip, token, email } = await invited();
    const page = await watch(await asGuest(token));
    expect([await page.next(), await page.next(), await page.next()]).toEqual(Array(3).fill(': here\n\n'));
    const heard = page.next();
    await db.inviteLink.deleteMany({ where: { inviteId: (await invitationOf(trip, email)).id } });
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    expect(await heard).toBe('event: changed\ndata: gone\n\n');
    expect(await page.next()).toBe('ended');
    expect(openStreams()).toBe(0);
  });

  test('a guest’s household has the same limit of open pages as a person, over all networks', async () => {
    const [guest, other] = [await asGuest((await invited()).token), await asGuest((await invited()).token)];
    for (let opened = 0; opened < MOST_STREAMS.person; opened++) {
      expect((await watch(guest, `203.0.113.${opened}`)).status).toBe(200);
    }
    expect((await watch(guest, '203.0.113.99')).status).toBe(429);
    expect((await watch(other)).status).toBe(200);
  });

  test('the guests of one network have at most 30 open pages', async () => {
    const guests = [];
    for (let made = 0; made < 4; made++) guests.push(await asGuest((await invited()).token));
    for (let opened = 0; opened < MOST_STREAMS.network; opened++) {
      const guest = guests[opened % 3];
      if (guest) expect((await watch(guest)).status).toBe(200);
    }
    const [last] = guests.slice(-1);
    if (!last) throw new Error('there are four guests');
    expect((await watch(last)).status).toBe(429);
    expect((await watch(last, '203.0.113.10')).status).toBe(200);
  });
});
