import { randomUUID } from 'node:crypto';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as addToGroup } from '@/app/api/groups/[id]/members/route';
import { POST as createRide } from '@/app/api/rides/route';
import { createSite } from '@/lib/campsites/sites/change-site';
import { dateOf } from '@/lib/dates';
import { createMember } from '@/lib/household/crew/crew';
import { createGroup } from '@/lib/household/groups/groups';
import { createRide as saveRide } from '@/lib/household/rides/rides';
import { endAccount } from '@/lib/own-data/delete-account';
import { db, type Tx } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import type { Handler } from '@/lib/server/http/route';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { createFeed } from '@/lib/trips/calendar/feed';
import { createTrip } from '@/lib/trips/create-trip';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { defaultWays } from '@/lib/trips/notification-kinds';
import { saveChoices } from '@/lib/trips/notifications/own-notifications';
import { companionsOf } from '@/lib/trips/policy';
import { call } from '@/tests/call';
import { makeToken } from '@/tests/factories/api-tokens';
import { siteOf } from '@/tests/factories/campsites';
import { answer as answerLink } from '@/tests/factories/guests';
import { write } from '@/tests/factories/notices';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { ridingTogether, seatIn, towBy } from '@/tests/factories/seats';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { added, siteForm } from '@/tests/factories/site-form';
import { stopsOn } from '@/tests/factories/stops';
import { addAccount } from '@/tests/factories/trip-households';
import {
  appoint,
  inDays,
  invitationOf,
  invitedToken,
  party,
  plan,
  toldSince,
  tripForm,
  tripRow,
} from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { meanwhile, untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { POST as deleteAccount } from './delete/route';
import { POST as exportData } from './export/route';

const exported = async (as: Person) => (await call<object>(exportData, 'POST', { as, body: {} })).body;
const deleted = (as: Person) => call(deleteAccount, 'POST', { as, body: {} });

describe('the export', () => {
  test('the export holds the person’s data, and no hash', async () => {
    const mia = await person('Mia');
    const { profileId } = mia.viewer;
    const friend = uniqueEmail('tom');
    await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    await db.ride.create({
      data: { profileId, type: 'boat', boatType: 'Sailboat', description: 'The old dinghy' },
    });
    await db.gearItem.create({ data: { profileId, name: 'Esky', shared: true } });
    await db.group.create({ data: { profileId, name: 'Family', members: { create: { email: friend } } } });
    await createFeed(mia.viewer);
    const { token } = (await makeToken(mia, { name: 'Kitchen screen', days: 30 })).body;
    const { headers, body } = await call(exportData, 'POST', { as: mia, body: {} });
    expect(headers.get('content-disposition')).toContain('campmates-export.json');
    expect(body).toMatchObject({
      user: { email: mia.email },
      tokens: [{ name: 'Kitchen screen', lastUsedAt: null }],
      profile: {
        name: 'Mia',
        suburb: 'Kedron',
        postcode: '4031',
        crew: expect.arrayContaining([
          expect.objectContaining({ name: 'Mia' }),
          expect.objectContaining({ name: 'Rex', petType: 'Dog' }),
        ]),
        rides: [{ description: 'The old dinghy' }],
        gear: [{ name: 'Esky', shared: true }],
        groups: [{ name: 'Family', members: [{ email: friend }] }],
        calendar: { createdAt: expect.any(String) },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/hash/i);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  test('the export holds nothing of other people, and no groups of others', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { profileId } = tom.viewer;
    await db.gearItem.create({ data: { profileId, name: 'Esky' } });
    await db.group.create({
      data: { profileId, name: 'Secret friends', members: { create: { email: mia.email } } },
    });
    const body = await exported(mia);
    expect(body).toMatchObject({ profile: { gear: [], groups: [], calendar: null } });
    expect(JSON.stringify(body)).not.toMatch(/Secret friends|Esky/);
  });

  test('the export holds the person’s trips and answers, and does not tell whose link was passed on', async () => {
    const [mia, sam, passedOn] = [await person('Mia'), await person('Sam'), uniqueEmail('passed-on')];
    const trip = await plan(mia, { invitees: [passedOn] });
    await answerLink(await invitedToken(passedOn), { attending: true }, sam);
    const body = await exported(mia);
    expect(body).toMatchObject({
      profile: { trips: [{ id: trip.id, households: [{ attending: true, invite: { email: passedOn } }] }] },
    });
    const own = await exported(sam);
    expect(own).toMatchObject({
      profile: { households: [{ tripId: trip.id, attending: true, trip: { name: trip.trip_name } }] },
    });
    expect(JSON.stringify(own)).not.toContain(passedOn);
  });

  test('the export has the meeting point and channel of trips, the person’s stay and their payment details', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    await changeNotes(mia.viewer, id, {
      meeting_point: 'Servo at Moss Vale, 4 pm',
      uhf_channel: 18,
      meeting_latitude: -34.55,
      meeting_longitude: 150.37,
    });
    const household = { arriveBy: 'night', leaveBy: 'afternoon', payTo: 'PayID mia@example.com' } as const;
    await db.household.update({ where: { tripId_id: { tripId: id, id } }, data: household });
    const body = await exported(mia);
    expect(body).toMatchObject({
      profile: {
        trips: [
          {
            id,
            meetingPoint: 'Servo at Moss Vale, 4 pm',
            uhfChannel: 18,
            meetingLatitude: -34.55,
            meetingLongitude: 150.37,
          },
        ],
        households: [{ tripId: id, ...household }],
      },
    });
  });

  test('the export names the seats of the person’s people and what tows their trailers, and no more', async () => {
    const { mia, tom, id, prado, kim, caravan } = await ridingTogether();
    await seatIn(id, kim, prado, tom);
    await seatIn(id, mia.camperId, prado, mia);
    await towBy(id, caravan, prado, tom);
    await db.tripVehicle.update({
      where: { tripId_id: { tripId: id, id: prado } },
      data: { parksAt: 'The top gate' },
    });
    const body = await exported(tom);
    expect(body).toMatchObject({
      seats: [{ tripId: id, personId: kim, rideId: prado }],
      tows: [{ tripId: id, rideId: caravan, carId: prado }],
      cars: [],
    });
    expect(await exported(mia)).toMatchObject({
      cars: [{ tripId: id, rideId: prado, countsAnyway: false, parksAt: 'The top gate', convoy: null }],
    });
  });

  test('the export has the plans that the person made and joined, without removed ones', async () => {
    const mia = await person('Mia');
    const { id: tripId } = await plan(mia);
    const planned = (text: string, removedAt: Date | null) => ({
      tripId,
      text,
      addedBy: tripId,
      day: new Date(),
      removedAt,
      goers: { create: { tripId, householdId: tripId } },
    });
    for (const data of [planned('Swim', null), planned('Walk', new Date())]) await db.plan.create({ data });
    const body = await exported(mia);
    expect(body).toMatchObject({ plans: [{ text: 'Swim' }], plans_joined: [{ plan: { text: 'Swim' } }] });
    expect(JSON.stringify(body)).not.toContain('Walk');
  });

  test('the export holds the person’s own part in each part of a trip, and nobody else’s', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id: tripId } = await plan(mia, { invitees: [tom.email] });
    const { id: inviteId } = await invitationOf({ id: tripId }, tom.email);
    const line = await db.gearLine.create({ data: { tripId, name: 'Mallet', needed: 1, addedBy: inviteId } });
    const lineId = line.id;
    await db.gearOffer.create({ data: { tripId, lineId, householdId: inviteId, quantity: 2 } });
    await db.packingItem.create({
      data: { tripId, householdId: inviteId, itemId: lineId, source: 'taken', name: 'Mallet' },
    });
    const meal = await db.meal.create({ data: { tripId, day: new Date(), kind: 'dinner', title: 'Dal' } });
    await db.mealCook.create({ data: { tripId, mealId: meal.id, householdId: inviteId } });
    const booking = { status: 'to book', statusOn: new Date() };
    await db.booking.create({
      data: {
        ...booking,
        tripId,
        householdId: inviteId,
        addedBy: tripId,
        reference: 'PF-2781',
        pitches: {
          create: {
            tripId,
            name: 'River 4',
            position: 0,
            households: { create: { tripId, householdId: inviteId } },
          },
        },
      },
    });
    await db.booking.create({ data: { ...booking, tripId, addedBy: tripId, reference: 'Mia’s own' } });
    const shares = [
      { tripId, householdId: tripId, weight: 200, cents: 4321 },
      { tripId, householdId: inviteId, weight: 100, cents: 2160 },
    ];
    await db.expense.create({
      data: {
        tripId,
        what: 'Firewood',
        day: new Date(),
        cents: 6481,
        paidBy: tripId,
        addedBy: tripId,
        shares: { create: shares },
      },
    });
    await db.payment.create({
      data: { tripId, fromHousehold: inviteId, toHousehold: tripId, cents: 1000 },
    });
    const dates = { kind: 'dates' as const, startDate: new Date(), endDate: new Date() };
    const { id: voteId } = await db.vote.create({ data: { tripId } });
    const { id: optionId } = await db.voteOption.create({ data: { ...dates, rank: 0, voteId } });
    await db.voteOptionAnswer.create({
      data: { tripId, householdId: inviteId, answer: 'if_need_be', optionId },
    });
    await write({ id: tripId }, 'Who has a mallet?', tom);
    await write({ id: tripId }, 'I have', mia);
    await saveChoices(tom.viewer, defaultWays);
    const body = await exported(tom);
    expect(body).toMatchObject({
      notices: [{ tripId, text: 'Who has a mallet?' }],
      votes: [{ tripId, answer: 'if_need_be', option: { kind: 'dates' } }],
      profile: {
        households: [
          {
            packing: [{ tripId, name: 'Mallet', packed: false }],
            notifications: [{ tripId, kind: 'comments', text: 'Mia: I have' }],
          },
        ],
        notificationChoices: expect.arrayContaining([
          expect.objectContaining({ kind: 'answers', mail: true }),
        ]),
      },
      trip_gear: { added: [{ name: 'Mallet' }], offers: [{ quantity: 2, line: { name: 'Mallet' } }] },
      meals_cooked: [{ tripId, meal: { kind: 'dinner', title: 'Dal' } }],
      bookings: [{ tripId, reference: 'PF-2781', pitches: [{ name: 'River 4' }] }],
      pitches: [{ tripId, pitch: { name: 'River 4' } }],
      expenses: [{ what: 'Firewood', cents: 6481, shares: [{ cents: 2160 }] }],
      payments: [{ cents: 1000 }],
    });
    expect(JSON.stringify(body)).not.toContain('4321');
    expect(JSON.stringify(body)).not.toContain('Mia’s own');
  });

  test('the export has what the person left open as a guest, and how often they said “not me”, but not to whom', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id: tripId } = await plan(mia);
    await db.household.create({
      data: { id: randomUUID(), tripId, name: 'Tom', leftEmail: tom.email, leftAt: new Date() },
    });
    await db.planRefusal.create({ data: { email: tom.email, sender: mia.viewer.profileId } });
    const body = await exported(tom);
    expect(body).toMatchObject({
      left_as_guest: [{ tripId, name: 'Tom' }],
      refused_plans: [{ counts: true, createdAt: expect.any(String) }],
    });
    expect(JSON.stringify(body)).not.toContain(mia.viewer.profileId);
  });
});

