import 'server-only';
import { exportCard } from '@/lib/household/emergency/own-card';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { listPlanRefusals } from '@/lib/trips/home-contact/plan-refusals';
import { listRefusals } from '@/lib/trips/notifications/refuse-mails';

interface OwnTrips {
  households: { id: string; tripId: string }[];
  left: { id: string; tripId: string }[];
}

async function tripPartsOf({ households, left }: OwnTrips) {
  const all = [...households, ...left];
  const tripId = { in: all.map((each) => each.tripId) };
  const own = { in: all.map(({ id }) => id) };
  const household = { tripId, householdId: own };
  const [bookings, onPitches, todos, turns, plans, joined, homeContacts, aids, opened, openings, bans] =
    await Promise.all([
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
      db.firstAider.findMany({ where: household }),
      // Of one's own card, and by oneself of others' cards.
      db.cardOpening.findMany({ where: household, omit: { openerId: true } }),
      db.cardOpening.findMany({ where: { tripId, openerId: own }, omit: { openerId: true } }),
      db.fireBanWord.findMany({ where: household }),
    ]);
  const [cars, seats, tows, added, offers, asked, cooks, buys, expenses, payments, votes, notices, backups] =
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
      db.backup.findMany({ where: { tripId, addedBy: own } }),
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
    plan_bs: backups,
    pitches: onPitches,
    todos,
    duty_turns: turns,
    plans,
    plans_joined: joined,
    home_contacts: homeContacts,
    first_aid: aids,
    card_opened: opened,
    cards_opened: openings,
    fire_ban_words: bans,
    expenses,
    payments,
    votes,
    notices,
  };
}

/** All stored data without hashes and tokens; null when the account is gone. */
export async function exportData(account: Account) {
  const hidden = { profileId: true } as const;
  const tripInShort = { name: true, locationName: true, startDate: true, endDate: true } as const;
  const found = await db.user.findUnique({
    where: { id: account.userId },
    include: {
      accounts: { omit: { userId: true } },
      sessions: {
        omit: { userId: true },
        include: { pushSubscriptions: { select: { endpoint: true, createdAt: true } } },
      },
      apiTokens: { omit: { userId: true, tokenHash: true } },
      emailChange: { select: { email: true, createdAt: true, expiresAt: true, confirmedAt: true } },
      profile: {
        omit: { userId: true },
        include: {
          crew: { omit: hidden, include: { trips: { select: { tripId: true } } } },
          rides: { omit: hidden, include: { trips: { select: { tripId: true } } } },
          gear: { omit: hidden },
          groups: { omit: hidden, include: { members: { select: { email: true } } } },
          campsites: {
            omit: { ownerId: true },
            include: { features: { select: { feature: { select: { name: true } }, present: true } } },
          },
          deleted: { select: { kind: true, item: true, deletedAt: true } },
          saved: { select: { createdAt: true, campsite: { select: { id: true, name: true } } } },
          reports: { omit: hidden },
          observations: { omit: hidden, include: { campsite: { select: { name: true } } } },
          dismissals: { select: { campsiteId: true, createdAt: true } },
          calendar: { select: { createdAt: true } },
          notificationChoices: { omit: hidden },
          inviteNotes: {
            where: { note: { not: null } },
            select: { tripId: true, note: true, createdAt: true },
          },
          blocks: { select: { blocked: { select: { name: true } }, createdAt: true } },
          refused: { select: { createdAt: true, trip: { select: tripInShort } } },
          trips: {
            omit: { organiserId: true },
            include: {
              stops: { omit: { tripId: true }, orderBy: { position: 'asc' } },
              shareLink: { select: { limit: true, endsOn: true, createdAt: true } },
              households: {
                where: { role: { not: 'organiser' }, leftAt: null },
                select: {
                  attending: true,
                  answeredAt: true,
                  role: true,
                  invite: { select: { email: true } },
                },
              },
            },
          },
          left: {
            select: { id: true, tripId: true, name: true, leftAt: true, trip: { select: tripInShort } },
          },
          households: {
            omit: hidden,
            include: {
              trip: { select: tripInShort },
              // No address: a forwarded invitation was mailed to another person's.
              invite: { select: { createdAt: true, remindedAt: true, note: true } },
              packing: true,
              notifications: { omit: hidden },
              hidden: { select: { createdAt: true } },
              digest: { select: { toldAt: true, createdAt: true } },
            },
          },
        },
      },
    },
  });
  if (!found) return null;
  const { passwordHash: _hash, profile, accounts, sessions, apiTokens, emailChange, ...user } = found;
  return {
    exported_at: new Date().toISOString(),
    user,
    sign_ins: accounts,
    sessions: sessions.map(({ pushSubscriptions, ...session }) => ({
      ...session,
      push: pushSubscriptions.map(({ endpoint, createdAt }) => ({
        service: new URL(endpoint).host,
        createdAt,
      })),
    })),
    tokens: apiTokens,
    email_change: emailChange,
    stopped_mails: await listRefusals(found.email),
    refused_plans: await listPlanRefusals(found.email),
    guest_answers: await db.invite.findMany({
      where: { givenEmail: found.email },
      select: {
        createdAt: true,
        household: { select: { name: true, attending: true, trip: { select: tripInShort } } },
      },
    }),
    left_as_guest: await db.household.findMany({
      where: { leftEmail: found.email, leftAt: { not: null }, name: { not: null } },
      select: { id: true, tripId: true, name: true, leftAt: true, trip: { select: tripInShort } },
    }),
    profile,
    emergency_card: profile && (await exportCard(profile.id)),
    ...(profile && (await tripPartsOf(profile))),
  };
}
