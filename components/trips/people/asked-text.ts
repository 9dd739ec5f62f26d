import { type Day, daysBetween, today } from '@/lib/dates';
import type { TripInvitee } from '@/lib/trips/attendance/schema';

/** Returns when a person was invited and reminded: "Invited 12 days ago, reminded yesterday". */
export function askedText({ asked_on, reminded_on }: TripInvitee, now: Date): string {
  const asked = `Invited ${agoText(asked_on, now)}`;
  return reminded_on ? `${asked}, reminded ${agoText(reminded_on, now)}` : asked;
}

function agoText(day: Day, now: Date): string {
  const days = daysBetween(day, today(now));
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
