import 'server-only';
import { type Day, formatDay } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { addJobAt } from '@/lib/server/jobs/queue';
import { countText, lower } from '@/lib/text';
import { renewWaiting } from '@/lib/trips/invitations/renew-waiting';
import { getTripForJob, householdThatRuns, lockTripForJob, type RunTrip } from '@/lib/trips/lock-trip';
import { isOver } from '@/lib/trips/moment';
import { notify } from '@/lib/trips/notifications/notify';
import { newsQuestion } from '@/lib/trips/undecided/asked';
import { withOpenVote } from '@/lib/trips/undecided/open-vote-column';
import { siteTimeZone } from '@/lib/trips/undecided/site-time-zone';
import { Prisma } from '@/prisma/generated/client';
import type { Vote } from '../schema';
import { allVotedText } from '../tally';
import { hasYetToVote, isAskedToVote, mailVoters, runsTrip } from './vote-mails';

export async function zoneOfTrip(tx: Tx, { campsiteId }: Pick<RunTrip, 'campsiteId'>): Promise<string> {
  const select = { state: true, latitude: true, longitude: true };
  return siteTimeZone(
    campsiteId ? await tx.campsite.findUnique({ where: { id: campsiteId }, select }) : null,
  );
}

/** "When and where?", or "Which campsite at stop 2?" */
const questionOf = async (tx: Tx, trip: RunTrip): Promise<string> =>
  newsQuestion(trip.stops ? (await withOpenVote(tx, trip)).openVote : null);

/** "when and where" */
const asked = (question: string) => lower(question.replace('?', ''));

/** The messages about a vote's last day that are still to be sent; null for one that was sent. */
interface VoteNews {
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

export async function tellOfOpening(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  voteId: string,
  vote: Vote,
  mails = true,
): Promise<number> {
  const { id: by, name } = await householdThatRuns(tx, viewer, trip);
  const question = await questionOf(tx, trip);
  const whom = countText(vote.households.filter(({ own }) => !own).length, 'household');
  const text = `${question} ${name} asks ${whom}`;
  const push = `${name} asks ${asked(question)}`;
  await notify(tx, { tripId: trip.id, kind: 'changes', about: voteId, text, push, by, to: 'everyone' });
  if (!mails) return 0;
  // An invitation that still waits carries the vote, so that nobody gets two mails at once.
  const invited = await renewWaiting(tx, viewer, trip);
  return mailVoters(tx, trip, {
    which: Prisma.sql`${isAskedToVote} and h.id <> all(${invited}::uuid[])`,
    by,
    from: viewer.userId,
    subject: text,
    paragraphs: ['Please say whether each option suits you: yes, if need be or no.'],
    action: 'Vote',
  });
}

async function remindVoters(tx: Tx, trip: RunTrip, voteId: string, closesOn: Day): Promise<void> {
  const text = `${await questionOf(tx, trip)} Please vote by ${formatDay(closesOn)}`;
  await tx.vote.update({ where: { id: voteId }, data: { remindedAt: new Date() } });
  await notify(tx, {
    tripId: trip.id,
    kind: 'changes',
    about: voteId,
    text,
    push: 'Please vote',
    by: null,
    to: 'everyone',
    only: hasYetToVote,
  });
  await mailVoters(tx, trip, {
    which: hasYetToVote,
    by: null,
    from: null,
    subject: text,
    paragraphs: ['You haven’t voted yet.'],
    action: 'Vote',
  });
}

/** `by` is the household that voted last. */
export async function tellWhenAllVoted(tx: Tx, tripId: string, by: string, vote: Vote): Promise<void> {
  const push = allVotedText(vote.households);
  if (!push) return;
  const untold = { tripId, allVotedAt: null };
  const [first] = await tx.vote.updateManyAndReturn({ where: untold, data: { allVotedAt: new Date() } });
  const trip = first && (await getTripForJob(tx, tripId));
  if (!trip) return;
  await askToDecide(tx, trip, first.id, by, { push, what: 'you can decide now' });
}

async function tellOfEnd(tx: Tx, trip: RunTrip, voteId: string): Promise<void> {
  await tx.vote.update({ where: { id: voteId }, data: { endToldAt: new Date() } });
  await askToDecide(tx, trip, voteId, null, {
    push: 'Voting has ended',
    what: `please decide ${asked(await questionOf(tx, trip))}`,
  });
}

async function askToDecide(
  tx: Tx,
  trip: RunTrip,
  voteId: string,
  by: string | null,
  { push, what }: { push: string; what: string },
) {
  const text = `${push}: ${what}`;
  await notify(tx, { tripId: trip.id, kind: 'changes', about: voteId, text, push, by, to: 'organisers' });
  await mailVoters(tx, trip, {
    which: runsTrip,
    by,
    from: null,
    subject: text,
    paragraphs: ['The trip changes to what you decide, and everybody is told.'],
    action: 'Decide',
  });
}

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
