import { randomUUID } from 'node:crypto';
import { dateOf } from '@/lib/dates';
import { endAccount } from '@/lib/own-data/delete-account';
import { db, type Tx } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { answer as answerLink } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { appoint, inDays, invitationOf, invitedToken, party, plan, toldSince } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

const deleteAccount = (as: Person) => call(POST, 'POST', { as, body: {} });

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
    const deleting = deleteAccount(who);
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
  expect((await deleteAccount(tom)).status).toBe(200);
  const { id } = await invitationOf(trip, address);
  expect(await db.invite.findUnique({ where: { id } })).toMatchObject({ note: null, invitedById: null });
});

test('attendees and pending invitees are told, each at their account’s address if they have one', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  const forwarded = uniqueEmail('forwarded');
  await inviteMore(mia.viewer, trip.id, { invitees: [forwarded] });
  const sam = await person('Sam');
  await answerLink(await invitedToken(forwarded), { attending: true }, sam);
  expect((await deleteAccount(mia)).status).toBe(200);
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
    expect((await deleteAccount(mia)).status).toBe(200);
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
    const bait = 'Win a tent at camp-deals.com';
    await db.trip.update({ where: { id: trip.id }, data: { name: bait, locationName: bait } });
    await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name: bait } });
    await endAccount({ ...mia.viewer, name: bait }, async () => undefined);
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
    const told = (await toldSince(mia.email)).length;
    expect((await deleteAccount(tom)).status).toBe(200);
    expect((await toldSince(mia.email)).slice(told)).toEqual([left]);
    const text = (await deliveredMail(mia.email)).at(-1)?.text ?? '';
    for (const { trip_name, location_name } of [trip, next]) {
      expect(text).toContain(`${trip_name}: ${location_name}, `);
    }
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
    await deleteAccount(tom);
    expect(await toldSince(mia.email)).toEqual([]);
  });

  test('are told whatever daily limits are used up, and the mail counts towards none', async () => {
    const { mia, tom } = await party();
    await spend('mailsToAddress', mia.email, limits.mailsToAddress.points);
    await spend('mails', mia.viewer.userId, limits.mails.points - 5);
    await deleteAccount(tom);
    expect(await toldSince(mia.email)).toEqual([left]);
    await expect(spend('mails', mia.viewer.userId)).resolves.toBeUndefined();
  });

  test('are told even when the person has blocked them, as about any other invitee', async () => {
    const { mia, ann, trip } = await party();
    await plan(mia, { invitees: [ann.email] });
    await blockOrganiser(ann.viewer, trip.id);
    await deleteAccount(ann);
    expect(await toldSince(mia.email)).toEqual(['Ann has left Campmates']);
  });

  test('are not told when the deletion is refused', async () => {
    const { mia, tom } = await party();
    await db.user.update({ where: { id: tom.viewer.userId }, data: { passwordHash: 'x' } });
    expect((await deleteAccount(tom)).status).toBe(400);
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

  expect((await deleteAccount(tom)).status).toBe(200);
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
  expect((await deleteAccount(tom)).status).toBe(200);
  expect(await db.household.findUnique({ where: { tripId_id: key } })).toMatchObject({
    ...{ name: null, leftEmail: null, accountDeleted: true },
  });
  expect(
    await db.planRefusal.findMany({
      where: { OR: [{ email: { in: [mia.email, tom.email] } }, { sender }] },
      select: { email: true, sender: true },
    }),
  ).toEqual([{ email: mia.email, sender: other }]);
});
