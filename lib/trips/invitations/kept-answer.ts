import 'server-only';
import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { ownCookie, ownCookieName } from '@/lib/server/auth/own-cookie';
import { readSigned, withSignature } from '@/lib/server/auth/tokens';
import { getInvitation } from './get-invitation';

const KEPT_SECONDS = 60 * 60;
const NAME = 'campmates-answer';
const SIGNED = 'kept answer';

export const keptAnswer = z.object({ attending: z.boolean('Please answer going or not going.') });

/**
 * Returns the Set-Cookie value that keeps an answer until its person has logged in. It proves that the
 * answer was pressed on our own page in this browser; a link in a mail can't, because others can write
 * links. The cookie is for one invitation and one hour.
 */
export async function keepAnswer(token: string, attending: boolean): Promise<string> {
  const found = await getInvitation(null, token);
  if (!found) throw notFound();
  const text = `${found.householdId}_${attending ? 'going' : 'not-going'}_${Date.now() + KEPT_SECONDS * 1000}`;
  return ownCookie(NAME, withSignature(SIGNED, text), KEPT_SECONDS);
}

export function readKeptAnswer(
  cookies: { get: (name: string) => { value: string } | undefined },
  householdId: string,
): boolean | null {
  const text = readSigned(SIGNED, cookies.get(ownCookieName(NAME))?.value);
  const [id, answer, until] = (text ?? '').split('_');
  return id === householdId && Number(until) > Date.now() ? answer === 'going' : null;
}
