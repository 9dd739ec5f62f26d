import 'server-only';
import type { ProveAddress } from '@/lib/account/sign-up/sign-up';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';

const WORKS_HOURS = 24;

export interface NewSignupToken {
  inviteId: string;
  /** Address that the mail was sent to. */
  email: string;
  tokenHash: string;
}

export async function saveSignupTokens(tx: Tx, tokens: NewSignupToken[]): Promise<void> {
  const expiresAt = new Date(Date.now() + WORKS_HOURS * 3_600_000);
  await tx.inviteSignupToken.createMany({ data: tokens.map((token) => ({ ...token, expiresAt })) });
}

/**
 * True when the secret was mailed to this address; the person then owns it and needs no confirmation mail.
 */
export async function takeSignupToken(tx: Tx, token: string, email: string): Promise<boolean> {
  const taken = await tx.$executeRaw`
    update invite_signup_tokens set used_at = now()
    where token_hash = ${hashToken(token)} and email = ${email}::citext and used_at is null and expires_at > now()
      and not exists (select from users where email = ${email}::citext)`;
  return taken === 1;
}

export const proofBy = (secret: string | undefined): ProveAddress | undefined =>
  secret ? (tx, email) => takeSignupToken(tx, secret, email) : undefined;

export interface InvitedSignup {
  trip: string;
  organiser: string;
  /** Null unless the person has opened the link in the mail to this address. */
  email: string | null;
  /** A sign-up with this address needs no confirmation mail. */
  proven: boolean;
}

/** Null without such an unclaimed invitation; `signup` is the secret of the mail whose link was opened. */
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
