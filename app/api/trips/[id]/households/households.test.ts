import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { GET as listOpened } from '@/app/api/guest/route';
import { PATCH as answerAgain } from '@/app/api/trips/[id]/attending/route';
import { db } from '@/lib/server/db/client';
import { watchPlans } from '@/lib/trips/home-contact/watch-plans';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import type { OpenedHouseholds } from '@/lib/trips/invitations/opened';
import { middleware } from '@/middleware';
import { call } from '@/tests/call';
import { addExpense, addPayment, balancesFor, firewood, sharesOf } from '@/tests/factories/costs';
import { addGear, offerOf } from '@/tests/factories/gear';
import { read } from '@/tests/factories/guests';
import { readPlan, savedPlan } from '@/tests/factories/home-plan';
import { write } from '@/tests/factories/notices';
import { addPacking } from '@/tests/factories/packing';
import { bring, carOf, childOf, readSeats, seatIn } from '@/tests/factories/seats';
import { join, joinConfirmed, openLink, sharedToken } from '@/tests/factories/share-link';
import { invitationOf, party } from '@/tests/factories/trips';
import { openedVote, sayAs } from '@/tests/factories/votes';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as makeSame } from './[household]/same-as/[other]/route';

const same = (id: string, household: string, other: string, as: { cookie: string }) =>
  call<{ household: { household_id: string; name: string; attending: boolean }; error: string }>(
    makeSame,
    'POST',
    {
      as,
      params: { id, household, other },
      body: {},
    },
  );

const crew = (...names: string[]) => names.map((name) => ({ name, age: 'adult' as const }));

/** Returns Mia's trip on which Priya has joined by the group's link. */
async function joined() {
  const story = await party();
  const token = await sharedToken(story.trip.id, story.mia);
  const enter = async (names: string[], attending = true) => {
    const { body, headers } = await join(token, { attending, name: names[0], crew: crew(...names) });
    const own = new URL(body.url ?? '').pathname.split('/').at(-1) ?? '';
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const link = await db.household.findMany({ where: { tripId: story.trip.id, origin: 'link' } });
    const id = link.map((row) => row.id).find((each) => invitationToken(each) === own) ?? '';
    return { id, token: own, as: { cookie } };
  };
  return { ...story, link: token, enter };
}

const peopleIn = async (tripId: string, householdId: string) =>
  (await db.tripPerson.findMany({ where: { tripId, householdId }, include: { crewMember: true } }))
    .map(({ name, crewMember }) => name ?? crewMember?.name)
    .sort();

