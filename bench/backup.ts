import { join } from 'node:path';
import { addDays, today } from '../lib/dates';
import { connectTo } from '../scripts/database/client';
import { print } from '../scripts/print';
import { median, responsesPerSecond } from './load';
import { Person } from './person';
import { outputOf, withProduct } from './servers';

const TRIPS = 1_000_000;
/** Number of rounds before the backup, three seconds each. */
const ROUNDS = 5;

/**
 * Prints how long a backup and its drill take with a million trips, and how fast a page is
 * meanwhile.
 */
export async function measureBackup(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'backup', async ({ url, databaseUrl, adminUrl }) => {
    const mia = await Person.signUp(url, dataDir);
    const { body } = await mia.send<{ trip: { id: string } }>('POST', '/api/trips', {
      tripName: 'Easter',
      location_name: 'Bendeela Recreation Area',
      start_date: addDays(today(), 14),
      end_date: addDays(today(), 16),
    });
    await fill(adminUrl);
    const target = { url: `${url}/trip/${body.trip.id}`, headers: mia.headers() };
    await responsesPerSecond(target, 5);
    const before: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) before.push(await responsesPerSecond(target));

    const scripts = join('scripts', 'database', 'backup');
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const backup = { done: false };
    const written = outputOf(['--import', 'tsx', join(scripts, 'backup.ts')], env).finally(() => {
      backup.done = true;
    });
    const during: number[] = [];
    while (!backup.done) during.push(await responsesPerSecond(target));
    print(`\nA backup of ${TRIPS} trips, while a trip's page is asked for (promised: under 600 s)`);
    print(`  ${await written}`.trimEnd());
    // Leave out the last round, because the backup ended during it.
    const ratio = median(during.slice(0, -1)) / median(before);
    print(`  the page's rate to that before   ${ratio.toFixed(2)}   (promised: at least 0.8)`);

    await (await connectTo(adminUrl)).query('alter role campmates createdb');
    print(
      `\nIts drill\n  ${await outputOf(['--import', 'tsx', join(scripts, 'backup.ts'), 'drill'], env)}`.trimEnd(),
    );
  });
}

/**
 * Adds 250,000 accounts with four trips each. Three households and three people go on each trip.
 */
async function fill(adminUrl: string): Promise<void> {
  const client = await connectTo(Object.assign(new URL(adminUrl), { pathname: '/campmates' }).href);
  // Skip foreign keys and triggers, because the rows below are consistent by construction.
  await client.query('set session_replication_role = replica');
  const id = (kind: string, nth: string) => `md5('${kind}' || (${nth}))::uuid`;
  const statements = [
    `insert into users (id, email, name, confirmed_at)
     select ${id('user', 'n')}, 'camper-' || n || '@example.com', 'Camper ' || n, now() from generate_series(1, ${TRIPS / 4}) n`,
    `insert into profiles (id, user_id, username, name, suburb, postcode, updated_at)
     select ${id('profile', 'n')}, ${id('user', 'n')}, 'camper' || n, 'Camper ' || n, 'Kedron', '4031', now() from generate_series(1, ${TRIPS / 4}) n`,
    `insert into crew_members (id, profile_id, is_owner, type, name, age)
     select ${id('crew', 'n')}, ${id('profile', 'n')}, true, 'camper', 'Camper ' || n, 'adult' from generate_series(1, ${TRIPS / 4}) n`,
    `insert into trips (id, organiser_id, name, location_name, start_date, end_date, updated_at)
     select ${id('trip', 'n')}, ${id('profile', '1 + n / 4')}, 'Trip ' || n, 'Bendeela Recreation Area', date '2026-12-01' + n % 300, date '2026-12-03' + n % 300, now()
     from generate_series(0, ${TRIPS - 1}) n`,
    `insert into households (trip_id, id, role, origin, profile_id, attending, answered_at)
     select ${id('trip', 'n')}, case k when 0 then ${id('trip', 'n')} else ${id('household', "n || '-' || k")} end,
       (case k when 0 then 'organiser' else 'member' end)::household_role, (case k when 0 then 'made' else 'email' end)::household_origin,
       ${id('profile', `1 + (n / 4 + k) % ${TRIPS / 4}`)}, true, now()
     from generate_series(0, ${TRIPS - 1}) n, generate_series(0, 2) k`,
    `insert into invites (id, trip_id, email)
     select ${id('household', "n || '-' || k")}, ${id('trip', 'n')}, 'camper-' || 1 + (n / 4 + k) % ${TRIPS / 4} || '@example.com'
     from generate_series(0, ${TRIPS - 1}) n, generate_series(1, 2) k`,
    `insert into trip_people (trip_id, id, household_id, crew_member_id)
     select trip_id, crew_members.id, households.id, crew_members.id from households join crew_members using (profile_id)
     where trip_id <> any (select id from trips where name = 'Easter')`,
    'vacuum analyze',
  ];
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
