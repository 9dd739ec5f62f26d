import { type Day, earliestToday } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { isOver } from '../moment';
import { MAX_INVITEES } from '../schema';

export interface LinkState {
  limit: number;
  used: number;
  /** Including the households that joined by the link. */
  invitees: number;
  endsOn: Day | null;
  tripEnd: Day;
  calledOff: boolean;
  paused: boolean;
}

export function isOpen(link: LinkState, now = new Date()): boolean {
  const { limit, used, invitees, endsOn, tripEnd, calledOff, paused } = link;
  if (paused || calledOff || isOver(tripEnd, now)) return false;
  if (endsOn && endsOn < earliestToday(now)) return false;
  return used < limit && invitees < MAX_INVITEES;
}

/** The same message for every reason, so that a person with an old link learns nothing about the trip. */
export const linkClosed = () =>
  new AppError(410, 'This link isn’t open any more. Ask whoever sent it to you for a new one.');
