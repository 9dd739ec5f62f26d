import type { Client } from 'pg';
import { addDays, today } from '../lib/dates';
import { print } from '../scripts/print';
import { median, millisecondsOf } from './load';
import { Person } from './person';
import { withProduct } from './servers';

/** The parts of a trip besides its overview, as their paths end. */
export const TRIP_PARTS = ['people', 'cars', 'gear', 'meals', 'costs'] as const;

const [small, large] = [
  { people: 2, crew: 2, lines: 3, expenses: 2 },
  { people: 60, crew: 150, lines: 300, expenses: 200 },
];
const LOADS = 150;

/** Prints how long each part of a trip takes with many people on it, against one with two. */
export async function compareTrips(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'trips', async ({ url, client }) => {
    const mia = await Person.signUp(url, dataDir);
    const pages = [await pageOf(mia, client, small), await pageOf(mia, client, large)] as const;
    await client.query('vacuum analyze');
    print(
      `\nA trip's pages with ${large.people} people, ${large.crew} crew members, ${large.lines} lines of gear and ` +
        `${large.expenses} expenses, against ${small.people}, ${small.crew}, ${small.lines} and ${small.expenses}`,
    );
    for (const part of ['overview', ...TRIP_PARTS]) {
      const path = part === 'overview' ? '' : `/${part}`;
      // In turn, so that whatever else the machine does meets both alike.
      const times: [number[], number[]] = [[], []];
      for (let load = 0; load < LOADS; load++) {
        for (const index of [0, 1] as const) {
          times[index].push(await millisecondsOf({ url: url + pages[index] + path, headers: mia.headers() }));
        }
      }
      const [base, full] = [median(times[0].slice(30)), median(times[1].slice(30))];
      print(
        `  ${part.padEnd(9)} median ms   ${(full / base).toFixed(2)}   (${full.toFixed(1)} to ${base.toFixed(1)}; promised: under 3)`,
      );
    }
  });
}

/**
 * The path of a new trip that so many people go on, the organiser among them, with so many crew members in all, five
 * things that each guest shares, lines of gear that each has an offer, and expenses that all bear.
 */
async function pageOf(
  organiser: Person,
  client: Client,
  { people, crew, lines, expenses }: typeof small,
): Promise<string> {
  const { body: planned } = await organiser.send<{ trip: { id: string } }>('POST', '/api/trips', {
    tripName: `Trip for ${people}`,
    location_name: 'Bendeela Recreation Area',
    start_date: addDays(today(), 14),
    end_date: addDays(today(), 17),
  });
  await client.query(
    `with guests as (
       insert into users (id, email, confirmed_at)
       select gen_random_uuid(), gen_random_uuid() || '@example.com', now() from generate_series(2, $2::int)
       returning id, email
     ), people as (
       insert into profiles (id, user_id, username, name, postcode, updated_at)
       select gen_random_uuid(), id, left(email, 40), 'Camper ' || left(email, 8), '4031', now() from guests
       returning id, user_id
     ), invited as (
       insert into households (id, trip_id, profile_id, attending, answered_at)
       select gen_random_uuid(), $1, id, true, now() from people returning id, profile_id
     ), mailed as (
       insert into invites (id, trip_id, email)
       select invited.id, $1, guests.email
       from invited join people on people.id = profile_id join guests on guests.id = user_id
     ), shared as (
       insert into gear_items (id, profile_id, name, shared)
       select gen_random_uuid(), people.id, thing, true
       from people, unnest(array['Tent', '4 camp chairs', 'Gas stove', 'Esky', 'Lantern']) thing
     ), cars as (
       insert into rides (id, profile_id, type, make, model, colour, drivetrain)
       select gen_random_uuid(), id, 'car', 'Subaru', 'Outback', 'Blue', 'All Wheel Drive' from people
       returning id, profile_id
     ), parked as (
       insert into trip_vehicles (trip_id, id, household_id, ride_id)
       select $1, cars.id, invited.id, cars.id from cars join invited using (profile_id)
     ), members as (
       insert into crew_members (id, profile_id, is_owner, type, name, age)
       select gen_random_uuid(), id, nth <= $2 - 1, 'camper', 'Camper ' || nth,
              case when nth % 3 = 0 then 'child' else 'adult' end::age
       from generate_series(1, $3::int - 1) nth
       join (select id, row_number() over () - 1 position from people) numbered on position = (nth - 1) % ($2 - 1)
       returning id, profile_id
     )
     insert into trip_people (trip_id, id, household_id, crew_member_id)
     select $1, members.id, invited.id, members.id from members join invited using (profile_id)`,
    [planned.trip.id, people, crew],
  );
  await client.query(
    `with goers as (
       select id, row_number() over (order by id) - 1 position, count(*) over () goers from invites where trip_id = $1
     ), lines as (
       insert into gear_lines (id, trip_id, name, needed)
       select gen_random_uuid(), $1, 'Thing ' || nth, 2 from generate_series(1, $2::int) nth
       returning id, trip_id, substr(name, 7)::int nth
     )
     insert into gear_offers (line_id, trip_id, household_id, quantity)
     select lines.id, trip_id, goers.id, 1 from lines join goers on position = nth % goers`,
    [planned.trip.id, lines],
  );
  await client.query(
    `with goers as (
       select id, row_number() over (order by id) - 1 position, count(*) over () goers from invites where trip_id = $1
     ), paid as (
       insert into expenses (id, trip_id, what, day, cents, paid_by, added_by)
       select gen_random_uuid(), $1, 'Thing ' || nth, current_date, 100 * goers, id, id
       from generate_series(1, $2::int) nth join goers on position = nth % goers
       returning id
     )
     insert into expense_shares (expense_id, trip_id, household_id, weight, cents)
     select paid.id, $1, goers.id, 100, 100 from paid, goers`,
    [planned.trip.id, expenses],
  );
  return `/trip/${planned.trip.id}`;
}
