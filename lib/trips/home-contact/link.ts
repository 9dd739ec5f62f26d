import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';

/**
 * Derived from AUTH_SECRET (256 bits), so that all mails of the plan have the same link though the token
 * itself isn't stored.
 */
export const planToken = (id: string) =>
  createHmac('sha256', keyFor(authSecret(), 'plans for home')).update(id).digest('base64url');

export const planUrl = (id: string) => `${env().APP_URL}/at-home/${planToken(id)}`;
