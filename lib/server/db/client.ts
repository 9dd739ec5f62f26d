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

/** How long Postgres works on a page's statement, in milliseconds. */
const TIME_OUTS = { lock_timeout: 2_000, statement_timeout: 4_000 };

function connect() {
  const { DATABASE_URL, DATABASE_DIRECT_URL, SERVERLESS } = env();
  // With a pooler in transaction mode, each statement may run over another connection. A statement isn't prepared there,
  // and the pooler refuses start-up parameters. docs/run/deployment.md says where the time-outs are set instead.
  const pooled = DATABASE_DIRECT_URL !== undefined;
  const pool = new Pool({
    connectionString: DATABASE_URL,
    // A serverless host runs many processes, each with a pool of its own.
    max: SERVERLESS ? 3 : 10,
    // Without a database a page or call must respond within 5 seconds. It may wait for a connection first and then for
    // a lock. query_timeout is for a server that hangs and so doesn't keep its own time-outs.
    connectionTimeoutMillis: 2_500,
    ...(pooled ? {} : TIME_OUTS),
    query_timeout: 4_500,
  });
  // The pool replaces an idle connection that dies. Without this listener the error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // So would the error of a connection that dies while the pool hands it over. Its user's next query then fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Serverless hosts have poolers of their own.
  const named = !pooled && !SERVERLESS;
  const namesFor = (prefix: string) => (named ? nameStatements(prefix, MOST_STATEMENTS) : () => '');
  const [nameOf, nameOfPrisma] = [namesFor('read'), namesFor('prisma')];
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => nameOfPrisma(sql),
    }),
    log: [{ emit: 'event', level: 'query' }],
    // Long enough for large work on a busy processor, such as a mail for each of two hundred people. If the database
    // doesn't respond, the statements' own time-outs end the transaction sooner.
    transactionOptions: { timeout: 15_000 },
  });
  // In place of Prisma's own, so that no use case can forget that it may be part of a larger whole.
  const { transaction, inOneTransaction } = joinTransactions<Tx>(client.$transaction.bind(client));
  client.$transaction = transaction as typeof client.$transaction;
  return { pool, named, nameOf, client, inOneTransaction };
}

const connected = singleton('database', connect);

export const db = connected.client;

const { nameOf } = connected;

/** The pool under `db`, for libraries that speak to Postgres themselves; with `named`, these may name statements. */
export const { pool, named } = connected;

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
