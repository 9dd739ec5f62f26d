import 'server-only';
import type { ProveAddress } from '@/lib/account/sign-up/sign-up';
import { shownByTrip } from '@/lib/campsites/policy';
import { coverSeed } from '@/lib/cover-art/seed';
import type { Day } from '@/lib/dates';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { isOverAtSite } from '../../moment';
import { isPaused } from '../../policy';
import { tripName } from '../../trip-name';
import { openVoteColumn } from '../../undecided/open-vote-column';
import { type OpenVote, undecided } from '../../undecided/when-and-where';

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
  cover: string;
  /** Null unless the person has opened the link in the mail to this address. */
  email: string | null;
  /** A sign-up with this address needs no confirmation mail. */
  proven: boolean;
}

interface InvitedRow extends Omit<InvitedSignup, 'trip' | 'cover'>, Placed {
  trip_name: string | null;
  location_name: string;
  start_date: Day;
  end_date: Day;
  openVote: OpenVote | null;
  claimed: boolean;
}

/**
 * Null unless the invitation's page shows the trip to somebody signed out. `signup` is the secret of the
 * mail whose link was opened. A known address is never filled in, because mails are forwarded.
 */
export async function getInvitedSignup(
  token: string,
  signup: string | undefined,
): Promise<InvitedSignup | null> {
  const [row] = await db.$queryRaw<InvitedRow[]>`
    select t.name trip_name, o.name organiser, t.location_name, c.latitude, c.longitude, c.state,
           t.start_date::text, t.end_date::text, ${openVoteColumn()}, owner.claimed, s.email::text,
           coalesce(s.used_at is null and s.expires_at > now(), false) proven
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    join profiles o on o.id = t.organiser_id
    cross join lateral (
      select h.profile_id is not null or exists (select from users u where u.email = i.email) claimed
    ) owner
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}
    left join invite_signup_tokens s
      on s.invite_id = i.id and s.token_hash = ${hashToken(signup ?? '')} and not owner.claimed
    where l.token_hash = ${hashToken(token)} and not ${isPaused}
      and (not owner.claimed or (h.attending is null and t.called_off_at is null))`;
  if (!row) return null;
  if (row.claimed && isOverAtSite({ ...row, zone: zoneAt(row) }, new Date())) return null;
  const { organiser, email, proven, location_name: name } = row;
  const trip = tripName({ ...row, ...undecided(row.openVote) });
  return { trip, organiser, cover: coverSeed({ ...row, name }), email, proven };
}
