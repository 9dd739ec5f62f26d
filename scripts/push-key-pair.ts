import { createECDH } from 'node:crypto';

/** The pair of keys by which push services know us, made of 32 random bytes: these are a private key of P-256 as they are. */
export function pushKeyPair(secret: string): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { VAPID_PUBLIC_KEY: keys.getPublicKey('base64url'), VAPID_PRIVATE_KEY: secret };
}
