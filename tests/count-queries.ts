import { pool } from '@/lib/server/db/client';
import { singletons } from '@/lib/server/singleton';
import type { PrismaClient } from '@/prisma/generated/client';

let running: string[] | undefined;
let listening = false;

/** Runs some work and returns the statements that it sent to the database. Each is a round trip. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  // Listens only once, because Prisma has no way to stop listening. `db` is an extended client without `$on`.
  const { client } = singletons.get('database') as { client: PrismaClient<'query'> };
  if (!listening) client.$on('query', ({ query }) => running?.push(query));
  listening = true;
  const queries: string[] = [];
  running = queries;
  const send = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const counted = (...given: unknown[]) => {
    const text = textOfRead(given[0]);
    if (text) queries.push(text);
    return send(...given);
  };
  Object.assign(pool, { query: counted });
  try {
    const result = await work();
    // Prisma's events arrive a moment after their responses.
    await new Promise((done) => setTimeout(done, 20));
    return { result, queries };
  } finally {
    running = undefined;
    Object.assign(pool, { query: send });
  }
}

/**
 * Returns the text of a query that readRows sends to the pool. Returns null for Prisma's queries,
 * which have `rowMode` "array" and are counted by its events, and for the rate limits' queries,
 * which belong to no page.
 */
function textOfRead(asked: unknown): string | null {
  const { text, name, rowMode } = asked as { text?: string; name?: string; rowMode?: string };
  return !text || rowMode === 'array' || name?.includes('rlflx') ? null : text;
}
