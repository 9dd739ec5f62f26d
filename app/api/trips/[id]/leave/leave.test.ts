import { PATCH as answerGoing } from '@/app/api/trips/[id]/attending/route';
import { POST as blockOrganiser } from '@/app/api/trips/[id]/block/route';
import { PUT as appointCoOrganiser } from '@/app/api/trips/[id]/co-organisers/[inviteId]/route';
import { DELETE as removeInvitation } from '@/app/api/trips/[id]/invitees/[inviteId]/route';
import { GET as invitees, POST as inviteTo } from '@/app/api/trips/[id]/invitees/route';
import { POST as remind } from '@/app/api/trips/[id]/reminders/route';
import { PATCH as changeTrip, DELETE as endTrip, GET as readTrip } from '@/app/api/trips/[id]/route';
import { GET as list } from '@/app/api/trips/route';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import type { Invitee } from '@/lib/trips/attendance/schema';
import { callOffTrip } from '@/lib/trips/call-off';
import { lineIdOf } from '@/lib/trips/gear/lines';
import { DELETED } from '@/lib/trips/households/household-name';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { forgetSettled } from '@/lib/trips/leaving/open-balances';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { addExpense, addPayment, balancesFor, firewood, setPayTo } from '@/tests/factories/costs';
import { addGear, offerOf } from '@/tests/factories/gear';
import { answer, family, read } from '@/tests/factories/guests';
import { patchItem, postItem, putMeal } from '@/tests/factories/meals';
import { write } from '@/tests/factories/notices';
import { addPacking } from '@/tests/factories/packing';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { bring, caravanOf, carOf, childOf, seatIn, towBy } from '@/tests/factories/seats';
import { changeHousehold } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, invitedToken, party, plan } from '@/tests/factories/trips';
import { openedVote, sayAs } from '@/tests/factories/votes';
import { meanwhile, untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { POST as leaveRoute } from './route';

describe('leaving a trip', () => {
  const leave = (id: string, as?: Person) =>
    call<{ id?: string; error?: string }>(leaveRoute, 'POST', { ...(as && { as }), params: { id } });

  test('leaving removes the person’s answer, people and link from the trip', async () => {
    const { tom, trip } = await party();
    const token = await invitedToken(tom.email);
    const { status, body } = await leave(trip.id, tom);
    expect([status, body]).toEqual([200, { id: trip.id }]);
    await expect(invitationOf(trip, tom.email)).rejects.toThrow();
    const { profileId } = tom.viewer;
    expect(await db.tripPerson.count({ where: { tripId: trip.id, crewMember: { profileId } } })).toBe(0);
    expect((await call(readTrip, 'GET', { as: tom, params: { id: trip.id } })).status).toBe(404);
    expect((await read(token, tom)).status).toBe(404);
  });

  test('a co-organiser can leave, and so can a person on a trip that was called off', async () => {
    const { tom, zoe, trip } = await party();
    await appoint(trip, tom);
    expect((await leave(trip.id, tom)).status).toBe(200);
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    expect((await leave(trip.id, zoe)).status).toBe(200);
  });

  test('the organiser cannot leave, and reads what they can do instead', async () => {
    const { mia, trip } = await party();
    const { status, body } = await leave(trip.id, mia);
    expect([status, body.error]).toEqual([
      403,
      'You organise this trip, so you can’t leave it. You can call it off instead.',
    ]);
  });
});

describe('blocking an organiser', () => {
  const block = (id: string, as?: Person) =>
    call<{ id?: string; error?: string }>(blockOrganiser, 'POST', { ...(as && { as }), params: { id } });
  const seenBy = async (as: Person, id: string) =>
    (await call<{ invitees: Invitee[] }>(invitees, 'GET', { as, params: { id } })).body.invitees;
  const tripsOf = async (as: Person) =>
    (await call<{ trips: Trip[] }>(list, 'GET', { as })).body.trips.map(({ id }) => id);

  /** Creates Ann, who has blocked Mia on one trip. */
  async function blocked() {
    const made = await party();
    const told = (await deliveredMail(made.mia.email)).length;
    expect((await block(made.trip.id, made.ann)).body).toEqual({ id: made.trip.id });
    expect(await deliveredMail(made.mia.email)).toHaveLength(told);
    return { ...made, mailed: (await deliveredMail(made.ann.email)).length };
  }

  test('a person who blocks is off the trip, and neither sees nor hears of later invitations', async () => {
    const { mia, ann, trip, mailed } = await blocked();
    await expect(invitationOf(trip, ann.email)).rejects.toThrow();
    const next = await plan(mia, { invitees: [ann.email.toUpperCase()] });
    expect(await tripsOf(ann)).toEqual([]);
    expect((await call(readTrip, 'GET', { as: ann, params: { id: next.id } })).status).toBe(404);
    expect(await deliveredMail(ann.email)).toHaveLength(mailed);
    expect((await invitationOf(next, ann.email)).links).toEqual([]);
  });

  test('the organiser’s actions on the invitation get the usual responses, and nothing is mailed', async () => {
    const { mia, ann, trip, mailed } = await blocked();
    const bob = await person('Bob');
    const next = await plan(mia);
    const params = { id: next.id };
    const both = async (
      does: (email: string, inviteId: string) => Promise<{ status: number; body: unknown }>,
    ) => {
      const shown = await seenBy(mia, next.id);
      const [one, other] = await Promise.all(
        [ann, bob].map(async ({ email }) => {
          const id = shown.find((each) => each.email === email)?.id ?? '';
          const { status, body } = await does(email, id);
          return { status, body: JSON.stringify(body).replaceAll(id || 'nothing', 'its id') };
        }),
      );
      expect(one).toEqual(other);
      expect(one?.status).toBe(200);
      const rows = (await seenBy(mia, next.id)).map(({ id, name, email, profile_id, ...row }) => row);
      expect(rows[0]).toEqual(rows[1]);
    };
    await both((email) => call(inviteTo, 'POST', { as: mia, params, body: { invitees: [email] } }));
    expect(await seenBy(mia, next.id)).toContainEqual(
      expect.objectContaining({
        profile_id: ann.viewer.profileId,
        name: 'Ann',
        email: ann.email,
        attending: null,
      }),
    );
    await both((_, inviteId) => call(remind, 'POST', { as: mia, params, body: { invitee_id: inviteId } }));
    await both((_, inviteId) =>
      call(appointCoOrganiser, 'PUT', { as: mia, params: { ...params, inviteId }, body: {} }),
    );
    await call(changeTrip, 'PATCH', { as: mia, params, body: { tripName: 'Whitsun' } });
    await both((_, inviteId) =>
      call(removeInvitation, 'DELETE', { as: mia, params: { ...params, inviteId } }),
    );
    await both((email) => call(inviteTo, 'POST', { as: mia, params, body: { invitees: [email] } }));
    await call(endTrip, 'DELETE', { as: mia, params });
    expect(await deliveredMail(ann.email)).toHaveLength(mailed);
    expect(
      (await call(inviteTo, 'POST', { as: mia, params: { id: trip.id }, body: { invitees: [ann.email] } }))
        .body,
    ).toEqual({ invited: 1 });
  });

  test('the organiser’s other pending invitations are withdrawn, and look unchanged to the organiser', async () => {
    const { mia, ann, trip } = await party();
    const [waiting, going] = [
      await plan(mia, { invitees: [ann.email] }),
      await plan(mia, { invitees: [ann.email] }),
    ];
    await changeHousehold(going, ann.email, { attending: true });
    const before = await seenBy(mia, waiting.id);
    await block(trip.id, ann);
    expect(await tripsOf(ann)).toEqual([going.id]);
    expect(await seenBy(mia, waiting.id)).toEqual(before);
    expect((await invitationOf(waiting, ann.email)).links).toEqual([]);
    expect((await invitationOf(going, ann.email)).links).toHaveLength(1);
  });

  test('others’ invitations still arrive, and the blocked person’s own answers stay', async () => {
    const { mia, ann } = await blocked();
    const bob = await person('Bob');
    const { id } = await plan(bob, { invitees: [ann.email, mia.email] });
    expect(await tripsOf(ann)).toEqual([id]);
    expect((await plan(ann, { invitees: [mia.email] })).id).toBeTruthy();
  });

  test('an invitation that is made at the same time is refused as well', async () => {
    const { mia, ann, trip } = await party();
    const { making } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from users where email = ${ann.email}::citext for share`;
      const blocking = block(trip.id, ann);
      await untilBlocked();
      return { making: Promise.all([blocking, plan(mia, { invitees: [ann.email, uniqueEmail()] })]) };
    });
    const [, next] = await making;
    expect(await tripsOf(ann)).toEqual([]);
    expect((await invitationOf(next, ann.email)).profileId).toBeNull();
  });

  test('another trip of the organiser that the person is just answering stays theirs', async () => {
    const { mia, ann, trip } = await party();
    const other = await plan(mia, { invitees: [ann.email] });
    const [answered] = await meanwhile(
      ['update', 'households'],
      () => call(answerGoing, 'PATCH', { as: ann, params: { id: other.id }, body: { attending: true } }),
      () => block(trip.id, ann),
    );
    expect(answered.status).toBe(200);
    expect(await tripsOf(ann)).toEqual([other.id]);
    expect(await invitationOf(other, ann.email)).toMatchObject({
      profileId: ann.viewer.profileId,
      attending: true,
    });
  });
});

describe('what leaving removes', () => {
  /**
   * Returns Mia's trip, on which Tom takes part in everything. Mia rides in Tom's car, which tows his
   * caravan.
   */
  async function tomTakesPart() {
    const story = await party();
    const { mia, tom, trip } = story;
    const tripId = trip.id;
    const { id } = await invitationOf(trip, tom.email);
    const [kim, car, caravan] = [
      await childOf(tom, 'Kim'),
      await carOf(tom, 'Van', { canTow: true }),
      await caravanOf(tom),
    ];
    await bring(tom, tripId, [kim], [car, caravan]);
    for (const each of [mia.camperId, tom.camperId, kim]) await seatIn(tripId, each, car, mia);
    await towBy(tripId, caravan, car, tom);
    const { line } = (await addGear(tripId, { name: 'Mallet', needed: 2 }, tom)).body;
    await offerOf(tripId, line.id, { quantity: 2 }, tom);
    await putMeal(tripId, { day: inDays(14), meal: 'dinner' }, { title: 'Dal', cook: true }, tom);
    const item = (await postItem(tripId, { day: inDays(14), meal: 'lunch' }, { text: 'Bread' }, tom)).body
      .meal.items[0];
    await patchItem(tripId, { day: inDays(14), meal: 'lunch' }, item?.id ?? '', { taken: true }, tom);
    await setPayTo(tripId, { text: 'PayID 0412 345 678' }, tom);
    await addPacking(tripId, 'Ukulele', tom);
    await addExpense(tripId, firewood(id), tom);
    const dated = { household_id: id, pay_by: inDays(3), pitches: [{ name: 'River 4' }] };
    const { booking } = (await postBooking(tripId, dated, tom)).body;
    await placeOn(tripId, booking, ['River 4', id], tom);
    await write(trip, 'Who has a mallet?', tom);
    await write(trip, 'I have', mia);
    const vote = await openedVote(mia, trip);
    await sayAs(tom, trip, [vote.options[1], 'yes']);
    await db.hiddenTrip.create({ data: { tripId, profileId: tom.viewer.profileId } });
    await db.digest.create({ data: { tripId, profileId: tom.viewer.profileId, lastTold: {} } });
    await db.changeNotice.upsert({
      where: { tripId_householdId: { tripId, householdId: id } },
      create: { tripId, householdId: id },
      update: {},
    });
    return { ...story, household: { tripId, id } };
  }

  type Story = Awaited<ReturnType<typeof tomTakesPart>>;

  /** Returns how many rows of each kind belong to Tom's household or are about it. */
  async function rowsOf({ tom, household: { tripId, id } }: Story) {
    const [own, { profileId }] = [{ tripId, householdId: id }, tom.viewer];
    const account = { where: { tripId, profileId } };
    return {
      people: await db.tripPerson.count({ where: own }),
      vehicles: await db.tripVehicle.count({ where: own }),
      seats: await db.tripSeat.count({ where: { tripId } }),
      tows: await db.tripTow.count({ where: { tripId } }),
      offers: await db.gearOffer.count({ where: own }),
      cooking: await db.mealCook.count({ where: own }),
      packing: await db.packingItem.count({ where: own }),
      notices: await db.notice.count({ where: own }),
      shopping: await db.mealItem.count({ where: { tripId, takenBy: id } }),
      bookings: await db.booking.count({ where: { tripId, householdId: id } }),
      todos: await db.todo.count({ where: { tripId, ownerId: id } }),
      pitches: await db.pitchHousehold.count({ where: own }),
      votes: await db.voteOptionAnswer.count({ where: own }),
      ownBell: await db.notification.count(account),
      othersBells: await db.notification.count({
        where: {
          tripId,
          NOT: { text: { contains: ' has left and ' } },
          OR: [{ householdId: id }, { notice: { householdId: id } }],
        },
      }),
      changes: await db.changeNotice.count({ where: own }),
      digests: await db.digest.count(account),
      hidden: await db.hiddenTrip.count(account),
      invitations: await db.invite.count({ where: { id } }),
      links: await db.inviteLink.count({ where: { inviteId: id } }),
    };
  }

  const ways: [string, (story: Story) => Promise<unknown>, name: string][] = [
    ['leaves', ({ tom, trip }) => leaveTrip({ viewer: tom.viewer, tripId: trip.id }), 'Tom, left'],
    [
      'is removed',
      ({ mia, trip, household }) => removeInvitee(mia.viewer, trip.id, household.id),
      'Tom, left',
    ],
    [
      'deletes their account',
      ({ tom }) => deleteAccount(tom.viewer, undefined),
      'Somebody who deleted their account',
    ],
  ];

  describe.each(ways)('a person who %s', (_, go, name) => {
    test('loses everything of theirs on the trip, except what they paid and the gear lines they added, and is new when invited again', async () => {
      const story = await tomTakesPart();
      for (const [kind, count] of Object.entries(await rowsOf(story)))
        expect([kind, count > 0]).toEqual([kind, true]);
      await go(story);
      for (const [kind, count] of Object.entries(await rowsOf(story)))
        expect([kind, count]).toEqual([kind, 0]);
      const where = { tripId: story.trip.id };
      expect(await db.gearLine.findMany({ where })).toMatchObject([
        { name: 'Mallet', addedBy: story.household.id },
      ]);
      expect(await balancesFor(story.trip.id, story.mia)).toMatchObject({ [name]: expect.any(Number) });
      await inviteMore(story.mia.viewer, story.trip.id, { invitees: [story.tom.email] });
      const again = await invitationOf(story.trip, story.tom.email);
      expect(again).toMatchObject({ attending: null, leftAt: null });
      expect(again.id).not.toBe(story.household.id);
    });

    test('leaves only a row with their household’s id once the balance is zero', async () => {
      const story = await tomTakesPart();
      await db.expense.deleteMany({ where: { tripId: story.trip.id } });
      await go(story);
      const empty = {
        profileId: null,
        refusedById: null,
        name: null,
        joinedBy: null,
        agreedTo: null,
        toldDropOut: null,
        mergedInto: null,
        leftProfileId: null,
        leftEmail: null,
        accountDeleted: name.endsWith('account'),
      };
      expect(await db.household.findUnique({ where: { tripId_id: story.household } })).toEqual({
        ...story.household,
        role: 'member',
        origin: 'email',
        leftAt: expect.any(Date),
        createdAt: expect.any(Date),
        ...empty,
        attending: null,
        answeredAt: null,
        payTo: null,
        sharesCard: null,
        arriveOn: null,
        leaveOn: null,
        arriveBy: null,
        leaveBy: null,
        reconfirm: false,
      });
    });
  });

  test('a guest who is removed leaves no people or vehicles, and a name only while a balance is open', async () => {
    const { mia, trip, address } = await party();
    await answer(await invitedToken(address), family);
    const { id } = await invitationOf(trip, address);
    await addExpense(trip.id, firewood(id), mia);
    await removeInvitee(mia.viewer, trip.id, id);
    const household = { tripId: trip.id, id };
    expect(await db.household.findUnique({ where: { tripId_id: household } })).toMatchObject({
      name: 'Priya',
      leftEmail: address,
      attending: null,
      leftAt: expect.any(Date),
    });
    const where = { tripId: trip.id, householdId: id };
    expect([await db.tripPerson.count({ where }), await db.tripVehicle.count({ where })]).toEqual([0, 0]);
    expect(await balancesFor(trip.id, mia)).toHaveProperty('Priya, left');
  });

  test('leaving twice at the same time counts once', async () => {
    const { tom, trip } = await party();
    const both = await Promise.allSettled(
      [1, 2].map(() => leaveTrip({ viewer: tom.viewer, tripId: trip.id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.household.count({ where: { tripId: trip.id, leftAt: { not: null } } })).toBe(1);
  });

  /** Returns Mia's trip with firewood for 84 dollars that Tom has paid and the two share. */
  async function tomPaid() {
    const story = await party();
    const { id } = await invitationOf(story.trip, story.tom.email);
    await addExpense(story.trip.id, firewood(id), story.tom);
    return { ...story, household: { tripId: story.trip.id, id } };
  }

  const bellsOf = async ({ viewer: { profileId } }: Person, householdId: string) =>
    (await db.notification.findMany({ where: { profileId, householdId } })).map(({ text }) => text);

  type Debtor = Awaited<ReturnType<typeof tomPaid>>;

  const leaveAs = ({ tom, trip }: Debtor) => leaveTrip({ viewer: tom.viewer, tripId: trip.id });

  test.each([
    ['has left', leaveAs, 'Tom has left and is owed $42.00'],
    [
      'deletes the account',
      ({ tom }: Debtor) => deleteAccount(tom.viewer, undefined),
      `${DELETED} has left and is owed $42.00`,
    ],
  ])('the organisers hear the balance of somebody who %s', async (_, go, text) => {
    const story = await tomPaid();
    await go(story);
    expect(await bellsOf(story.mia, story.household.id)).toEqual([text]);
  });

  test('the other organisers hear what somebody who was removed owes, but nothing of somebody who owes nothing', async () => {
    const { mia, zoe, ann, trip, household } = await tomPaid();
    await appoint(trip, zoe);
    const anns = await invitationOf(trip, ann.email);
    await removeInvitee(mia.viewer, trip.id, anns.id);
    expect(await bellsOf(zoe, anns.id)).toEqual([]);
    await addPayment(trip.id, { from: trip.id, to: household.id, cents: 5000 }, mia);
    await removeInvitee(mia.viewer, trip.id, household.id);
    expect(await bellsOf(zoe, household.id)).toEqual(['Tom was removed and owes $8.00']);
    expect(await bellsOf(mia, household.id)).toEqual([]);
  });

  test('a name and the news that has it are forgotten once the balance is zero', async () => {
    const story = await tomPaid();
    const { mia, trip, household } = story;
    await leaveAs(story);
    await forgetSettled();
    const where = { tripId_id: household };
    expect(await db.household.findUnique({ where })).toMatchObject({
      name: 'Tom',
      leftProfileId: story.tom.viewer.profileId,
    });
    await addPayment(trip.id, { from: trip.id, to: household.id, cents: 4200 }, mia);
    await forgetSettled();
    expect(await db.household.findUnique({ where })).toMatchObject({ name: null, leftProfileId: null });
    expect(await bellsOf(mia, household.id)).toEqual([]);
  });

  test('whose trip comes later is forgotten too, and who owes still is passed over', async () => {
    const stories = [await tomPaid(), await tomPaid(), await tomPaid()];
    for (const story of stories) await leaveAs(story);
    for (const { mia, trip, household } of [...stories.slice(0, 1), ...stories.slice(2)])
      await addPayment(trip.id, { from: trip.id, to: household.id, cents: 4200 }, mia);
    await forgetSettled(1);
    const names = stories.map(
      async ({ household }) =>
        (await db.household.findUniqueOrThrow({ where: { tripId_id: household } })).name,
    );
    expect(await Promise.all(names)).toEqual([null, 'Tom', null]);
  });

  test('somebody who has left and then deletes the account loses the name', async () => {
    const story = await tomPaid();
    const { mia, trip, household } = story;
    await leaveAs(story);
    await deleteAccount(story.tom.viewer, undefined);
    expect(await balancesFor(trip.id, mia)).toEqual({ Mia: -4200, [DELETED]: 4200 });
    expect(await bellsOf(mia, household.id)).toEqual([]);
  });

  test('a guest who comes back by the same address gets the balance back, somebody else doesn’t', async () => {
    const { mia, trip, address } = await party();
    await answer(await invitedToken(address), family);
    const { id } = await invitationOf(trip, address);
    await addExpense(trip.id, firewood(id), mia);
    await removeInvitee(mia.viewer, trip.id, id);
    const other = uniqueEmail('other');
    await inviteMore(mia.viewer, trip.id, { invitees: [address, other] });
    await answer(await invitedToken(other), { ...family, name: 'The Kellys' });
    const before = await balancesFor(trip.id, mia);
    expect(before).toMatchObject({ 'The Kellys': 0, 'Priya, left': expect.any(Number) });
    await answer(await invitedToken(address), family);
    const after = await balancesFor(trip.id, mia);
    expect(after).toMatchObject({ [family.name]: before['Priya, left'] });
    expect(after).not.toHaveProperty('Priya, left');
  });
});

describe('writing to a part of a trip that one is just losing', () => {
  /** Creates Mia's trip, on which Tom is going. */
  async function goingTogether() {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const trip = await plan(mia, { invitees: [tom.email] });
    await answerTrip(tom.viewer, trip.id, true);
    return { mia, tom, trip };
  }

  type Story = Awaited<ReturnType<typeof goingTogether>>;
  const dinner = { day: inDays(14), meal: 'dinner' };

  interface Write {
    write: (story: Story) => Promise<{ status: number }>;
    /** Returns the number of rows that this part of the trip has. */
    count: (where: { tripId: string }) => Promise<number>;
  }

  /** For each part of the trip, the request with which Tom writes to it. */
  const writes: Record<string, Write> = {
    'an offer': {
      write: ({ tom, trip: { id } }) => offerOf(id, lineIdOf(id, { key: 'stoves' }), { quantity: 1 }, tom),
      count: (where) => db.gearOffer.count({ where }),
    },
    'an added line': {
      write: ({ tom, trip }) => addGear(trip.id, { name: 'Mallet', needed: 1 }, tom),
      count: (where) => db.gearLine.count({ where }),
    },
    'a meal that is taken': {
      write: ({ tom, trip }) => putMeal(trip.id, dinner, { cook: true }, tom),
      count: (where) => db.mealCook.count({ where }),
    },
    'a thing to shop for': {
      write: ({ tom, trip }) => postItem(trip.id, dinner, { text: 'Bread' }, tom),
      count: (where) => db.mealItem.count({ where }),
    },
    'an expense': {
      write: ({ tom, trip }) => addExpense(trip.id, firewood(trip.id), tom),
      count: (where) => db.expense.count({ where }),
    },
    'a thing to pack': {
      write: ({ tom, trip }) => addPacking(trip.id, 'Ukulele', tom),
      count: (where) => db.packingItem.count({ where }),
    },
  };

  /**
   * Sends Tom's request while the transaction of `first` is still open. Returns the response's status
   * and the number of rows that this part of the trip has afterwards.
   */
  async function writtenDuring(
    { write, count }: Write,
    story: Story,
    held: [what: string, table: string],
    first: () => Promise<unknown>,
  ) {
    const [, { status }] = await meanwhile(held, first, () => write(story));
    return [status, await count({ tripId: story.trip.id })];
  }

  describe.each(Object.entries(writes))('%s', (what, write) => {
    test('is refused after a no that is just being saved', async () => {
      const story = await goingTogether();
      const saysNo = () => answerTrip(story.tom.viewer, story.trip.id, false);
      expect(await writtenDuring(write, story, ['update', 'households'], saysNo)).toEqual([403, 0]);
    });

    test('is 404 while Tom is being removed from the trip, or the organiser is being deleted', async () => {
      const story = await goingTogether();
      const { mia, tom, trip } = story;
      const { id } = await invitationOf(trip, tom.email);
      const takeOff = () => removeInvitee(mia.viewer, trip.id, id);
      expect(await writtenDuring(write, story, ['delete', 'households'], takeOff)).toEqual([404, 0]);

      const other = await goingTogether();
      const organiserGoes = () => deleteAccount(other.mia.viewer, undefined);
      expect(await writtenDuring(write, other, ['delete', 'trips'], organiserGoes)).toEqual([404, 0]);
    });

    // Costs can be changed even on a trip that was called off.
    if (what !== 'an expense') {
      test('is refused on a trip that is just being called off', async () => {
        const story = await goingTogether();
        const callOff = () => callOffTrip(story.mia.viewer, story.trip.id);
        expect(await writtenDuring(write, story, ['update', 'trips'], callOff)).toEqual([409, 0]);
      });
    }
  });
});
