import { caps } from '@/lib/account/caps';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { type Person, person } from './people';
import { inDays } from './trips';

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A person with as much of everything as one can have, and a trip as full as one can be. */
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
  const trip = { organiserId: profileId, locationName: 'Lake' };
  const days = (start: number) => ({ startDate: dateOf(inDays(start)), endDate: dateOf(inDays(start + 1)) });
  await db.trip.createMany({
    data: many(caps.trips, (index) => ({
      ...trip,
      ...days(index % 2 ? index : -index - 9),
      name: `Trip ${index}`,
    })),
  });
  const crew = (of: number) => many(30, (index) => ({ name: `Child ${of} ${index}`, age: 'child' }));
  const invites = many(200, (index) => ({
    email: `guest-${index}@example.com`,
    attending: true,
    guest: { name: `Guest ${index}`, crew: crew(index), vehicles: [] },
  }));
  const full = await db.trip.create({
    data: { ...trip, ...days(1), invites: { createMany: { data: invites } } },
  });
  return { owner, tripId: full.id };
}
