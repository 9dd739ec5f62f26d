import 'server-only';
import { badInput, conflict, forbidden } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { withinMailLimit } from '../mails/mail-limit';
import { type TripCaller, viewerOf } from '../trip-caller';
import { mailAnnouncement, ORGANISERS_ALONE, tripToAnnounceOn } from './announce';
import { lockNotices } from './lock-notices';
import { MAX_NOTICES } from './notice-limits';
import type { NewNotice, Notice } from './schema';
import { tellOfNotice } from './tell-of-notice';
import { toNotice } from './to-notice';

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
