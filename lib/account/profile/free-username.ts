import 'server-only';
import { db } from '@/lib/server/db/client';
import { usernameOf } from './username-of';

/** A common name then needs few queries, and none reads much. */
const BATCH = 100;

/** Returns '' for a name without letters. */
export async function freeUsername(name: string): Promise<string> {
  const base = usernameOf(name);
  if (!base) return '';
  for (let first = 1; ; first += BATCH) {
    const wanted = Array.from({ length: BATCH }, (_, at) =>
      first + at === 1 ? base : `${base}${first + at}`,
    );
    const taken = await db.profile.findMany({
      where: { username: { in: wanted } },
      select: { username: true },
    });
    const known = new Set(taken.map(({ username }) => username.toLowerCase()));
    const free = wanted.find((username) => !known.has(username));
    if (free) return free;
  }
}
