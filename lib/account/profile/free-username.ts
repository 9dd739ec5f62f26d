import 'server-only';
import { db } from '@/lib/server/db/client';
import { usernameOf } from './username-of';

/** Proposes a username that nobody has for a person of this name; '' without letters to make it from. */
export async function freeUsername(name: string): Promise<string> {
  const base = usernameOf(name);
  if (!base) return '';
  const taken = await db.profile.findMany({
    where: { username: { startsWith: base, mode: 'insensitive' } },
    select: { username: true },
  });
  const known = new Set(taken.map(({ username }) => username.toLowerCase()));
  let number = 1;
  while (known.has(number === 1 ? base : `${base}${number}`)) number++;
  return number === 1 ? base : `${base}${number}`;
}
