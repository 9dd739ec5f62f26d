import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from '@/prisma/generated/client';
import { env } from './env';

function connect() {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: 10,
    // Without a bound a request waits for ever on a dead database.
    connectionTimeoutMillis: 3_000,
    statement_timeout: 4_000,
  });
  return new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
}

// Next's development server evaluates modules again at each change; one pool must outlive that.
const kept = globalThis as { campmatesDb?: ReturnType<typeof connect> };
kept.campmatesDb ??= connect();

export const db = kept.campmatesDb;

/** The client inside `db.$transaction`. */
export type Tx = Prisma.TransactionClient;