test('two households of a guest become one: people without doubles, costs added, the newer answer', async () => {
  const { mia, tom, trip, link, enter } = await joined();
  const id = trip.id;
  const car = await carOf(tom, 'Van');
  await bring(tom, id, [], [car]);
  const first = await enter(['Priya', 'Dev']);
  const second = await enter(['Priya', 'Anu']);
  const weights = [first.id, second.id, id].map((household_id) => ({ household_id, weight: 1 }));
  const { expense } = (await addExpense(id, firewood(id, { cents: 900, shares: weights }), mia)).body;
  await addExpense(id, firewood(first.id, { cents: 300, shares: [{ household_id: id }] }), first.as);
  await addPayment(id, { from: first.id, to: id, cents: 50 }, first.as);
  await addPayment(id, { from: first.id, to: second.id, cents: 70 }, first.as);
  const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, first.as)).body;
  await offerOf(id, line.id, { quantity: 2 }, first.as as never);
  await offerOf(id, line.id, { quantity: 1 }, second.as as never);
  await write(trip, 'Who has a mallet?', first.as as never);
  const [dev] = await db.tripPerson.findMany({ where: { tripId: id, name: 'Dev' } });
  await seatIn(id, dev?.id ?? '', car, mia);

  const { status, body } = await same(id, first.id, second.id, mia);
  expect([status, body.household]).toEqual([
    200,
    { household_id: second.id, name: 'Priya', attending: true },
  ]);
  expect(await peopleIn(id, second.id)).toEqual(['Anu', 'Dev', 'Priya']);
  const shares = await db.expenseShare.findMany({ where: { expenseId: expense.id } });
  expect(Object.fromEntries(shares.map(({ householdId, cents }) => [householdId, cents]))).toEqual({
    [second.id]: 600,
    [id]: 300,
  });
  expect(Object.keys(sharesOf(expense))).toHaveLength(3);
  const balances = await balancesFor(id, mia);
  expect(balances).toEqual({ Mia: 900 - 300 - 300 - 50, Priya: 300 - 600 + 50, Tom: 0 });
  const own = { where: { tripId: id, householdId: second.id } };
  expect(await db.gearOffer.findMany(own)).toMatchObject([{ quantity: 2 }]);
  expect(await db.notice.count(own)).toBe(1);
  const { cars } = (await readSeats(id, mia)).body;
  expect(cars.flatMap(({ passengers }) => passengers.map(({ name }) => name))).toContain('Dev');
  // Nothing is left of the household but the ids, and its link and browser lead to the other one.
  expect(await db.tripPerson.count({ where: { tripId: id, householdId: first.id } })).toBe(0);
  expect((await read(first.token)).body.guest?.name).toBe('Priya');
  const opened = await call<OpenedHouseholds>(listOpened, 'GET', { as: first.as });
  expect(opened.body.households).toMatchObject([{ household_id: second.id, trip_id: id }]);
  const visit = new NextRequest(`http://localhost:3000/trip/${id}`, { headers: first.as });
  expect((await middleware(visit)).headers.has('x-middleware-next')).toBe(true);
  expect((await openLink(link, first.as)).body.attending).toBe(true);
  const change = { as: first.as, params: { id }, body: { attending: false } };
  expect((await call(answerAgain, 'PATCH', change)).status).toBe(200);
  expect(
    await db.household.findUnique({ where: { tripId_id: { tripId: id, id: second.id } } }),
  ).toMatchObject({
    attending: false,
  });
});

test('a guest becomes one with an account, whose crew and rides stay, and which hears of it', async () => {
  const { mia, tom, trip, enter } = await joined();
  const id = trip.id;
  const account = await invitationOf(trip, tom.email);
  await bring(tom, id);
  await childOf(tom, 'Ida');
  const { profileId } = tom.viewer;
  const crewOf = () => db.crewMember.findMany({ where: { profileId }, orderBy: { id: 'asc' } });
  const before = await crewOf();
  const guest = await enter(['Tom', 'Ida', 'Kim']);
  await db.tripPerson.updateMany({ where: { tripId: id, name: 'Tom' }, data: { diet: 'vegan' } });
  const bells = async () =>
    (await db.notification.findMany({ where: { tripId: id, profileId } })).map(({ text }) => text);
  expect((await same(id, guest.id, account.id, mia)).body.household).toMatchObject({
    household_id: account.id,
  });
  // Whoever isn't in the account's crew doesn't come, until the account says so.
  expect(await peopleIn(id, account.id)).toEqual(['Ida', 'Tom']);
  expect(await db.tripPerson.count({ where: { tripId: id, crewMemberId: null } })).toBe(0);
  expect(await crewOf()).toEqual(before);
  expect(await db.ride.count({ where: { profileId } })).toBe(0);
  expect(await bells()).toEqual(['Mia has joined the answer of Tom to yours. Please check who comes.']);
  expect(
    await db.household.findUnique({ where: { tripId_id: { tripId: id, id: account.id } } }),
  ).toMatchObject({ profileId });
  // The newer answer is no, which the account hears too.
  const no = await enter(['Kim'], false);
  expect((await same(id, no.id, account.id, mia)).body.household.attending).toBe(false);
  expect(await bells()).toEqual(['Mia has joined the answer of Kim to yours. Please check your answer.']);
});

test('a guest whose household stays is mailed at the address it had; the organiser who joins it to their own isn’t told', async () => {
  const { mia, trip, link, enter } = await joined();
  const email = await joinConfirmed(link, 'Kim');
  const { id: kim } = await db.invite.findFirstOrThrow({ where: { confirmedEmail: email } });
  const other = await enter(['Kim']);
  await same(trip.id, other.id, kim, mia);
  const mail = (await deliveredMail(email)).at(-1);
  expect(mail?.subject).toBe('Your answer for Easter at Bendeela has changed');
  expect(linkIn(mail, '/invite/')).toContain(invitationToken(kim));
  await same(trip.id, kim, trip.id, mia);
  expect(await db.notification.count({ where: { tripId: trip.id, about: trip.id, kind: 'answers' } })).toBe(
    0,
  );
});

