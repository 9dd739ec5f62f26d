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
 * A connection keeps at most this many prepared statements for readRows, and as many for Prisma;
 * see statement-names.ts.
 */
const MOST_STATEMENTS = 250;

/** Limits on the time of a statement for a page or an API request, in milliseconds. */
const TIME_OUTS = { lock_timeout: 2_000, statement_timeout: 4_000 };

function connect() {
  const { DATABASE_URL, DATABASE_DIRECT_URL, SERVERLESS } = env();
  // True when DATABASE_URL leads to a pooler. In transaction mode a pooler may run each statement over
  // another connection, where the statement isn't prepared. A pooler also refuses start-up parameters:
  // docs/run/deployment.md says where the time-outs are set instead.
  const pooled = DATABASE_DIRECT_URL !== undefined;
  const pool = new Pool({
    connectionString: DATABASE_URL,
    // The pool's size. A serverless host runs many processes, and each has a pool.
    max: SERVERLESS ? 3 : 10,
    // A page or API request must get its response within 5 seconds, even without a database. It may
    // wait first for a connection and then for a lock. query_timeout is for a hanging server, which
    // doesn't end statements by its own time-outs.
    connectionTimeoutMillis: 2_500,
    ...(pooled ? {} : TIME_OUTS),
    query_timeout: 4_500,
  });
  // The pool replaces an idle connection that dies. Without this listener the error would end the
  // process. Log only the error's text, because pg puts the whole connection into the error, with all
  // its statements.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'a database connection was lost'));
  // If a connection dies while the pool hands it over, its error would end the process too. With this
  // listener only the next query on the connection fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Only a named statement is prepared. Serverless hosts often have their own pooler, so no
  // statement is named there either.
  const named = !pooled && !SERVERLESS;
  const namesFor = (prefix: string) => (named ? nameStatements(prefix, MOST_STATEMENTS) : () => '');
  const [nameOf, nameOfPrisma] = [namesFor('read'), namesFor('prisma')];
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => nameOfPrisma(sql),
    }),
    log: [{ emit: 'event', level: 'query' }],
    // The longest transactions, such as composing a mail for each of two hundred people, take less
    // than 15 seconds on a busy processor. If the database doesn't respond, the statements' time-outs
    // end the transaction sooner.
    transactionOptions: { timeout: 15_000 },
  });
  // Replace Prisma's own $transaction, so that a transaction joins the surrounding one if there is
  // one.
  const { transaction, inOneTransaction } = joinTransactions<Tx>(client.$transaction.bind(client));
  client.$transaction = transaction as typeof client.$transaction;
  return { pool, named, nameOf, client, inOneTransaction };
}

const connected = singleton('database', connect);

export const db = connected.client;

const { nameOf } = connected;

/**
 * The connection pool that `db` uses, for libraries that talk to Postgres directly. They may name
 * their statements when `named` is true.
 */
export const { pool, named } = connected;

/** Runs work with all its transactions joined into one; see lib/server/db/one-transaction.ts. */
export const { inOneTransaction } = connected;

/** The client that `db.$transaction` passes to its callback. */
export type Tx = Prisma.TransactionClient;

/**
 * Returns the rows of a query that a page or API request waits for. Runs the query in the transaction
 * if `client` is one. Otherwise uses the driver directly, which takes a tenth of the processor time
 * that Prisma takes.
 */
export async function readRows<Row extends object>(sql: Prisma.Sql, client: Tx = db): Promise<Row[]> {
  if (client !== db) return client.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}
