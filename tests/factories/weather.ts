import { db } from '@/lib/server/db/client';
import { siteOf } from './campsites';
import { type Person, person } from './people';
import { moveTo, plan } from './trips';

let places = 0;

/**
 * Creates a trip at a place in New South Wales that no other test uses, from `first` to `last` days
 * from today.
 */
export async function tripOutThere(first = 2, last = 4, invitees: Person[] = []) {
  const mia = await person('Mia');
  const latitude = -32.5 + places++ / 10;
  const site = await siteOf(mia, { latitude, longitude: 151.9331 });
  await db.campsite.update({ where: { id: site.id }, data: { state: 'NSW' } });
  const trip = await plan(mia, { location_id: site.id, invitees: invitees.map(({ email }) => email) });
  await moveTo(trip, first, last);
  return { mia, trip, site };
}

/** Makes the stored forecasts this many hours older. */
export async function letForecastsAge(hours: number): Promise<void> {
  await db.$executeRaw`
    update forecasts set asked_at = asked_at - ${hours}::float8 * interval '1 hour',
                         as_of = as_of - ${hours}::float8 * interval '1 hour'`;
}