describe('deletion', () => {
  const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;

  test.each([
    ['exporting', exportData],
    ['deleting', deleteAccount],
  ])('%s asks for the password again', async (_what, handler) => {
    const { cookie } = await loggedIn();
    for (const body of [{}, { password: 'wrong' }]) {
      expect((await call(handler, 'POST', { as: { cookie }, body })).status).toBe(400);
    }
    expect(await isIn(cookie)).toBe(true);
  });

  test.each([
    ['exporting', exportData],
    ['deleting', deleteAccount],
  ])('%s asks those without a password for a fresh sign-in', async (_what, handler) => {
    const { cookie, userId } = await newcomer();
    await db.session.updateMany({
      where: { userId },
      data: { createdAt: new Date(Date.now() - 11 * 60_000) },
    });
    expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(403);
    await db.session.updateMany({ where: { userId }, data: { createdAt: new Date() } });
    expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(200);
  });

  test('deleting while logging in, exporting and deleting again gives one clean outcome', async () => {
    const { email, cookie } = await loggedIn();
    const responses = await Promise.all([
      ...Array.from({ length: 3 }, () => call(deleteAccount, 'POST', { as: { cookie }, body: { password } })),
      call(exportData, 'POST', { as: { cookie }, body: { password } }),
      ...Array.from({ length: 3 }, () => call(login, 'POST', { body: { email, password } })),
    ]);
    expect(
      responses
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 401, 401]);
    expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  test('deletion removes the person’s crew, rides, gear and groups, and nobody else’s', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    for (const { viewer } of [mia, tom]) {
      const { profileId } = viewer;
      await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
      await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
      await db.gearItem.create({ data: { profileId, name: 'Esky' } });
      const members = { create: { email: viewer.email === mia.email ? tom.email : mia.email } };
      await db.group.create({ data: { profileId, name: 'Family', members } });
    }
    expect((await deleted(mia)).status).toBe(200);
    const left = ({ viewer: { profileId } }: Person) =>
      Promise.all([
        db.crewMember.count({ where: { profileId } }),
        db.ride.count({ where: { profileId } }),
        db.gearItem.count({ where: { profileId } }),
        db.groupMember.count({ where: { group: { profileId } } }),
      ]);
    expect(await left(mia)).toEqual([0, 0, 0, 0]);
    expect(await db.groupMember.count({ where: { email: tom.email } })).toBe(0);
    expect(await left(tom)).toEqual([2, 1, 1, 1]);
  });

  test('the export holds the person’s campsites with their features', async () => {
    const mia = await person('Mia');
    const { name, latitude } = await added(mia, { site_features: ['Toilets'] });
    const body = await exported(mia);
    expect(body).toMatchObject({
      profile: {
        campsites: [{ name, latitude, features: [{ feature: { name: 'Toilets' }, present: true }] }],
      },
    });
  });

  test('the person’s observations of sites are in the export and deleted with the account; others’ stay', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id, name } = await added(tom, { share_flag: true });
    for (const { viewer } of [mia, tom]) {
      const { profileId } = viewer;
      await db.siteObservation.create({
        data: { campsiteId: id, profileId, pets: true, seenOn: new Date('2026-05-02') },
      });
    }
    const body = await exported(mia);
    expect(body).toMatchObject({
      profile: { observations: [{ campsite: { name }, pets: true, water: null }] },
    });
    expect(JSON.stringify(body)).not.toContain(tom.viewer.profileId);
    expect((await deleted(mia)).status).toBe(200);
    const left = await db.siteObservation.findMany({ where: { campsiteId: id } });
    expect(left.map(({ profileId }) => profileId)).toEqual([tom.viewer.profileId]);
  });

  test('deletion during the creation of a site leaves no site of the person', async () => {
    const mia = await person('Mia');
    const name = `Paddock ${Math.random()}`;
    const adding = Array.from({ length: 5 }, () => added(mia, { name, share_flag: true }).catch(() => null));
    expect((await deleted(mia)).status).toBe(200);
    await Promise.all(adding);
    expect(await db.campsite.count({ where: { name } })).toBe(0);
  });

  test('the address that the person gave as a guest is in the export and deleted with the account', async () => {
    const kim = await person('Kim');
    const { mia, trip } = await party();
    await join(await sharedToken(trip.id, mia), { ...alone('Kim'), email: kim.email });
    const { body } = await call<{ guest_answers: object[] }>(exportData, 'POST', { as: kim, body: {} });
    expect(body.guest_answers).toMatchObject([
      { household: { name: 'Kim', trip: { name: trip.trip_name } } },
    ]);
    expect((await deleted(kim)).status).toBe(200);
    expect(await db.invite.count({ where: { givenEmail: kim.email } })).toBe(0);
  });

  test('deletion removes everything of the person, tells invitees, and keeps the sites of others’ trips', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = (name: string) =>
      db.campsite.create({
        data: {
          source: 'user',
          ownerId: mia.viewer.profileId,
          shareFlag: true,
          name,
          latitude: -27,
          longitude: 153,
        },
      });
    const [used, unused] = [await site('Used'), await site('Unused')];
    const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
    const mine = await tripRow(mia.viewer.profileId, { name: 'Easter', locationName: 'Kedron', ...dates });
    await addAccount(mine, tom);
    const there = { campsiteId: used.id, locationName: 'Used' };
    const theirs = await tripRow(tom.viewer.profileId, { ...there, ...dates });

    expect((await deleted(mia)).status).toBe(200);
    expect(await isIn(mia.cookie)).toBe(false);
    expect(await db.user.count({ where: { email: mia.email } })).toBe(0);
    expect(await db.profile.count({ where: { id: mia.viewer.profileId } })).toBe(0);
    expect(await db.trip.count({ where: { id: mine.id } })).toBe(0);
    expect(await db.campsite.findUnique({ where: { id: used.id } })).toMatchObject({
      ownerId: null,
      shareFlag: false,
    });
    expect(await db.campsite.count({ where: { id: unused.id } })).toBe(0);
    expect(await db.trip.count({ where: { id: theirs.id, campsiteId: used.id } })).toBe(1);
    const [mail] = await deliveredMail(tom.email);
    expect(mail).toMatchObject({
      subject: 'Easter is off',
      text: expect.stringContaining('Mia has left Campmates'),
    });
  });
});

