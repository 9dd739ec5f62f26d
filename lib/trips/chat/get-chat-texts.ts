import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { findConditions, toConditions } from '../conditions/get-conditions';
import { isPaused } from '../policy';
import { isOpen, type LinkState } from '../share-link/find-shared-trip';
import type { ShareLink } from '../share-link/schema';
import { readShareLink } from '../share-link/set-share-link';
import type { TripCaller } from '../trip-caller';
import { type TripHead, tripHead } from '../trip-head';
import { chatTexts } from './chat-texts';
import type { ChatAnswer } from './schema';

export async function getChatTexts(caller: TripCaller): Promise<ChatAnswer> {
  const [page, found] = await Promise.all([tripHead(caller), findConditions(caller)]);
  if (!page || !found) throw notFound();
  if (page.trip.attending !== true) throw forbidden('Only those who are going can post to the chat.');
  const now = new Date();
  const link = page.role === null ? null : await readShareLink(caller.tripId);
  const link_closed = link !== null && !(await takesMore(page, link, now));
  const texts = chatTexts(page, { link, closed: link_closed }, now, toConditions(found, now));
  return { texts, link, link_closed };
}

async function takesMore({ trip, zone }: TripHead, link: ShareLink, now: Date): Promise<boolean> {
  const [row] = await readRows<Pick<LinkState, 'invitees' | 'paused'>>(Prisma.sql`
    select ${isPaused} paused, (select count(*)::int from invites i where i.trip_id = t.id) invitees
    from trips t where t.id = ${trip.id}::uuid`);
  const state = { endsOn: link.ends_on, tripEnd: trip.end_date, zone, calledOff: trip.called_off };
  return row !== undefined && isOpen({ ...link, ...state, ...row }, now);
}
