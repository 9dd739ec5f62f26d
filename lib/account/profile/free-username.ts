import 'server-only';
import { db } from '@/lib/server/db/client';
import { withoutAccents } from '@/lib/text';

/** Proposes a username that nobody has for a person of this name; '' without letters to make it from. */
export async function freeUsername(name: string): Promise<string> {
  const [first = ''] = withoutAccents(name).split(/\s+/);
  const base = first.replace(/[^a-z\d]/g, '').slice(0, 30);
  if (base.length < 2) return '';
  const taken = await db.profile.findMany({
    where: { username: { startsWith: base, mode: 'insensitive' } },
    select: { username: true },
  });
  const known = new Set(taken.map(({ username }) => username.toLowerCase()));
  let number = 1;
  while (known.has(number === 1 ? base : `${base}${number}`)) number++;
  return number === 1 ? base : `${base}${number}`;
}
