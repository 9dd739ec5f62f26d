import { type Day, earliestToday } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { isOver } from '../moment';
import { MAX_INVITEES } from '../schema';

/** What decides whether another household can join by a link. */
export interface LinkState {
  limit: number;
  /** Households that have joined by it. */
  used: number;
  /** Everybody who is invited to the trip, however they came. */
  invitees: number;
  endsOn: Day | null;
  tripEnd: Day;
  calledOff: boolean;
}

export function isOpen(link: LinkState, now = new Date()): boolean {
  const { limit, used, invitees, endsOn, tripEnd, calledOff } = link;
  if (calledOff || isOver(tripEnd, now)) return false;
  if (endsOn && endsOn < earliestToday(now)) return false;
  return used < limit && invitees < MAX_INVITEES;
}

/** The same words for each reason: whoever holds an old link is told nothing of the trip. */
export const linkClosed = () =>
  new AppError(410, 'This link isn’t open any more. Ask whoever sent it to you for a new one.');
