import { createECDH } from 'node:crypto';

/** The secret's 32 random bytes are the P-256 private key. */
export function pushKeyPair(secret: string): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { VAPID_PUBLIC_KEY: keys.getPublicKey('base64url'), VAPID_PRIVATE_KEY: secret };
}
