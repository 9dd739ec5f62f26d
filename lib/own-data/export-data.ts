import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { listPlanRefusals } from '../trips/home-contact/plan-refusals';
import { listRefusals } from '../trips/notifications/refuse-mails';
import { tripPartsOf } from './trip-parts-of';

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
  const { passwordHash: _hash, profile, accounts, sessions, emailChange, ...user } = found;
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
    ...(profile && (await tripPartsOf(profile))),
  };
}
