import { addDays, today } from '../../lib/dates';
import { findInMail, Person } from '../../scripts/demo/person';

export interface Page {
  path: string;
  cookie?: string;
}

/** Returns the most visited pages for a person with a family, a car and a few trips. */
export async function pagesOf(url: string, dataDir: string) {
  const mia = await Person.signUp(url, dataDir);
  const ids = async (path: string, bodies: object[]) => {
    const made: string[] = [];
    for (const body of bodies) {
      const { body: created } = await mia.send<Record<string, { id: string }>>('POST', path, body);
      made.push(...Object.values(created).map(({ id }) => id));
    }
    return made;
  };
  const crew = await ids('/crew', [
    { type: 'camper', name: 'Tim', age: 'adult' },
    { type: 'camper', name: 'Poppy', age: 'child' },
    { type: 'pet', name: 'Biscuit', pet_type: 'Dog' },
  ]);
  const rides = await ids('/rides', [
    { type: 'car', make: 'Toyota', model: 'Prado', colour: 'White', drivetrain: '4 Wheel Drive' },
  ]);
  const { body: found } = await mia.send<{ locations: { id: string; name: string }[] }>(
    'POST',
    '/api/locations/public',
    { postcode: '4031', radius: 100 },
  );
  const sites = found.locations.slice(0, 6);
  const invited = 'priya@example.com';
  const trips = await ids(
    '/api/trips',
    sites.map((site, index) => ({
      tripName: `${site.name} with the neighbours`,
      location_id: site.id,
      location_name: site.name,
      start_date: addDays(today(), 7 * index + 7),
      end_date: addDays(today(), 7 * index + 9),
      invitees: [invited, 'tom@example.com', 'sam@example.com'],
      owner_crew_member_ids: crew,
      owner_ride_ids: rides,
    })),
  );
  const { cookie } = mia;
  return {
    'log-in': { path: '/login' },
    invite: { path: await findInMail(dataDir, invited, /\/invite\/[\w.~-]+/) },
    home: { path: '/', cookie },
    find: { path: '/createtrip', cookie },
    trip: { path: `/trip/${trips[0]}`, cookie },
    'create-trip': { path: `/create-trip-details?site=${sites[0]?.id}`, cookie },
  } satisfies Record<string, Page>;
}
