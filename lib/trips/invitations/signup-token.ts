import 'server-only';
import type { ProveAddress } from '@/lib/account/sign-up';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';

const WORKS_HOURS = 24;

/** The secret of one mail about an invitation, by its hash. */
export interface NewSignupToken {
  inviteId: string;
  /** Where the mail goes. */
  email: string;
  tokenHash: string;
}

/** Saves the secrets of mails that are being queued; each works for a day. */
export async function saveSignupTokens(tx: Tx, tokens: NewSignupToken[]): Promise<void> {
  const expiresAt = new Date(Date.now() + WORKS_HOURS * 3_600_000);
  await tx.inviteSignupToken.createMany({ data: tokens.map((token) => ({ ...token, expiresAt })) });
}

/**
 * Uses up the secret of a mail that went to this very address, which proves it as a confirmation would: once, and never
 * for an address that has an account. False where it proves nothing.
 */
export async function takeSignupToken(tx: Tx, token: string, email: string): Promise<boolean> {
  const taken = await tx.$executeRaw`
    update invite_signup_tokens set used_at = now()
    where token_hash = ${hashToken(token)} and email = ${email}::citext and used_at is null and expires_at > now()
      and not exists (select from users where email = ${email}::citext)`;
  return taken === 1;
}

/** By the secret that a browser has kept, what proves an address in its sign-up; undefined where it has none. */
export const proofBy = (secret: string | undefined): ProveAddress | undefined =>
  secret ? (tx, email) => takeSignupToken(tx, secret, email) : undefined;

/** What a sign-up on the way from an invitation knows before anything is typed. */
export interface InvitedSignup {
  trip: string;
  organiser: string;
  /** Where the mail went, for whoever has come by its own link alone. */
  email: string | null;
  /** Whether a sign-up with that address needs no second mail. */
  proven: boolean;
}

/** The invitation behind a link that is nobody's yet, for its sign-up; `signup` is the secret of the mail that it was opened from. */
export async function getInvitedSignup(
  token: string,
  signup: string | undefined,
): Promise<InvitedSignup | null> {
  const [found] = await db.$queryRaw<InvitedSignup[]>`
    select coalesce(t.name, t.location_name) trip, o.name organiser, s.email::text,
           coalesce(s.used_at is null and s.expires_at > now(), false) proven
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    join profiles o on o.id = t.organiser_id
    left join invite_signup_tokens s on s.invite_id = i.id and s.token_hash = ${hashToken(signup ?? '')}
    where l.token_hash = ${hashToken(token)} and h.profile_id is null
      and not exists (select from users u where u.email = i.email)`;
  return found ?? null;
}
