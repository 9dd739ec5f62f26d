import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/env';

const key = () => Buffer.from(hkdfSync('sha256', authSecret(), '', 'campmates share links', 32));

/** The secret in a trip's share link, so that its organisers can be shown it again: 256 bits, known by AUTH_SECRET alone. */
export const shareToken = (linkId: string) => createHmac('sha256', key()).update(linkId).digest('base64url');

export const joinUrl = (token: string) => `${env().APP_URL}/join/${token}`;
