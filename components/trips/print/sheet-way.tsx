import type { ReactNode } from 'react';
import { nearestTown } from '@/components/campsites/map/nearest-town';
import { saidWhere } from '@/components/campsites/site/said-where';
import { spotText } from '@/lib/campsites/directions';
import { briefFacts, factsLine } from '@/lib/campsites/facts/brief-facts';
import { meetingText } from '@/lib/trips/before-you-go/meeting-point';
import { sunOf } from '@/lib/trips/before-you-go/trip-weather';
import { convoyText } from '@/lib/trips/cars/planned-car';
import { lineText } from '@/lib/trips/conditions/get-conditions';
import { askedFacts } from '@/lib/trips/fit/asked';
import { knownAt } from '@/lib/trips/trip-facts';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { inOne, whereOf } from '@/lib/trips/undecided/when-and-where';
import { sunAndMoonText } from '../before-you-go/forecast-text';
import { SheetSection } from './sheet-section';

/**
 * More than elsewhere, because paper has room and a reader without reception can't look up more.
 */
const MOST = 12;

export function SheetWay({ page }: { page: TripHead & OverviewData }) {
  const { trip, location, zone } = page;
  const { location: site, ai_suggestion } = location;
  const place = whereOf(site.name, trip.called_off ? null : page.openVote);
  const firstDay = site.id && zone ? sunOf(site, zone, { ...trip, end_date: trip.start_date })[0] : undefined;
  const known = knownAt(location);
  const rows: [word: string, value: ReactNode][] = [
    ['Known', known && factsLine(known, MOST)],
    ['Source', known && briefFacts(known).sources.join('; ')],
    ...askedFacts(page.findings).map(({ said, by }): [string, string] => ['Asked', `${said} ${by}`]),
    ['Site', site.phone_contact],
    ['If it’s closed', !trip.called_off && page.backups.map(({ name }) => name).join(' or ')],
    ['Nearest town', site.id && nearestTown(site)],
    ['Meeting point', meetingText(trip, page.spot)],
    ['Convoy', convoyText(page.plan.cars)],
    ['UHF', trip.uhf_channel && `Channel ${trip.uhf_channel}`],
    [
      'Emergency',
      <>
        <strong>000</strong>, or 112 on any network
      </>,
    ],
    ['Fire bans and roads', lineText(page.conditions)],
    ['First day', firstDay && sunAndMoonText(firstDay)],
  ];
  return (
    <SheetSection id="sheet-way" title="Getting there">
      <p className="text-base font-semibold">{place.until ? inOne(place) : site.name}</p>
      {site.address && <p>{site.address}</p>}
      {site.id && <p className="font-semibold">{spotText(site)}</p>}
      {ai_suggestion && <p>{saidWhere(ai_suggestion)}, an AI says. Check it before you go.</p>}
      <dl className="mt-2">
        {rows.map(
          ([word, value], place) =>
            value && (
              <div key={place} className="flex flex-wrap gap-x-4 border-b border-line py-1.5 print:py-[1mm]">
                {/* On phones, and with large text, the value is below its name. */}
                <dt className="flex-[0_0_7.5em] font-semibold max-sm:basis-full max-sm:text-meta max-sm:font-normal max-sm:text-muted">
                  {word}
                </dt>
                <dd className="min-w-0 flex-[1_1_7em] text-balance">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </SheetSection>
  );
}
