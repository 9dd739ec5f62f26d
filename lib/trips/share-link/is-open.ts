import { type Day, earliestToday } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { isOver } from '../moment';
import { MAX_INVITEES } from '../schema';

/** The facts that decide whether a further household can join by a link. */
export interface LinkState {
  limit: number;
  /** Number of households that have joined by the link. */
  used: number;
  /**
   * Number of households that were invited to the trip, including those that joined by the link.
   */
  invitees: number;
  endsOn: Day | null;
  tripEnd: Day;
  calledOff: boolean;
  /** True when the organiser is suspended. */
  paused: boolean;
}

export function isOpen(link: LinkState, now = new Date()): boolean {
  const { limit, used, invitees, endsOn, tripEnd, calledOff, paused } = link;
  if (paused || calledOff || isOver(tripEnd, now)) return false;
  if (endsOn && endsOn < earliestToday(now)) return false;
  return used < limit && invitees < MAX_INVITEES;
}

/**
 * Returns the 410 error for a link that is closed. Its message is the same for every reason, so
 * that a person with an old link learns nothing about the trip.
 */
export const linkClosed = () =>
  new AppError(410, 'This link isn’t open any more. Ask whoever sent it to you for a new one.');
