import 'server-only';
import { Pool } from 'pg';
import type { Prisma } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { readRows } from './client';
import { nameStatements } from './statement-names';

/** In milliseconds after a failure: each failed attempt may delay a reader by half a second. */
const REST = 5_000;
const CHECK_EVERY = 1_000;

/**
 * Connected, with all changes older than 10 seconds applied; cut off, it notices only after
 * wal_receiver_timeout (60 seconds). True for a primary too: after a failover the replica's address may lead
 * to it.
 */
const FOLLOWS = `
  select not pg_is_in_recovery() or (
    exists (select from pg_stat_wal_receiver)
    and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
      or pg_last_xact_replay_timestamp() > now() - interval '10 seconds')
  ) follows`;

interface Replica {
  pool: Pool;
  nameOf: (text: string) => string;
  /** When the replica behind each connection last passed the check that it follows the primary. */
  checked: WeakMap<object, number>;
  restsUntil: number;
}

function connect(connectionString: string): Replica {
  const pool = new Pool({
    connectionString,
    max: 10,
    // A request gets its response within 5 seconds. Connecting to the replica, check and query take at most
    // 2.1 seconds together; connecting to the primary afterwards may take 2.5 seconds.
    connectionTimeoutMillis: 500,
    statement_timeout: 700,
    query_timeout: 800,
  });
  // Without these listeners a lost connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, nameOf: nameStatements('replica', 100), checked: new WeakMap(), restsUntil: 0 };
}

export const hasReplica = () => env().DATABASE_REPLICA_URL !== undefined;

interface Reader {
  /** For 90 seconds after a request that may have changed something; see auth/wrote-cookie.ts. */
  justWrote?: boolean;
}

/** The primary is asked again when there are no rows: somebody may just have shared a link to new data. */
export async function readRecent<Row extends object>(sql: Prisma.Sql, reader: Reader): Promise<Row[]> {
  const url = env().DATABASE_REPLICA_URL;
  if (!url || reader.justWrote) return readRows<Row>(sql);
  const replica = singleton('replica', () => connect(url));
  if (Date.now() < replica.restsUntil) return readRows<Row>(sql);
  const rows = await ask<Row>(replica, sql).catch((error: unknown) => {
    replica.restsUntil = Date.now() + REST;
    log.warn({ err: error }, 'the replica is not read from for some seconds');
    return [];
  });
  return rows.length > 0 ? rows : readRows<Row>(sql);
}

async function ask<Row extends object>(replica: Replica, { text, values }: Prisma.Sql): Promise<Row[]> {
  const client = await replica.pool.connect();
  try {
    if (Date.now() - (replica.checked.get(client) ?? 0) > CHECK_EVERY) {
      const { rows } = await client.query<{ follows: boolean }>({ name: 'follows', text: FOLLOWS });
      if (!rows[0]?.follows) throw new Error('the replica does not follow the primary');
      replica.checked.set(client, Date.now());
    }
    const { rows } = await client.query<Row>({ name: replica.nameOf(text), text, values });
    client.release();
    return rows;
  } catch (error) {
    // The next connection may reach another replica.
    client.release(true);
    throw error;
  }
}
