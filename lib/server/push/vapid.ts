import 'server-only';
import { env } from '../env';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Null switches push off. When the keys change, every subscription is lost. */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, APP_URL, CONTACT_EMAIL } = env();
  if (!publicKey || !privateKey) return null;
  const subject = APP_URL.startsWith('https:') ? APP_URL : `mailto:${CONTACT_EMAIL}`;
  return { publicKey, privateKey, subject };
}
