import type { ReactNode } from 'react';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import type { Invitation } from '@/lib/trips/invitations/schema';
import { tripName } from '../trip-name';

interface Props {
  trip: Invitation['trip'];
  cover: string;
  /** Where a map shows the site. */
  mapUrl: string | null;
  /** What the person can do with it. */
  children: ReactNode;
}

/** Who asks, where and when: what an invitation's link shows. */
export function InvitationCard({ trip, cover, mapUrl, children }: Props) {
  return (
    <Card as="section" aria-labelledby="invitation">
      <Cover seed={cover} eager className="h-36 max-h-[40vw] w-full lg:h-42" />
      <CardBody>
        <p className="text-muted">{trip.organiser} invites you camping</p>
        <h1 id="invitation" className="mt-1 text-3xl">
          {tripName(trip)}
        </h1>
        <ul className="mt-3 space-y-1.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted [&>li]:flex [&>li]:gap-2.5">
          <li>
            <Icon name="calendar-days" />
            {formatDateRange(trip.start_date, trip.end_date)}
          </li>
          <li>
            <Icon name="map-pin" />
            <span>
              {trip.location_name}
              {mapUrl && (
                <a
                  href={mapUrl}
                  rel="noreferrer nofollow"
                  className="relative ml-2.5 inline-block text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5"
                >
                  Map
                </a>
              )}
            </span>
          </li>
        </ul>
        <div className="mt-6">{children}</div>
      </CardBody>
    </Card>
  );
}
