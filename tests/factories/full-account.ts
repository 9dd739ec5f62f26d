import { v7 as uuid7 } from 'uuid';
import { caps } from '@/lib/account/caps';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { type Person, person } from './people';
import { inDays, tripRow } from './trips';

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Creates a person with as many items in every list as the product allows, and a trip that is as
 * full as possible.
 */
export async function fullAccount(name: string): Promise<{ owner: Person; tripId: string }> {
  const owner = await person(name);
  const { profileId } = owner.viewer;
  const member = (index: number) =>
    ({ profileId, type: 'camper', name: `Camper ${index}`, age: 'child' }) as const;
  await db.crewMember.createMany({ data: many(caps.crew - 1, member) });
  const boat = { profileId, type: 'boat', boatType: 'Sailboat' } as const;
  await db.ride.createMany({ data: many(caps.rides, () => boat) });
  await db.gearItem.createMany({ data: many(caps.gear, (index) => ({ profileId, name: `Item ${index}` })) });
  const flat = {
    ownerId: profileId,
    source: 'user',
    shareFlag: true,
    latitude: -27,
    longitude: 153,
  } as const;
  await db.campsite.createMany({ data: many(caps.sites, (index) => ({ ...flat, name: `Flat ${index}` })) });
  const open = await db.campsite.findMany({
    where: { source: 'open' },
    take: caps.saved,
    select: { id: true },
  });
  await db.savedSite.createMany({ data: open.map(({ id }) => ({ profileId, campsiteId: id })) });
  const members = () => many(200, (index) => ({ email: `camper-${index}@example.com` }));
  for (const name of many(caps.groups, (index) => `Group ${index}`)) {
    await db.group.create({ data: { profileId, name, members: { createMany: { data: members() } } } });
  }
  const lake = { locationName: 'Lake' };
  const days = (start: number) => ({ startDate: dateOf(inDays(start)), endDate: dateOf(inDays(start + 1)) });
  const trips = many(caps.trips, (index) => ({
    id: uuid7(),
    organiserId: profileId,
    name: `Trip ${index}`,
    ...lake,
    ...days(index % 2 ? index : -index - 9),
  }));
  await db.trip.createMany({ data: trips });
  const going = { role: 'organiser', origin: 'made', profileId, attending: true } as const;
  await db.household.createMany({ data: trips.map(({ id }) => ({ tripId: id, id, ...going })) });
  const full = await tripRow(profileId, { ...lake, ...days(1) });
  const tripId = full.id;
  const households = many(200, (index) => ({
    tripId,
    id: uuid7(),
    name: `Guest ${index}`,
    attending: true,
  }));
  await db.household.createMany({ data: households });
  await db.invite.createMany({
    data: households.map(({ id }, index) => ({ tripId, id, email: `guest-${index}@example.com` })),
  });
  await db.tripPerson.createMany({
    data: households.flatMap(({ id: householdId }, of) =>
      many(30, (position) => ({
        tripId,
        id: uuid7(),
        householdId,
        position,
        ...({ type: 'camper', name: `Child ${of} ${position}`, age: 'child' } as const),
      })),
    ),
  });
  return { owner, tripId };
}
