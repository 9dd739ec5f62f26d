import 'server-only';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { GUEST } from '../households/household-name';
import { lockRow } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { bellWords } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import { type TripCaller, tripOfCaller, viewerOf } from '../trip-caller';
import { mailAnnouncement, ORGANISERS_ALONE, tripToAnnounceOn } from './announce';
import { MAX_NOTICES, type NewNotice, type Notice, type NoticeChange } from './schema';
import { calledIn, type Named, namesOf } from './text-parts';
import { toNamed, toNotice, type WritersRow, writersColumns } from './to-notice';

interface LockedNotices {
  tripId: string;
  own: Named;
  people: Named[];
  runs: boolean;
}

/**
 * A removal of this person from the trip waits for the lock, so it also deletes the notice that the
 * person is writing. Works even when the trip is over or called off. Throws 404 for strangers.
 */
async function lockNotices(tx: Tx, caller: TripCaller): Promise<LockedNotices> {
  const { tripId } = caller;
  await lockRow(tx, tripId);
  const [row] = await readRows<WritersRow & { role: string | null }>(
    Prisma.sql`
      select own.role, ${writersColumns} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    tx,
  );
  const own = row?.writers.find(({ id }) => id === row.ownId);
  if (!row || !own) throw notFound();
  return {
    tripId,
    own: { id: own.id, name: own.name ?? GUEST },
    people: toNamed(row.writers),
    runs: row.role !== null,
  };
}

interface Told {
  id: string;
  text: string;
  announcement: boolean;
}

async function tellOfNotice(tx: Tx, locked: LockedNotices, notice: Told): Promise<void> {
  const { tripId, own } = locked;
  const kind = notice.announcement ? 'announcements' : 'comments';
  const text = bellWords(own.name, notice.announcement ? 'announcement' : 'comment', notice.text);
  await notify(tx, { tripId, kind, about: notice.id, text, by: own.id, to: 'everyone' });
  if (calledBy(locked, notice).length > 0) await wordAnew(tx, locked, notice);
}

/** Notifications that were read stay read. */
async function wordAnew(tx: Tx, locked: LockedNotices, notice: Told): Promise<void> {
  const { tripId, own } = locked;
  const called = calledBy(locked, notice);
  const plain = bellWords(own.name, notice.announcement ? 'announcement' : 'comment', notice.text);
  await tx.$executeRaw`
    update notifications told
    set text = case when exists (
      select from households h
      where h.trip_id = told.trip_id and h.profile_id = told.profile_id and h.id = any(${called}::uuid[])
    ) then ${bellWords(own.name, 'mention', notice.text)} else ${plain} end
    where told.trip_id = ${tripId}::uuid and told.about = ${notice.id}::uuid`;
}

const calledBy = ({ people, own }: LockedNotices, { text }: Told) =>
  calledIn(text, namesOf(people)).filter((id) => id !== own.id);

export async function addNotice(caller: TripCaller, input: NewNotice): Promise<Notice> {
  const { announcement, mail } = input;
  if (mail && !announcement) {
    const words = 'Only an announcement can be mailed.';
    throw badInput(words, { mail: words });
  }
  if (!mail) return db.$transaction((tx) => saveNotice(tx, caller, input));
  const viewer = viewerOf(caller);
  if (!viewer) throw forbidden(ORGANISERS_ALONE);
  const trip = await tripToAnnounceOn(viewer, caller.tripId);
  return withinMailLimit(viewer, trip.mailed, () =>
    db.$transaction(async (tx) => {
      const result = await saveNotice(tx, caller, input);
      const mails = await mailAnnouncement(tx, viewer, trip, result);
      return { mails: Math.min(mails, trip.mailed), result };
    }),
  );
}

async function saveNotice(tx: Tx, caller: TripCaller, { text, announcement }: NewNotice): Promise<Notice> {
  const locked = await lockNotices(tx, caller);
  const { tripId, own, runs } = locked;
  if (announcement && !runs) throw forbidden(ORGANISERS_ALONE);
  if ((await tx.notice.count({ where: { tripId } })) >= MAX_NOTICES) {
    throw conflict(`A trip has room for ${MAX_NOTICES} notices. Please delete some first.`);
  }
  const row = await tx.notice.create({
    data: { tripId, householdId: own.id, text, announcement: announcement === true },
  });
  await tellOfNotice(tx, locked, row);
  return toNotice({ ...row, household: own.id }, new Map([[own.id, own.name]]), own.id);
}

/** Notifications about the notice get the new text, but those that were read stay read. */
export async function changeNotice(
  caller: TripCaller,
  noticeId: string,
  { text }: NoticeChange,
): Promise<Notice> {
  return db.$transaction(async (tx) => {
    const locked = await lockNotices(tx, caller);
    const { tripId, own } = locked;
    const before = await tx.notice.findFirst({ where: { id: noticeId, tripId } });
    if (!before) throw notFound();
    if (before.householdId !== own.id)
      throw forbidden('Only the household that wrote this notice can change it.');
    const changed = text !== before.text;
    const row = changed
      ? await tx.notice.update({ where: { id: noticeId }, data: { text, editedAt: new Date() } })
      : before;
    if (changed) await wordAnew(tx, locked, row);
    return toNotice({ ...row, household: own.id }, new Map([[own.id, own.name]]), own.id);
  });
}

export async function deleteNotice(caller: TripCaller, noticeId: string): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    const { tripId, own, runs } = await lockNotices(tx, caller);
    const notice = await tx.notice.findFirst({ where: { id: noticeId, tripId } });
    if (!notice) throw notFound();
    if (notice.householdId !== own.id && !runs) {
      throw forbidden('Only the household that wrote this notice, or an organiser, can delete it.');
    }
    await tx.notice.delete({ where: { id: noticeId } });
    return { id: noticeId };
  });
}
