import 'server-only';
import { type Day, formatDay } from '@/lib/dates';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { countText } from '@/lib/text';
import { householdThatRuns } from '@/lib/trips/households/household-that-runs';
import { Prisma } from '@/prisma/generated/client';
import { renewWaiting } from '../../invitations/renew-waiting';
import { getTripForJob, type RunTrip } from '../../lock-trip';
import { notify } from '../../notifications/notify';
import { allVotedText } from '../progress';
import type { Vote } from '../schema';
import { hasYetToVote, isAskedToVote, mailVoters, runsTrip } from './vote-mails';

export async function tellOfOpening(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  voteId: string,
  vote: Vote,
  mails = true,
): Promise<number> {
  const { id: by, name } = await householdThatRuns(tx, viewer, trip);
  const asked = countText(vote.households.filter(({ own }) => !own).length, 'household');
  const text = `When and where? ${name} asks ${asked}`;
  const push = `${name} asks when and where`;
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

export async function remindVoters(tx: Tx, trip: RunTrip, voteId: string, closesOn: Day): Promise<void> {
  const text = `When and where? Please vote by ${formatDay(closesOn)}`;
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

export async function tellOfEnd(tx: Tx, trip: RunTrip, voteId: string): Promise<void> {
  await tx.vote.update({ where: { id: voteId }, data: { endToldAt: new Date() } });
  await askToDecide(tx, trip, voteId, null, {
    push: 'Voting has ended',
    what: 'please decide when and where',
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
