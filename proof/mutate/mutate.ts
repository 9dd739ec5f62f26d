import { join } from 'node:path';
import { command } from '../../scripts/command';
import { generate } from '../../scripts/generate';
import { root } from '../../scripts/paths';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { runProgram } from '../../scripts/run';
import { stopSignal } from '../../scripts/server/stop-signal';
import { startTestCluster } from '../../tests/jest/cluster';
import { groups } from './scope.mjs';

const stryker = join(root, 'proof', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

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
      const code = await runProgram(
        process.execPath,
        [stryker, 'run', 'proof/mutate/stryker.config.mjs', '--mutate', files.join(',')],
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
