import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { joinTransactions } from './one-transaction';
import { nameStatements } from './statement-names';

/**
 * How many prepared statements a connection keeps for readRows, and as many for
 * Prisma; see statement-names.ts.
 */
const MOST_STATEMENTS = 250;

function connect() {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    // A serverless host runs many processes, each with a pool of its own.
    max: env().SERVERLESS ? 3 : 10,
    // Without a database a page or call must respond within 5 seconds. It may wait for a connection
    // first and then for a lock. query_timeout is for a server that hangs and so doesn't keep its
    // own time-outs.
    connectionTimeoutMillis: 2_500,
    lock_timeout: 2_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
  });
  // The pool replaces an idle connection that dies. Without this listener the error would end the
  // process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // The error of a connection that dies while the pool hands it over would end the process too. The
  // next query on that connection fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // On a serverless host a pooler may send each statement to a different
  // connection, where it isn't prepared.
  const namesFor = (prefix: string) =>
    env().SERVERLESS ? () => '' : nameStatements(prefix, MOST_STATEMENTS);
  const [nameOf, nameOfPrisma] = [namesFor('read'), namesFor('prisma')];
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => nameOfPrisma(sql),
    }),
    log: [{ emit: 'event', level: 'query' }],
    // Long enough for large work on a busy processor, such as a mail for each of two hundred
    // people. If the database doesn't respond, the statements' own time-outs end the transaction
    // sooner.
    transactionOptions: { timeout: 15_000 },
  });
  // Replaces Prisma's own $transaction, so that every use case joins a
  // surrounding transaction by itself.
  const { transaction, inOneTransaction } = joinTransactions<Tx>(client.$transaction.bind(client));
  client.$transaction = transaction as typeof client.$transaction;
  return { pool, nameOf, client, inOneTransaction };
}

const connected = singleton('database', connect);

export const db = connected.client;

const { nameOf } = connected;

/** The pool under `db`, for libraries that use Postgres directly. */
export const { pool } = connected;

/** See lib/server/db/one-transaction.ts. */
export const { inOneTransaction } = connected;

/** The client that `db.$transaction` passes to its callback. */
export type Tx = Prisma.TransactionClient;

/**
 * Runs a read that a page or call waits for. The driver alone takes a tenth of the processor time
 * that Prisma takes. A read inside a transaction goes through that transaction's client.
 */
export async function readRows<Row extends object>(sql: Prisma.Sql, client: Tx = db): Promise<Row[]> {
  if (client !== db) return client.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}
