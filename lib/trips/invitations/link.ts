import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import { keyFor } from '@/lib/server/cipher';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { MailAction } from '@/lib/server/mail/content';

const key = () => keyFor(authSecret(), 'invitation links');

/** The secret in an invitation's link: 256 bits, the same in each of its mails, computed from AUTH_SECRET. */
export const invitationToken = (inviteId: string) =>
  createHmac('sha256', key()).update(inviteId).digest('base64url');

/** The query of an invitation's link; `signup` is a secret of one mail. */
interface InvitationQuery {
  signup?: string;
}

/** The address of an invitation's page; its token is known only to the invitee. */
export function invitationUrl(token: string, query: InvitationQuery = {}): string {
  const search = new URLSearchParams({ ...query }).toString();
  return `${env().APP_URL}/invite/${token}${search && `?${search}`}`;
}

/** The page with an answer chosen. Only its button sends the answer. */
function answering(href: string, answer: 'going' | 'not-going'): string {
  const url = new URL(href);
  url.searchParams.set('answer', answer);
  return url.href;
}

/** Both answers as buttons of a mail. Each opens the invitation with its answer chosen; opening it saves nothing. */
export const answers = (href: string): [MailAction, MailAction] => [
  { label: 'Going', href: answering(href, 'going') },
  { label: 'Not going', href: answering(href, 'not-going') },
];

/** The part of an invitation's page where it is reported. */
export function reportUrl(href: string): string {
  const url = new URL('#report', href);
  url.search = '';
  return url.href;
}

/** Saves the hashes of these invitations' links, so that the links work. Saved hashes stay as they are. */
export async function saveLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}