test('an organiser who makes a guest’s household their own reads neither its plan for home nor its packing', async () => {
  const { mia, trip, enter } = await joined();
  const id = trip.id;
  const guest = await enter(['Priya']);
  const plan = await savedPlan(id, guest.id);
  await addPacking(id, 'Ukulele', guest.as as never);
  expect((await same(id, guest.id, id, mia)).status).toBe(200);
  expect((await readPlan(id, mia)).body).toEqual({ home_contact: null });
  expect(await db.packingItem.count({ where: { tripId: id, name: 'Ukulele' } })).toBe(0);
  // The person at home hears that the plan is closed, as when the household leaves.
  await watchPlans();
  expect((await deliveredMail(plan.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Sam'),
  ]);
  expect(await db.homeContact.count({ where: { tripId: id } })).toBe(0);
});

test.each<[string, (string | null)[], (string | null)[], (string | null)[]]>([
  [
    'given and confirmed',
    ['a@example.com', 'a@example.com'],
    [null, null],
    ['a@example.com', 'a@example.com'],
  ],
  ['only given', ['a@example.com', null], [null, null], ['a@example.com', null]],
  [
    'confirmed, before one only given',
    ['a@example.com', 'a@example.com'],
    ['b@example.com', null],
    ['a@example.com', 'a@example.com'],
  ],
  [
    'confirmed, after another',
    ['a@example.com', 'a@example.com'],
    ['b@example.com', 'b@example.com'],
    ['b@example.com', 'b@example.com'],
  ],
])('the address of the household that ends goes with it: %s', async (_, gone, stays, left) => {
  const { mia, trip, enter } = await joined();
  const [first, second] = [await enter(['Priya']), await enter(['Priya'])];
  const give = ([givenEmail = null, confirmedEmail = null]: (string | null)[], { id }: { id: string }) =>
    db.invite.update({ where: { id }, data: { givenEmail, confirmedEmail } });
  await give(gone, first);
  await give(stays, second);
  await same(trip.id, first.id, second.id, mia);
  const kept = await db.invite.findUnique({ where: { id: second.id } });
  expect([kept?.givenEmail, kept?.confirmedEmail]).toEqual(left);
});

test('votes and answers of the household that answered last count', async () => {
  const { mia, trip, enter } = await joined();
  const id = trip.id;
  const [first, second] = [await enter(['Priya', 'Dev']), await enter(['Priya'])];
  const vote = await openedVote(mia, trip);
  await sayAs(first.as as never, trip, [vote.options[1], 'no']);
  await sayAs(second.as as never, trip, [vote.options[1], 'yes']);
  const tripId = id;
  await db.household.update({
    where: { tripId_id: { tripId, id: first.id } },
    data: { attending: false, answeredAt: new Date(Date.now() + 1000) },
  });
  await same(id, first.id, second.id, mia);
  expect(await db.household.findUnique({ where: { tripId_id: { tripId, id: second.id } } })).toMatchObject({
    attending: false,
  });
  expect(await peopleIn(id, second.id)).toEqual([]);
  expect(await db.voteOptionAnswer.findMany({ where: { tripId, householdId: second.id } })).toMatchObject([
    { answer: 'no' },
  ]);
});

test('two accounts, or a household and one that isn’t there, never become one', async () => {
  const { mia, tom, trip, enter } = await joined();
  const id = trip.id;
  const [guest, other] = [await enter(['Priya']), await enter(['Anu'])];
  const { id: account } = await invitationOf(trip, tom.email);
  await bring(tom, id);
  const statuses = [
    await same(id, randomUUID(), other.id, mia),
    await same(id, guest.id, randomUUID(), mia),
    await same(id, guest.id, guest.id, mia),
    await same(id, account, id, mia),
    await same(id, account, guest.id, mia),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 409, 409, 409]);
});
