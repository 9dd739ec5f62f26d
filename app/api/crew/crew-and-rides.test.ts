import { GET as readProfile } from '@/app/api/profile/route';
import { POST as restoreRide } from '@/app/api/rides/[id]/restore/route';
import { DELETE as deleteRide, PUT as putRide } from '@/app/api/rides/[id]/route';
import { GET as getRides, POST as postRide } from '@/app/api/rides/route';
import { GET as readTrip } from '@/app/api/trips/[id]/route';
import { countBelongings } from '@/lib/household/count-belongings';
import { getCrewPage, listCrew } from '@/lib/household/crew/crew';
import type { OwnMember } from '@/lib/household/crew/schema';
import { listGear } from '@/lib/household/gear/gear';
import { listGroups } from '@/lib/household/groups/groups';
import { createRide, listRides } from '@/lib/household/rides/rides';
import type { Ride } from '@/lib/household/rides/schema';
import { searchParty } from '@/lib/household/search-party';
import { db } from '@/lib/server/db/client';
import { companionsOf } from '@/lib/trips/policy';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person } from '@/tests/factories/people';
import { bringAlong, changeHousehold } from '@/tests/factories/trip-households';
import { broughtBy, plan } from '@/tests/factories/trips';
import { POST as postRestore } from './[id]/restore/route';
import { DELETE, PUT } from './[id]/route';
import { GET, POST } from './route';

let mia: Person;
let tom: Person;
beforeEach(async () => {
  [mia, tom] = [await person('Mia'), await person('Tom')];
});

const noIds = ['1', '', 'null', "' or 1=1 --", 'x'.repeat(500), '00000000-0000-0000-0000'];

