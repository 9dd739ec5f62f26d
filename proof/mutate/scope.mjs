import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestTests } from './importers.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Files without rules to test: lists, limits, texts and the drawing of covers. Also lib/server,
 * because the group `http` mutates a part of it.
 */
const noRules = [
  /^lib\/(cover-art|server)\//,
  /\/([a-z]+-)?(words|options|kinds|limits|caps|rules|reasons|catalogue|categories|profile-fields|prompt)\.ts$/,
  /^lib\/api-client\.ts$/,
];

/** Files of the group `rules` although they use the database, because they decide who has access. */
const access = [
  'lib/server/auth/profile-ref.ts',
  'lib/server/auth/callback.ts',
  'lib/trips/lock-trip.ts',
  'lib/trips/missing-page.ts',
];

/** The list of limits, and the description of the API. */
const noRulesOfHttp = ['limit', 'mail-limits', 'rate-limits', 'openapi'].map(
  (name) => `lib/server/http/${name}.ts`,
);

const written = readdirSync(join(root, 'lib'), { recursive: true })
  .map((file) => `lib/${file}`)
  .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file))
  .sort();
const usesDatabase = (file) => readFileSync(join(root, file), 'utf8').startsWith("import 'server-only'");
const hasRules = (file) => !noRules.some((pattern) => pattern.test(file));

/**
 * The groups of files to mutate. `atLeast` is the percentage of mutants that tests must notice. With
 * `oneIn`, only one in that many functions is mutated, because the group has too many mutants.
 */
export const groups = {
  rules: {
    files: [...written.filter((file) => !usesDatabase(file) && hasRules(file)), ...access],
    atLeast: 85,
  },
  http: {
    files: written.filter((file) => file.startsWith('lib/server/http/') && !noRulesOfHttp.includes(file)),
    atLeast: 80,
  },
  'use-cases': {
    files: written.filter(
      (file) => usesDatabase(file) && !file.startsWith('lib/server/') && !access.includes(file),
    ),
    atLeast: 80,
    oneIn: 12,
  },
};

/** The tests of files that have no test file of the same name beside them. */
const elsewhere = {
  'lib/campsites/nearby-sites.ts': ['tests/campsite-pages.test.ts'],
  'lib/server/http/bound-stop.ts': ['scripts/server/http-server.test.ts'],
  'lib/server/http/connections.ts': ['scripts/server/http-server.test.ts'],
  'lib/trips/households/page-caller.ts': ['tests/trip-pages.test.ts'],
  'lib/trips/site/campsite-page.ts': ['tests/campsite-pages.test.ts'],
  'lib/drivetrains.ts': ['lib/campsites/ai/answers.test.ts'],
  'lib/campsites/features/features.ts': ['app/api/locations/locations.test.ts'],
  'lib/campsites/search/listed-site.ts': ['lib/campsites/search/sources.test.ts'],
  'lib/campsites/search/search-href.ts': ['lib/campsites/search/search-url.test.ts'],
  'lib/campsites/search/search-sql.ts': ['app/api/locations/public/public.test.ts'],
  'lib/campsites/search/search-sites.ts': ['app/api/locations/public/public.test.ts'],
  'lib/household/policy.ts': ['app/api/crew/crew-and-rides.test.ts'],
  'lib/trips/lock-trip.ts': ['lib/trips/trip.test.ts'],
  'lib/trips/missing-page.ts': ['lib/trips/trip.test.ts'],
  'lib/server/auth/profile-ref.ts': ['lib/trips/policy.test.ts'],
  'lib/trips/fit/finding.ts': ['lib/trips/fit/fit-of.test.ts'],
  'lib/trips/fit/party.ts': ['company', 'fit-of', 'transport'].map((rule) => `lib/trips/fit/${rule}.test.ts`),
  'lib/trips/fit/plan.ts': ['lib/trips/fit/access.test.ts'],
  'lib/trips/calendar/calendar-trips.ts': ['app/api/calendar/calendar.test.ts'],
  'lib/trips/headcount/count.ts': ['lib/trips/headcount/headcount.test.ts'],
  'lib/trips/headcount/schema.ts': ['app/api/trips/[id]/headcount/headcount.test.ts'],
  // The tests beside these schemas are about requests alone.
  ...Object.fromEntries(
    ['bookings', 'days', 'gear', 'meals', 'notices', 'packing'].map((part) => [
      `lib/trips/${part}/schema.ts`,
      [`app/api/trips/[id]/${part}/${part}.test.ts`],
    ]),
  ),
};

/** Most tests of a file: enough to notice a fault, and few enough to run all of them for each mutant. */
const MOST_TESTS = 4;
const nearest = nearestTests(root, MOST_TESTS);

/**
 * Returns the test files of these files: those beside them and those listed in `elsewhere`. A file
 * with neither has the tests that are nearest by their imports.
 */
export function testsOf(files) {
  const tests = files.flatMap((file) => {
    const beside = file.replace(/\.ts$/, '.test.ts');
    const known = [...(existsSync(join(root, beside)) ? [beside] : []), ...(elsewhere[file] ?? [])];
    return known.length > 0 ? known : nearest(file);
  });
  return [...new Set(tests)];
}
