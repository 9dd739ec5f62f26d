import 'server-only';
import { db } from '../server/db/client';

interface OwnTrips {
  households: { id: string; tripId: string }[];
}

/**
 * What somebody's household has to do with the parts of its trips: where its people sit and what tows its trailers, what
 * it brings, cooks and buys, what it was told of the site, what it has paid and bears, what it gave or got to settle, how it has voted, and what it has
 * written.
 */
export async function tripPartsOf({ households }: OwnTrips) {
  const tripId = { in: households.map((each) => each.tripId) };
  const own = { in: households.map(({ id }) => id) };
  const [seats, tows, added, offers, asked, cooks, buys, expenses, payments, votes, notices] =
    await Promise.all([
      db.tripSeat.findMany({ where: { person: { tripId, householdId: own } } }),
      db.tripTow.findMany({ where: { towed: { tripId, householdId: own } } }),
      db.gearLine.findMany({ where: { tripId, addedBy: own } }),
      db.gearOffer.findMany({
        where: { tripId, householdId: own },
        include: { line: { select: { rule: true, name: true } } },
      }),
      db.fitNote.findMany({ where: { tripId, householdId: own } }),
      db.mealCook.findMany({
        where: { tripId, householdId: own },
        include: { meal: { select: { day: true, kind: true, title: true } } },
      }),
      db.mealItem.findMany({
        where: { tripId, takenBy: own },
        include: { meal: { select: { day: true, kind: true } } },
      }),
      db.expense.findMany({
        where: {
          tripId,
          OR: [{ paidBy: own }, { addedBy: own }, { shares: { some: { householdId: own } } }],
        },
        include: { shares: { where: { householdId: own } } },
      }),
      db.payment.findMany({ where: { tripId, OR: [{ fromHousehold: own }, { toHousehold: own }] } }),
      db.voteOptionAnswer.findMany({
        where: { tripId, householdId: own },
        include: { option: { select: { kind: true, startDate: true, endDate: true, name: true } } },
      }),
      db.notice.findMany({ where: { tripId, householdId: own } }),
    ]);
  const gear = { added, offers };
  return {
    seats,
    tows,
    trip_gear: gear,
    asked,
    meals_cooked: cooks,
    to_buy: buys,
    expenses,
    payments,
    votes,
    notices,
  };
}
