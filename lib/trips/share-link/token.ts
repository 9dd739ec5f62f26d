import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';

const key = () => keyFor(authSecret(), 'share links');

/** 256 bits derived from AUTH_SECRET, so that the link can be shown to organisers again. */
export const shareToken = (linkId: string) => createHmac('sha256', key()).update(linkId).digest('base64url');

export const joinUrl = (token: string) => `${env().APP_URL}/join/${token}`;
