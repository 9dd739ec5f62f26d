import { runStories } from '../scripts/checks/stories';
import { command } from '../scripts/command';
import { print } from '../scripts/print';
import { Refusal, reasonOf } from '../scripts/refusal';
import { runPackage } from '../scripts/run';
import { stopSignal } from '../scripts/server/stop-signal';
import { checkRelease } from './check-release';
import { checkClient } from './client/check-client';
import { checkImage } from './image/check-image';

/**
 * Tests that must pass before a release, and run only with `all` or by name. `npm test` runs a short
 * form of each.
 */
const tests: Record<string, { path: string; env: Record<string, string> }> = {
  drill: { path: 'scripts/database/backup', env: { BACKUP_RUNS: '20' } },
  upgrades: { path: 'tests/upgrades.test.ts', env: { RELEASES: 'all' } },
};

/**
 * The stories that `npm test` leaves out. A tap can be measured only while nothing else runs, so the
 * stories with the tag @alone run one by one.
 */
const stories: Record<string, string[]> = {
  stories: ['--grep', '@release', '--grep-invert', '@alone'],
  taps: ['--grep', '@alone', '--workers', '1'],
};
const parts = [
  'types',
  'bench',
  'client',
  ...Object.keys(tests),
  ...Object.keys(stories),
  'browsers',
  'release',
  'image',
];

/**
 * `npm run release-check`: all parts but the longest; `-- all`: these too; `-- image`: the named ones.
 */
await command(async () => {
  const all = process.argv[2] === 'all';
  const asked = all ? [] : process.argv.slice(2);
  const unknown = asked.find((name) => !parts.includes(name));
  if (unknown) throw new Refusal(`The release check has no part ${unknown}, only ${parts.join(', ')}.`);
  const usual = parts.filter((name) => all || !(name in tests));
  const wanted = asked.length > 0 ? parts.filter((name) => asked.includes(name)) : usual;
  const signal = stopSignal();
  const results: string[] = [];
  const measured = async (name: string, check: () => Promise<void>) => {
    print(`\n— ${name}`);
    const began = Date.now();
    const failure = await check().then(
      () => '',
      (error) => `failed: ${reasonOf(error)}`,
    );
    results.push(`${name}: ${Math.round((Date.now() - began) / 1000)} s, ${failure || 'passed'}`);
  };
  // `npm test` checks the types of the product alone.
  if (wanted.includes('types'))
    await measured('types', () =>
      runScript(signal, 'typescript/bin/tsc', ['--noEmit', '--project', 'proof']),
    );
  if (wanted.includes('bench'))
    await measured('bench', () => runScript(signal, 'tsx/dist/cli.mjs', ['proof/bench/bench.ts', 'start']));
  if (wanted.includes('client')) await measured('client', checkClient);
  // Use a single run of Jest, in which each test file has a processor to itself.
  const inJest = wanted.filter((name) => name in tests);
  if (inJest.length > 0) await measured(inJest.join(' and '), () => runTests(signal, inJest));
  for (const name of wanted.filter((part) => part in stories))
    await measured(name, () => tellStories(signal, stories[name] ?? []));
  if (wanted.includes('browsers'))
    await measured('browsers', () => runScript(signal, 'tsx/dist/cli.mjs', ['proof/browsers/browsers.ts']));
  if (wanted.includes('release')) await measured('release', () => checkRelease(signal));
  if (wanted.includes('image')) await measured('image', checkImage);
  print(`\n${results.join('\n')}`);
  if (results.some((line) => !line.endsWith(', passed'))) process.exitCode = 1;
});

async function runTests(signal: AbortSignal, names: string[]): Promise<void> {
  const chosen = names.flatMap((name) => tests[name] ?? []);
  const env = Object.assign({}, ...chosen.map((test) => test.env));
  const paths = chosen.map((test) => test.path);
  await runScript(signal, 'jest/bin/jest.js', paths, env);
}

async function tellStories(signal: AbortSignal, args: string[]): Promise<void> {
  const code = await runStories(signal, args, { RELEASE_CHECK: '1' });
  if (code !== 0) throw new Refusal(`exit code ${code}`);
}

async function runScript(signal: AbortSignal, script: string, args: string[], env = {}): Promise<void> {
  const code = await runPackage(script, args, { signal, env });
  if (code !== 0) throw new Refusal(`exit code ${code}`);
}