describe('deletion and trips', () => {
  /**
   * Runs `first`, starts to delete an account, then runs `then`. Because `first` and `then` are in
   * one transaction, the deletion waits for the locks that `first` takes. Returns the deletion's
   * status.
   */
  async function deletedBetween(
    who: Person,
    first: (tx: Tx) => Promise<unknown>,
    then: (tx: Tx) => Promise<unknown>,
  ) {
    const { deleting } = await db.$transaction(async (tx) => {
      await first(tx);
      const deleting = deleted(who);
      await untilBlocked();
      await then(tx);
      return { deleting };
    });
    return (await deleting).status;
  }

  test('deletion waits for the person’s own answer that is being saved', async () => {
    const { tom, trip } = await party();
    const { profileId } = tom.viewer;
    const status = await deletedBetween(
      tom,
      (tx) =>
        tx.$queryRaw`select id::text from households where trip_id = ${trip.id}::uuid and profile_id = ${profileId}::uuid for update`,
      (tx) =>
        tx.$queryRaw`select id::text from crew_members where profile_id = ${profileId}::uuid for key share`,
    );
    expect(status).toBe(200);
  });

  test('deletion waits for a profile that is being created for an invitee of several of the person’s trips', async () => {
    const mia = await person('Mia');
    const ids = [(await plan(mia)).id, (await plan(mia)).id];
    // Updates the older trip, so that its row moves to the end of the table and of its index. A query
    // without an order then returns it last.
    const campsiteId = (await siteOf(mia)).id;
    await db.trip.update({ where: { id: ids[0] ?? '' }, data: { campsiteId } });
    const lock = (id: string | undefined) => (tx: Tx) =>
      tx.$queryRaw`select id::text from trips where id = ${id}::uuid for key share`;
    expect(await deletedBetween(mia, lock(ids[0]), lock(ids[1]))).toBe(200);
  });

  test('a co-organiser’s notes on invitations are deleted with their account', async () => {
    const { tom, trip } = await party();
    await appoint(trip, tom);
    const address = uniqueEmail();
    await inviteMore(tom.viewer, trip.id, { invitees: [address], note: 'Bring bikes' });
    expect((await deleted(tom)).status).toBe(200);
    const { id } = await invitationOf(trip, address);
    expect(await db.invite.findUnique({ where: { id } })).toMatchObject({ note: null, invitedById: null });
  });

  test('attendees and pending invitees are told, each at their account’s address if they have one', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    const forwarded = uniqueEmail('forwarded');
    await inviteMore(mia.viewer, trip.id, { invitees: [forwarded] });
    const sam = await person('Sam');
    await answerLink(await invitedToken(forwarded), { attending: true }, sam);
    expect((await deleted(mia)).status).toBe(200);
    for (const email of [tom.email, ann.email, sam.email, address]) {
      expect(await toldSince(email)).toEqual(['Easter at Bendeela is off']);
    }
    for (const email of [zoe.email, forwarded]) expect(await toldSince(email)).toEqual([]);
    expect((await deliveredMail(address)).at(-1)?.text).toContain('Mia has left Campmates');
  });

  describe('a pending invitee, when the organiser’s account is deleted', () => {
    const off = ['Easter at Bendeela is off'];

    test('gets no more mail after reporting the invitation', async () => {
      const { mia, tom, ann, address, trip } = await party();
      for (const email of [ann.email, address]) {
        const { id } = await invitationOf(trip, email);
        await db.invitationReport.create({ data: { inviteId: id, senderId: mia.viewer.profileId } });
      }
      expect((await deleted(mia)).status).toBe(200);
      expect(await toldSince(tom.email)).toEqual(off);
      for (const email of [ann.email, address]) expect(await toldSince(email)).toEqual([]);
    });

    test.each([
      ['paused', { sendingPausedAt: new Date(), sendingPausedFor: 'reports' }],
      ['suspended', { suspendedAt: new Date(), suspendedFor: 'Sends advertisements' }],
    ])('gets no mail from an account that is %s, but attendees do', async (_what, data) => {
      const { mia, tom, ann, address } = await party();
      await db.user.update({ where: { id: mia.viewer.userId }, data });
      await endAccount(mia.viewer, async () => undefined);
      expect(await toldSince(tom.email)).toEqual(off);
      for (const email of [ann.email, address]) expect(await toldSince(email)).toEqual([]);
    });

    test('reads none of the names that junk mail would have', async () => {
      const { mia, address, trip } = await party();
      const spam = 'Win a tent at camp-deals.com';
      await db.trip.update({ where: { id: trip.id }, data: { name: spam, locationName: spam } });
      await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name: spam } });
      await endAccount({ ...mia.viewer, name: spam }, async () => undefined);
      const mail = (await deliveredMail(address)).at(-1);
      expect(mail?.subject).toBe('The trip to a campsite is off');
      expect(mail?.text).toContain('Somebody has left Campmates');
      for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('camp-deals');
    });
  });

  describe('the organisers of the person’s coming trips', () => {
    const left = 'Tom has left Campmates';

    test('get one mail about all of them, and so do co-organisers', async () => {
      const { mia, tom, ann, zoe, trip } = await party();
      await appoint(trip, ann);
      const next = await plan(mia, { tripName: 'Whitsun', invitees: [tom.email] });
      const loop = await plan(mia, { tripName: 'Loop', invitees: [tom.email] });
      await stopsOn(loop.id, [{ nights: 1 }, { nights: 2 }]);
      const offered = await siteOf(mia, { shared: true });
      await openedVote(mia, loop, { location_ids: [offered.id] });
      const told = (await toldSince(mia.email)).length;
      expect((await deleted(tom)).status).toBe(200);
      expect((await toldSince(mia.email)).slice(told)).toEqual([left]);
      const text = (await deliveredMail(mia.email)).at(-1)?.text ?? '';
      for (const { trip_name, location_name } of [trip, next]) {
        expect(text).toContain(`${trip_name}: ${location_name}, `);
      }
      expect(text).toContain(`Loop: Two stops, from ${loop.location_name}, `);
      expect(await toldSince(ann.email)).toEqual([left]);
      expect((await deliveredMail(ann.email)).at(-1)?.text).not.toContain('Whitsun');
      expect(await toldSince(zoe.email)).toEqual([]);
    });

    test('are not told of trips that were declined, called off or are past', async () => {
      const { mia, tom } = await party();
      const none = [await plan(mia, { invitees: [tom.email] }), await plan(mia, { invitees: [tom.email] })];
      await db.trip.update({ where: { id: none[0]?.id ?? '' }, data: { calledOffAt: new Date() } });
      const past = { startDate: dateOf(inDays(-9)), endDate: dateOf(inDays(-7)) };
      await db.trip.update({ where: { id: none[1]?.id ?? '' }, data: past });
      await db.household.updateMany({
        where: { profileId: tom.viewer.profileId, attending: true },
        data: { attending: false },
      });
      await deleted(tom);
      expect(await toldSince(mia.email)).toEqual([]);
    });

    test('are told whatever daily limits are used up, and the mail counts towards none', async () => {
      const { mia, tom } = await party();
      await spend('mailsToAddress', mia.email, limits.mailsToAddress.points);
      await spend('mails', mia.viewer.userId, limits.mails.points - 5);
      await deleted(tom);
      expect(await toldSince(mia.email)).toEqual([left]);
      await expect(spend('mails', mia.viewer.userId)).resolves.toBeUndefined();
    });

    test('are told even when the person has blocked them, as about any other invitee', async () => {
      const { mia, ann, trip } = await party();
      await plan(mia, { invitees: [ann.email] });
      await blockOrganiser(ann.viewer, trip.id);
      await deleted(ann);
      expect(await toldSince(mia.email)).toEqual(['Ann has left Campmates']);
    });

    test('are not told when the deletion is refused', async () => {
      const { mia, tom } = await party();
      await db.user.update({ where: { id: tom.viewer.userId }, data: { passwordHash: 'x' } });
      expect((await deleted(tom)).status).toBe(400);
      expect(await toldSince(mia.email)).toEqual([]);
    });
  });

  test('what a person brought and cooked is deleted with the account; what they paid and owe stays', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id: tripId } = await plan(mia, { invitees: [tom.email] });
    const { id: householdId } = await invitationOf({ id: tripId }, tom.email);
    const line = await db.gearLine.create({
      data: { tripId, name: 'Mallet', needed: 1, addedBy: householdId },
    });
    await db.gearOffer.create({ data: { tripId, lineId: line.id, householdId, quantity: 2 } });
    await db.packingItem.create({
      data: { tripId, householdId, itemId: line.id, source: 'taken', name: 'Mallet' },
    });
    const meal = await db.meal.create({ data: { tripId, day: new Date(), kind: 'dinner', title: 'Dal' } });
    await db.mealCook.create({ data: { tripId, mealId: meal.id, householdId } });
    const owed = { tripId, fromHousehold: tripId, toHousehold: householdId, cents: 1000 };
    await db.payment.create({ data: owed });
    const firewood = { tripId, what: 'Firewood', day: new Date(), cents: 6481, addedBy: householdId };
    const shares = { create: { tripId, householdId, weight: 100, cents: 6481 } };
    await db.expense.create({ data: { ...firewood, paidBy: householdId, shares } });

    expect((await deleted(tom)).status).toBe(200);
    const where = { tripId };
    expect([
      await db.gearOffer.count({ where }),
      await db.mealCook.count({ where }),
      await db.packingItem.count({ where }),
    ]).toEqual([0, 0, 0]);
    expect(await db.gearLine.count({ where })).toBe(1);
    expect(await db.payment.findMany({ where })).toMatchObject([owed]);
    expect(await db.expense.findMany({ where, include: { shares: true } })).toMatchObject([
      { paidBy: householdId, shares: [{ householdId, cents: 6481 }] },
    ]);
  });

  test('what the person left open as a guest and each “not me” of theirs or to them are forgotten', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id: tripId } = await plan(mia);
    const key = { tripId, id: randomUUID() };
    await db.household.create({ data: { ...key, name: 'Tom', leftEmail: tom.email, leftAt: new Date() } });
    const [sender, other] = [tom.viewer.profileId, mia.viewer.profileId];
    await db.planRefusal.createMany({
      data: [
        { email: tom.email, sender: other },
        { email: mia.email, sender },
        { email: mia.email, sender: other },
      ],
    });
    expect((await deleted(tom)).status).toBe(200);
    expect(await db.household.findUnique({ where: { tripId_id: key } })).toMatchObject({
      name: null,
      leftEmail: null,
      accountDeleted: true,
    });
    expect(
      await db.planRefusal.findMany({
        where: { OR: [{ email: { in: [mia.email, tom.email] } }, { sender }] },
        select: { email: true, sender: true },
      }),
    ).toEqual([{ email: mia.email, sender: other }]);
  });
});