test.each([
  ['a crew member', PUT, DELETE, postRestore],
  ['a ride', putRide, deleteRide, restoreRide],
])('%s is not found by what is no id', async (_, change, remove, restore) => {
  for (const id of noIds)
    for (const [handler, method] of [
      [change, 'PUT'],
      [remove, 'DELETE'],
      [restore, 'POST'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : {};
      expect((await call(handler, method, { as: mia, params: { id }, body })).status).toBe(404);
    }
});

describe('crew', () => {
  interface Body {
    member: OwnMember;
    error: string;
    fields: Record<string, string>;
  }

  const josh = { type: 'camper', name: 'Josh', email: 'josh@example.com', age: 'child', diet: 'No nuts' };
  const rex = { type: 'pet', name: 'Rex', pet_type: 'Dog', breed: 'Kelpie' };

  const add = (as: Person, body: unknown) => call<Body>(POST, 'POST', { as, body });
  const crewOf = async (as: Person) => (await call<{ crew: OwnMember[] }>(GET, 'GET', { as })).body.crew;

  test('a crew is only its owner’s, with their own camper first and the others in the order of adding', async () => {
    await add(mia, rex);
    await add(mia, josh);
    expect(await crewOf(mia)).toEqual([
      {
        id: mia.camperId,
        type: 'camper',
        name: 'Mia',
        email: mia.email,
        age: 'adult',
        is_owner: true,
        diet: null,
      },
      { id: expect.any(String), ...rex },
      { id: expect.any(String), ...josh, is_owner: false },
    ]);
    expect(await crewOf(tom)).toHaveLength(1);
  });

  test('a crew comes in one query, however large', async () => {
    for (let count = 0; count < 5; count++) await Promise.all([add(mia, josh), add(mia, rex)]);
    const { result, queries } = await countQueries(() => crewOf(mia));
    expect(result).toHaveLength(11);
    // One query for the session, and one for the list.
    expect(queries).toHaveLength(2);
  });

  test('a camper and a pet have the same shape in the response as in the list', async () => {
    const camper = await add(mia, josh);
    expect(camper).toMatchObject({
      status: 201,
      body: { member: { id: expect.any(String), ...josh, is_owner: false } },
    });
    const pet = await add(mia, rex);
    expect(pet).toMatchObject({ status: 201, body: { member: { id: expect.any(String), ...rex } } });
    expect((await crewOf(mia)).slice(1)).toEqual([camper.body.member, pet.body.member]);
  });

  test('a wrong field is refused in the specification’s words, and nothing is saved', async () => {
    const words = 'Name and type are required';
    expect(await add(mia, { ...rex, name: ' ', pet_type: undefined })).toMatchObject({
      status: 400,
      body: { error: words, fields: { name: words, pet_type: words } },
    });
    expect(await crewOf(mia)).toHaveLength(1);
  });

  const memberOf = async (as: Person, body: object = josh) => (await add(as, body)).body.member.id;
  const put = (as: Person, id: string, body: unknown) => call<Body>(PUT, 'PUT', { as, params: { id }, body });
  const remove = (as: Person, id: string) => call<{ id: string }>(DELETE, 'DELETE', { as, params: { id } });
  const rowOf = (id: string) => db.crewMember.findUnique({ where: { id } });

  describe('changing a member', () => {
    test('is only for its owner: for anybody else the member does not exist', async () => {
      const id = await memberOf(mia);
      expect(await put(tom, id, { name: 'Joshua' })).toMatchObject({
        status: 404,
        body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
      });
      expect(await rowOf(id)).toMatchObject({ name: 'Josh' });
    });

    test('changes the given fields and keeps the rest', async () => {
      const id = await memberOf(mia);
      expect(await put(mia, id, { age: 'adult' })).toMatchObject({
        status: 200,
        body: { member: { id, ...josh, age: 'adult', is_owner: false } },
      });
      const pet = await memberOf(mia, rex);
      expect((await put(mia, pet, { name: 'Bluey', breed: '' })).body).toEqual({
        member: { ...rex, id: pet, name: 'Bluey', breed: null },
      });
    });

    test('sets and clears a camper’s diet, and refuses a diet for a pet', async () => {
      const id = await memberOf(mia);
      expect((await put(mia, id, { diet: ' Coeliac ' })).body.member).toMatchObject({
        ...josh,
        diet: 'Coeliac',
      });
      expect((await put(mia, id, { diet: '' })).body.member).toMatchObject({ diet: null });
      const refused = await put(mia, await memberOf(mia, rex), { diet: 'Bones' });
      expect([refused.status, refused.body.fields]).toEqual([400, { diet: 'A pet has no such field.' }]);
    });

    test('renames the person with their own camper, on trips too, and with no other camper', async () => {
      const trip = await plan(mia);
      const ownName = async () => {
        const { body } = await call<{ profile: { name: string } }>(readProfile, 'GET', { as: mia });
        return body.profile.name;
      };
      await put(mia, await memberOf(mia), { name: 'Joshua' });
      await put(mia, mia.camperId, { age: 'adult' });
      expect(await ownName()).toBe('Mia');
      expect((await put(mia, mia.camperId, { name: 'Mia Bennett' })).body.member).toMatchObject({
        name: 'Mia Bennett',
        is_owner: true,
      });
      expect(await ownName()).toBe('Mia Bennett');
      const params = { id: trip.id };
      const shown = await call<{ trip: Trip }>(readTrip, 'GET', { as: mia, params });
      expect(shown.body.trip.creator_name).toBe('Mia Bennett');
    });

    test('without fields responds with the member unchanged', async () => {
      const id = await memberOf(mia, rex);
      expect(await put(mia, id, {})).toMatchObject({ status: 200, body: { member: { id, ...rex } } });
      expect(await put(mia, id, { colour: 'red' })).toMatchObject({
        status: 200,
        body: { member: { id, ...rex } },
      });
    });

    test('never changes its type', async () => {
      const id = await memberOf(mia);
      expect((await put(mia, id, { type: 'pet', name: 'Joshua' })).body.member).toMatchObject({
        type: 'camper',
        name: 'Joshua',
      });
    });

    test('refuses the fields of the other type', async () => {
      const [camper, pet] = [await memberOf(mia), await memberOf(mia, rex)];
      for (const [id, field, value] of [
        [camper, 'breed', 'Kelpie'],
        [camper, 'pet_type', 'Dog'],
        [pet, 'age', 'baby'],
        [pet, 'email', 'rex@example.com'],
      ] as const) {
        const refused = await put(mia, id, { name: 'X', [field]: value });
        expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      }
      expect(await rowOf(camper)).toMatchObject({ name: 'Josh' });
    });

    test('to a wrong field is refused at it', async () => {
      expect((await put(mia, await memberOf(mia), { name: ' ' })).body).toEqual({
        error: 'Name is required',
        fields: { name: 'Name is required' },
      });
    });

    test('the person’s own camper can be changed, and stays their own whatever its address', async () => {
      const { body } = await put(mia, mia.camperId, {
        name: 'Mia B',
        email: 'other@example.com',
        is_owner: false,
      });
      expect(body.member).toMatchObject({ name: 'Mia B', email: 'other@example.com', is_owner: true });
    });
  });

  describe('deleting a member', () => {
    test('is only for its owner: for anybody else the member does not exist', async () => {
      const id = await memberOf(mia);
      expect((await remove(tom, id)).status).toBe(404);
      expect((await remove(tom, mia.camperId)).status).toBe(404);
      expect(await rowOf(id)).not.toBeNull();
    });

    test('is refused for the person’s own camper', async () => {
      expect((await remove(mia, mia.camperId)).status).toBe(403);
      expect(await rowOf(mia.camperId)).not.toBeNull();
    });

    test('responds with the id, and the second time finds nothing', async () => {
      const id = await memberOf(mia);
      expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
      expect((await remove(mia, id)).status).toBe(404);
    });

    test('takes the member off every trip', async () => {
      const id = await memberOf(mia);
      const trip = await plan(mia, { owner_crew_member_ids: [id, mia.camperId] });
      await remove(mia, id);
      expect((await broughtBy(trip.id, mia.viewer.profileId)).crew).toEqual([mia.camperId]);
    });
  });

  async function deleted(as: Person): Promise<string> {
    const id = await memberOf(as);
    await remove(as, id);
    return id;
  }
  const restore = (as: Person, id: string) =>
    call<Body>(postRestore, 'POST', { as, params: { id }, body: {} });
  const tripsOf = async (crewMemberId: string) =>
    (await db.tripPerson.findMany({ where: { crewMemberId } })).map(({ tripId }) => tripId);

  test('a stranger finds nothing to restore, and the owner still can', async () => {
    const id = await deleted(mia);
    expect((await restore(tom, id)).status).toBe(404);
    expect((await restore(mia, id)).status).toBe(201);
  });

  test('a deleted member is restored unchanged, once', async () => {
    const id = await deleted(mia);
    expect(await restore(mia, id)).toMatchObject({
      status: 201,
      body: { member: { id, ...josh, is_owner: false } },
    });
    expect((await restore(mia, id)).status).toBe(404);
  });

  test('the member returns to the trips they were on, except one that was called off since', async () => {
    const { member } = (await add(mia, josh)).body;
    const crew = { owner_crew_member_ids: [mia.camperId, member.id] };
    const [trip, off] = [await plan(mia, crew), await plan(mia, crew)];
    await remove(mia, member.id);
    expect(await tripsOf(member.id)).toEqual([]);
    await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
    await restore(mia, member.id);
    expect(await tripsOf(member.id)).toEqual([trip.id]);
  });

  test('an invitee who is no longer going, or whose trip was called off, does not bring the member again', async () => {
    const { member } = (await add(tom, josh)).body;
    const [stays, goes, off] = [
      await plan(mia, { invitees: [tom.email] }),
      await plan(mia, { invitees: [tom.email] }),
      await plan(mia, { invitees: [tom.email] }),
    ];
    for (const trip of [stays, goes, off]) {
      await changeHousehold(trip, tom.email, { attending: true });
      await bringAlong(trip, tom, [member.id]);
    }
    await remove(tom, member.id);
    await changeHousehold(stays, tom.email, { attending: false });
    await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
    await restore(tom, member.id);
    expect(await tripsOf(member.id)).toEqual([goes.id]);
  });

  test('a member can be restored for an hour, then they are deleted for good', async () => {
    for (const [minutes, status] of [
      [59, 201],
      [61, 404],
    ] as const) {
      const id = await deleted(mia);
      const deletedAt = new Date(Date.now() - minutes * 60_000);
      await db.deletedItem.update({ where: { id }, data: { deletedAt } });
      expect((await restore(mia, id)).status).toBe(status);
    }
  });
});

describe('rides', () => {
  interface Body {
    ride: Ride;
    error: string;
    fields: Record<string, string>;
  }

  const prado = {
    type: 'car',
    make: 'Toyota',
    model: 'Prado',
    colour: 'Silver',
    registration: '123ABC',
    drivetrain: '4 Wheel Drive',
    seats: 7,
    can_tow: true,
    description: 'Roof racks',
  };
  const camper = { type: 'trailer', trailer_type: 'Camper Trailer', description: 'Sleeps six' };
  const kayak = { type: 'boat', boat_type: 'Paddleboat', description: 'A double kayak' };

  const carWeights = {
    gvm_kg: null,
    gcm_kg: null,
    tow_limit_kg: null,
    ball_limit_kg: null,
    tare_kg: null,
  };
  const trailerWeights = { atm_kg: null, tare_kg: null, ball_kg: null };

  const add = (as: Person, body: unknown) => call<Body>(postRide, 'POST', { as, body });
  const ridesOf = async (as: Person) => (await call<{ rides: Ride[] }>(getRides, 'GET', { as })).body.rides;

  test('rides are only their owner’s: cars, then trailers, then boats', async () => {
    for (const ride of [kayak, camper, prado]) {
      expect(await add(mia, ride)).toMatchObject({
        status: 201,
        body: { ride: { id: expect.any(String), ...ride } },
      });
    }
    // The response has exactly the fields of the ride's type.
    expect(await ridesOf(mia)).toEqual(
      [{ ...prado, ...carWeights }, { ...camper, ...trailerWeights }, kayak].map((ride) => ({
        id: expect.any(String),
        ...ride,
      })),
    );
    expect(await ridesOf(tom)).toEqual([]);
  });

  test('rides of all types come in one query, whatever their number', async () => {
    for (const ride of [prado, camper, kayak, prado, camper, kayak]) await add(mia, ride);
    const { result, queries } = await countQueries(() => ridesOf(mia));
    expect(result).toHaveLength(6);
    // One query for the session, and one for the list.
    expect(queries).toHaveLength(2);
  });

  test('a wrong field is refused at it, and nothing is saved', async () => {
    const refused = await add(mia, { ...prado, make: ' ', seats: 31 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['make', 'seats']]);
    expect(await ridesOf(mia)).toEqual([]);
  });

  test('a car without details has five seats and does not tow', async () => {
    const { seats: _seats, can_tow: _tow, ...plain } = prado;
    expect((await add(mia, plain)).body.ride).toMatchObject({ seats: 5, can_tow: false });
    expect((await add(mia, { ...plain, seats: null, can_tow: null })).body.ride).toMatchObject({
      seats: 5,
      can_tow: false,
    });
  });

  const rideOf = async (as: Person, body: object = prado) => (await add(as, body)).body.ride.id;
  const put = (as: Person, id: string, body: unknown) =>
    call<Body>(putRide, 'PUT', { as, params: { id }, body });
  const remove = (as: Person, id: string) => call(deleteRide, 'DELETE', { as, params: { id } });
  const rowOf = (id: string) => db.ride.findUnique({ where: { id } });

  describe('changing a ride', () => {
    test('is only for its owner: for anybody else the ride does not exist', async () => {
      const id = await rideOf(mia);
      expect(await put(tom, id, { colour: 'Red' })).toMatchObject({
        status: 404,
        body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
      });
      expect(await rowOf(id)).toMatchObject({ colour: 'Silver' });
    });

    test('changes the given fields and keeps the rest', async () => {
      for (const [ride, change] of [
        [prado, { colour: 'Red', registration: null, description: 'Roof racks' }],
        [camper, { trailer_type: 'Caravan' }],
        [kayak, { description: null }],
      ] as const) {
        const id = await rideOf(mia, ride);
        expect(await put(mia, id, change)).toMatchObject({
          status: 200,
          body: { ride: { ...ride, ...change, id } },
        });
        expect(await put(mia, id, ride)).toMatchObject({ status: 200, body: { ride: { ...ride, id } } });
      }
    });

    test('without fields responds with the ride unchanged', async () => {
      const id = await rideOf(mia);
      for (const body of [{}, { seats: 7 }])
        expect(await put(mia, id, body)).toMatchObject({ status: 200, body: { ride: { ...prado, id } } });
    });

    test('never changes its type', async () => {
      const id = await rideOf(mia);
      expect((await put(mia, id, { type: 'boat', colour: 'Red' })).body.ride).toMatchObject({
        type: 'car',
        colour: 'Red',
      });
    });

    test('refuses the fields of another type', async () => {
      const [car, trailer, boat] = [await rideOf(mia), await rideOf(mia, camper), await rideOf(mia, kayak)];
      for (const [id, field, value] of [
        [car, 'boat_type', 'Other'],
        [trailer, 'make', 'Jayco'],
        [trailer, 'registration', '123ABC'],
        [boat, 'trailer_type', 'Other'],
      ] as const) {
        const refused = await put(mia, id, { [field]: value });
        expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      }
    });

    test('sets and clears its weights, which never say that a trailer is lighter full than empty', async () => {
      const [car, trailer] = [
        await rideOf(mia),
        await rideOf(mia, { ...camper, atm_kg: 2400, tare_kg: 1880 }),
      ];
      const given = { gvm_kg: 2990, gcm_kg: 5990, tow_limit_kg: 3000, ball_limit_kg: 300, tare_kg: 0 };
      expect((await put(mia, car, given)).body.ride).toMatchObject(given);
      expect((await put(mia, car, { gcm_kg: null })).body.ride).toMatchObject({ ...given, gcm_kg: null });
      expect((await put(mia, trailer, { ball_kg: 9999 })).body.ride).toMatchObject({
        atm_kg: 2400,
        ball_kg: 9999,
      });
      for (const [id, field, value] of [
        [car, 'atm_kg', 2400],
        [car, 'gvm_kg', 10_000],
        [car, 'tow_limit_kg', -1],
        [car, 'tare_kg', 2.4],
        [trailer, 'gvm_kg', 2990],
        [trailer, 'atm_kg', 1879],
        [trailer, 'tare_kg', 2401],
        [trailer, 'ball_kg', '290'],
      ] as const)
        expect(await put(mia, id, { [field]: value })).toMatchObject({
          status: 400,
          body: { fields: { [field]: expect.any(String) } },
        });
      expect((await add(mia, { ...camper, atm_kg: 1, tare_kg: 2 })).body.fields).toEqual({
        atm_kg: 'Full, it can’t weigh less than empty.',
      });
      expect((await put(mia, trailer, { atm_kg: 1880 })).status).toBe(200);
    });

    test('to a wrong field is refused at it', async () => {
      const refused = await put(mia, await rideOf(mia), { drivetrain: null });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['drivetrain']]);
    });
  });

  describe('deleting a ride', () => {
    test('is only for its owner: for anybody else the ride does not exist', async () => {
      const id = await rideOf(mia);
      expect((await remove(tom, id)).status).toBe(404);
      expect(await rowOf(id)).not.toBeNull();
    });

    test('responds with the id, and the second time finds nothing', async () => {
      const id = await rideOf(mia);
      expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
      expect((await remove(mia, id)).status).toBe(404);
    });
  });

  const van = { type: 'trailer', trailer_type: 'Caravan', description: 'Seven metres' };
  const restore = (as: Person, id: string) =>
    call<Body>(restoreRide, 'POST', { as, params: { id }, body: {} });

  test('a deleted ride is restored unchanged, on the trips that it was on', async () => {
    const id = await rideOf(mia, van);
    const trip = await plan(mia, { owner_ride_ids: [id] });
    await remove(mia, id);
    expect(await restore(mia, id)).toMatchObject({ status: 201, body: { ride: { id, ...van } } });
    expect((await broughtBy(trip.id, mia.viewer.profileId)).rides).toEqual([id]);
  });

  test('only its owner can restore it', async () => {
    const id = await rideOf(mia, van);
    await remove(mia, id);
    expect((await restore(tom, id)).status).toBe(404);
    expect((await restore(mia, 'nonsense')).status).toBe(404);
  });
});

