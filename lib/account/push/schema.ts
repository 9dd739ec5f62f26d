import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { isPublicEndpoint } from '@/lib/server/push/public-address';

const notAnEndpoint = 'This is not the address of a push service.';
const MAX_ENDPOINT = 2000;
const endpoint = z
  .string(notAnEndpoint)
  .refine((value) => value.length <= MAX_ENDPOINT, { error: notAnEndpoint, abort: true })
  .refine(isPublicEndpoint, notAnEndpoint);

const bytes = (value: string) => Buffer.from(value, 'base64url');
const encoded = z.string('This must be text.').regex(/^[\w-]{1,100}$/, 'This must be in base64url.');

/** An uncompressed P-256 point of 65 bytes, which is the form that browsers send. */
function isPublicKey(value: string): boolean {
  const point = bytes(value);
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** A browser's PushSubscription as JSON. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object(
    {
      p256dh: encoded.refine(isPublicKey, 'This is no public key.'),
      auth: encoded.refine((value) => bytes(value).length === 16, 'This must be 16 bytes.'),
    },
    'The keys are missing.',
  ),
});

export const pushEndpoint = z.object({ endpoint: z.string(notAnEndpoint).max(MAX_ENDPOINT, notAnEndpoint) });

export type PushSubscriptionInput = z.output<typeof pushSubscription>;
