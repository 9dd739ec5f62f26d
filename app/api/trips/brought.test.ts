import { db } from '@/lib/server/db/client';
import type { NewTrip, Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { broughtBy, tripForm } from '@/tests/factories/trips';
import { POST } from './route';

const create = (as: Person, changes: Partial<Record<keyof NewTrip, unknown>>) =>
  call<{ trip: Trip; fields?: Record<string, string> }>(POST, 'POST', {
    as,
    body: { ...tripForm(), ...changes },
  });

const tripsOf = (organiser: Person) =>
  db.trip.findMany({ where: { organiserId: organiser.viewer.profileId } });

/** Returns the people and vehicles that the organiser brings on their only trip. */
async function broughtOn(organiser: Person) {
  const [trip] = await tripsOf(organiser);
  return broughtBy(trip?.id ?? '', organiser.viewer.profileId);
}

describe('the people and vehicles that the organiser brings', () => {
  const ride = (owner: Person) =>
    db.ride.create({
      data: { profileId: owner.viewer.profileId, type: 'boat', boatType: 'Paddleboat' },
    });
  const pet = (owner: Person) =>
    db.crewMember.create({
      data: { profileId: owner.viewer.profileId, type: 'pet', name: 'Biscuit', petType: 'Dog' },
    });

  test.each([[undefined], [[]]])(
    'nobody chosen (%j) means their own camper',
    async (owner_crew_member_ids) => {
      const mia = await person();
      await create(mia, { owner_crew_member_ids });
      expect(await broughtOn(mia)).toEqual({ crew: [mia.camperId], rides: [] });
    },
  );

  test('the chosen crew and rides come along', async () => {
    const mia = await person();
    const [dog, boat] = [await pet(mia), await ride(mia)];
    await create(mia, {
      owner_crew_member_ids: [mia.camperId, dog.id, dog.id],
      owner_ride_ids: [boat.id],
    });
    expect(await broughtOn(mia)).toEqual({ crew: [mia.camperId, dog.id].sort(), rides: [boat.id] });
  });

  test('ids of other people, invalid ids, ids of the other kind and only a dog are refused, and nothing is saved', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const refused = [
      { owner_crew_member_ids: [mia.camperId, tom.camperId] },
      { owner_crew_member_ids: ['nonsense'] },
      { owner_crew_member_ids: [(await pet(mia)).id] },
      { owner_ride_ids: [(await ride(tom)).id] },
      // These ids belong to Mia but are of the other kind: a ride's id as a crew member, and a
      // person's id as a ride.
      { owner_crew_member_ids: [mia.camperId, (await ride(mia)).id] },
      { owner_ride_ids: [mia.camperId] },
    ];
    for (const changes of refused) {
      const { status, body } = await create(mia, { ...changes, invitees: [uniqueEmail()] });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(changes)]);
    }
    expect(await tripsOf(mia)).toEqual([]);
  });
});