test('the crew page says whether the viewer has rides, and ignores other people’s rides', async () => {
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(false);
  await createRide(tom.viewer, { type: 'boat', boat_type: 'Sailboat' });
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(false);
  await createRide(mia.viewer, { type: 'boat', boat_type: 'Sailboat' });
  expect((await getCrewPage(mia.viewer)).hasRides).toBe(true);
});

test('the hub counts the items on its pages in one query, with the viewer in the crew', async () => {
  const nothing = { crew: 1, rides: 0, gear: 0, groups: 0 };
  expect(await countBelongings(mia.viewer)).toEqual(nothing);
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Sailboat' } });
  await db.gearItem.createMany({ data: ['Esky', 'Swag'].map((name) => ({ profileId, name })) });
  await db.group.create({ data: { profileId, name: 'Family', members: { create: { email: tom.email } } } });
  const { result, queries } = await countQueries(() => countBelongings(mia.viewer));
  expect(result).toEqual({ crew: 2, rides: 1, gear: 2, groups: 1 });
  expect(queries).toHaveLength(1);
  expect([result.crew, result.rides, result.gear, result.groups]).toEqual([
    (await listCrew(mia.viewer)).length,
    (await listRides(mia.viewer)).length,
    (await listGear(mia.viewer)).length,
    (await listGroups(mia.viewer, companionsOf)).length,
  ]);
  // Tom is a member of Mia's group, but this group doesn't count as Tom's.
  expect(await countBelongings(tom.viewer)).toEqual(nothing);
});

test('the search uses the viewer’s most capable car, the oldest of equals, and their pets', async () => {
  const add = (drivetrain: string | null, model: string | null, { viewer: { profileId } } = mia) =>
    db.ride.create({
      data: { profileId, type: 'car', make: 'Toyota', model, colour: 'Red', drivetrain },
    });
  expect(await searchParty(mia.viewer)).toEqual({ car: null, pets: [] });
  await add('4 Wheel Drive', 'Hilux', tom);
  await add('2 Wheel Drive', 'Corolla');
  await add('All Wheel Drive', 'Outback');
  await add('All Wheel Drive', 'Forester');
  const { profileId } = mia.viewer;
  await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  expect(await searchParty(mia.viewer)).toEqual({
    car: { name: 'Outback', drivetrain: 'All Wheel Drive' },
    pets: ['Rex'],
  });
});
