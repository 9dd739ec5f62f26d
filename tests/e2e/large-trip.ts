import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { sharedServer } from './account';
import type { App } from './app';
import { uniqueEmail } from './fixtures';

/** Creates a trip of 61 people in 21 households with 200 expenses and 300 lines of gear. */
export async function largeTrip({ page }: App): Promise<string> {
  const planned = await page.request.post('/api/trips', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      tripName: 'Easter at Bendeela',
      location_id: null,
      location_name: 'Bendeela Recreation Area',
      location_url: null,
      start_date: addDays(today(), 30),
      end_date: addDays(today(), 33),
      invitees: Array.from({ length: 20 }, () => uniqueEmail('guest')),
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const { id } = (await planned.json()).trip;
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await client.query(
    `with guests as (
       update households set attending = true, answered_at = now(), name = 'Guest' || nth
       from (select id, row_number() over (order by id) nth from invites where trip_id = $1) numbered
       where trip_id = $1 and numbered.id = households.id
       returning households.id, name
     )
     insert into trip_people (id, trip_id, household_id, position, type, name, age)
     select gen_random_uuid(), $1, guests.id, position, 'camper', coalesce(crew.name, guests.name), age
     from guests, (values (0, null, 'adult'::age), (1, 'Sam', 'adult'), (2, 'Kim', 'child')) crew (position, name, age)`,
    [id],
  );
  await client.query(
    `with households as (
       select $1::uuid id, 0 nth union all select id, row_number() over (order by id) from invites where trip_id = $1
     ), added as (
       insert into expenses (id, trip_id, what, day, cents, paid_by, added_by)
       select gen_random_uuid(), $1, 'Ice and drinks ' || n, $2::date - n % 40, 2100 + 21 * n, h.id, h.id
       from generate_series(1, 200) n join households h on h.nth = n * n % 21 returning id, cents
     )
     insert into expense_shares (expense_id, trip_id, household_id, weight, cents)
     select added.id, $1, households.id, 100, added.cents / 21 from added, households`,
    [id, today()],
  );
  await client.query(
    `insert into gear_lines (id, trip_id, name, needed, added_by, created_at)
     select gen_random_uuid(), $1, 'Thing ' || n, 1 + n % 5, $1, now() + n * interval '1 ms'
     from generate_series(1, 300) n`,
    [id],
  );
  await client.end();
  return `/trip/${id}`;
}
