import type { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { median, millisecondsOf } from './load';
import { withProduct } from './servers';

/** The last path segments of a trip's pages other than the overview. */
export const TRIP_PARTS = ['people', 'cars', 'gear', 'meals', 'costs'] as const;

const [small, large] = [
  { people: 2, crew: 2, lines: 3, expenses: 2, days: 4 },
  { people: 60, crew: 150, lines: 300, expenses: 200, days: 4 },
];
/** Small and large sizes for the pages about the days at camp. */
const [fewPlans, manyPlans] = [
  { people: 2, crew: 2, lines: 3, expenses: 2, days: 4, bookings: 1, pitches: 2, todos: 3 },
  { people: 60, crew: 60, lines: 3, expenses: 2, days: 14, bookings: 10, pitches: 60, todos: 300 },
];
const CAMP_PARTS = ['days', 'todos', 'pitches', 'bookings'] as const;
const LOADS = 150;

/** Prints how long each page of a trip with many people takes, relative to a trip with two people. */
export async function compareTrips(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'trips', async ({ url, client }) => {
    const mia = await Person.signUp(url, dataDir);
    const pages = [await pageOf(mia, client, small), await pageOf(mia, client, large)] as const;
    const camps = [await campOf(mia, client, fewPlans), await campOf(mia, client, manyPlans)] as const;
    await client.query('vacuum analyze');
    const compare = async (part: string, [base, full]: readonly [string, string]) => {
      // Alternate between the two trips, so that other load on the machine affects both equally.
      const times: [number[], number[]] = [[], []];
      for (let load = 0; load < LOADS; load++) {
        times[0].push(await millisecondsOf({ url: url + base, headers: mia.headers() }));
        times[1].push(await millisecondsOf({ url: url + full, headers: mia.headers() }));
      }
      const [few, many] = [median(times[0].slice(30)), median(times[1].slice(30))];
      print(
        `  ${part.padEnd(9)} median ms   ${(many / few).toFixed(2)}   (${many.toFixed(1)} to ${few.toFixed(1)}; promised: under 3)`,
      );
    };
    print(
      `\nA trip's pages with ${large.people} people, ${large.crew} crew members, ${large.lines} lines of gear and ` +
        `${large.expenses} expenses, against ${small.people}, ${small.crew}, ${small.lines} and ${small.expenses}`,
    );
    for (const part of ['overview', ...TRIP_PARTS]) {
      const path = part === 'overview' ? '' : `/${part}`;
      await compare(part, [pages[0] + path, pages[1] + path]);
    }
    print(
      `\nThe days at camp of ${manyPlans.people} people with ${manyPlans.bookings} bookings, ${manyPlans.pitches} pitches, ` +
        `${manyPlans.todos} to-dos and ${manyPlans.days} days, against ${fewPlans.people}, ${fewPlans.bookings}, ` +
        `${fewPlans.pitches}, ${fewPlans.todos} and ${fewPlans.days}`,
    );
    for (const part of CAMP_PARTS) await compare(part, [`${camps[0]}/${part}`, `${camps[1]}/${part}`]);
  });
}

/**
 * Creates a trip of the given size and returns its path. `people` includes the organiser and `crew`
 * counts all crew members. Each guest shares five items, each gear line has an offer, and all
 * guests share the expenses.
 */
async function pageOf(
  organiser: Person,
  client: Client,
  { people, crew, lines, expenses, days }: typeof small,
): Promise<string> {
  const { body: planned } = await organiser.send<{ trip: { id: string } }>('POST', '/api/trips', {
    tripName: `Trip for ${people}`,
    location_name: 'Bendeela Recreation Area',
    start_date: addDays(today(), 14),
    end_date: addDays(today(), 13 + days),
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

/**
 * Creates a trip with `pageOf` and adds bookings, pitches and to-dos for everybody, and duties and
 * a plan for each day. Returns the trip's path.
 */
async function campOf(organiser: Person, client: Client, size: typeof fewPlans): Promise<string> {
  const page = await pageOf(organiser, client, size);
  const id = page.split('/').at(-1);
  const { bookings, pitches, todos, days } = size;
  await client.query(
    `with made as (
       insert into bookings (id, trip_id, household_id, added_by, status, status_on, cents, people, cars)
       select gen_random_uuid(), $1, $1, $1, 'booked', current_date, 10000 + nth, 6, 2
       from generate_series(1, $2::int) nth
       returning id, cents - 10001 position
     ), numbered as (
       insert into pitches (id, booking_id, trip_id, name, max_people, max_cars, position)
       select gen_random_uuid(), made.id, $1, 'River ' || nth, 6, 2, nth
       from generate_series(1, $3::int) nth join made on made.position = nth % $2
       returning id, position
     )
     insert into pitch_households (pitch_id, household_id, trip_id)
     select numbered.id, goers.id, $1
     from numbered join (select id, row_number() over (order by id) nth from invites where trip_id = $1) goers
       on goers.nth = numbered.position`,
    [id, bookings, pitches],
  );
  await client.query(
    `insert into todos (id, trip_id, text, owner_id, due_on, added_by)
     select gen_random_uuid(), $1, 'Thing ' || nth, goers.id, current_date + nth % 14, $1
     from generate_series(1, $2::int) nth
     join (select id, row_number() over (order by id) - 1 position, count(*) over () goers from invites
           where trip_id = $1) goers on goers.position = nth % goers.goers`,
    [id, todos],
  );
  await client.query(
    `with at_camp as (
       select start_date + nth as "day", nth from trips, generate_series(0, $2::int - 1) nth where id = $1
     ), planned as (
       insert into plans (id, trip_id, "day", at, text, added_by)
       select gen_random_uuid(), $1, "day", '14:00', 'Swim', $1 from at_camp returning id
     ), joined as (
       insert into plan_goers (plan_id, household_id, trip_id)
       select planned.id, invites.id, $1 from planned, invites where invites.trip_id = $1
     )
     insert into duty_turns (trip_id, "day", duty, household_id)
     select $1, "day", duty, $1 from at_camp, unnest(array['Water', 'Fire', 'Dishes']) duty`,
    [id, days],
  );
  return page;
}
