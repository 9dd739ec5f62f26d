import { db, pool } from '@/lib/server/db/client';

let running: string[] | undefined;
let listening = false;

/** Runs something and tells which statements it sent to the database: each is a round trip. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  // Prisma has no way to stop listening, so it is done once.
  if (!listening) db.$on('query', ({ query }) => running?.push(query));
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
    // The events come a moment after their responses.
    await new Promise((done) => setTimeout(done, 20));
    return { result, queries };
  } finally {
    running = undefined;
    Object.assign(pool, { query: send });
  }
}

/** What readRows asks the pool; Prisma, which asks for arrays, tells of its own, and the limits are no page's queries. */
function textOfRead(asked: unknown): string | null {
  const { text, name, rowMode } = asked as { text?: string; name?: string; rowMode?: string };
  return !text || rowMode === 'array' || name?.includes('rlflx') ? null : text;
}
