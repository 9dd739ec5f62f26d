import { clockText } from '@/lib/dates';
import type { Trip } from '../schema';

/** "2 pm, Kangaroo Valley pub": when and where a trip's people meet on the first day; null where nobody has said. */
export const meetingText = ({ meeting_time, meeting_point }: Pick<Trip, 'meeting_point' | 'meeting_time'>) =>
  [meeting_time && clockText(meeting_time), meeting_point].filter(Boolean).join(', ') || null;

/** "Meet at 2 pm, Kangaroo Valley pub · UHF channel 12"; null where nobody has said any of it. */
export function convoyMeeting(
  trip: Pick<Trip, 'meeting_point' | 'meeting_time' | 'uhf_channel'>,
): string | null {
  const meeting = meetingText(trip);
  return (
    [meeting && `Meet at ${meeting}`, trip.uhf_channel && `UHF channel ${trip.uhf_channel}`]
      .filter(Boolean)
      .join(' · ') || null
  );
}
