import { Card, CardBody } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { hash32 } from '@/lib/cover-art/seed';
import { formatDay } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';
import type { ShareLink } from '@/lib/trips/share-link/schema';
import { tripName } from '../trip-name';
import { EndLink } from './end-link';
import { LinkBox } from './link-box';
import { LinkSettings } from './link-settings';

interface Props {
  trip: Pick<Trip, 'id' | 'trip_name' | 'end_date'>;
  link: ShareLink | null;
}

/** An organiser's link for the group chat: to make, to pass on, to end. */
export function ShareLinkCard({ trip, link }: Props) {
  const { id, end_date } = trip;
  if (!link) {
    return (
      <Card as="section" aria-labelledby="share-link" className="mb-3 lg:mb-4">
        <CardBody className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="share-link" className="text-lg">
              Link to share
            </h2>
            <p className="text-muted">For your group chat: whoever opens it can answer.</p>
          </div>
          <LinkSettings tripId={id} tripEnd={end_date} link={null} />
        </CardBody>
      </Card>
    );
  }
  const { url, limit, used, ends_on } = link;
  return (
    <Card as="section" aria-labelledby="share-link" className="mb-3 lg:mb-4">
      <Folded title="Link to share" titleId="share-link" aside={`${used} of ${limit} joined`}>
        <div className="grid gap-6 px-5 pt-4 pb-5 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0 space-y-4">
            <LinkBox
              url={url}
              label="Send this link"
              hint="Before they answer, people see the trip’s name, its dates, the suburb and how many are going."
              title={tripName(trip)}
            />
            <p className="text-muted">
              {used === 1 ? '1 household has' : `${used} households have`} joined by it, of up to {limit}.{' '}
              {ends_on
                ? `It works till the end of ${formatDay(ends_on)}.`
                : 'It works till the trip is over.'}
            </p>
            <div className="flex flex-wrap gap-3">
              <LinkSettings tripId={id} tripEnd={end_date} link={{ limit, ends_on }} />
              <EndLink tripId={id} />
            </div>
          </div>
          <figure className="mx-auto w-44 text-center text-sm text-muted">
            <img
              // Another link is another picture, which the browser must not take from what it has.
              src={`/api/trips/${id}/link/qr.svg?v=${hash32(url).toString(16)}`}
              alt="QR code of the link"
              width={176}
              height={176}
              loading="lazy"
              className="rounded bg-white"
            />
            <figcaption className="mt-1.5">To scan from your screen or a printout</figcaption>
          </figure>
        </div>
      </Folded>
    </Card>
  );
}
