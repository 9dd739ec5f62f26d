import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import { keyFor } from '@/lib/server/cipher';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { MailAction } from '@/lib/server/mail/content';

const key = () => keyFor(authSecret(), 'invitation links');

/** The secret in an invitation's link: the same in each of its mails, 256 bits, known by AUTH_SECRET alone. */
export const invitationToken = (inviteId: string) =>
  createHmac('sha256', key()).update(inviteId).digest('base64url');

/** What a link adds to an invitation's address; `signup` is the mail's own and goes nowhere but into it. */
interface InvitationQuery {
  signup?: string;
}

/** Where an invitation is answered: by its token, which is the invitee's alone. */
export function invitationUrl(token: string, query: InvitationQuery = {}): string {
  const search = new URLSearchParams({ ...query }).toString();
  return `${env().APP_URL}/invite/${token}${search && `?${search}`}`;
}

/** The same page with an answer chosen, which is sent only by its button. */
function answering(href: string, answer: 'going' | 'not-going'): string {
  const url = new URL(href);
  url.searchParams.set('answer', answer);
  return url.href;
}

/** The two answers as buttons, which open the invitation with one of them chosen: opening it answers nothing. */
export const answers = (href: string): [MailAction, MailAction] => [
  { label: 'Going', href: answering(href, 'going') },
  { label: 'Not going', href: answering(href, 'not-going') },
];

/** Saves the hashes of these invitations' links, so that the links work. Hashes already saved stay as they are. */
export async function saveLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}
