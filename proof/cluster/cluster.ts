import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../scripts/command';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { buildIfStale } from '../../scripts/server/build';
import { aborted, stopSignal } from '../../scripts/server/stop-signal';
import { openMailbox } from './mailbox';
import { requirePrograms } from './packages';
import { playScenario } from './scenario';
import { planCluster, standDown, standUp } from './stand-up';

const known = ['--install', '--stay', '--pooler', '--keep'];

/**
 * Starts a cluster of Debian's programs on this machine and shows how it behaves under faults.
 * `--install` installs missing programs. `--stay` causes no faults and serves until Ctrl-C.
 * `--pooler` causes no faults and measures pages with and without PgBouncer. `--keep` keeps the
 * folder with the logs.
 */
await command(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((word) => !known.includes(word));
  if (unknown) throw new Refusal(`The cluster knows no ${unknown}, only ${known.join(', ')}.`);
  const signal = stopSignal();
  await requirePrograms(asked.includes('--install'));
  await buildIfStale(signal, { skipTypes: true, quiet: true });
  const folder = await mkdtemp(join(tmpdir(), 'campmates-cluster-'));
  const cluster = await planCluster(folder);
  const mailbox = await openMailbox(folder, cluster.layout.ports.smtp);
  const play = async () => {
    await standUp(cluster);
    if (asked.includes('--stay')) await aborted(signal);
    else if (asked.includes('--pooler')) await (await import('./measure-pooler')).measurePooler(cluster);
    else await playScenario(cluster, mailbox);
  };
  try {
    // Don't wait for `play` after Ctrl-C: whatever it is doing fails when the programs stop.
    await Promise.race([play(), aborted(signal)]);
  } finally {
    await standDown(cluster);
    await mailbox.close();
    if (asked.includes('--keep')) print(`The logs are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
});
