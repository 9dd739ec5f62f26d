import { POST as restoreMember } from '@/app/api/crew/[id]/restore/route';
import { DELETE as deleteMember } from '@/app/api/crew/[id]/route';
import { POST as saveProfile } from '@/app/api/profile/route';
import { PATCH as sayGoing } from '@/app/api/trips/[id]/attending/route';
import { caps } from '@/lib/account/caps';
import { db } from '@/lib/server/db/client';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from '@/lib/trips/attendance/guest-limits';
import { tripRoom, withinRoom } from '@/lib/trips/attendance/room';
import { setGuestParty } from '@/lib/trips/attendance/set-guest-party';
import { call } from '@/tests/call';
import { many } from '@/tests/factories/full-account';
import { answer, family } from '@/tests/factories/guests';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { carOf, childOf, dogOf } from '@/tests/factories/seats';
import { alone, join, sharedToken, tokenIn } from '@/tests/factories/share-link';
import { addGuests, addHouseholds } from '@/tests/factories/trip-households';
import { invitedToken, plan } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { PATCH as saveAttendance } from './route';

type Sent = Promise<{ status: number; body: { error: string } }>;

/**
 * Returns a trip on which Mia goes alone. She has invited Tom and an address without an account.
 */
async function story() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const email = uniqueEmail('friend');
  const { id } = await plan(mia, { invitees: [tom.email, email] });
  return { mia, tom, id, email };
}

type Story = Awaited<ReturnType<typeof story>>;

/** Fills a trip with fake guests who together bring this many people and vehicles. */
async function fill(
  tripId: string,
  { people, vehicles = 0 }: { people: number; vehicles?: number },
): Promise<void> {
  const guests = many(Math.ceil(people / MAX_GUEST_CREW), (at) => ({
    name: `Guest ${at}`,
    email: `filling${at}@example.com`,
    attending: true,
    crew: many(Math.min(MAX_GUEST_CREW, people - at * MAX_GUEST_CREW), (each) => ({
      name: `Camper ${at} ${each}`,
      age: 'adult' as const,
    })),
    cars: many(clamp(vehicles - at * MAX_GUEST_VEHICLES), () => 'Toyota'),
  }));
  await db.household.deleteMany({ where: { tripId, invite: { email: { startsWith: 'filling' } } } });
  await addGuests({ id: tripId }, guests);
}

const clamp = (count: number) => Math.max(0, Math.min(MAX_GUEST_VEHICLES, count));

const attend = (id: string, as: Person, crew: string[], rides: string[] = []): Sent =>
  call(saveAttendance, 'PATCH', {
    as,
    params: { id },
    body: { attending: true, crew_member_ids: [as.camperId, ...crew], ride_ids: rides },
  });

const sayYes = (id: string, as: Person): Sent =>
  call(sayGoing, 'PATCH', { as, params: { id }, body: { attending: true } });

interface Way {
  /** How many people and vehicles the answer adds to the trip. */
  adds: { people: number; vehicles?: number };
  there?: number;
  /** Returns a function that sends the answer. The test may call this function several times. */
  prepare: (on: Story) => Promise<() => Sent>;
}

const ways = {
  'an invitee who chooses people and a car': {
    adds: { people: 3, vehicles: 1 },
    prepare: async ({ tom, id }) => {
      const [kim, rex, car] = [await childOf(tom, 'Kim'), await dogOf(tom, 'Rex'), await carOf(tom, 'Prado')];
      return () => attend(id, tom, [kim, rex], [car]);
    },
  },
  'an invitee who only says "going"': {
    adds: { people: 1 },
    prepare: async ({ tom, id }) => {
      return () => sayYes(id, tom);
    },
  },
  'the organiser who brings more': {
    adds: { people: 1, vehicles: 1 },
    prepare: async ({ mia, id }) => {
      const [kim, car] = [await childOf(mia, 'Kim'), await carOf(mia, 'Prado')];
      return () => attend(id, mia, [kim], [car]);
    },
  },
  "a guest by their mail's link": {
    adds: { people: 4, vehicles: 1 },
    prepare: async ({ email }) => {
      const token = await invitedToken(email);
      return () => answer(token, family);
    },
  },
  "an account that takes up a mail's link": {
    adds: { people: 1 },
    prepare: async ({ email }) => {
      const [token, zoe] = [await invitedToken(email), await person('Zoe')];
      return () => answer(token, { attending: true }, zoe);
    },
  },
  'a guest by the share link': {
    adds: { people: 4, vehicles: 1 },
    prepare: async ({ mia, id }) => {
      const token = await sharedToken(id, mia);
      return () => join(token, family);
    },
  },
  'a guest who has joined by the share link': {
    adds: { people: 3, vehicles: 1 },
    there: 2,
    prepare: async ({ mia, id }) => {
      const { body } = await join(await sharedToken(id, mia), alone('Priya'));
      return () => answer(tokenIn(body.url ?? ''), family);
    },
  },
  'an account by the share link': {
    adds: { people: 1 },
    prepare: async ({ mia, id }) => {
      const [token, zoe] = [await sharedToken(id, mia), await person('Zoe')];
      return () => join(token, { attending: true }, zoe);
    },
  },
} satisfies Record<string, Way>;

