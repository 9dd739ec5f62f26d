import { DirectionsSheet } from '@/components/campsites/site/directions';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import type { Campsite } from '@/lib/campsites/schema';
import { countText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Nights } from '@/lib/trips/attendance/schema';
import type { Invitation } from '@/lib/trips/invitations/schema';
import type { SeenComing } from '@/lib/trips/invitations/who-comes';
import { countdownText } from '@/lib/trips/moment';
import { areSeveral, type Stop } from '@/lib/trips/stops/stops';
import { ownPartText } from '@/lib/trips/stops/told-stops';
import { tripName } from '@/lib/trips/trip-name';
import {
  hasOpenDates,
  type OpenVote,
  openStopText,
  shortDates,
  whenOf,
  whereOf,
} from '@/lib/trips/undecided/when-and-where';
import { StopLines } from '../stops/stop-lines';
import { WhenLine } from '../when-line';
import { WhoGoes } from './who-goes';

interface Props {
  trip: Invitation['trip'];
  /** Of the site; null when unknown. */
  zone: string | null;
  /** One, or absent, for a trip with one stop. */
  stops?: readonly Stop[];
  /** Of the reader's household. */
  nights?: Nights;
  cover: string;
  site: Campsite | null;
  coming: SeenComing;
  openVote: OpenVote | null;
  /** Undefined when the household isn't going; then only the dates are shown. */
  own: string | undefined;
}

export function AnsweredTrip(props: Props) {
  const { trip, zone, stops = [], nights: ownNights, cover, site, coming, openVote, own } = props;
  const several = areSeveral(stops);
  const { start_date, end_date } = trip;
  const { until } = whenOf(trip, openVote);
  const nights = start_date === end_date ? '' : `, ${countText(nightsOf(trip).length, 'night')}`;
  return (
    <div className="space-y-3">
      {own && <Cover seed={cover} eager className="h-24 w-full rounded lg:h-40" />}
      <div>
        <h2 className="text-next wrap-anywhere">{tripName(trip)}</h2>
        <ul className="invitation-lines">
          <li>
            <Icon name="calendar-days" />
            <div>
              <WhenLine
                text={shortDates(trip, openVote)}
                until={until && openVote?.closesOn ? `Dates still open. ${until}` : until}
              />
              {own && !hasOpenDates(openVote) && (
                <span className="block text-muted">
                  {countdownText({ ...trip, zone }, new Date())}
                  {nights}
                </span>
              )}
            </div>
          </li>
          {own && (
            <li>
              <Icon name="map-pin" />
              <div>
                {several ? (
                  <StopLines
                    stops={stops}
                    part={ownNights && ownPartText(ownNights, stops)}
                    open={openStopText(openVote)}
                  />
                ) : (
                  <WhenLine {...whereOf(trip.location_name, openVote)} />
                )}
                {site && !several && (
                  <button type="button" className="block" popoverTarget="directions">
                    Directions
                  </button>
                )}
              </div>
            </li>
          )}
        </ul>
      </div>
      {own && <WhoGoes coming={coming} own={own} className="pt-3" />}
      {own && site && !several && <DirectionsSheet site={site} />}
    </div>
  );
}
