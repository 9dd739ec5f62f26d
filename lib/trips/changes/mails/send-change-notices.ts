import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { giveBack } from '@/lib/server/http/rate-limiter';
import { calendarTrip, tripAttachments } from '@/lib/trips/calendar/calendar-trips';
import { rideLine } from '@/lib/trips/cars/own-ride';
import { planOfTrip } from '@/lib/trips/cars/read-seats';
import { getTripForJob, lockTripForJob, type RunTrip } from '@/lib/trips/lock-trip';
import { mailEach } from '@/lib/trips/mails/mail-each';
import { reserveMails } from '@/lib/trips/mails/mail-limit';
import {
  hasAddress,
  isAskedByVote,
  isTold,
  mailedColumns,
  type Recipient,
  wantsMails,
  withAddress,
} from '@/lib/trips/notifications/recipients';
import { mapLink } from '@/lib/trips/site/map-link';
import { readKnownOfTrip } from '@/lib/trips/site/trip-location';
import { withOpenVote } from '@/lib/trips/undecided/open-vote-column';
import { Prisma } from '@/prisma/generated/client';
import { scheduleChangeNotices } from '../announce-change';
import type { TripFacts, WasOpen } from '../changes';
import { changesBetween, hasChanged } from '../changes';
import { tripChangedMail } from './change-mails';

interface ChangeNotice extends Recipient {
  tripId: string;
  householdId: string;
  /** As the recipient was last told. `wasOpen` is set when a vote was decided since then. */
  lastTold: TripFacts & { ride?: string; wasOpen?: WasOpen };
  /** Ids of accounts, the latest to change the trip last. */
  changedBy: string[];
  /** False when they have since answered "not going" or turned off these mails. */
  concerned: boolean;
  /** True when the recipient voted yes to the chosen option and hasn't answered the trip since. */
  saidYes: boolean;
}

const getDueChangeNotices = (tx: Tx, tripId: string) => tx.$queryRaw<ChangeNotice[]>`
  select n.trip_id::text "tripId", n.household_id::text "householdId", n.last_told "lastTold",
         n.changed_by::text[] "changedBy", i.id::text "inviteId", ${mailedColumns}, p.id is not null "hasAccount",
         h.attending, h.reconfirm, ${isTold} and ${hasAddress} and ${wantsMails('changes')} concerned,
         ${isAskedByVote} "saidYes"
  from change_notices n
  join (${withAddress}) on h.trip_id = n.trip_id and h.id = n.household_id
  where n.trip_id = ${tripId}::uuid and n.due_at <= now()
  order by n.household_id`;

async function namesOf(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  const profiles = await tx.profile.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true, name: true },
  });
  return new Map(profiles.map(({ userId, name }) => [userId, name]));
}

/** Mails over the sender's daily limit wait until the next day. */
export async function sendChangeNotices({ tripId }: { tripId: string }): Promise<void> {
  // Reserve the mails outside the transaction, because the transaction holds a connection and
  // reserving needs another one.
  const { toSend: expected } = await dueNotices(db, tripId, await getTripForJob(db, tripId));
  const room = await roomFor(expected);
  let left = room;
  try {
    left = await db.$transaction(async (tx) => {
      const unused = new Map(room);
      const trip = await lockTripForJob(tx, tripId);
      if (!trip) return unused;
      const { toSend, obsolete } = await dueNotices(tx, tripId, trip);
      await settle(tx, obsolete, {});
      for (const [sender, theirs] of bySender(toSend)) {
        const { mails = 0, seconds = 0 } = room.get(sender) ?? {};
        if (theirs.length > mails) await putOff(tx, theirs, seconds);
        else {
          await mailNotices(tx, trip, sender, theirs);
          await settle(tx, theirs, { toldAt: new Date() });
          unused.set(sender, { mails: mails - theirs.length, seconds });
        }
      }
      await scheduleChangeNotices(tx, tripId);
      return unused;
    });
  } finally {
    for (const [sender, { mails }] of left) if (mails > 0) await giveBack('mails', sender, mails);
  }
}

/** `ride` is null when it hasn't changed since the household was last told. */
type ToSend = ChangeNotice & { ride: { before: string; after: string } | null };

async function dueNotices(client: Tx, tripId: string, trip: RunTrip | null) {
  const found = trip ? await getDueChangeNotices(client, tripId) : [];
  const seats = found.some(({ lastTold }) => lastTold.ride) ? await planOfTrip(client, tripId) : null;
  const due = found.map((notice): ToSend => {
    const before = notice.lastTold.ride;
    const after = seats && notice.attending ? rideLine(seats.plan, notice.householdId) : before;
    return { ...notice, ride: before && after && before !== after ? { before, after } : null };
  });
  const isWorthSending = ({ concerned, lastTold, ride }: ToSend) =>
    concerned && trip !== null && (ride !== null || hasChanged(lastTold, trip));
  return { toSend: due.filter(isWorthSending), obsolete: due.filter((each) => !isWorthSending(each)) };
}

/** Reserves all of a sender's mails or none. If none, `seconds` says how long to wait. */
async function roomFor(notices: ToSend[]): Promise<Map<string, { mails: number; seconds: number }>> {
  const room = new Map<string, { mails: number; seconds: number }>();
  for (const [sender, { length }] of bySender(notices)) {
    const seconds = await reserveMails(sender, length);
    room.set(sender, { mails: seconds > 0 ? 0 : length, seconds });
  }
  return room;
}

/** The sender is the person who changed the trip last. */
function bySender(notices: ToSend[]): Map<string, ToSend[]> {
  const groups = new Map<string, ToSend[]>();
  for (const each of notices) {
    const sender = each.changedBy.at(-1) ?? '';
    groups.set(sender, [...(groups.get(sender) ?? []), each]);
  }
  return groups;
}

async function mailNotices(tx: Tx, trip: RunTrip, sender: string, notices: ToSend[]): Promise<void> {
  const event = await calendarTrip(tx, trip.id);
  const attachmentsFor = tripAttachments(event);
  const mapUrl =
    event?.latitude == null || event.longitude == null
      ? null
      : mapLink({ latitude: event.latitude, longitude: event.longitude });
  const known = await readKnownOfTrip(tx, trip.id);
  const after = await withOpenVote(tx, trip);
  const names = await namesOf(tx, [...new Set(notices.flatMap(({ changedBy }) => changedBy))]);
  await mailEach(tx, trip.id, sender, notices, async (to, href) => {
    const by = to.changedBy.map((id) => names.get(id) ?? 'Somebody who has left Campmates');
    const { lastTold, ride } = to;
    const changes = changesBetween(lastTold, trip);
    const told = {
      by,
      before: { ...lastTold, openVote: null },
      after,
      changes,
      mapUrl,
      ride,
      known,
    };
    return { ...(await tripChangedMail(to, href, told)), attachments: attachmentsFor(to.attending, href) };
  });
}

const idsOf = (notices: ChangeNotice[]) => ({
  OR: notices.map(({ tripId, householdId }) => ({ tripId, householdId })),
});

const putOff = (tx: Tx, notices: ChangeNotice[], seconds: number) =>
  tx.changeNotice.updateMany({
    where: idsOf(notices),
    data: { dueAt: new Date(Date.now() + seconds * 1000) },
  });

const settle = (tx: Tx, notices: ChangeNotice[], told: { toldAt?: Date }) =>
  tx.changeNotice.updateMany({
    where: idsOf(notices),
    data: { lastTold: Prisma.DbNull, changedBy: [], dueAt: null, ...told },
  });
