import { POST as saveProfile } from '@/app/api/profile/route';
import { PATCH as saveAttendance } from '@/app/api/trips/[id]/attendance/route';
import { toRide } from '@/lib/household/rides/ride-columns';
import { db } from '@/lib/server/db/client';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { call } from '@/tests/call';
import { answer, family, invited, prado, read, rowsOf } from '@/tests/factories/guests';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { bring, readSeats, ridersFor, seatIn, towBy } from '@/tests/factories/seats';
import { othersOn, takeOff } from '@/tests/factories/trip-households';
import { broughtBy, invitationOf, invitedToken, plan } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';

/** Creates an account with this confirmed address, and a profile with this name. */
async function signUp(email: string, name: string) {
  const account = await newcomer(email);
  const body = { username: email.slice(0, 30), name, suburb: 'Kedron', postcode: '4031' };
  expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
  const profile = await db.profile.findFirstOrThrow({ where: { user: { email } } });
  return { ...account, profileId: profile.id };
}

describe('the answer', () => {
  const crewOf = async (profileId: string) =>
    (await db.crewMember.findMany({ where: { profileId } })).map(({ name }) => name).sort();

  async function chosenOf(profileId: string, tripId: string) {
    const { crew, rides } = await broughtBy(tripId, profileId);
    const members = await db.crewMember.findMany({ where: { id: { in: crew } } });
    const own = await db.ride.findMany({ where: { id: { in: rides } } });
    return [members.map(({ name }) => name).sort(), own.map(({ make }) => make)];
  }

  const all = ['Bo', 'Kim', 'Priya', 'Rex'];

  test('the account that confirms the invited address takes over the guest’s answer', async () => {
    const { email, token, trip } = await invited();
    await answer(token, family);
    const { profileId } = await signUp(email, 'PRIYA');
    expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'PRIYA', 'Rex']);
    expect(
      await db.crewMember.findMany({ where: { profileId, isOwner: false }, orderBy: { name: 'asc' } }),
    ).toMatchObject([
      { name: 'Bo', type: 'camper', age: 'baby' },
      { name: 'Kim', type: 'camper', age: 'child' },
      { name: 'Rex', type: 'pet', petType: 'Dog' },
    ]);
    expect(await db.ride.findMany({ where: { profileId } })).toMatchObject([prado]);
    expect(await chosenOf(profileId, trip.id)).toEqual([['Bo', 'Kim', 'PRIYA', 'Rex'], ['Toyota']]);
    expect((await othersOn(trip))[0]).toMatchObject({ profileId, attending: true, name: null });
    expect((await read(token)).status).toBe(410);
  });

  test('a car with few details is added to the account’s rides, to be completed there', async () => {
    const { email, token, trip } = await invited();
    await answer(token, {
      ...family,
      vehicles: [{ type: 'car', make: 'Dad’s van', seats: 8, drivetrain: '' }],
    });
    const { profileId } = await signUp(email, 'Priya');
    const rides = await db.ride.findMany({ where: { profileId } });
    expect(rides.map(toRide)).toMatchObject([
      { make: 'Dad’s van', seats: 8, model: null, colour: null, drivetrain: null },
    ]);
    expect((await chosenOf(profileId, trip.id))[1]).toEqual(['Dad’s van']);
  });

  test('an answer claimed by the link, with any address, becomes the account’s too', async () => {
    const { token, trip } = await invited();
    await answer(token, family);
    const priya = await person('Priya');
    const taken = await answer(token, { attending: true }, priya);
    expect(taken).toMatchObject({ status: 200, body: { attending: true, guest: null } });
    expect(await chosenOf(priya.viewer.profileId, trip.id)).toEqual([all, ['Toyota']]);
  });

  test('a different answer during the claim replaces the guest’s, and the crew is kept for the next trip', async () => {
    const { token, trip } = await invited();
    await answer(token, family);
    const priya = await person('Priya');
    expect((await answer(token, { attending: false }, priya)).body.attending).toBe(false);
    expect(await chosenOf(priya.viewer.profileId, trip.id)).toEqual([[], []]);
    expect(await crewOf(priya.viewer.profileId)).toEqual(all);
  });

  test('a guest with another name than the profile’s is still one person', async () => {
    const { email, token, trip } = await invited();
    await answer(token, family);
    const { profileId } = await signUp(email, 'Priya Nair');
    expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'Priya Nair', 'Rex']);
    expect((await chosenOf(profileId, trip.id))[0]).toEqual(['Bo', 'Kim', 'Priya Nair', 'Rex']);
  });

  test('a guest who stays at home and sends the children is not added by signing up', async () => {
    const { email, token, trip } = await invited();
    await answer(token, { ...family, crew: family.crew.slice(1) });
    const { profileId } = await signUp(email, 'Priya');
    expect((await chosenOf(profileId, trip.id))[0]).toEqual(['Bo', 'Kim', 'Rex']);
  });

  test('people who are in the crew already, in any case, and an equal car are not added again', async () => {
    const { token, trip } = await invited();
    await answer(token, family);
    const priya = await person('Priya');
    const { profileId } = priya.viewer;
    await db.crewMember.createMany({
      data: [
        { profileId, type: 'camper', name: 'KIM', age: 'toddler' },
        { profileId, type: 'pet', name: 'rex', petType: 'Dog' },
        { profileId, type: 'pet', name: 'Bo', petType: 'Cat' },
      ],
    });
    const car = await db.ride.create({ data: { profileId, ...prado, make: 'TOYOTA', registration: null } });
    await answer(token, { attending: true }, priya);
    expect(await crewOf(profileId)).toEqual(['Bo', 'Bo', 'KIM', 'Priya', 'rex']);
    expect(await db.ride.findMany({ where: { profileId } })).toEqual([car]);
    expect(await chosenOf(profileId, trip.id)).toEqual([['Bo', 'KIM', 'Priya', 'rex'], ['TOYOTA']]);
  });

  test('several invitations of one guest add their crew once, and two people of the same name stay two', async () => {
    const email = uniqueEmail('priya');
    const trips: [string, string][] = [];
    for (const organiser of ['Mia', 'Tom']) {
      const trip = await plan(await person(organiser), { invitees: [email] });
      trips.push([trip.id, await invitedToken(email)]);
    }
    const twins = [...family.crew, { name: 'kim', age: 'child' }];
    const [[first, firstToken], [second, secondToken]] = trips as [[string, string], [string, string]];
    await answer(firstToken, family);
    await answer(secondToken, { ...family, crew: twins });
    const { profileId } = await signUp(email, 'Priya');
    expect(await crewOf(profileId)).toEqual(['Bo', 'Kim', 'Priya', 'Rex', 'kim']);
    expect((await chosenOf(profileId, first))[0]).toEqual(all);
    expect((await chosenOf(profileId, second))[0]).toEqual([...all, 'kim']);
    expect(await db.ride.count({ where: { profileId } })).toBe(1);
  });

  test('a guest who declined adds nothing', async () => {
    const { email, token, trip } = await invited();
    await answer(token, { attending: false, name: 'Priya' });
    const { profileId } = await signUp(email, 'Priya');
    expect([await crewOf(profileId), await chosenOf(profileId, trip.id)]).toEqual([['Priya'], [[], []]]);
    expect((await othersOn(trip))[0]).toMatchObject({ profileId, attending: false, name: null });
  });
});

