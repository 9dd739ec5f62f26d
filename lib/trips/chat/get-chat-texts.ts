import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { readShareLink } from '../share-link/set-share-link';
import type { TripCaller } from '../trip-caller';
import { tripHead } from '../trip-head';
import { chatTexts } from './chat-texts';
import type { ChatAnswer } from './schema';

export async function getChatTexts(caller: TripCaller): Promise<ChatAnswer> {
  const page = await tripHead(caller);
  if (!page) throw notFound();
  if (page.trip.attending !== true) throw forbidden('Only those who are going can post to the chat.');
  const link = page.role === null ? null : await readShareLink(caller.tripId);
  return { texts: chatTexts(page, link, new Date()), link };
}
