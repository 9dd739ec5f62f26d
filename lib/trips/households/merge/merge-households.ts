import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { invitationToken, invitationUrl } from '@/lib/trips/invitations/links/link';
import { mergedMail } from '@/lib/trips/invitations/mails';
import { householdThatRuns, lockTrip, type RunTrip } from '@/lib/trips/lock-trip';
import type { Mailed } from '@/lib/trips/mails/mail-facts';
import { countSentMails } from '@/lib/trips/mails/mail-limit';
import { queueTripMails } from '@/lib/trips/mails/trip-mail';
import { notify } from '@/lib/trips/notifications/notify';
import { mailedColumns, withAddress } from '@/lib/trips/notifications/recipients';
import { withOpenVote } from '@/lib/trips/undecided/open-vote-column';
import { withOwnSeatNews } from '@/lib/trips/with-seat-news';
import { Prisma } from '@/prisma/generated/client';
import { GUEST, shortName } from '../household-name';
import { moveCosts } from '../move-costs';
import { type Moved, mergeParts } from './merge-parts';
import { mergePeople } from './merge-people';

interface Side {
  id: string;
  profileId: string | null;
}

/** Keeps the invited address and, for a guest, the address that they have given. */
async function moveLinks(tx: Tx, { id: from }: Side, { id: to, profileId }: Side): Promise<void> {
  const select = { email: true, givenEmail: true, confirmedEmail: true } as const;
  const stays = await tx.invite.findUnique({ where: { id: to }, select });
  if (!stays) return;
  await tx.inviteLink.updateMany({ where: { inviteId: from }, data: { inviteId: to } });
  const gone = await tx.invite.findUnique({ where: { id: from }, select });
  if (!gone) return;
  // A trip has an invited address only once.
  await tx.invite.update({ where: { id: from }, data: { email: null } });
  const own = stays.confirmedEmail || !gone.confirmedEmail ? stays : gone;
  await tx.invite.update({
    where: { id: to },
    data: {
      email: stays.email ?? gone.email,
      ...(profileId === null && {
        givenEmail: own.givenEmail ?? gone.givenEmail,
        confirmedEmail: own.confirmedEmail,
      }),
    },
  });
}

/** Read before the two become one, when the household may get the other's address. Null for an account. */
async function stayingAddress(tx: Tx, tripId: string, to: string): Promise<Mailed | null> {
  const [row] = await tx.$queryRaw<(Omit<Mailed, 'email'> & { email: string | null })[]>`
    select ${mailedColumns} from ${withAddress}
    where h.trip_id = ${tripId}::uuid and h.id = ${to}::uuid and h.profile_id is null and h.refused_by_id is null`;
  return row?.email ? { ...row, email: row.email } : null;
}

interface Merged {
  to: string;
  stayed: Mailed | null;
  gone: string | null;
  attending: boolean | null;
}

/** Returns how many mails it has queued. */
async function tellMerged(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  { to, stayed, gone, attending }: Merged,
): Promise<number> {
  const { id: by, name } = await householdThatRuns(tx, viewer, trip);
  const check = attending ? 'check who comes' : 'check your answer';
  const text = `${name} has joined the answer of ${oneLine(shortName(gone ?? GUEST))} to yours. Please ${check}.`;
  await notify(tx, {
    tripId: trip.id,
    kind: 'answers',
    about: to,
    aboutHousehold: false,
    by,
    to: 'named',
    texts: { [to]: text },
    text,
    push: `${name} has changed your answer`,
  });
  if (!stayed) return 0;
  const href = invitationUrl(invitationToken(to));
  const mail = await mergedMail(stayed, href, await withOpenVote(tx, trip), { by: name, check });
  await queueTripMails(tx, [{ mail, from: viewer.userId, inviteId: to, urgent: false }]);
  return 1;
}

interface Row {
  id: string;
  profileId: string | null;
  ownerName: string | null;
  name: string | null;
  attending: boolean | null;
  answeredAt: Date | null;
}

