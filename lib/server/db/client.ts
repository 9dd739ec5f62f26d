import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';
import { joinTransactions } from './one-transaction';
import { nameStatements } from './statement-names';

const MOST_STATEMENTS = 250;

/** In milliseconds, for a page or an API request. */
const TIME_OUTS = { lock_timeout: 2_000, statement_timeout: 4_000 };

function connect() {
  const { DATABASE_URL, DATABASE_DIRECT_URL, SERVERLESS } = env();
  // A pooler in transaction mode may run each statement over another connection, where it isn't prepared, and
  // refuses start-up parameters: docs/run/deployment.md says where the time-outs are set instead.
  const pooled = DATABASE_DIRECT_URL !== undefined;
  const pool = new Pool({
    connectionString: DATABASE_URL,
    // A serverless host runs many processes, and each has a pool.
    max: SERVERLESS ? 3 : 10,
    // A page or API request gets its response within 5 seconds, even without a database; it may wait for a
    // connection and then for a lock. query_timeout is for a hanging server, which ignores its own time-outs.
    connectionTimeoutMillis: 2_500,
    ...(pooled ? {} : TIME_OUTS),
    query_timeout: 4_500,
  });
  // Without this the error of a dying idle connection would end the process. Only its text is logged: pg puts
  // the connection with all its statements into the error.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'a database connection was lost'));
  // A connection that dies at the hand-over would end the process too. Now only its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Only a named statement is prepared. Serverless hosts often have their own pooler, so none is named there.
  const named = !pooled && !SERVERLESS;
  const namesFor = (prefix: string) => (named ? nameStatements(prefix, MOST_STATEMENTS) : () => '');
  const [nameOf, nameOfPrisma] = [namesFor('read'), namesFor('prisma')];
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: true,
      statementNameGenerator: ({ sql }) => nameOfPrisma(sql),
    }),
    log: [{ emit: 'event', level: 'query' }],
    // The longest transactions, such as mails for two hundred people, take less than 15 seconds on a busy
    // processor. Without a database the statements' time-outs end them sooner.
    transactionOptions: { timeout: 15_000 },
  });
  const { transaction, inOneTransaction } = joinTransactions<Tx>((work) => client.$transaction(work));
  // A transaction joins the surrounding one if there is one. Look-ups take either client, so both have one type.
  const joining = client.$extends({ client: { $transaction: transaction } }) as unknown as typeof client;
  return { pool, named, nameOf, client, joining, inOneTransaction };
}

const connected = singleton('database', connect);

export const db = connected.joining;

const { nameOf } = connected;

/** For libraries that talk to Postgres directly. They may name their statements when `named` is true. */
export const { pool, named } = connected;

export const { inOneTransaction } = connected;

export type Tx = Prisma.TransactionClient;

/** For queries that a page or API request waits for: the driver takes a tenth of Prisma's processor time. */
export async function readRows<Row extends object>(sql: Prisma.Sql, client: Tx = db): Promise<Row[]> {
  if (client !== db) return client.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  const { rows } = await pool.query<Row>({ name: nameOf(text), text, values });
  return rows;
}
