import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/env';
import { type MailKind, mailKinds } from './mail-kinds';

const key = () => Buffer.from(hkdfSync('sha256', authSecret(), '', 'campmates unsubscribe links', 32));
const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** An address and the kind of mails that it may be spared. */
export interface Refusal {
  email: string;
  kind: MailKind;
}

/** Says which mails a link stops. Encrypted: it stands in addresses and logs of others, and nothing of it is stored. */
export function refusalToken({ email, kind }: Refusal): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const sealed = Buffer.concat([cipher.update(`${kind} ${email.toLowerCase()}`), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for a token that isn't ours. */
export function readRefusalToken(token: string): Refusal | null {
  if (!/^[\w-]{40,500}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const opened = `${decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8')}${decipher.final('utf8')}`;
    const [name = '', email = ''] = opened.split(' ', 2);
    const kind = mailKinds.find((each) => each === name);
    return kind && email ? { email, kind } : null;
  } catch {
    return null;
  }
}

/** The page for a person, and where a mail program posts by itself (RFC 8058). */
export function unsubscribeLinks(refusal: Refusal): { url: string; oneClick: string } {
  const token = refusalToken(refusal);
  return { url: unsubscribePage(token), oneClick: `${env().APP_URL}/api/unsubscribe/${token}` };
}

export const unsubscribePage = (token: string) => `${env().APP_URL}/unsubscribe/${token}`;
