import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';

/** The secret in the link to a plan: 256 bits, the same in each of its mails, computed from AUTH_SECRET. */
export const planToken = (id: string) =>
  createHmac('sha256', keyFor(authSecret(), 'plans for home')).update(id).digest('base64url');

/** The page of a plan for the person at home. */
export const planUrl = (id: string) => `${env().APP_URL}/at-home/${planToken(id)}`;
