import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { command, isCommand } from '../command';
import { generate } from '../generate';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { stopSignal } from '../server/stop-signal';

interface Moment {
  name: string;
  at: string;
  zone: string;
}

export const clockReport = join(root, '.data-test', 'jest-clock.json');

/** Times at which the day or month differs between time zones. */
export const moments: Moment[] = [
  { name: 'Sydney is a day ahead of Perth', at: '2027-03-10T13:30:00Z', zone: 'Australia/Perth' },
  { name: 'a minute before midnight UTC', at: '2027-03-10T23:59:00Z', zone: 'America/Los_Angeles' },
  { name: 'the end of a month', at: '2027-04-30T13:30:00Z', zone: 'Australia/Hobart' },
  { name: 'the end of a year', at: '2027-12-31T23:59:00Z', zone: 'Australia/Perth' },
  { name: '29 February', at: '2028-02-29T13:30:00Z', zone: 'America/Los_Angeles' },
  { name: 'daylight saving begins', at: '2027-10-02T15:59:00Z', zone: 'Australia/Hobart' },
  { name: 'daylight saving ends', at: '2028-04-01T15:59:00Z', zone: 'Australia/Hobart' },
];

/** `npm test` also runs these at one of the moments, which changes every day. */
const aboutDays = [
  'tests/(clock|digests).test.ts',
  'tests/trip-pages.test.ts',
  'lib/dates',
  'lib/trips/([a-z-]+.test|calendar|changes|digests|fit/weekends|todos/remind)',
  'components/trips/(overview/edit-dates|form/trip-form|trip-card)',
  'app/api/trips/(trips|.id./(home-contact|location|packing)/)',
  'app/api/calendar',
  'app/api/invites',
];

export const momentOf = (now: Date) =>
  moments[Math.floor(now.getTime() / 86_400_000) % moments.length] as Moment;

export async function testAtAnotherHour(signal: AbortSignal): Promise<void> {
  await testAt(momentOf(new Date()), aboutDays, signal);
}

async function testAt({ name, at, zone }: Moment, paths: string[], signal: AbortSignal): Promise<void> {
  print(`\n— At another hour: ${name} (${at}, TZ ${zone})`);
  const shift = Date.parse(at) - Date.now();
  const args = ['--json', `--outputFile=${clockReport}`, ...paths];
  const env = { TZ: zone, TEST_CLOCK_SHIFT_MS: String(shift) };
  if ((await runPackage('jest/bin/jest.js', args, { signal, env })) !== 0) {
    throw new Refusal(signal.aborted ? 'Stopped.' : `At another hour (${name}): failed.`);
  }
}

/** `npm run test:clock` runs all Jest tests, or the given paths, at each of the moments. */
if (isCommand(import.meta.url)) {
  await command(async () => {
    const signal = stopSignal();
    await generate();
    for (const moment of moments) await testAt(moment, process.argv.slice(2), signal);
    await rm(clockReport, { force: true });
  });
}
