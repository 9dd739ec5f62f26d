import 'server-only';
import { addDays, dateOf, earliestToday } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { CARD_DAYS } from './may-open';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A guest's card ends with the trip, an account's with the last trip on which it was shared, unless it's kept. One
 * without such a trip ends as many days after it was last saved.
 */
export async function deleteOldCards(now: Date): Promise<void> {
  const over = { endDate: { lt: dateOf(addDays(earliestToday(now), -CARD_DAYS)) } };
  const shared = { sharesCard: { not: null }, trip: over };
  await db.emergencyCard.deleteMany({ where: { household: { trip: over } } });
  await db.emergencyCard.deleteMany({
    where: {
      keep: false,
      OR: [
        { updatedAt: { lt: new Date(now.getTime() - CARD_DAYS * DAY_MS) } },
        { profile: { households: { some: shared } } },
      ],
      profile: {
        households: {
          none: { OR: [{ attending: null }, { attending: true }], trip: { NOT: over, calledOffAt: null } },
        },
      },
    },
  });
  await db.cardOpening.deleteMany({ where: { household: { trip: over } } });
  await db.firstAider.deleteMany({ where: { household: { trip: over } } });
  await db.household.updateMany({ where: shared, data: { sharesCard: null } });
}
