import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { print } from '../print';
import { Refusal } from '../refusal';

const migrationLock = 4_267_668;

interface Waiting {
  shared?: boolean;
  patience?: number;
  waits?: string;
}

/** Until the connection ends. Backups lock too, "shared": a migration between two tables would break one. */
export async function lockMigrations(
  client: Client,
  { shared = false, patience = 60_000, waits }: Waiting = {},
): Promise<void> {
  const lock = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const until = Date.now() + patience;
  // Asks again and again: an index that another process creates concurrently waits for every running
  // statement, so a statement that waits for the lock would block it for ever.
  for (let told = false; !(await isLocked(client, lock)); told = true) {
    if (waits && !told) print(waits);
    if (Date.now() > until) {
      const other = shared ? 'is being migrated' : 'is being migrated, restored or backed up';
      throw new Refusal(`The database ${other} by another process: try again when that is done.`);
    }
    await sleep(Math.min(200, patience));
  }
}

async function isLocked(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${lock}($1) got`, [migrationLock]);
  return rows[0]?.got === true;
}