const said = (count: number) => count.toLocaleString('en-AU');

describe.each(Object.entries<Way>(ways))('%s', (_, { adds, there = 1, prepare }) => {
  test('is refused when the trip has no room for the people, and accepted when it has', async () => {
    const on = await story();
    const send = await prepare(on);
    const full = tripRoom.people - there - adds.people;
    await fill(on.id, { people: full + 1 });
    const refused = await send();
    const had = said(full + 1 + there);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      `A trip has room for 300 people and pets, and this one has ${had}.`,
    ]);
    await fill(on.id, { people: full });
    expect((await send()).status).toBe(200);
  });

  const { vehicles } = adds;
  if (!vehicles) return;
  test('is refused when the trip has no room for the vehicles, and accepted when it has', async () => {
    const on = await story();
    const send = await prepare(on);
    const full = tripRoom.vehicles - vehicles;
    await fill(on.id, { people: 280, vehicles: full + 1 });
    const refused = await send();
    expect([refused.status, refused.body.error]).toEqual([
      409,
      `A trip has room for 100 vehicles, and this one has ${full + 1}.`,
    ]);
    await fill(on.id, { people: 280, vehicles: full });
    expect((await send()).status).toBe(200);
  });
});

test('a new trip or a copy has room for everything that one account can bring', () => {
  expect(caps.crew).toBeLessThanOrEqual(tripRoom.people);
  expect(caps.rides).toBeLessThanOrEqual(tripRoom.vehicles);
});

describe('a trip with more people than it has room for', () => {
  test('keeps its people, who can change their answers and bring fewer people', async () => {
    const { id, email, tom } = await story();
    const token = await invitedToken(email);
    await answer(token, family);
    await fill(id, { people: 1500, vehicles: 400 });
    const others = family.crew.map((member) => ({ ...member, name: `${member.name} B` }));
    expect((await answer(token, { ...family, crew: others })).status).toBe(200);
    expect((await answer(token, { ...family, crew: others.slice(0, 2) })).status).toBe(200);
    expect((await answer(token, family)).body.error).toBe(
      'A trip has room for 300 people and pets, and this one has 1,503.',
    );
    expect((await attend(id, tom, [])).status).toBe(409);
    expect((await answer(token, { attending: false })).status).toBe(200);
  });

  test('keeps a guest and their people when the guest signs up', async () => {
    const { id, email } = await story();
    await answer(await invitedToken(email), family);
    await fill(id, { people: 1500 });
    const { cookie } = await newcomer(email);
    const profile = { username: `Priya${Date.now()}`, name: 'Priya', suburb: 'Kedron', postcode: '4031' };
    expect((await call(saveProfile, 'POST', { as: { cookie }, body: profile })).status).toBe(200);
    const household = { profile: { user: { email } } };
    expect(await db.tripPerson.count({ where: { tripId: id, household } })).toBe(family.crew.length);
  });

  test('does not take back a restored crew member, while a trip with room does', async () => {
    const { mia, id } = await story();
    const other = await plan(mia);
    const kim = await childOf(mia, 'Kim');
    for (const trip of [id, other.id]) await attend(trip, mia, [kim]);
    await call(deleteMember, 'DELETE', { as: mia, params: { id: kim } });
    await fill(id, { people: tripRoom.people - 1 });
    await call(restoreMember, 'POST', { as: mia, params: { id: kim } });
    const trips = await db.tripPerson.findMany({ where: { crewMemberId: kim } });
    expect(trips.map(({ tripId }) => tripId)).toEqual([other.id]);
  });
});

test.each<[string, (on: Story) => Promise<() => Sent>]>([
  ["by a mail's link", ways["a guest by their mail's link"].prepare],
  ['by the share link', ways['a guest by the share link'].prepare],
  ['as an invitee', ways['an invitee who chooses people and a car'].prepare],
])('only one of two simultaneous households gets the last place: %s', async (_, prepare) => {
  const on = await story();
  const send = await prepare(on);
  await fill(on.id, { people: tripRoom.people - 1 - family.crew.length });
  const [first] = await addHouseholds(on, [{ email: uniqueEmail('first'), name: family.name }]);
  const household = { tripId: on.id, id: first?.id ?? '' };
  const second = await db.$transaction(async (tx) => {
    await withinRoom(tx, household, async () => {
      await tx.household.update({ where: { tripId_id: household }, data: { attending: true } });
      await setGuestParty(tx, household, family);
    });
    const sent = send();
    await untilBlocked();
    return { sent };
  });
  expect((await second.sent).status).toBe(409);
});

test('many people who answer at once all get a place when there is room', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const people = await Promise.all(many(30, (at) => person(`Camper${at}`)));
  await addHouseholds(
    { id },
    people.map(({ email, viewer: { profileId } }) => ({ email, profileId })),
  );
  const responses = await Promise.all(people.map((one) => sayYes(id, one)));
  expect(responses.map(({ status }) => status)).toEqual(people.map(() => 200));
});
