import 'server-only';
import { db } from '../server/db/client';

interface OwnTrips {
  households: { id: string; tripId: string }[];
  left: { id: string; tripId: string }[];
}

export async function tripPartsOf({ households, left }: OwnTrips) {
  const all = [...households, ...left];
  const tripId = { in: all.map((each) => each.tripId) };
  const own = { in: all.map(({ id }) => id) };
  const household = { tripId, householdId: own };
  const [bookings, onPitches, todos, turns, plans, joined, homeContacts] = await Promise.all([
    db.booking.findMany({
      where: { tripId, OR: [{ householdId: own }, { addedBy: own }] },
      include: { pitches: { orderBy: { position: 'asc' } } },
    }),
    db.pitchHousehold.findMany({ where: household, include: { pitch: { select: { name: true } } } }),
    db.todo.findMany({ where: { tripId, OR: [{ ownerId: own }, { addedBy: own }, { doneBy: own }] } }),
    db.dutyTurn.findMany({ where: household }),
    db.plan.findMany({ where: { tripId, addedBy: own, removedAt: null } }),
    db.planGoer.findMany({
      where: { ...household, plan: { removedAt: null } },
      include: { plan: { select: { day: true, text: true } } },
    }),
    db.homeContact.findMany({ where: household, omit: { tokenHash: true } }),
  ]);
  const [cars, seats, tows, added, offers, asked, cooks, buys, expenses, payments, votes, notices] =
    await Promise.all([
      db.tripVehicle.findMany({
        where: {
          tripId,
          householdId: own,
          OR: [{ countsAnyway: true }, { parksAt: { not: null } }, { convoy: { not: null } }],
        },
        select: { tripId: true, rideId: true, countsAnyway: true, parksAt: true, convoy: true },
      }),
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
    cars,
    seats,
    tows,
    trip_gear: gear,
    asked,
    meals_cooked: cooks,
    to_buy: buys,
    bookings,
    pitches: onPitches,
    todos,
    duty_turns: turns,
    plans,
    plans_joined: joined,
    home_contacts: homeContacts,
    expenses,
    payments,
    votes,
    notices,
  };
}
