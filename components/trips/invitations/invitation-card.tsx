import type { ReactNode } from 'react';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Invitation } from '@/lib/trips/invitations/schema';
import type { SeenComing } from '@/lib/trips/invitations/who-comes';
import { areSeveral, type Stop } from '@/lib/trips/stops/stops';
import { tripName } from '@/lib/trips/trip-name';
import {
  hasOpenSite,
  type OpenVote,
  openStopText,
  whenOf,
  whereOf,
} from '@/lib/trips/undecided/when-and-where';
import { StopLines } from '../stops/stop-lines';
import { WhenLine } from '../when-line';
import { WhoGoes } from './who-goes';

interface Props {
  trip: Invitation['trip'];
  /** "Milton, 7 km north"; for a page without the card about the campsite. */
  town?: string | null;
  /** One, or absent, for a trip with one stop. */
  stops?: readonly Stop[];
  cover: string;
  showsSite: boolean;
  /** null when the trip no longer takes answers. */
  coming: SeenComing | null;
  /** null without a vote, or when the trip no longer takes answers. */
  openVote: OpenVote | null;
  note: NoteProps | null;
  children?: ReactNode;
}

/** Takes little height, so that both answers are visible on a phone without scrolling. */
export function InvitationCard(props: Props) {
  const { trip, town, stops = [], cover, showsSite, coming, openVote, note, children } = props;
  const several = areSeveral(stops);
  return (
    <Card as="section" aria-labelledby="invitation">
      <Cover seed={cover} eager className="h-20 w-full lg:h-32" />
      <CardBody className="pt-4 pb-4">
        <p className="text-muted">{trip.organiser} invites you camping</p>
        <h1 id="invitation" className="mt-0.5 text-3xl">
          {tripName(trip)}
        </h1>
        <ul className="invitation-lines">
          <li>
            <Icon name="calendar-days" />
            <div>
              <WhenLine
                {...whenOf(trip, openVote)}
                {...(trip.start_date !== trip.end_date && {
                  nights: countText(nightsOf(trip).length, 'night'),
                })}
              />
            </div>
          </li>
          <li>
            <Icon name="map-pin" />
            <div>
              {several ? (
                <StopLines stops={stops} open={openStopText(openVote)} />
              ) : (
                <WhenLine {...whereOf(trip.location_name, openVote)} />
              )}
              {town && !several && !hasOpenSite(openVote) && <p className="text-sm text-muted">{town}</p>}
              {showsSite && <a href="#campsite">Map and facts</a>}
            </div>
          </li>
        </ul>
        {note && <InvitationNote {...note} />}
        {children && <div className="mt-6">{children}</div>}
      </CardBody>
      {coming && coming.households > 0 && <WhoGoes coming={coming} />}
    </Card>
  );
}

interface NoteProps {
  note: string;
  /** null when it is unknown. */
  by: string | null;
}

/** Web addresses in it are not links. */
export const InvitationNote = ({ note, by }: NoteProps) => (
  <figure className="mt-4 border-l-3 border-line pl-3.5">
    <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
    {by && <figcaption className="mt-1 text-sm text-muted">{by}</figcaption>}
  </figure>
);
