import 'server-only';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockRow } from '../lock-trip';
import { isPaused } from '../policy';
import { isOpen, type LinkState } from './is-open';

export interface LockedLink {
  id: string;
  tripId: string;
  organises: boolean;
  blocked: boolean;
  paused: boolean;
  open: boolean;
}

type LinkRow = Omit<LockedLink, 'open'> & LinkState;

/** Locks the trip, so that people join one after the other and never exceed the limit. */
export async function lockShareLink(
  tx: Tx,
  holder: Account | null,
  token: string,
): Promise<LockedLink | undefined> {
  const hash = hashToken(token);
  const [there] = await tx.$queryRaw<{ tripId: string }[]>`
    select trip_id::text "tripId" from share_links where token_hash = ${hash}`;
  if (!there) return undefined;
  await lockRow(tx, there.tripId);
  const own = Prisma.sql`${holder?.profileId ?? null}::uuid`;
  const [row] = await tx.$queryRaw<LinkRow[]>`
    select l.id::text, l."limit", l.ends_on::text "endsOn", t.id::text "tripId", t.end_date::text "tripEnd",
           t.called_off_at is not null "calledOff", ${isPaused} paused,
           t.organiser_id is not distinct from ${own} organises,
           exists (select from blocks where profile_id = ${own} and blocked_id = t.organiser_id) blocked,
           (select count(*)::int from households h where h.trip_id = t.id and h.joined_by = l.id) used,
           (select count(*)::int from invites i where i.trip_id = t.id) invitees
    from share_links l join trips t on t.id = l.trip_id
    where l.token_hash = ${hash}`;
  if (!row) return undefined;
  const { id, tripId, organises, blocked, paused } = row;
  return { id, tripId, organises, blocked, paused, open: isOpen(row) };
}
