import type { Trip } from '@/lib/trips/schema';

export interface InvitedTrip
  extends Pick<Trip, 'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date'>,
    Partial<Pick<Trip, 'dates_open' | 'site_open'>> {
  /** In words; all dates on offer while a vote on them is open. */
  dates: string;
  /** Invitations say who's going, by first name. */
  showsNames: boolean;
}
