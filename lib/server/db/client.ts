import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { joinTransactions } from './one-transaction';
import { nameStatements } from './statement-names';

/** How many statements a connection keeps of readRows and of Prisma each; see statement-names.ts. */
const MOST_STATEMENTS = 250;

function connect() {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    // There each of many processes has a pool of its own.
    max: env().SERVERLESS ? 3 : 10,
    // A page or a call whose database does not respond is to say so within 5 seconds. It may have to wait for a
    // connection first and then for a lock, and a server that hangs keeps no time-out of its own.
    connectionTimeoutMillis: 2_500,
    lock_timeout: 2_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
  });
  // An idle connection that dies is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // So would a connection that dies just as the pool hands it over. Its user's next query fails, which says it too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // There a pooler may hand each statement to another connection, which knows no name of ours.
  const namesFor = (prefix: string) =>
    env().SERVERLESS ? () => '' : nameStatements(prefix, MOST_STATEMENTS);
  const [nameOf, nameOfPrisma] = [namesFor('read'), namesFor('prisma')];
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => nameOfPrisma(sql),
    }),
    log: [{ emit: 'event', level: 'query' }],
    // A database that doesn't respond ends it sooner, by its statements. This is for work that a busy processor slows
    // down, such as a mail for each of two hundred people.
    transactionOptions: { timeout: 15_000 },
  });
  // In place of Prisma's own, so that no use case can forget that it may be part of a larger whole.
  const { transaction, inOneTransaction } = joinTransactions<Tx>(client.$transaction.bind(client));
  client.$transaction = transaction as typeof client.$transaction;
  return { pool, nameOf, client, inOneTransaction };
}

const connected = singleton('database', connect);

export const db = connected.client;

const { nameOf } = connected;

/** The pool under `db`, for libraries that speak to Postgres themselves. */
export const { pool } = connected;

/** See lib/server/db/one-transaction.ts. */
export const { inOneTransaction } = connected;

/** The client inside `db.$transaction`. */
export type Tx = Prisma.TransactionClient;

/**
 * A read that pages and calls wait for: the driver alone takes a tenth of the processor time that it takes through
 * Prisma. Within a transaction it is that one's.
 */
export async function readRows<Row extends object>(sql: Prisma.Sql, client: Tx = db): Promise<Row[]> {
  if (client !== db) return client.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}
