'use client';

import type { ReactNode } from 'react';
import { formatDateRange } from '@/lib/dates';
import { countdownText, isOver } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import { Card } from '../ui/card';
import { classNames } from '../ui/class-names';
import { Cover } from '../ui/cover';
import { Icon } from '../ui/icon';
import { tripName } from './trip-name';

interface Props {
  trip: Trip;
  cover: string;
  own: boolean;
  now: Date;
  /** At the top right, under the cover. */
  menu?: ReactNode;
  /** Buttons at the right, below on phones; a form instead of them is as wide as the card. */
  children?: ReactNode;
}

/** What trip this is: where, when, who organises it, and how far off it is. */
export function TripHero({ trip, cover, own, now, menu, children }: Props) {
  const { start_date, end_date, location_name, creator_name, called_off } = trip;
  return (
    <Card as="section" aria-labelledby="trip">
      <Cover seed={cover} eager className="h-36 max-h-[40vw] w-full lg:h-42" />
      <div className="relative flex flex-wrap items-end justify-between gap-x-8 gap-y-4 p-5">
        {/* Beside the words: on the cover it would hide the pin of some campsites. */}
        {menu && <div className="absolute top-2 right-2">{menu}</div>}
        <div className="min-w-0 max-w-full">
          <p
            className={classNames(
              'pr-10 text-sm font-semibold tracking-wide uppercase',
              called_off ? 'text-ember' : 'text-ochre',
            )}
          >
            {called_off ? 'Called off' : countdownText(trip, now)}
          </p>
          <h1 id="trip" className="mt-1 text-3xl lg:text-4xl">
            {tripName(trip)}
          </h1>
          <ul className="mt-3 flex flex-col gap-x-5 gap-y-1.5 text-muted sm:flex-row sm:flex-wrap [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:gap-2">
            <li>
              <Icon name="calendar-days" />
              {formatDateRange(start_date, end_date)}
            </li>
            <li>
              <Icon name="map-pin" />
              {location_name}
            </li>
            <li>
              <Icon name="user-round" />
              {own ? 'You organise' : `Organised by ${creator_name}`}
            </li>
            {!called_off && !isOver(end_date, now) && (
              <li>
                <Icon name="calendar-plus" />
                <a
                  href={`/api/trips/${trip.id}/calendar`}
                  download
                  className="relative text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5"
                >
                  Add to calendar
                </a>
              </li>
            )}
          </ul>
        </div>
        {children}
      </div>
    </Card>
  );
}
