import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { Trip } from '../schema';
import { isOpen } from '../share-link/find-shared-trip';
import type { ShareLink } from '../share-link/schema';
import { readShareLink } from '../share-link/set-share-link';
import type { TripCaller } from '../trip-caller';
import { tripHead } from '../trip-head';
import { chatTexts } from './chat-texts';
import type { ChatAnswer } from './schema';

export async function getChatTexts(caller: TripCaller): Promise<ChatAnswer> {
  const page = await tripHead(caller);
  if (!page) throw notFound();
  if (page.trip.attending !== true) throw forbidden('Only those who are going can post to the chat.');
  const now = new Date();
  const found = page.role === null ? null : await readShareLink(caller.tripId);
  const link = found && (await takesMore(page.trip, found, now)) ? found : null;
  return { texts: chatTexts(page, link, now), link, link_closed: found !== null && link === null };
}

async function takesMore({ id, end_date, called_off }: Trip, link: ShareLink, now: Date): Promise<boolean> {
  const invitees = await db.invite.count({ where: { tripId: id } });
  const state = { invitees, endsOn: link.ends_on, tripEnd: end_date, calledOff: called_off, paused: false };
  return isOpen({ ...link, ...state }, now);
}
