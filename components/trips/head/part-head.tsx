import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import { PendingLink } from '@/components/ui/pending-link';
import { formatDateRange } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';
import { tripName } from '../trip-name';
import { momentText } from './moment-text';

interface Props {
  trip: Trip;
  cover: string;
  /** What the part is called, for those who don't see the bar. */
  part: string | undefined;
  now: Date;
  action?: ReactNode;
}

/** Which trip a part belongs to, in two lines that lead back to its overview. */
export function PartHead({ trip, cover, part, now, action }: Props) {
  return (
    <div className="part-head">
      <Cover seed={cover} size="thumb" eager className="rounded" />
      <div>
        <h1>
          <PendingLink href={`/trip/${trip.id}`} pendingPosition="after" pendingText="Loading trip...">
            {tripName(trip)}
          </PendingLink>
          <span className="sr-only">: {part}</span>
        </h1>
        <p>
          {formatDateRange(trip.start_date, trip.end_date)} · {inOneLine(momentText(trip, now))}
        </p>
      </div>
      {action && <div className="max-lg:hidden">{action}</div>}
    </div>
  );
}

/** A phone breaks the line before it, not within it. */
const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0');
