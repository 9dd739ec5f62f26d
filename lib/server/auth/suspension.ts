import 'server-only';
import { type AppError, forbidden } from '@/lib/errors';
import { decryptText, encryptText, keyFor } from '../cipher';
import { db } from '../db/client';
import { env } from '../env';
import type { Identity } from './google-link';
import { authSecret } from './session-cookie';

/** Only for a person who has proved that the suspended account is theirs. */
export const suspended = (reason: string): AppError =>
  forbidden(`Your account is suspended: ${asSentence(reason)} Write to ${env().CONTACT_EMAIL}.`);

const asSentence = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

export async function suspensionOf({ provider, providerAccountId }: Identity): Promise<string | null> {
  const found = await db.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: { suspendedFor: true } } },
  });
  return found?.user.suspendedFor ?? null;
}

const key = () => keyFor(authSecret(), 'suspension');

/** The reason is encrypted, so that nobody else can make the log-in page show a text of their own. */
export const suspendedPath = (reason: string) =>
  `/login?suspended=${encryptText(key(), reason).toString('base64url')}`;

/** Null when this server has not encrypted it. */
export function readSuspension(sealed: string): string | null {
  try {
    return suspended(decryptText(key(), Buffer.from(sealed, 'base64url'))).message;
  } catch {
    return null;
  }
}
