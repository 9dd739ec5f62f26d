import 'server-only';
import type { TripCaller } from '../trip-caller';
import { getTripHead } from '../trip-head';
import { nextThings } from './next-things';
import { stageOfPage } from './reader';
import type { NextAnswer } from './schema';

/** Null when the caller can't see the trip. */
export async function getNext(caller: TripCaller): Promise<NextAnswer | null> {
  const head = await getTripHead(caller);
  if (!head) return null;
  const now = new Date();
  return {
    stage: stageOfPage(head, now),
    next: nextThings(head, now).map(({ rank, key, heading, text, due, action }) => ({
      rank,
      key,
      heading,
      text,
      due,
      action: action && { label: action.label, href: action.href },
    })),
  };
}
