import type { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { median, millisecondsOf } from './load';
import { withProduct } from './servers';

const LOADS = 60;

/**
 * Prints how much slower and larger pages are for a person with the greatest possible number of
 * items than for a person with a few items.
 */
export async function compareLists(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'lists', async ({ url, client }) => {
    const [mia, tom] = [await Person.signUp(url, dataDir), await Person.signUp(url, dataDir)];
    const [few, many] = [await fill(mia, client, 10), await fill(tom, client, 500)];
    await client.query('vacuum analyze');
    print('\nPages with as much as a person can have, against a little: kB of HTML, and median ms');
    for (const [name, path] of [
      ['home, 500 trips', () => '/'],
      ['a trip of 200 guests with 30 each', (tripId: string) => `/trip/${tripId}`],
    ] as const) {
      const ask = (person: Person, tripId: string) => ({
        url: url + path(tripId),
        headers: person.headers(),
      });
      const times: [number[], number[]] = [[], []];
      for (let load = 0; load < LOADS; load++) {
        times[0].push(await millisecondsOf(ask(mia, few)));
        times[1].push(await millisecondsOf(ask(tom, many)));
      }
      const [base, full] = [median(times[0].slice(10)), median(times[1].slice(10))];
      const [small, large] = [await kilobytesOf(ask(mia, few)), await kilobytesOf(ask(tom, many))];
      print(
        `  ${name.padEnd(36)} ${large} kB to ${small}; ${(full / base).toFixed(2)}   (${full.toFixed(1)} ms to ${base.toFixed(1)})`,
      );
    }
  });
}

async function kilobytesOf({ url, headers }: { url: string; headers: Record<string, string> }) {
  return Math.round((await (await fetch(url, { headers })).arrayBuffer()).byteLength / 1000);
}

/**
 * Adds trips, half of them past, and one trip with the most guests possible. Returns the id of the
 * trip with the guests.
 */
async function fill(organiser: Person, client: Client, trips: number): Promise<string> {
  const { body: planned } = await organiser.send<{ trip: { id: string; creator_profile_id: string } }>(
    'POST',
    '/api/trips',
    {
      tripName: 'The big one',
      location_name: 'Bendeela Recreation Area',
      start_date: addDays(today(), 14),
      end_date: addDays(today(), 17),
    },
  );
  const { id, creator_profile_id: profileId } = planned.trip;
  await client.query(
    `with planned as (
       insert into trips (id, organiser_id, name, location_name, start_date, end_date, updated_at)
       select gen_random_uuid(), $1, 'Trip ' || i, 'Lake ' || i, current_date + days, current_date + days + 2, now()
       from (select i, case i % 2 when 0 then i else -i - 9 end days from generate_series(1, $2::int - 1) i) days
       returning id, organiser_id
     )
     insert into households (trip_id, id, role, origin, profile_id, attending)
     select id, id, 'organiser', 'made', organiser_id, true from planned`,
    [profileId, trips],
  );
  await client.query(
    `with guests as (
       insert into households (id, trip_id, name, attending, answered_at)
       select gen_random_uuid(), $1, 'Guest ' || i, true, now() from generate_series(1, $2::int) i
       returning id
     ), invited as (
       insert into invites (id, trip_id, email) select id, $1, id || '@example.com' from guests
     )
     insert into trip_people (id, trip_id, household_id, position, type, name, age)
     select gen_random_uuid(), $1, guests.id, c, 'camper', 'Child ' || c, 'child'
     from guests, generate_series(1, 30) c`,
    [id, Math.min(200, trips - 8)],
  );
  return id;
}
