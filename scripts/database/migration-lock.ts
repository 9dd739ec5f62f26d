import type { Client } from 'pg';
import { hasCode, Refusal } from '../refusal';

const migrationLock = 4_267_668;

/**
 * Keeps other migrations out until the connection ends. Backups lock too, because a migration that
 * ran between two tables of a backup would break the backup. They lock as "shared", so that they
 * don't exclude each other.
 */
export async function lockMigrations(
  client: Client,
  { shared = false, patience = '60s' }: { shared?: boolean; patience?: string } = {},
): Promise<void> {
  const lock = shared ? 'pg_advisory_lock_shared' : 'pg_advisory_lock';
  await client.query(`set lock_timeout = '${patience}'`);
  await client.query(`select ${lock}($1)`, [migrationLock]).catch((error) => {
    if (!hasCode(error, '55P03')) throw error;
    const other = shared ? 'is being migrated' : 'is being migrated, restored or backed up';
    throw new Refusal(`The database ${other} by another process: try again when that is done.`);
  });
}
