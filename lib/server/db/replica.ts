import 'server-only';
import { Pool } from 'pg';
import type { Prisma } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { readRows } from './client';
import { nameStatements } from './statement-names';

/** After a failure the replica isn't asked for this long, in milliseconds: each try may cost a reader half a second. */
const REST = 5_000;
/** How often a connection's replica must show that it follows the primary, in milliseconds. */
const CHECK_EVERY = 1_000;

/**
 * True where the replica receives from the primary and has applied what came more than 10 seconds ago. A replica that is
 * cut off notices by wal_receiver_timeout, 60 seconds by default. A leader is true too: after a failover, a connection to
 * a replica may be one to the leader.
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
  /** When the replica of each connection last showed that it follows. */
  checked: WeakMap<object, number>;
  restsUntil: number;
}

function connect(connectionString: string): Replica {
  const pool = new Pool({
    connectionString,
    max: 10,
    // A page or call must respond within 5 seconds. The check and the query take at most 2.1
    // seconds with the connection, and then the primary may need 2.5 seconds to connect.
    connectionTimeoutMillis: 500,
    statement_timeout: 700,
    query_timeout: 800,
  });
  // Without these listeners the end of a connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, nameOf: nameStatements('replica', 100), checked: new WeakMap(), restsUntil: 0 };
}

/** True when DATABASE_REPLICA_URL names a replica. */
export const hasReplica = () => env().DATABASE_REPLICA_URL !== undefined;

/** Somebody whose own changes a read must show. */
interface Reader {
  /** True for some time after a call that may have changed something; see auth/wrote-cookie.ts. */
  justWrote?: boolean;
}

/**
 * Returns rows that may be a second old. They come from the replica, if there is one. They come from
 * the primary when the reader has just changed something, when the replica returns no row (a
 * campsite may just have been added), and while the replica is away or behind.
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
    // Closed, so that the next connection may find another replica.
    client.release(true);
    throw error;
  }
}
