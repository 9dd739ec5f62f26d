import { startTestCluster } from '../../tests/jest/cluster';
import { groups } from '../../tests/mutation/scope.mjs';
import { command } from '../command';
import { generate } from '../generate';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { stopSignal } from '../server/stop-signal';

/**
 * `npm run mutate` runs the mutation tests on all groups of files, `npm run mutate -- http` on the
 * group `http`, and `npm run mutate -- lib/dates.ts` on the named file.
 */
await command(async () => {
  const chosen = groupsToRun(process.argv.slice(2));
  const signal = stopSignal();
  await generate();
  // Jest starts many times and uses one Postgres for all runs.
  const cluster = await startTestCluster(0);
  const env = {
    TEST_CLUSTER_URL: cluster.url,
    TEST_CLUSTER_ADMIN_URL: cluster.adminUrl,
    TEST_RUN_DIR: cluster.dataDir,
  };
  const failed: string[] = [];
  try {
    for (const { name, files, atLeast, oneIn } of chosen) {
      print(`\n— ${name}`);
      const code = await runPackage(
        '@stryker-mutator/core/bin/stryker.js',
        ['run', '--mutate', files.join(',')],
        {
          signal,
          env: {
            ...env,
            MUTATE_REPORT: name,
            MUTATE_AT_LEAST: String(atLeast),
            MUTATE_ONE_IN: oneIn ? String(oneIn) : '',
          },
        },
      );
      if (signal.aborted) throw new Refusal('Stopped.');
      if (code !== 0) failed.push(name);
    }
  } finally {
    await cluster.stop();
  }
  if (failed.length > 0) {
    throw new Refusal(`Too many mutants survived, or the run failed: ${failed.join(', ')}.`);
  }
});

// A function declaration, because the command above runs before the end of this module.
function groupsToRun(asked: string[]) {
  const known = Object.values(groups).flatMap(({ files }) => files);
  const unknown = asked.find((name) => !Object.hasOwn(groups, name) && !known.includes(name));
  if (unknown)
    throw new Refusal(`${unknown} is neither a group (${Object.keys(groups)}) nor a file of a group.`);
  return Object.entries(groups).flatMap(([name, group]) => {
    if (asked.length === 0 || asked.includes(name)) return [{ ...group, name }];
    const files = group.files.filter((file) => asked.includes(file));
    return files.length > 0 ? [{ name, files, atLeast: group.atLeast, oneIn: undefined }] : [];
  });
}
