import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';

/** Everything that is kept about a person, by table, without hashes and tokens; null once the account is gone. */
export async function exportData(account: Account) {
  const hidden = { profileId: true } as const;
  const tripInShort = { name: true, locationName: true, startDate: true, endDate: true } as const;
  const found = await db.user.findUnique({
    where: { id: account.userId },
    include: {
      accounts: { omit: { userId: true } },
      sessions: { omit: { userId: true } },
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
          reports: { select: { campsiteId: true, createdAt: true } },
          observations: { omit: hidden, include: { campsite: { select: { name: true } } } },
          dismissals: { select: { campsiteId: true, createdAt: true } },
          calendar: { select: { createdAt: true } },
          hidden: { select: { tripId: true, createdAt: true } },
          blocks: { select: { blocked: { select: { name: true } }, createdAt: true } },
          refused: { select: { createdAt: true, trip: { select: tripInShort } } },
          trips: {
            omit: { organiserId: true },
            include: {
              invites: { select: { email: true, attending: true, answeredAt: true, coOrganiser: true } },
            },
          },
          invites: {
            // Not the address: a link that was passed on was mailed to somebody else's.
            omit: { profileId: true, email: true },
            include: { trip: { select: tripInShort } },
          },
        },
      },
    },
  });
  if (!found) return null;
  const { passwordHash: _hash, profile, accounts, sessions, emailChange, ...user } = found;
  const { seats, tows } = await seatsAndTowsOf(profile?.crew ?? [], profile?.rides ?? []);
  return {
    exported_at: new Date().toISOString(),
    user,
    sign_ins: accounts,
    sessions,
    email_change: emailChange,
    profile,
    seats,
    tows,
  };
}

interface OnTrips {
  id: string;
  trips: { tripId: string }[];
}

/** Where somebody's people sit on trips, and what tows their trailers and boats. */
async function seatsAndTowsOf(crew: OnTrips[], rides: OnTrips[]) {
  const tripIds = [...crew, ...rides].flatMap(({ trips }) => trips.map(({ tripId }) => tripId));
  const of = (all: OnTrips[]) => ({ in: all.map(({ id }) => id) });
  const [seats, tows] = await Promise.all([
    db.tripSeat.findMany({ where: { tripId: { in: tripIds }, personId: of(crew) } }),
    db.tripTow.findMany({ where: { tripId: { in: tripIds }, rideId: of(rides) } }),
  ]);
  return { seats, tows };
}
