import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';

/**
 * Returns the secret in the link to a plan: 256 bits, derived from AUTH_SECRET, so that every mail
 * of the plan has the same link.
 */
export const planToken = (id: string) =>
  createHmac('sha256', keyFor(authSecret(), 'plans for home')).update(id).digest('base64url');

/** Returns the address of a plan's page for the person at home. */
export const planUrl = (id: string) => `${env().APP_URL}/at-home/${planToken(id)}`;
