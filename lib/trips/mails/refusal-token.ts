import 'server-only';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { decryptText, encryptText, keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';
import { type MailKind, mailKinds } from '../notification-kinds';

const key = () => keyFor(authSecret(), 'unsubscribe links');

export interface Refusal {
  email: string;
  kind: MailKind;
}

/**
 * The token contains the address and is encrypted, because other people may see the link in a
 * browser's history or in logs. Nothing about it is stored.
 */
export const refusalToken = ({ email, kind }: Refusal): string =>
  encryptText(key(), `${kind} ${email.toLowerCase()}`).toString('base64url');

/** Null for a token that this server didn't make. */
export function readRefusalToken(token: string): Refusal | null {
  if (!/^[\w-]{40,500}$/.test(token)) return null;
  try {
    const [name = '', email = ''] = decryptText(key(), Buffer.from(token, 'base64url')).split(' ', 2);
    const kind = mailKinds.find((each) => each === name);
    return kind && email ? { email, kind } : null;
  } catch {
    return null;
  }
}

/** `oneClick` is the endpoint to which a mail program sends a POST request (RFC 8058). */
export function unsubscribeLinks(refusal: Refusal): { url: string; oneClick: string } {
  const token = refusalToken(refusal);
  return { url: unsubscribePage(token), oneClick: `${env().APP_URL}/api/unsubscribe/${token}` };
}

export const unsubscribePage = (token: string) => `${env().APP_URL}/unsubscribe/${token}`;
