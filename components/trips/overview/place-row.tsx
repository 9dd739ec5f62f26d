import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import { StoryRow } from './story-row';

export interface Place {
  name: string;
  /** "Wee Jasper, about 6 km · about 111 km"; '' when nothing is known. */
  meta: string;
  /** Who has booked; null where nothing is to be booked. */
  booking: string | null;
  /** The campsite's page, or a map for a reader without one; null for a site that is only a name. */
  href: string | null;
  outside: boolean;
}

interface Props {
  place: Place;
  cover: string;
  end?: ReactNode;
}

export const PlaceRow = ({ place: { name, meta, booking, href, outside }, cover, end }: Props) => (
  <StoryRow
    lead={<Cover seed={cover} size="thumb" className="size-11 rounded-inner" />}
    title={name}
    meta={
      (meta || booking) && (
        <>
          {meta}
          {booking && <span className="block">{booking}</span>}
        </>
      )
    }
    href={href}
    outside={outside}
    {...(end && { end })}
  />
);
