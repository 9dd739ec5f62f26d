import 'server-only';
import { db } from '@/lib/server/db/client';
import { lockTripForJob } from '@/lib/trips/lock-trip';
import { isOver } from '@/lib/trips/moment';
import { getVoteNews, scheduleVoteNews, zoneOfTrip } from './schedule-vote-news';
import { remindVoters, tellOfEnd } from './tell-of-vote';

/** Sends each message once. */
export async function sendVoteNews({ tripId }: { tripId: string }): Promise<void> {
  await db.$transaction(async (tx) => {
    const trip = await lockTripForJob(tx, tripId);
    if (!trip || isOver(trip.end, new Date())) return;
    const zone = await zoneOfTrip(tx, trip);
    const news = await getVoteNews(tx, tripId, zone);
    if (!news) return;
    const { voteId, closesOn, remindAt, endAt } = news;
    const now = new Date();
    if (endAt && endAt <= now) await tellOfEnd(tx, trip, voteId);
    else if (remindAt && remindAt <= now) await remindVoters(tx, trip, voteId, closesOn);
    await scheduleVoteNews(tx, tripId, zone);
  });
}
