import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import { keyFor } from '@/lib/server/cipher';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { MailAction } from '@/lib/server/mail/content';

const key = () => keyFor(authSecret(), 'invitation links');

/**
 * Returns the secret in an invitation's link: 256 bits, derived from AUTH_SECRET, so that every
 * mail of the invitation has the same link.
 */
export const invitationToken = (inviteId: string) =>
  createHmac('sha256', key()).update(inviteId).digest('base64url');

/** The query of an invitation's link. `signup` is the sign-up secret of one mail. */
interface InvitationQuery {
  signup?: string;
}

/** Returns the address of an invitation's page. Only the invitee knows the token. */
export function invitationUrl(token: string, query: InvitationQuery = {}): string {
  const search = new URLSearchParams({ ...query }).toString();
  return `${env().APP_URL}/invite/${token}${search && `?${search}`}`;
}

/**
 * Returns the address of the page with an answer already chosen. Only the button on the page sends
 * the answer.
 */
function answering(href: string, answer: 'going' | 'not-going'): string {
  const url = new URL(href);
  url.searchParams.set('answer', answer);
  return url.href;
}

/**
 * Returns both answers as buttons for a mail. Each opens the invitation with its answer chosen;
 * opening the page saves nothing.
 */
export const answers = (href: string): [MailAction, MailAction] => [
  { label: 'Going', href: answering(href, 'going') },
  { label: 'Not going', href: answering(href, 'not-going') },
];

/** Returns the address of the part of an invitation's page where the invitation can be reported. */
export function reportUrl(href: string): string {
  const url = new URL('#report', href);
  url.search = '';
  return url.href;
}

/**
 * Saves the hashes of these invitations' links, so that the links work. Existing hashes are kept.
 */
export async function saveLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}
