import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';
import { migrate } from '@/scripts/database/migrate';
import { seed } from '@/scripts/database/seed';
import { scratchDatabase } from '@/tests/jest/scratch-database';
import { templateDatabase } from '@/tests/jest/test-databases';
import { withAdmin } from '@/tests/jest/with-admin';
import { writeBackup } from './write-backup';

const runs = Number(process.env.BACKUP_RUNS ?? 1);
jest.setTimeout(60_000 + runs * 30_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Creates and deletes trips until the signal aborts. Each transaction also updates the stored
 * counts of trips and jobs.
 */
async function write(url: string, organiser: string, writing: AbortSignal): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const trips: string[] = [];
  let planned = 0;
  const count = (what: string, by: number) =>
    client.query(`update users set name = (name::int + $2)::text where email = $1`, [
      `${what}@example.com`,
      by,
    ]);
  while (!writing.aborted) {
    const [trip, guest] = [uuid7(), uuid7()];
    await client.query('begin');
    await count('trips', 1);
    await client.query(
      `insert into trips (id, organiser_id, location_name, start_date, end_date, updated_at)
       values ($1, $2, 'Lake', '2026-12-01', '2026-12-03', now())`,
      [trip, organiser],
    );
    await client.query(
      `insert into households (trip_id, id, role, origin, profile_id, attending)
       values ($1, $1, 'organiser', 'made', $2, true), ($1, $3, 'member', 'email', null, null)`,
      [trip, organiser, guest],
    );
    await client.query(`insert into invites (id, trip_id, email) values ($2, $1, 'guest@example.com')`, [
      trip,
      guest,
    ]);
    await client.query(
      `select graphile_worker.add_job('nothing', '{}', run_at => now() + interval '1 year')`,
    );
    await count('jobs', 1);
    await client.query('commit');
    trips.push(trip);
    planned += 1;
    if (planned % 3 > 0) continue;
    await client.query('begin');
    await count('trips', -1);
    await client.query('delete from trips where id = $1', [trips.shift()]);
    await client.query('commit');
  }
  await client.end();
}

/**
 * Expects the stored counts to equal the rows, as they do between any two transactions. Returns the
 * number of jobs.
 */
const balanced = async (url: string) =>
  withAdmin(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from trips) as trips, (select count(*) from households) / 2.0 as pairs,
         (select count(*) from invites) as invites, (select count(*) from graphile_worker._private_jobs) as jobs,
         (select name from users where email = 'trips@example.com') as counted_trips,
         (select name from users where email = 'jobs@example.com') as counted_jobs`,
    );
    const { trips, pairs, invites, jobs, counted_trips, counted_jobs } = rows[0];
    expect([Number(pairs), Number(invites), Number(trips)]).toEqual(Array(3).fill(Number(counted_trips)));
    expect(jobs).toBe(counted_jobs);
    return Number(jobs);
  });

test(`backups that are made while people write restore as of one moment each (${runs})`, async () => {
  const { client, url } = await scratchDatabase('scratch_written', templateDatabase);
  const [user, organiser] = [uuid7(), uuid7()];
  await client.query(
    `insert into users (id, email, name) values ($1, 'mia@example.com', ''), (gen_random_uuid(), 'trips@example.com', '0'),
       (gen_random_uuid(), 'jobs@example.com', '0')`,
    [user],
  );
  await client.query(
    `insert into profiles (id, user_id, username, name, postcode, updated_at) values ($1, $2, 'mia', 'Mia', '4031', now())`,
    [organiser, user],
  );
  await client.end();
  const stop = new AbortController();
  const writers = [1, 2].map(() => write(url, organiser, stop.signal));
  const seen: number[] = [];
  try {
    for (let nth = 1; nth <= runs; nth += 1) {
      const { path } = await writeBackup(url, folder);
      const restored = await scratchDatabase(`scratch_restored_${nth}`);
      await restored.client.end();
      await promisify(execFile)('node', ['--import', 'tsx', 'scripts/database/backup/restore.ts', path], {
        env: { ...process.env, DATABASE_URL: restored.url, DATA_DIR: join(folder, 'data') },
      });
      seen.push(await balanced(restored.url));
      // Run the steps with which `npm start` prepares a database.
      expect(await migrate(restored.url)).toBe(0);
      expect(await seed(restored.url)).toBe('current');
      await withAdmin(process.env.TEST_CLUSTER_ADMIN_URL ?? '', (admin) =>
        admin.query(`drop database scratch_restored_${nth} with (force)`),
      );
      await rm(path);
    }
  } finally {
    stop.abort();
    await Promise.all(writers);
  }
  seen.push(await balanced(url));
  // Check that the writers worked all the time.
  expect(seen.every((jobs, at) => at === 0 || jobs > (seen[at - 1] ?? 0))).toBe(true);
});