describe('the seats', () => {
  const van = { type: 'car' as const, make: 'Van', seats: 5, can_tow: true };

  const sailboat = { type: 'boat' as const, boat_type: 'Sailboat' as const };
  const [priya, kim, bo, rex] = family.crew;

  /**
   * Creates a trip on which Priya, Kim and Bo, who have no account, sit in Priya's van with Mia. The
   * van tows the boat. The Prado is empty.
   */
  async function guestsSeated() {
    const trip = await invited();
    await answer(trip.token, { ...family, vehicles: [prado, van, sailboat] });
    const { id } = trip.trip;
    const { cars, unseated, untowed } = (await readSeats(id, trip.mia)).body;
    const people = [...cars.flatMap(({ passengers }) => passengers), ...unseated];
    const vanId = cars.find(({ name }) => name === 'Priya’s Van')?.ride_id ?? '';
    for (const { person_id } of people) await seatIn(id, person_id, vanId, trip.mia);
    await towBy(id, untowed[0]?.ride_id ?? '', vanId, trip.mia);
    expect(await ridersFor(trip.mia, id)).toEqual({
      'Priya’s Prado': [],
      'Priya’s Van': ['Priya', 'Kim', 'Bo', 'Mia'],
      nowhere: [],
    });
    return { ...trip, id };
  }

  const guestOn = async ({ token }: { token: string }) => {
    const { guest } = (await read(token)).body;
    if (!guest) throw new Error('nothing was answered');
    return guest;
  };

  const towedBy = async (trip: Awaited<ReturnType<typeof guestsSeated>>) =>
    (await readSeats(trip.id, trip.mia)).body.cars.flatMap(({ name, tows }) => (tows.length ? [name] : []));

  test('a guest who answers again keeps seats by name, in whatever order the list is', async () => {
    const trip = await guestsSeated();
    const { household_id } = (await readSeats(trip.id, trip.mia)).body.cars[0] ?? {};
    expect(household_id).toBe((await invitationOf(trip.trip, trip.email)).id);
    await answer(trip.token, { ...family, crew: [bo, rex, kim, priya], vehicles: [sailboat, van, prado] });
    expect(await ridersFor(trip.mia, trip.id)).toEqual({
      'Priya’s Van': ['Priya', 'Bo', 'Kim', 'Mia'],
      'Priya’s Prado': [],
      nowhere: [],
    });
    expect(await towedBy(trip)).toEqual(['Priya’s Van']);
  });

  test('a row that is sent with its id is the same, whatever its name and place in the list', async () => {
    const trip = await guestsSeated();
    const { people, vehicles } = rowsOf(await guestOn(trip));
    await seatIn(trip.id, people.Bo ?? '', null, trip.mia);
    const crew = [{ ...kim, id: people.Bo }, { ...bo, id: people.Kim }, priya];
    const cars = [
      { ...van, make: 'Bus', id: vehicles.Van },
      { ...prado, make: 'Van', model: null, id: vehicles.Toyota },
    ];
    await answer(trip.token, { ...family, crew, vehicles: [...cars, { ...sailboat, id: vehicles.boat }] });
    expect(await ridersFor(trip.mia, trip.id)).toEqual({
      'Priya’s Bus': ['Priya', 'Bo', 'Mia'],
      'Priya’s Van': [],
      nowhere: ['Kim'],
    });
    expect(await towedBy(trip)).toEqual(['Priya’s Bus']);
  });

  test('the id of another household’s row is ignored', async () => {
    const trip = await guestsSeated();
    for (const id of [trip.mia.camperId, 'nonsense']) {
      const crew = [...family.crew, { name: 'Zoe', age: 'child', id }];
      expect((await answer(trip.token, { ...family, crew })).status).toBe(200);
      expect(rowsOf(await guestOn(trip)).people.Zoe).not.toBe(id);
    }
    expect((await ridersFor(trip.mia, trip.id))['Priya’s Prado']).toContain('Zoe');
    expect(await db.tripPerson.count({ where: { tripId: trip.id, id: trip.mia.camperId } })).toBe(1);
  });

  test('when a guest’s car no longer comes, its passengers sit in their own other car, or in none', async () => {
    const trip = await guestsSeated();
    await answer(trip.token, { ...family, vehicles: [prado] });
    expect(await ridersFor(trip.mia, trip.id)).toEqual({
      'Priya’s Prado': ['Priya', 'Kim', 'Bo'],
      nowhere: ['Mia'],
    });
    expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test.each([
    ['says no', async ({ token }) => void (await answer(token, { attending: false }))],
    [
      'is removed',
      async ({ mia, trip, email }) =>
        void (await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id)),
    ],
  ] as [string, (trip: Awaited<ReturnType<typeof guestsSeated>>) => Promise<void>][])(
    'a guest who %s gives up every seat and tow',
    async (_, go) => {
      const trip = await guestsSeated();
      await go(trip);
      expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
      expect(await db.tripTow.count({ where: { tripId: trip.id } })).toBe(0);
    },
  );

  describe('of a guest who signs up', () => {
    const peopleOf = (tripId: string, householdId: string) =>
      db.tripPerson.findMany({
        where: { tripId, householdId },
        orderBy: { id: 'asc' },
        include: { crewMember: true },
      });
    type Trip = Awaited<ReturnType<typeof guestsSeated>>;
    const attend = ({ id }: Trip, as: { cookie: string }, crew_member_ids: string[], ride_ids: string[]) =>
      call(saveAttendance, 'PATCH', {
        as,
        params: { id },
        body: { attending: true, crew_member_ids, ride_ids },
      });

    test('keeps the rows they had as a guest, and with them the seats', async () => {
      const trip = await guestsSeated();
      const { people, vehicles } = rowsOf(await guestOn(trip));
      await signUp(trip.email, 'Priya N');
      expect(await ridersFor(trip.mia, trip.id)).toEqual({
        'Priya’s Prado': [],
        'Priya’s Van': ['Priya N', 'Kim', 'Bo', 'Mia'],
        nowhere: [],
      });
      expect(await towedBy(trip)).toEqual(['Priya’s Van']);
      const household = await invitationOf(trip.trip, trip.email);
      const rows = await peopleOf(trip.id, household.id);
      expect(Object.fromEntries(rows.map(({ id, crewMember }) => [id, crewMember?.name]))).toEqual({
        [people.Priya ?? '']: 'Priya N',
        [people.Kim ?? '']: 'Kim',
        [people.Bo ?? '']: 'Bo',
        [people.Rex ?? '']: 'Rex',
      });
      expect(household).toMatchObject({ name: null, attending: true, profileId: expect.any(String) });
      const rides = await db.tripVehicle.findMany({ where: { tripId: trip.id }, include: { ride: true } });
      expect(Object.fromEntries(rides.map(({ id, ride }) => [id, ride?.type]))).toEqual({
        [vehicles.Toyota ?? '']: 'car',
        [vehicles.Van ?? '']: 'car',
        [vehicles.boat ?? '']: 'boat',
      });
      await bring(trip.mia, trip.id);
      expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(4);
    });

    test('chooses by crew member and ride from then on; people who still come keep their row and seat', async () => {
      const trip = await guestsSeated();
      const { people } = rowsOf(await guestOn(trip));
      const priyaNow = await signUp(trip.email, 'Priya N');
      const { id: householdId } = await invitationOf(trip.trip, trip.email);
      const members = await peopleOf(trip.id, householdId);
      const memberOf = (name: string) =>
        members.find(({ crewMember }) => crewMember?.name === name)?.crewMemberId ?? '';
      const rides = await db.tripVehicle.findMany({ where: { tripId: trip.id, householdId } });
      const rideIds = rides.map(({ rideId }) => rideId ?? '');
      const without = [memberOf('Priya N'), memberOf('Kim')];
      expect((await attend(trip, priyaNow, without, rideIds)).status).toBe(200);
      const all = [...without, memberOf('Bo')];
      expect((await attend(trip, priyaNow, all, rideIds)).status).toBe(200);
      expect(await ridersFor(trip.mia, trip.id)).toEqual({
        'Priya’s Prado': [],
        'Priya’s Van': ['Priya N', 'Kim', 'Bo', 'Mia'],
        nowhere: [],
      });
      expect(await towedBy(trip)).toEqual(['Priya’s Van']);
      // Kim and Priya keep their rows. The first of the two answers left Bo out and so deleted his
      // row. The second answer added a new row for Bo, whose id is his crew member's id.
      expect((await peopleOf(trip.id, householdId)).map(({ id }) => id).sort()).toEqual(
        [people.Priya, people.Kim, memberOf('Bo')].sort(),
      );
    });
  });
});

describe('at once', () => {
  // Each race runs several times, because its two requests rarely overlap the first time.
  const rounds = Array.from({ length: 4 }, (_, index) => index + 1);

  const choicesOn = async (tripId: string) => [
    await db.tripPerson.count({ where: { tripId, crewMember: { isOwner: false } } }),
    await db.tripVehicle.count({ where: { tripId } }),
  ];

  /** Returns the invitee's household. */
  const invitedOn = async (trip: { id: string }) => (await othersOn(trip))[0];

  test('of many answers by one link at once, the last one stays whole', async () => {
    const { token } = await invited();
    const lone = { ...family, crew: family.crew.slice(0, 1), vehicles: [] };
    const sent = [family, lone, { attending: false }, family, { attending: false }, lone];
    const responses = await Promise.all(sent.map((body) => answer(token, body)));
    expect(responses.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const kept = (await read(token)).body;
    if (kept.attending) expect([4, 1]).toContain(kept.guest?.crew.length);
    else expect([null, 0]).toContain(kept.guest?.crew.length);
    expect(kept.guest?.vehicles.length ?? 0).toBe(kept.guest?.crew.length === 4 ? 1 : 0);
  });

  test.each(rounds)('an invitee who is removed while answering is off the trip (%i)', async () => {
    const { email, token, trip } = await invited();
    const [{ status }] = await Promise.all([answer(token, family), takeOff(trip, email)]);
    expect([200, 404]).toContain(status);
    expect((await read(token)).status).toBe(404);
    expect((await answer(token, family)).status).toBe(404);
  });

  test.each(rounds)(
    'a trip called off while answering: the answer came first, or is refused (%i)',
    async () => {
      const { token, trip } = await invited();
      const [{ status }] = await Promise.all([
        answer(token, family),
        db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } }),
      ]);
      expect([200, 409]).toContain(status);
      expect((await read(token)).body.attending).toBe(status === 200 ? true : null);
    },
  );

  test.each(rounds)(
    'a trip deleted while a guest answers and an account claims the invitation is gone (%i)',
    async () => {
      const { trip, token } = await invited();
      const tom = await person('Tom');
      const [guest, taken] = await Promise.all([
        answer(token, family),
        answer(token, { attending: true }, tom),
        db.trip.delete({ where: { id: trip.id } }),
      ]);
      expect([200, 404, 410]).toContain(guest.status);
      expect([200, 404]).toContain(taken.status);
      expect(await db.tripPerson.count({ where: { crewMember: { profileId: tom.viewer.profileId } } })).toBe(
        0,
      );
    },
  );

  test.each(rounds)(
    'an invitation claimed while a guest answers: the account takes over the answer, or the guest is too late (%i)',
    async () => {
      const { token, trip } = await invited();
      const tom = await person('Tom');
      const [guest, taken] = await Promise.all([
        answer(token, family),
        answer(token, { attending: true }, tom),
      ]);
      expect([200, 410]).toContain(guest.status);
      expect(taken.status).toBe(200);
      expect(await choicesOn(trip.id)).toEqual(guest.status === 200 ? [3, 1] : [0, 0]);
      expect(await invitedOn(trip)).toMatchObject({
        profileId: tom.viewer.profileId,
        attending: true,
        name: null,
      });
    },
  );

  test.each(rounds)('a profile created while its owner answers agrees with the answer (%i)', async () => {
    const email = uniqueEmail('sam');
    const { token, trip } = await invited(email);
    await answer(token, { attending: false, name: 'Sam' });
    const sam = await newcomer(email);
    const details = { username: email.slice(0, 30), name: 'Sam', suburb: 'Kedron', postcode: '4031' };
    const [made, answered] = await Promise.all([
      call(saveProfile, 'POST', { as: sam, body: details }),
      answer(token, { ...family, name: 'Sam' }, sam),
    ]);
    // The two requests race. The answer gets 410 when it starts before the profile exists and the new
    // profile claims the household before the answer is saved; otherwise the answer gets 200.
    expect([made.status, [200, 410].includes(answered.status)]).toEqual([200, true]);
    const profile = await db.profile.findFirstOrThrow({
      where: { user: { email } },
      include: { crew: true },
    });
    expect(await invitedOn(trip)).toMatchObject({
      profileId: profile.id,
      attending: answered.status === 200,
      name: null,
    });
    expect([1, 5]).toContain(profile.crew.length);
    expect(await choicesOn(trip.id)).toEqual(profile.crew.length === 5 ? [4, 1] : [0, 0]);
  });

  test('a profile created while its owner’s answer is being saved has the whole answer', async () => {
    const email = uniqueEmail('sam');
    const { token, trip } = await invited(email);
    const sam = await newcomer(email);
    const details = { username: email.slice(0, 30), name: 'Sam', suburb: 'Kedron', postcode: '4031' };
    const [answered, made] = await meanwhile(
      ['insert', 'trip_people'],
      () => answer(token, { ...family, name: 'Sam' }, sam),
      () => call(saveProfile, 'POST', { as: sam, body: details }),
    );
    expect([answered.status, made.status]).toEqual([200, 200]);
    expect(await choicesOn(trip.id)).toEqual([4, 1]);
  });

  test('two invitations claimed at once by one person add their family to the crew once', async () => {
    const emails = [uniqueEmail(), uniqueEmail()];
    const mia = await person('Mia');
    const tokens: string[] = [];
    for (const email of emails) {
      await plan(mia, { invitees: [email] });
      tokens.push(await invitedToken(email));
    }
    for (const token of tokens) await answer(token, family);
    const priya = await person('Priya');
    const taken = await Promise.all(tokens.map((token) => answer(token, { attending: true }, priya)));
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    const { profileId } = priya.viewer;
    expect(await db.crewMember.count({ where: { profileId } })).toBe(4);
    expect(await db.ride.findMany({ where: { profileId } })).toMatchObject([{ make: prado.make }]);
    expect(await db.tripPerson.count({ where: { crewMember: { profileId } } })).toBe(8);
  });
});