/** `from` ends in `to`, and the newer answer counts. Throws 409 when `from` has an account. */
export async function mergeHouseholds(viewer: Viewer, tripId: string, from: string, to: string) {
  if (!isId(from) || !isId(to)) throw notFound();
  const { mails, household } = await db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    const rows = await tx.$queryRaw<Row[]>`
      select h.id::text, h.profile_id::text "profileId", p.name "ownerName", coalesce(p.name, h.name) name,
             h.attending, h.answered_at "answeredAt"
      from households h left join profiles p on p.id = h.profile_id
      where h.trip_id = ${tripId}::uuid and h.id in (${from}::uuid, ${to}::uuid) and h.left_at is null
      order by h.id for update of h`;
    const [gone, stays] = [from, to].map((id) => rows.find((row) => row.id === id));
    if (!gone || !stays) throw notFound();
    if (from === to) throw conflict('Please choose two households.');
    if (gone.profileId && stays.profileId) {
      throw conflict('Both have an account, so they stay two households.');
    }
    if (gone.profileId) throw conflict('The household with an account is the one that stays.');
    const stayed = await stayingAddress(tx, tripId, to);
    await withOwnSeatNews(tx, { tripId, id: from }, () => merge(tx, tripId, gone, stays));
    const household = await tx.household.findUniqueOrThrow({
      where: { tripId_id: { tripId, id: to } },
      select: { attending: true },
    });
    return {
      mails: await tellMerged(tx, viewer, trip, { to, stayed, gone: gone.name, ...household }),
      household: { household_id: to, name: stays.name ?? gone.name, ...household },
    };
  });
  await countSentMails(viewer, mails);
  return { household };
}

async function merge(tx: Tx, tripId: string, gone: Row, stays: Row): Promise<void> {
  const [from, to] = [gone.id, stays.id];
  const newer = gone.answeredAt !== null && (stays.answeredAt === null || gone.answeredAt > stays.answeredAt);
  // A guest who hasn't answered has no name, and without one nothing of theirs can be read.
  if (gone.attending !== null || gone.name) {
    const owner = stays.profileId ? { profileId: stays.profileId, name: stays.ownerName ?? '' } : null;
    await mergePeople(tx, { tripId, from, to }, owner);
  }
  await takeAnswer(tx, tripId, { from, to, newer });
  await moveCosts(tx, tripId, from, to);
  await mergeParts(tx, tripId, { from, to, newer });
  await moveLinks(tx, gone, stays);
  await tx.household.delete({ where: { tripId_id: { tripId, id: from } } });
  await tx.household.updateMany({ where: { tripId, mergedInto: from }, data: { mergedInto: to } });
  // Only the ids stay, so that a browser's cookie leads to the household that is left.
  await tx.household.create({ data: { tripId, id: from, leftAt: new Date(), mergedInto: to } });
}

async function takeAnswer(tx: Tx, tripId: string, { from, to, newer }: Moved): Promise<void> {
  await tx.$executeRaw`
    update households h set
      name = case when h.profile_id is null then coalesce(${newer ? Prisma.sql`gone.name, h.name` : Prisma.sql`h.name, gone.name`}) end,
      pay_to = coalesce(h.pay_to, gone.pay_to)
      ${
        newer
          ? Prisma.sql`, attending = case when h.id = h.trip_id then h.attending else gone.attending end,
              answered_at = gone.answered_at, arrive_on = gone.arrive_on, leave_on = gone.leave_on,
              arrive_by = gone.arrive_by, leave_by = gone.leave_by, reconfirm = gone.reconfirm,
              agreed_to = gone.agreed_to, told_drop_out = gone.told_drop_out`
          : Prisma.empty
      }
    from households gone
    where h.trip_id = ${tripId}::uuid and h.id = ${to}::uuid
      and gone.trip_id = h.trip_id and gone.id = ${from}::uuid`;
  // Whoever isn't going brings nobody.
  for (const table of ['trip_people', 'trip_vehicles']) {
    await tx.$executeRaw`
      delete from ${Prisma.raw(table)} brought using households h
      where h.trip_id = ${tripId}::uuid and h.id = ${to}::uuid and h.attending is not true
        and brought.trip_id = h.trip_id and brought.household_id = h.id`;
  }
}
