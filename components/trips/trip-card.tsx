import type { ReactNode } from 'react';
import { formatDateRange } from '@/lib/dates';
import { type Moment, momentWords } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { classNames } from '../ui/class-names';
import { Cover } from '../ui/cover';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { LinkPending } from '../ui/link-pending';
import type { Tone } from '../ui/tone';
import { StatusBadge } from './status-badge';
import { tripName } from './trip-name';

interface Props {
  trip: Trip;
  cover: string;
  moment: Moment;
  /** Whether the viewer organises it. */
  own: boolean;
  /** Among the first on the page. */
  eager: boolean;
}

/** One of the viewer's trips; the whole card leads to it. */
export function TripCard({ trip, cover, moment, own, eager }: Props) {
  return (
    <Card
      as="li"
      interactive
      className="flex flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-eucalypt"
    >
      <Cover
        seed={cover}
        eager={eager}
        className={classNames('h-33 w-full', trip.called_off && 'opacity-60 grayscale')}
      />
      <div className="p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h3 className="max-w-full flex-[1_1_9rem] pt-0.5 text-lg wrap-break-word">
            {/* Its ::after is the card: one link with a short name, which takes the tap everywhere. */}
            <Link
              href={`/trip/${trip.id}`}
              className="inline-block min-h-6 outline-none after:absolute after:inset-0"
            >
              {tripName(trip)}
              <LinkPending look="cover" text="Loading trip..." />
            </Link>
          </h3>
          {/* Two of them go below the title as a line, rather than leave a gap beside it. */}
          <dl className="flex max-w-full flex-wrap gap-1.5">
            <dt className="sr-only">Status</dt>
            <dd>
              <StatusBadge status={trip.status} closed={trip.called_off || moment === 'after'} />
            </dd>
            {remarksOn(trip, moment).map(({ words, tone }) => (
              <dd key={words}>
                <Badge tone={tone}>{words}</Badge>
              </dd>
            ))}
          </dl>
        </div>
        <dl className="mt-3 space-y-1.5 text-[0.9375rem]">
          <Fact icon="map-pin" label="Location">
            {trip.location_name}
          </Fact>
          <Fact icon="calendar-days" label="Dates">
            {formatDateRange(trip.start_date, trip.end_date)}
          </Fact>
          <Fact icon="user-round" label="Owner" showLabel>
            {own ? 'You' : trip.creator_name}
          </Fact>
        </dl>
      </div>
    </Card>
  );
}

/** What there is to know beside the viewer's own answer. */
function remarksOn({ called_off, reconfirm }: Trip, moment: Moment): { words: string; tone: Tone }[] {
  if (called_off) return [{ words: 'Called off', tone: 'danger' }];
  if (moment === 'after') return [{ words: momentWords.after, tone: 'neutral' }];
  const remarks: { words: string; tone: Tone }[] = [];
  if (moment === 'during') remarks.push({ words: momentWords.during, tone: 'ochre' });
  if (reconfirm) remarks.push({ words: 'Confirm again', tone: 'pending' });
  return remarks;
}

interface FactProps {
  icon: IconName;
  label: string;
  showLabel?: boolean;
  children: ReactNode;
}

function Fact({ icon, label, showLabel, children }: FactProps) {
  return (
    <div className="flex gap-2.5">
      <Icon name={icon} className="mt-1 size-4 text-muted" />
      <dt className={showLabel ? 'shrink-0 text-muted' : 'sr-only'}>{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