describe('deletion and creation at once', () => {
  const ride = { type: 'boat', boat_type: 'Sailboat', description: null } as const;

  interface Creation {
    handler: Handler;
    prepare: (mia: Person) => Promise<{ params?: Record<string, string>; body: object }>;
  }

  const creations: [what: string, Creation][] = [
    ['a ride, which locks the profile', { handler: createRide, prepare: async () => ({ body: ride }) }],
    [
      'a group’s member, which locks the group',
      {
        handler: addToGroup,
        prepare: async ({ viewer: { profileId } }) => {
          const { id } = await db.group.create({ data: { profileId, name: 'Family' } });
          return { params: { id }, body: { emails: [uniqueEmail()] } };
        },
      },
    ],
  ];

  const startCreation = async (mia: Person, { handler, prepare }: Creation) => {
    const sent = await prepare(mia);
    return () => call(handler, 'POST', { as: mia, ...sent, headers: { 'idempotency-key': 'one' } });
  };
  const startDeletion = (mia: Person) => () => deleted(mia);

  describe.each(creations)('a creation with an idempotency key: %s', (_, creation) => {
    test('is saved while the account is being deleted, and is deleted with it', async () => {
      const mia = await person();
      const created = await startCreation(mia, creation);
      const [first, second] = await meanwhile(['insert', 'idempotency_keys'], created, startDeletion(mia));
      expect([first.status, second.status]).toEqual([creation.handler.spec.status ?? 200, 200]);
      expect(await db.user.count({ where: { id: mia.viewer.userId } })).toBe(0);
    });

    test('gets 401 when the account was being deleted before', async () => {
      const mia = await person();
      // The test pauses the deletion at the statement that deletes this campsite. By then the
      // deletion has locked the profile.
      await siteOf(mia);
      const created = await startCreation(mia, creation);
      const [first, second] = await meanwhile(['delete', 'campsites'], startDeletion(mia), created);
      expect([first.status, second.status]).toEqual([200, 401]);
    });
  });

  test.each<[what: string, create: (mia: Person['viewer']) => Promise<unknown>]>([
    ['crew member', (mia) => createMember(mia, { type: 'camper', name: 'Josh', age: 'child' })],
    ['ride', (mia) => saveRide(mia, ride)],
    ['group', (mia) => createGroup(mia, { name: 'Family' }, companionsOf)],
    ['campsite', (mia) => createSite(mia, siteForm())],
    ['trip', (mia) => createTrip(mia, tripForm())],
  ])(
    'on an account that has just been deleted, a new %s is refused with 401, as when signed out',
    async (_, create) => {
      const { viewer } = await person();
      await db.user.delete({ where: { id: viewer.userId } });
      await expect(create(viewer)).rejects.toMatchObject({ status: 401 });
    },
  );
});
