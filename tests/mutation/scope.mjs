import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Files without rules to test: lists, limits and texts, the drawing of covers, and the parts of
 * lib/server that any product has.
 */
const noRules = [
  /^lib\/(cover-art|server)\//,
  /\/((feature|fault|crew|ride|guest)-)?(words|kinds|limits|caps|rules|reasons|catalogue|categories|profile-fields|prompt)\.ts$/,
  /^lib\/api-client\.ts$/,
];

/** Files with rules about access that use the database. */
const access = [
  'lib/server/auth/whose.ts',
  'lib/server/auth/callback.ts',
  'lib/trips/lock-trip.ts',
  'lib/trips/missing-page.ts',
];

/** The files to mutate: the files of lib that don't use the database, and the files of `access`. */
export const mutate = [...rules(), ...access];

function rules() {
  const files = readdirSync(join(root, 'lib'), { recursive: true }).map((file) => `lib/${file}`);
  const written = files.filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  return written
    .filter((file) => !readFileSync(join(root, file), 'utf8').startsWith("import 'server-only'"))
    .filter((file) => !noRules.some((pattern) => pattern.test(file)))
    .sort();
}

/** The tests of files that have no test file of the same name beside them. */
const elsewhere = {
  'lib/car-reach.ts': ['lib/campsites/ai/keep-matching.test.ts'],
  'lib/campsites/features/policy.ts': ['lib/campsites/features/suggest-features.test.ts'],
  'lib/campsites/search/listed-site.ts': ['lib/campsites/search/sources.test.ts'],
  'lib/campsites/search/search-href.ts': ['lib/campsites/search/search-url.test.ts'],
  'lib/campsites/search/search-sql.ts': ['lib/campsites/search/search-sites.test.ts'],
  'lib/campsites/search/to-found.ts': ['lib/campsites/search/search-sites.test.ts'],
  'lib/household/policy.ts': ['app/api/crew/[id]/route.test.ts', 'lib/household/count-belongings.test.ts'],
  'lib/server/auth/whose.ts': ['lib/trips/policy.test.ts'],
  'lib/trips/fit/finding.ts': ['lib/trips/fit/fit-of.test.ts'],
  'lib/trips/fit/party.ts': ['company', 'fit-of', 'transport'].map((rule) => `lib/trips/fit/${rule}.test.ts`),
  'lib/trips/fit/plan.ts': ['lib/trips/fit/access.test.ts'],
  'lib/trips/calendar/policy.ts': ['app/api/calendar/[token]/route.test.ts'],
  'lib/trips/headcount/count.ts': ['lib/trips/headcount/headcount.test.ts'],
  'lib/trips/headcount/night-runs.ts': ['lib/trips/headcount/booking-text.test.ts'],
  'lib/trips/headcount/schema.ts': ['app/api/trips/[id]/headcount/route.test.ts'],
};

/** Returns the test files of these files: those beside them, and those listed in `elsewhere`. */
export function testsOf(files) {
  const tests = files.flatMap((file) => {
    const beside = file.replace(/\.ts$/, '.test.ts');
    return [...(existsSync(join(root, beside)) ? [beside] : []), ...(elsewhere[file] ?? [])];
  });
  return [...new Set(tests)];
}
