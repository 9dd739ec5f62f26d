import { startTestCluster } from '../../tests/jest/cluster';
import { command } from '../command';
import { generate } from '../generate';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { stopSignal } from '../server/stop-signal';

/**
 * `npm run mutate` runs the mutation tests of lib; `npm run mutate -- lib/dates.ts` those of the
 * named files.
 */
await command(async () => {
  const files = process.argv.slice(2);
  const signal = stopSignal();
  await generate();
  // Jest starts many times and uses one Postgres for all runs.
  const cluster = await startTestCluster(0);
  const env = {
    TEST_CLUSTER_URL: cluster.url,
    TEST_CLUSTER_ADMIN_URL: cluster.adminUrl,
    TEST_RUN_DIR: cluster.dataDir,
  };
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  try {
    const code = await runPackage('@stryker-mutator/core/bin/stryker.js', ['run', ...only], { signal, env });
    if (signal.aborted) throw new Refusal('Stopped.');
    if (code !== 0) throw new Refusal('Too many mutants survived, or the run failed.');
  } finally {
    await cluster.stop();
  }
});
