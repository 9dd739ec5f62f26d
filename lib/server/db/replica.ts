import 'server-only';
import { Pool } from 'pg';
import type { Prisma } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { readRows } from './client';
import { nameStatements } from './statement-names';

/**
 * For this many milliseconds after a failure all reads go to the primary, because each failed attempt
 * may delay a reader by half a second.
 */
const REST = 5_000;
/** The replica behind a connection is checked again after this many milliseconds. */
const CHECK_EVERY = 1_000;

/**
 * SQL: true when the replica is connected to the primary and has applied all changes that are older
 * than 10 seconds. A replica that is cut off notices that only after wal_receiver_timeout, by default
 * 60 seconds. Also true for a primary, because after a failover the replica's address may lead to the
 * primary.
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
  /**
   * For each connection, when the replica behind it last passed the check that it follows the
   * primary.
   */
  checked: WeakMap<object, number>;
  restsUntil: number;
}

function connect(connectionString: string): Replica {
  const pool = new Pool({
    connectionString,
    max: 10,
    // A page or an API request must get its response within 5 seconds. Connecting to the replica, the
    // check and the query take at most 2.1 seconds together. If they fail, connecting to the primary
    // may take 2.5 seconds.
    connectionTimeoutMillis: 500,
    statement_timeout: 700,
    query_timeout: 800,
  });
  // Without these listeners a lost connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, nameOf: nameStatements('replica', 100), checked: new WeakMap(), restsUntil: 0 };
}

/** True when DATABASE_REPLICA_URL names a replica. */
export const hasReplica = () => env().DATABASE_REPLICA_URL !== undefined;

/** The person for whom data is read. After a change of their own, they must see that change. */
interface Reader {
  /** True for 90 seconds after a request that may have changed something; see auth/wrote-cookie.ts. */
  justWrote?: boolean;
}

/**
 * Reads from the replica, whose data may be some seconds old. Reads from the primary when no replica
 * is configured, the reader has just changed something, or the replica is unreachable or behind. Also
 * reads from the primary when the replica finds no rows, because somebody may just have shared a link
 * to new data.
 */
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
    // Close the connection, so that the next connection may reach another replica.
    client.release(true);
    throw error;
  }
}
