import type { ComponentProps, ReactNode } from 'react';
import { DirectionsSheet } from '@/components/campsites/site/directions';
import { buttonLook } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import type { ShownHead } from './shown-head';

interface Props {
  head: ShownHead;
  /** The site for directions; null when its position is unknown. */
  site: ComponentProps<typeof DirectionsSheet>['site'] | null;
  main?: ReactNode;
  menu: ReactNode;
  children?: ReactNode;
}

export function TripHead({ head, site, main, menu, children }: Props) {
  const { tripId, name, dates, moment, cover, calledOff, place, organiser, calendar } = head;
  return (
    <Card as="section" aria-labelledby="trip" className="trip-head">
      <Cover seed={cover} eager />
      <div>
        <p className={calledOff ? 'text-ember' : 'text-ochre'}>{moment}</p>
        <h1 id="trip">{name}</h1>
        <ul className="head-facts">
          <li>
            <Icon name="calendar-days" />
            {dates}
          </li>
          <li>
            <Icon name="map-pin" />
            {place}
          </li>
          <li className={organiser === null ? 'max-sm:hidden' : undefined}>
            <Icon name="user-round" />
            {organiser === null ? 'You organise' : `Organised by ${organiser}`}
          </li>
        </ul>
        {children}
        <div className="head-actions">
          {main}
          {site && (
            <button type="button" popoverTarget="directions" className={iconAction}>
              <span className="button-face">
                <Icon name="navigation" />
                <span>Directions</span>
              </span>
            </button>
          )}
          {calendar && (
            <a
              href={`/api/trips/${tripId}/calendar`}
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
      {site && <DirectionsSheet site={site} />}
    </Card>
  );
}

const iconAction = buttonLook({ variant: 'secondary' }, 'head-action');
