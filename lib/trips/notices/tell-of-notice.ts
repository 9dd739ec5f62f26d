import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { bellWords } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import type { LockedNotices } from './lock-notices';
import { calledIn, namesOf } from './text-parts';

interface Told {
  id: string;
  text: string;
  announcement: boolean;
}

export async function tellOfNotice(tx: Tx, locked: LockedNotices, notice: Told): Promise<void> {
  const { tripId, own } = locked;
  const kind = notice.announcement ? 'announcements' : 'comments';
  const text = bellWords(own.name, notice.announcement ? 'announcement' : 'comment', notice.text);
  await notify(tx, { tripId, kind, about: notice.id, text, by: own.id, to: 'everyone' });
  if (calledBy(locked, notice).length > 0) await wordAnew(tx, locked, notice);
}

/** Notifications that were read stay read. */
export async function wordAnew(tx: Tx, locked: LockedNotices, notice: Told): Promise<void> {
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
