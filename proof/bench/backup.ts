import { join } from 'node:path';
import { addDays, today } from '../../lib/dates';
import { connectTo } from '../../scripts/database/client';
import { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { fill, productDatabase } from './fill/fill';
import { median, responsesPerSecond } from './load';
import { outputOf, withProduct } from './servers';

const TRIPS = 1_000_000;
const size = { accounts: TRIPS / 4, trips: TRIPS, households: 3, sites: 0, expenses: 0 };
/** Number of rounds before the backup, three seconds each. */
const ROUNDS = 5;

/**
 * Prints how long a backup of a million trips takes, and how fast a page is during the backup. Then
 * prints the output of the drill, which tests the backup by restoring it.
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
    await fill(productDatabase(adminUrl), size);
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
