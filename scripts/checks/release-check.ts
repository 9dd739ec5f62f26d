import { command } from '../command';
import { print } from '../print';
import { Refusal, reasonOf } from '../refusal';
import { runPackage } from '../run';
import { checkImage } from './image/check-image';

/**
 * Checks before a release that take too long for `npm test`. `npm test` has a short form of each.
 */
const parts: Record<string, () => Promise<void>> = {
  drill: async () => {
    const env = { BACKUP_RUNS: '20' };
    passes('The drill', await runPackage('jest/bin/jest.js', ['scripts/database/backup'], { env }));
  },
  image: checkImage,
  upgrades: async () => {
    const env = { RELEASES: 'all' };
    passes('The upgrades', await runPackage('jest/bin/jest.js', ['tests/upgrades.test.ts'], { env }));
  },
};

function passes(what: string, code: number): void {
  if (code !== 0) throw new Refusal(`${what}: exit code ${code}.`);
}

/** `npm run release-check` runs all parts; `npm run release-check -- image` runs the named ones. */
await command(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown)
    throw new Refusal(`The release check has no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);
  const results: string[] = [];
  for (const [name, check] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    print(`\n— ${name}`);
    const began = Date.now();
    const failure = await check().then(
      () => '',
      (error) => `failed: ${reasonOf(error)}`,
    );
    results.push(`${name}: ${Math.round((Date.now() - began) / 1000)} s, ${failure || 'passed'}`);
  }
  print(`\n${results.join('\n')}`);
  if (results.some((line) => !line.endsWith(', passed'))) process.exitCode = 1;
});
