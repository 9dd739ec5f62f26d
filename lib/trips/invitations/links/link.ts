import 'server-only';
import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import { keyFor } from '@/lib/server/cipher';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { MailAction } from '@/lib/server/mail/content';

const key = () => keyFor(authSecret(), 'invitation links');

/** Derived from AUTH_SECRET (256 bits), so that all mails of the invitation have the same link. */
export const invitationToken = (inviteId: string) =>
  createHmac('sha256', key()).update(inviteId).digest('base64url');

/** The pages of a trip to which a guest's mails lead. */
export const guestParts = {
  conditions: 'Bans and roads',
  emergency: 'Medical cards',
  'home-contact': 'Someone at home',
};
type GuestPart = keyof typeof guestParts;

export const isGuestPart = (part: unknown): part is GuestPart =>
  typeof part === 'string' && Object.hasOwn(guestParts, part);

/** `signup` is the sign-up secret of one mail, `confirm` the secret that confirms a guest's own address. */
interface InvitationQuery {
  signup?: string;
  confirm?: string;
  part?: GuestPart;
}

/** Only the invitee knows the token. */
export function invitationUrl(token: string, query: InvitationQuery = {}): string {
  const search = new URLSearchParams({ ...query }).toString();
  return `${env().APP_URL}/invite/${token}${search && `?${search}`}`;
}

function answering(href: string, answer: 'going' | 'not-going'): string {
  const url = new URL(href);
  url.searchParams.set('answer', answer);
  return url.href;
}

/** Each button opens the page with that answer selected; opening the page saves nothing. */
export const answers = (href: string, yes = 'Going'): [MailAction, MailAction] => [
  { label: yes, href: answering(href, 'going') },
  { label: 'Not going', href: answering(href, 'not-going') },
];

export function reportUrl(href: string): string {
  const url = new URL('#report', href);
  url.search = '';
  return url.href;
}

export async function saveLinks(tx: Tx, inviteIds: string[]): Promise<void> {
  const data = inviteIds.map((inviteId) => ({ inviteId, tokenHash: hashToken(invitationToken(inviteId)) }));
  await tx.inviteLink.createMany({ data, skipDuplicates: true });
}
