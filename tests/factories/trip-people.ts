import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';

/** Returns an invited person as the trip's page shows them. Their name is the same as their id. */
export const inviteeRow = (id: string, more: Partial<TripInvitee> = {}): TripInvitee => ({
  id,
  profile_id: `p-${id}`,
  name: id,
  email: null,
  attending: null,
  reconfirm: false,
  co_organiser: false,
  by_link: false,
  own: false,
  unmailed: false,
  otherAddress: false,
  asked_on: '2026-11-20',
  reminded_on: null,
  ...more,
});

/**
 * Returns a person who is going. Without an invitation (`invitee` null) the person is the
 * organiser, Mia.
 */
export const goingRow = (name: string, invitee: TripInvitee | null, more: Partial<Going> = {}): Going => ({
  household_id: invitee?.id ?? 'trip',
  profile_id: invitee?.profile_id ?? 'p-mia',
  profile_name: name,
  crew: [],
  vehicles: [],
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  invitee,
  ...more,
});
