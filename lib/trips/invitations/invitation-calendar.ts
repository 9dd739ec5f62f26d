import 'server-only';
import { notFound } from '@/lib/errors';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { calendarTrip } from '../calendar/calendar-trips';
import type { CalendarTrip } from '../calendar/event';
import { paused } from '../policy';
import { getInvitation } from './get-invitation';
import { invitationClaimed } from './policy';

export async function getInvitationCalendar(holder: Account | null, token: string): Promise<CalendarTrip> {
  const found = await getInvitation(holder, token);
  if (!found) throw notFound();
  if (found.status === 'taken') throw invitationClaimed();
  if (found.closed === 'paused') throw paused();
  const trip = await calendarTrip(db, found.tripId, found.householdId);
  if (!trip) throw notFound();
  return { ...trip, attending: found.invitation.attending };
}
