import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { ownCookie, ownCookieName } from '@/lib/server/auth/own-cookie';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { getInvitation } from './get-invitation';

const KEPT_SECONDS = 60 * 60;
const NAME = 'campmates-answer';

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
  return ownCookie(NAME, `${text}.${sign(text)}`, KEPT_SECONDS);
}

/** Returns the answer that this browser keeps for the invitation; null without one. */
export function readKeptAnswer(
  cookies: { get: (name: string) => { value: string } | undefined },
  householdId: string,
): boolean | null {
  const [text = '', signature = ''] = (cookies.get(ownCookieName(NAME))?.value ?? '').split('.');
  const [made, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
  if (made.length !== given.length || !timingSafeEqual(made, given)) return null;
  const [id, answer, until] = text.split('_');
  return id === householdId && Number(until) > Date.now() ? answer === 'going' : null;
}

const sign = (text: string) =>
  createHmac('sha256', keyFor(authSecret(), 'kept answer')).update(text).digest('base64url');
