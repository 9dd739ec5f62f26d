import 'server-only';
import { dayOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockTrip, requireNotOver, tripToRun } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { getVote } from './get-vote';
import { tellOfOpening } from './news/tell-of-vote';
import { countMailed } from './news/vote-mails';
import { lockOffered, type Standing, toOptions } from './offered';
import { notOnOffer, requireOpen } from './refusals';
import type { Vote, VoteChange } from './schema';
import { checkAddedDates, setClosingDay } from './set-closing-day';

/** The first options besides the trip's own dates and site ask everybody to vote now. */
export async function changeVote(
  viewer: Viewer,
  tripId: string,
  input: VoteChange,
): Promise<{ vote: Vote | null }> {
  await tripToRun(db, viewer, tripId);
  const offered = await db.voteOption.count({ where: { rank: { gt: 0 }, vote: { tripId } } });
  const most = offered > 0 ? 0 : await countMailed(db, tripId);
  return withinMailLimit(viewer, most, () =>
    db.$transaction(async (tx) => {
      const sites = await lockOffered(tx, viewer, input.location_ids);
      const trip = await lockTrip(tx, viewer, tripId);
      requireNotOver(trip);
      const { id: voteId, closesOn } = await requireOpen(tx, tripId);
      const without = [...new Set(input.without ?? [])];
      const kept = await takeOut(tx, voteId, without);
      const added = toOptions(viewer, trip, kept, { dates: input.dates, sites });
      await tx.voteOption.createMany({ data: added.map((option) => ({ ...option, voteId })) });
      if (input.closes_on !== undefined) await setClosingDay(tx, trip, voteId, input.closes_on);
      else if (closesOn && added.some(({ kind }) => kind === 'dates'))
        await checkAddedDates(tx, trip, voteId, dayOf(closesOn));
      // Open pages watch only the vote's row, so a change of its options must update the row too.
      await tx.$executeRaw`update votes set created_at = created_at where id = ${voteId}::uuid`;
      const result = await getVote({ viewer, tripId }, tx);
      const isFirst = added.length > 0 && kept.dates.length + kept.sites.length === 2 && without.length === 0;
      const mails = isFirst && result.vote ? await tellOfOpening(tx, viewer, trip, voteId, result.vote) : 0;
      return { mails: Math.min(mails, most), result };
    }),
  );
}

/** Never the trip's own dates or site. Returns the options that are left. */
async function takeOut(tx: Tx, voteId: string, without: string[]): Promise<Standing> {
  const options = await tx.voteOption.findMany({ where: { voteId }, orderBy: { rank: 'asc' } });
  for (const id of without) {
    const option = options.find((each) => each.id === id);
    if (!option) throw notOnOffer();
    if (option.rank === 0) {
      const message = 'The trip’s own dates and campsite always stay in the vote.';
      throw badInput(message, { without: message });
    }
  }
  await tx.voteOption.deleteMany({ where: { id: { in: without } } });
  const kept = options.filter(({ id }) => !without.includes(id));
  return {
    dates: kept.flatMap(({ rank, startDate, endDate }) =>
      startDate && endDate ? [{ rank, start: dayOf(startDate), end: dayOf(endDate) }] : [],
    ),
    sites: kept.flatMap(({ kind, rank, campsiteId }) => (kind === 'site' ? [{ rank, campsiteId }] : [])),
  };
}
