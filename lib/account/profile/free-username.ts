import 'server-only';
import { db } from '@/lib/server/db/client';
import { usernameOf } from './username-of';

/** How many usernames one query looks up, so that a common name needs few queries and none reads much. */
const BATCH = 100;

/** Proposes a username that nobody has for a person of this name; '' without letters to make it from. */
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
