import 'server-only';
import { addDays, dateOf, earliestToday } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { CARD_DAYS } from './may-open';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A guest's card ends with the trip. An account's, unless it's kept, ends with the last trip on which it is shared; one
 * that is shared on none, with the first trip that the household goes on after it was saved, or, with no such trip
 * ahead, as many days after it was saved.
 */
export async function deleteOldCards(now: Date): Promise<void> {
  const firstKept = dateOf(addDays(earliestToday(now), -CARD_DAYS));
  const over = { endDate: { lt: firstKept } };
  await db.emergencyCard.deleteMany({ where: { household: { trip: over } } });
  await db.$executeRaw`
    delete from emergency_cards card
    using (
      select card.id,
        coalesce(bool_or(h.shares_card is not null and ahead), false) held,
        coalesce(bool_or(h.attending and ahead), false) awaited,
        coalesce(bool_or(ended and (h.shares_card is not null or (h.attending and t.end_date >= card.updated_at::date))), false) used
      from emergency_cards card
      left join households h on h.profile_id = card.profile_id
      left join trips t on t.id = h.trip_id
      cross join lateral (
        select t.end_date < ${firstKept}::date ended,
          t.end_date >= ${firstKept}::date and t.called_off_at is null and h.attending is not false ahead) trip
      where card.profile_id is not null and not card.keep
      group by card.id) of
    where card.id = of.id and not held
      and (used or (not awaited and card.updated_at < ${new Date(now.getTime() - CARD_DAYS * DAY_MS)}))`;
  await db.cardOpening.deleteMany({ where: { household: { trip: over } } });
  await db.firstAider.deleteMany({ where: { household: { trip: over } } });
  await db.household.updateMany({
    where: { sharesCard: { not: null }, trip: over },
    data: { sharesCard: null },
  });
}
