import { pool } from '@/lib/server/db/client';
import { singletons } from '@/lib/server/singleton';
import type { PrismaClient } from '@/prisma/generated/client';

let running: string[] | undefined;
let listening = false;

/** Prisma's events arrive a moment after their responses. */
const moment = () => new Promise((done) => setTimeout(done, 20));

/** Runs some work and returns the statements that it sent to the database. Each is a round trip. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  // Listens only once, because Prisma has no way to stop listening. `db` is an extended client without `$on`.
  const { client } = singletons.get('database') as { client: PrismaClient<'query'> };
  if (!listening) client.$on('query', ({ query }) => running?.push(query));
  listening = true;
  // Events of earlier queries must not count.
  await moment();
  const queries: string[] = [];
  running = queries;
  const send = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const noted = (...given: unknown[]) => {
    const text = textOfRead(given[0]);
    if (text) queries.push(text);
    return send(...given);
  };
  Object.assign(pool, { query: noted });
  try {
    const result = await work();
    let counted: number;
    do {
      counted = queries.length;
      await moment();
    } while (queries.length > counted);
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
