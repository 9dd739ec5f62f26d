import { firstNames, fullName, numbering, numbers, oneOf, type Size } from './words';

/**
 * Returns SQL statements that add accounts, each with a camper, a child or a dog, and gear. Every
 * second account has a car.
 */
export function accountRows(size: Size): string[] {
  const { id, madeAt } = numbering(size);
  const accounts = numbers(size.accounts, 'n');
  return [
    `insert into users (id, email, name, confirmed_at, created_at)
     select ${id('user', 'n')}, 'camper-' || n || '@example.com', ${fullName('n')}, ${madeAt('n')}, ${madeAt('n')}
     from ${accounts}`,
    `insert into profiles (id, user_id, username, name, suburb, postcode, created_at, updated_at)
     select ${id('profile', 'n')}, ${id('user', 'n')}, 'camper-' || n, ${fullName('n')}, p.name, p.postcode, ${madeAt('n')}, now()
     from ${accounts} join ${placeOf('n')} order by n`,
    `insert into crew_members (id, profile_id, is_owner, type, name, age)
     select ${id('camper', 'n')}, ${id('profile', 'n')}, true, 'camper', ${fullName('n')}, 'adult' from ${accounts}`,
    `insert into crew_members (id, profile_id, type, name, age, pet_type)
     select ${id('companion', 'n')}, ${id('profile', 'n')}, (case n % 3 when 0 then 'pet' else 'camper' end)::crew_type,
       ${oneOf(firstNames, 'n / 7')}, case when n % 3 > 0 then 'child'::age end, case n % 3 when 0 then 'Dog'::pet_type end
     from ${accounts}`,
    `insert into rides (id, profile_id, type, make, model, colour, drivetrain, seats)
     select ${id('ride', 'n')}, ${id('profile', 'n')}, 'car', ${oneOf(['Subaru', 'Toyota', 'Mazda', 'Ford'], 'n / 2')},
       ${oneOf(['Outback', 'Prado', 'Ranger', 'Forester'], 'n / 8')}, ${oneOf(['Blue', 'White', 'Silver', 'Red'], 'n / 32')},
       ${oneOf(['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'], 'n / 2')}::drivetrain, 5
     from ${accounts} where n % 2 = 0`,
    `insert into gear_items (id, profile_id, name, shared)
     select ${id('gear', 'n')}, ${id('profile', 'n')}, ${oneOf(['Tent', '4 camp chairs', 'Gas stove', 'Esky', 'Lantern'], 'n')}, n % 3 > 0
     from ${accounts}`,
  ];
}

/**
 * SQL for a temporary table that numbers the open data's suburbs in a mixed order. The statements
 * below refer to suburbs by this number.
 */
export const numberPlaces = `
  create temporary table numbered_places as
  select row_number() over (order by md5(id::text)) - 1 nth, name, postcode, state, latitude, longitude,
         count(*) over () of_all from places`;

/** Returns SQL that joins the suburb whose number is `nth` modulo the number of suburbs. */
const placeOf = (nth: string) =>
  `numbered_places p on p.nth = ${nth} % (select of_all from numbered_places limit 1)`;

/**
 * Returns SQL statements that add shared campsites with two features each. Nine in ten are near a
 * suburb, the others up to four degrees away.
 */
export function siteRows(size: Size): string[] {
  const { id, madeAt } = numbering(size);
  const sites = numbers(size.sites, 'n');
  return [
    // With this seed Postgres draws the same random numbers in each run.
    'select setseed(0.34)',
    `insert into campsites (id, source, owner_id, share_flag, name, address, state, postcode, latitude, longitude,
       drivetrain, pet_friendly, created_at, updated_at)
     select ${id('site', 'n')}, 'user', ${id('profile', `n % ${size.accounts}`)}, true,
       initcap(words[1 + n % 400] || ' ' || words[1 + n / 400 % 400]) || ' ' || ${oneOf(['Camp', 'Creek', 'Reserve', 'Beach', 'Flat'], 'n')},
       'Track ' || n, p.state, p.postcode, p.latitude + wide * (random() - random()), p.longitude + wide * (random() - random()),
       case n % 3 when 0 then '4 Wheel Drive'::drivetrain end, case n % 5 when 0 then true end, ${madeAt('n')}, now()
     from ${sites} join ${placeOf('n')}
     cross join lateral (select case n % 10 when 0 then 4.0 else 0.4 end wide) spread
     cross join (select array(select word from known_words order by md5(word) limit 400) words) known
     order by n`,
    `insert into campsite_features (campsite_id, feature_id)
     select ${id('site', 'n')}, f.id
     from ${sites} join (
       select id, row_number() over (order by name) - 1 nth from site_features where bundled limit 8
     ) f on f.nth % 4 = n % 4`,
  ];
}
