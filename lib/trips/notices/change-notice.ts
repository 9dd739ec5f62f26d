import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { lockNotices } from './lock-notices';
import type { Notice, NoticeChange } from './schema';
import { wordAnew } from './tell-of-notice';
import { toNotice } from './to-notice';

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
