import { PendingLink } from '@/components/ui/pending-link';
import { formatWeekday } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { countWord } from '@/lib/text';
import type { Meeting } from '@/lib/trips/before-you-go/meeting-point';
import type { Trip } from '@/lib/trips/schema';
import { DirectionsLink } from './directions-link';
import { MeetingRow } from './meeting-row';
import { type Place, PlaceRow } from './place-row';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  trip: Meeting & Pick<Trip, 'id' | 'start_date' | 'uhf_channel'>;
  cover: string;
  place: Place;
  /** Null when unknown. */
  site: Position | null;
  /** "Olivia’s Prado leads"; null when nobody is to lead. */
  convoy: string | null;
  /** "You ride with Linh"; null when nobody brings a car. */
  ride: string | null;
  days: number;
  /** Where the morning leads, on a trip with several stops. */
  stop?: string | undefined;
  /** True for a reader who may change the meeting point. */
  edits: boolean;
  tiles: Parameters<typeof MeetingRow>[0]['tiles'];
}

/** How the first day starts, in the last week before it. */
export function FirstMorning({ trip, cover, place, site, convoy, ride, days, stop, edits, tiles }: Props) {
  const { id, start_date, meeting_time, meeting_point, uhf_channel } = trip;
  const meets = meeting_point !== null || meeting_time !== null || trip.meeting_latitude !== null;
  const part = meeting_time && meeting_time >= '12:00' ? 'afternoon' : 'morning';
  return (
    <StorySection
      title={`${formatWeekday(start_date)} ${part}`}
      aside={
        days > 1 && (
          <PendingLink href={`/trip/${id}/days`} pendingPosition="after" className="line-link">
            All {countWord(days)} days
          </PendingLink>
        )
      }
    >
      <ul className={rows}>
        {(meets || edits) && (
          <li>
            <MeetingRow trip={trip} site={site} stop={stop} edits={edits} tiles={tiles} />
          </li>
        )}
        {uhf_channel !== null && (
          <li>
            <StoryRow lead="radio" title={`UHF channel ${uhf_channel}`} meta={convoy} />
          </li>
        )}
        {ride && (
          <li>
            <StoryRow lead="car" title={ride} href={`/trip/${id}/cars`} />
          </li>
        )}
        <li>
          {meets || !site ? (
            <PlaceRow place={place} cover={cover} />
          ) : (
            <PlaceRow
              place={{ ...place, href: null }}
              cover={cover}
              end={<DirectionsLink to={site} place={place.name} />}
            />
          )}
        </li>
      </ul>
    </StorySection>
  );
}
