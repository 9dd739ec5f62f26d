import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { createFeed } from '@/lib/trips/calendar/feed';
import { saveChoices } from '@/lib/trips/notifications/choices';
import { defaultWays } from '@/lib/trips/notifications/kinds';
import { call } from '@/tests/call';
import { answer as answerLink } from '@/tests/factories/guests';
import { write } from '@/tests/factories/notices';
import { person, uniqueEmail } from '@/tests/factories/people';
import { ridingTogether, seatIn, towBy } from '@/tests/factories/seats';
import { invitationOf, invitedToken, plan } from '@/tests/factories/trips';
import { POST as exportData } from './route';

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
  const { headers, body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(headers.get('content-disposition')).toContain('campmates-export.json');
  expect(body).toMatchObject({
    user: { email: mia.email },
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
});

test('the export holds nothing of other people, and no groups of others', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { profileId } = tom.viewer;
  await db.gearItem.create({ data: { profileId, name: 'Esky' } });
  await db.group.create({
    data: { profileId, name: 'Secret friends', members: { create: { email: mia.email } } },
  });
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({ profile: { gear: [], groups: [], calendar: null } });
  expect(JSON.stringify(body)).not.toMatch(/Secret friends|Esky/);
});

test('the export holds the person’s trips and answers, and does not tell whose link was passed on', async () => {
  const [mia, sam, passedOn] = [await person('Mia'), await person('Sam'), uniqueEmail('passed-on')];
  const trip = await plan(mia, { invitees: [passedOn] });
  await answerLink(await invitedToken(passedOn), { attending: true }, sam);
  const { body } = await call<object>(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: { trips: [{ id: trip.id, households: [{ attending: true, invite: { email: passedOn } }] }] },
  });
  const own = await call<object>(exportData, 'POST', { as: sam, body: {} });
  expect(own.body).toMatchObject({
    profile: { households: [{ tripId: trip.id, attending: true, trip: { name: trip.trip_name } }] },
  });
  expect(JSON.stringify(own.body)).not.toContain(passedOn);
});

test('the export has the meeting point and channel of trips, the person’s stay and their payment details', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  await changeNotes(mia.viewer, id, {
    ...{ meeting_point: 'Servo at Moss Vale, 4 pm', uhf_channel: 18 },
    ...{ meeting_latitude: -34.55, meeting_longitude: 150.37 },
  });
  const household = { arriveBy: 'night', leaveBy: 'afternoon', payTo: 'PayID mia@example.com' } as const;
  await db.household.update({ where: { tripId_id: { tripId: id, id } }, data: household });
  const { body } = await call<object>(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: {
      trips: [
        {
          ...{ id, meetingPoint: 'Servo at Moss Vale, 4 pm', uhfChannel: 18 },
          ...{ meetingLatitude: -34.55, meetingLongitude: 150.37 },
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
  const { body } = await call<object>(exportData, 'POST', { as: tom, body: {} });
  expect(body).toMatchObject({
    seats: [{ tripId: id, personId: kim, rideId: prado }],
    tows: [{ tripId: id, rideId: caravan, carId: prado }],
    cars: [],
  });
  expect((await call<object>(exportData, 'POST', { as: mia, body: {} })).body).toMatchObject({
    cars: [{ tripId: id, rideId: prado, countsAnyway: false, parksAt: 'The top gate', convoy: null }],
  });
});

test('the export has the plans that the person made and joined, without removed ones', async () => {
  const mia = await person('Mia');
  const { id: tripId } = await plan(mia);
  const planned = (text: string, removedAt: Date | null) => ({
    ...{ tripId, text, addedBy: tripId, day: new Date(), removedAt },
    goers: { create: { tripId, householdId: tripId } },
  });
  for (const data of [planned('Swim', null), planned('Walk', new Date())]) await db.plan.create({ data });
  const { body } = await call<object>(exportData, 'POST', { as: mia, body: {} });
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
      ...{ ...booking, tripId, householdId: inviteId, addedBy: tripId, reference: 'PF-2781' },
      pitches: {
        create: {
          ...{ tripId, name: 'River 4', position: 0 },
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
      ...{ tripId, what: 'Firewood', day: new Date(), cents: 6481, paidBy: tripId, addedBy: tripId },
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
  const { body } = await call<object>(exportData, 'POST', { as: tom, body: {} });
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
      notificationChoices: expect.arrayContaining([expect.objectContaining({ kind: 'answers', mail: true })]),
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
  const { body } = await call<object>(exportData, 'POST', { as: tom, body: {} });
  expect(body).toMatchObject({
    left_as_guest: [{ tripId, name: 'Tom' }],
    refused_plans: [{ counts: true, createdAt: expect.any(String) }],
  });
  expect(JSON.stringify(body)).not.toContain(mia.viewer.profileId);
});
