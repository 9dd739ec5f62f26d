import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { addJobAt } from '@/lib/server/jobs/queue';
import type { RunTrip } from '../../lock-trip';
import { siteTimeZone } from '../../undecided/site-time-zone';

export async function zoneOfTrip(tx: Tx, { campsiteId }: Pick<RunTrip, 'campsiteId'>): Promise<string> {
  const select = { state: true, latitude: true, longitude: true };
  return siteTimeZone(
    campsiteId ? await tx.campsite.findUnique({ where: { id: campsiteId }, select }) : null,
  );
}

/** The messages about a vote's last day that are still to be sent; null for one that was sent. */
export interface VoteNews {
  voteId: string;
  closesOn: string;
  remindAt: Date | null;
  endAt: Date | null;
}

interface Row {
  voteId: string;
  closesOn: string;
  remindAt: Date;
  endAt: Date;
  reminded: boolean;
  told: boolean;
}

/**
 * The reminder is due at nine in the morning of the day before, but at least a day after the vote was
 * opened; a vote that ends before that has none.
 */
export async function getVoteNews(tx: Tx, tripId: string, zone: string): Promise<VoteNews | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    select id::text "voteId", closes_on::text "closesOn",
           greatest((closes_on - 1 + time '09:00') at time zone ${zone}, created_at + interval '1 day') "remindAt",
           (closes_on + time '24:00') at time zone ${zone} "endAt",
           reminded_at is not null reminded, end_told_at is not null told
    from votes
    where trip_id = ${tripId}::uuid and closed_at is null and closes_on is not null`;
  if (!row) return null;
  const { voteId, closesOn, remindAt, endAt, reminded, told } = row;
  const reminds = !reminded && remindAt < endAt && new Date() < endAt;
  return { voteId, closesOn, remindAt: reminds ? remindAt : null, endAt: told ? null : endAt };
}

/** The caller has locked the trip. */
export async function scheduleVoteNews(tx: Tx, tripId: string, zone: string): Promise<void> {
  const news = await getVoteNews(tx, tripId, zone);
  const at = news?.remindAt ?? news?.endAt;
  if (at) await addJobAt(tx, 'vote-news', { tripId }, { key: `vote-news ${tripId}`, at });
}
