import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { addExpense, addPayment, balancesFor, firewood, setPayTo } from '@/tests/factories/costs';
import { addGear, offerOf } from '@/tests/factories/gear';
import { answer, family } from '@/tests/factories/guests';
import { patchItem, postItem, putMeal } from '@/tests/factories/meals';
import { write } from '@/tests/factories/notices';
import { addPacking } from '@/tests/factories/packing';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { bring, caravanOf, carOf, childOf, seatIn, towBy } from '@/tests/factories/seats';
import { appoint, inDays, invitationOf, invitedToken, party } from '@/tests/factories/trips';
import { openedVote, sayAs } from '@/tests/factories/votes';
import { DELETED } from '../households/household-name';
import { inviteMore } from '../invitations/invite-more';
import { removeInvitee } from '../invitations/remove-invitee';
import { leaveTrip } from './leave-trip';
import { forgetSettled } from './open-balances';

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
  const item = (await postItem(tripId, { day: inDays(14), meal: 'lunch' }, { text: 'Bread' }, tom)).body.meal
    .items[0];
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
  ['is removed', ({ mia, trip, household }) => removeInvitee(mia.viewer, trip.id, household.id), 'Tom, left'],
  [
    'deletes their account',
    ({ tom }) => deleteAccount(tom.viewer, undefined),
    'Somebody who deleted their account',
  ],
];

describe.each(ways)('a person who %s', (_, go, name) => {
  test('loses everything of theirs on the trip, except what they paid and the gear lines they added', async () => {
    const story = await tomTakesPart();
    for (const [kind, count] of Object.entries(await rowsOf(story)))
      expect([kind, count > 0]).toEqual([kind, true]);
    await go(story);
    for (const [kind, count] of Object.entries(await rowsOf(story))) expect([kind, count]).toEqual([kind, 0]);
    const where = { tripId: story.trip.id };
    expect(await db.gearLine.findMany({ where })).toMatchObject([
      { name: 'Mallet', addedBy: story.household.id },
    ]);
    expect(await balancesFor(story.trip.id, story.mia)).toMatchObject({ [name]: expect.any(Number) });
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
      mergedInto: null,
      leftProfileId: null,
      leftEmail: null,
      accountDeleted: name.endsWith('account'),
    };
    expect(await db.household.findUnique({ where: { tripId_id: story.household } })).toEqual({
      ...story.household,
      ...{ role: 'member', origin: 'email', leftAt: expect.any(Date), createdAt: expect.any(Date) },
      ...{
        ...empty,
        attending: null,
        answeredAt: null,
        payTo: null,
        arriveOn: null,
        leaveOn: null,
        arriveBy: null,
        leaveBy: null,
        reconfirm: false,
      },
    });
  });

  test('gets a new household when invited again', async () => {
    const story = await tomTakesPart();
    await go(story);
    await inviteMore(story.mia.viewer, story.trip.id, { invitees: [story.tom.email] });
    const again = await invitationOf(story.trip, story.tom.email);
    expect(again).toMatchObject({ attending: null, leftAt: null });
    expect(again.id).not.toBe(story.household.id);
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
    ...{ name: 'Priya', leftEmail: address, attending: null, leftAt: expect.any(Date) },
  });
  const where = { tripId: trip.id, householdId: id };
  expect([await db.tripPerson.count({ where }), await db.tripVehicle.count({ where })]).toEqual([0, 0]);
  expect(await balancesFor(trip.id, mia)).toHaveProperty('Priya, left');
});

test('leaving twice at the same time counts once', async () => {
  const { tom, trip } = await party();
  const both = await Promise.allSettled([1, 2].map(() => leaveTrip({ viewer: tom.viewer, tripId: trip.id })));
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
    async ({ household }) => (await db.household.findUniqueOrThrow({ where: { tripId_id: household } })).name,
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
