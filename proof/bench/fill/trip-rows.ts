import { firstNames, fullName, lastNames, numbering, numbers, oneOf, type Size } from './words';

/**
 * Returns SQL statements that add trips. The accounts form fixed circles that camp together: all
 * accounts on a trip are of the same circle, and each account of a circle organises trips. The last
 * fifth of a trip's households are guests without an account.
 */
export function tripRows(size: Size): string[] {
  const { id, madeAt } = numbering(size);
  const { accounts, households } = size;
  // The account numbers of a circle are far apart, so that a trip refers to rows all over the other
  // tables.
  const stride = Math.floor(accounts / households);
  const account = (k: string | number) => `((n + ${k} * ${stride}) % ${accounts})`;
  const isGuest = `(k >= ${households - Math.floor(households / 5)})`;
  const trip = id('trip', 'n');
  const organiser = trip;
  const household = `case k when 0 then ${organiser} else ${id('household', 'n', 'k')} end`;
  // One household in ten has said no. The organiser's household shares every expense with
  // `partner`, another household that is going.
  const isGoing = '(k = 0 or (n + k) % 10 <> 9)';
  const partner = `case n % 10 when 8 then ${id('household', 'n', 2)} else ${id('household', 'n', 1)} end`;
  const start = `((${madeAt('n')} at time zone 'UTC')::date + 20 + n % 250)`;
  const cents = `2 * (500 + (n * 31::bigint + e * 977) % 20000)::int`;
  const trips = numbers(size.trips, 'n');
  const all = `${trips}, ${numbers(households, 'k')}`;
  const expenses = `${trips}, ${numbers(size.expenses, 'e')}`;
  const occasions = ['Easter', 'Long weekend', 'Birthday', 'Fishing', 'Stargazing', 'Family camp'];
  return [
    `insert into trips (id, organiser_id, name, campsite_id, location_name, start_date, end_date, created_at, updated_at)
     select ${trip}, ${id('profile', account(0))}, ${oneOf(occasions, 'n')} || ' with the ' || ${oneOf(lastNames, 'n')} || 's',
       c.id, coalesce(c.name, 'Bendeela Recreation Area'), ${start}, ${start} + 1 + n % 4, ${madeAt('n')}, now()
     from ${trips} left join campsites c on c.id = ${id('site', `n % ${Math.max(1, size.sites)}`)} order by n`,
    `insert into households (trip_id, id, role, origin, profile_id, name, attending, answered_at, created_at)
     select ${trip}, ${household}, (case k when 0 then 'organiser' else 'member' end)::household_role,
       (case k when 0 then 'made' else 'email' end)::household_origin,
       case when not ${isGuest} then ${id('profile', account('k'))} end,
       case when ${isGuest} then 'The ' || ${oneOf(lastNames, 'n + k')} || 's' end, ${isGoing}, ${madeAt('n')}, ${madeAt('n')}
     from ${all}`,
    `insert into invites (id, trip_id, email, created_at)
     select ${household}, ${trip},
       case when ${isGuest} then 'guest-' || n || '-' || k else 'camper-' || ${account('k')} end || '@example.com', ${madeAt('n')}
     from ${all} where k > 0`,
    `insert into trip_people (trip_id, id, household_id, crew_member_id)
     select ${trip}, ${id('camper', account('k'))}, ${household}, ${id('camper', account('k'))}
     from ${all} where ${isGoing} and not ${isGuest}`,
    `insert into trip_people (trip_id, id, household_id, crew_member_id)
     select ${trip}, ${id('companion', account(0))}, ${organiser}, ${id('companion', account(0))} from ${trips}`,
    `insert into trip_people (trip_id, id, household_id, type, name, age)
     select ${trip}, ${id('guest', 'n', 'k')}, ${household}, 'camper', ${oneOf(firstNames, 'n + k')}, 'adult'
     from ${all} where ${isGoing} and ${isGuest}`,
    `insert into trip_vehicles (trip_id, id, household_id, ride_id)
     select ${trip}, ${id('ride', account('k'))}, ${household}, ${id('ride', account('k'))}
     from ${all} where k < 2 and ${account('k')} % 2 = 0 and ${isGoing}`,
    `insert into expenses (id, trip_id, what, day, cents, paid_by, added_by, created_at)
     select ${id('expense', 'n', 'e')}, ${trip}, ${oneOf(['Firewood', 'Groceries', 'Fuel', 'Site fee', 'Ice'], 'n + e')}, ${start} + e % 2,
       ${cents}, payer, payer, ${madeAt('n')}
     from ${expenses}, lateral (select case e % 2 when 0 then ${organiser} else ${partner} end payer) paid`,
    `insert into expense_shares (expense_id, trip_id, household_id, weight, cents)
     select ${id('expense', 'n', 'e')}, ${trip}, bearer, 100, ${cents} / 2
     from ${expenses}, lateral (values (${organiser}), (${partner})) borne (bearer)`,
    `insert into payments (id, trip_id, from_household, to_household, cents)
     select ${id('payment', 'n')}, ${trip}, ${partner}, ${organiser}, 1000 + n % 5000 from ${trips}`,
    `insert into notices (id, trip_id, household_id, text, announcement)
     select ${id('notice', 'n')}, ${trip}, ${organiser}, 'We meet at ' || 1 + n % 11 || ' at the gate.', true from ${trips}`,
    `insert into todos (id, trip_id, text, owner_id, due_on, added_by)
     select ${id('todo', 'n')}, ${trip}, ${oneOf(['Buy gas', 'Check the tyres', 'Book the ferry', 'Wash the tent'], 'n')}, ${partner}, ${start} - 7,
       ${organiser} from ${trips}`,
    `insert into gear_lines (id, trip_id, name, needed, added_by)
     select ${id('line', 'n')}, ${trip}, ${oneOf(['Axe', 'Kayak', 'Tarp', 'Cricket set'], 'n')}, 1, ${organiser} from ${trips}`,
    `insert into meals (id, trip_id, day, kind, title)
     select ${id('meal', 'n')}, ${trip}, ${start}, 'dinner', ${oneOf(['Damper', 'Sausages', 'Curry', 'Pasta'], 'n')} from ${trips}`,
    `insert into notifications (id, profile_id, trip_id, kind, about, household_id, text)
     select ${id('notification', 'n')}, ${id('profile', account(0))}, ${trip}, 'answers', ${partner}, ${partner},
       ${fullName('n')} || ' is coming.' from ${trips}`,
  ];
}
