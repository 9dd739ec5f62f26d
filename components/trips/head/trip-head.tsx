import type { ReactNode } from 'react';
import { DirectionsSheet } from '@/components/campsites/site/directions';
import { buttonLook } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import { isOver } from '@/lib/trips/moment';
import type { TripPage } from '@/lib/trips/trip-page';
import { tripName } from '../trip-name';
import { momentText } from './moment-text';

interface Props {
  page: TripPage;
  now: Date;
  /** The one thing to do at the moment, in a line with the rest. */
  main?: ReactNode;
  menu: ReactNode;
  /** Words and buttons that need the head's whole width. */
  children?: ReactNode;
}

/** What trip this is: where, when, how far off, who organises it, and what to do about it. */
export function TripHead({ page, now, main, menu, children }: Props) {
  const { trip, cover, role, location } = page;
  const site = location.location;
  return (
    <Card as="section" aria-labelledby="trip" className="trip-head">
      <Cover seed={cover} eager />
      <div>
        <p className={trip.called_off ? 'text-ember' : 'text-ochre'}>{momentText(trip, now)}</p>
        <h1 id="trip">{tripName(trip)}</h1>
        <ul className="head-facts">
          <li>
            <Icon name="calendar-days" />
            {formatDateRange(trip.start_date, trip.end_date)}
          </li>
          <li>
            <Icon name="map-pin" />
            {trip.location_name}
          </li>
          <li className={role === 'organiser' ? 'max-sm:hidden' : undefined}>
            <Icon name="user-round" />
            {role === 'organiser' ? 'You organise' : `Organised by ${trip.creator_name}`}
          </li>
        </ul>
        {children}
        <div className="head-actions">
          {main}
          {site.id && (
            <button type="button" popoverTarget="directions" className={iconAction}>
              <span className="button-face">
                <Icon name="navigation" />
                <span>Directions</span>
              </span>
            </button>
          )}
          {!trip.called_off && !isOver(trip.end_date, now) && (
            <a
              href={`/api/trips/${trip.id}/calendar`}
              download
              aria-label="Add to calendar"
              className={iconAction}
            >
              <span className="button-face">
                <Icon name="calendar-plus" />
                <span>Calendar</span>
              </span>
            </a>
          )}
          {menu}
        </div>
      </div>
      {site.id && <DirectionsSheet site={site} />}
    </Card>
  );
}

/** An icon alone on phones. */
const iconAction = buttonLook({ variant: 'secondary' }, 'head-action');
