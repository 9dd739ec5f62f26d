import type { ReactNode } from 'react';
import { nearestTown } from '@/components/campsites/map/nearest-town';
import { saidWhere } from '@/components/campsites/site/said-where';
import { spotText } from '@/lib/campsites/directions';
import { briefFacts, factsLine } from '@/lib/campsites/facts/brief-facts';
import type { Day } from '@/lib/dates';
import { zoneAt } from '@/lib/places/zone';
import { meetingStop, meetingText } from '@/lib/trips/before-you-go/meeting-point';
import { sunOf } from '@/lib/trips/before-you-go/trip-weather';
import { convoyText } from '@/lib/trips/cars/planned-car';
import { lineText } from '@/lib/trips/conditions/get-conditions';
import { askedFacts } from '@/lib/trips/fit/asked';
import type { TripLocation } from '@/lib/trips/schema';
import { stopWithName } from '@/lib/trips/stops/stop-words';
import { areSeveral, type Stop, stopOrFirst } from '@/lib/trips/stops/stops';
import { apartText, spotOf, stopDays } from '@/lib/trips/stops/told-stops';
import { knownAt } from '@/lib/trips/trip-facts';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { inOne, openAtStop, whereOf } from '@/lib/trips/undecided/when-and-where';
import { sunAndMoonText } from '../before-you-go/forecast-text';
import { SheetSection } from './sheet-section';

/**
 * More than elsewhere, because paper has room and a reader without reception can't look up more.
 */
const MOST = 12;

export function SheetWay({ page }: { page: TripHead & OverviewData }) {
  const { trip, location, zone, places } = page;
  if (places.length === 0) {
    const place = whereOf(location.location.name, trip.called_off ? null : page.openVote);
    const name = place.until ? inOne(place) : location.location.name;
    return (
      <SheetSection id="sheet-way" title="Getting there">
        <Way
          page={page}
          location={location}
          zone={zone}
          name={name}
          day={trip.start_date}
          backups={page.backups}
          first
        />
      </SheetSection>
    );
  }
  return <StopWays page={page} at={[0]} />;
}

/** The way to each further stop. */
export const SheetMoves = ({ page }: { page: TripHead & OverviewData }) =>
  areSeveral(page.stops) && (
    <div className="grid gap-x-7 gap-y-6 md:grid-cols-2 md:items-start">
      <StopWays page={page} at={page.stops.slice(1).map((_, index) => index + 1)} />
    </div>
  );

function StopWays({ page, at }: { page: TripHead & OverviewData; at: number[] }) {
  const { stops, places, trip } = page;
  const vote = trip.called_off ? null : page.openVote;
  return (
    <>
      {stops.map((stop, index) => {
        if (!at.includes(index)) return null;
        const place = places[index];
        const before = stops[index - 1];
        const apart = before && apartText(before, stop);
        return (
          place && (
            <SheetSection
              key={stop.id}
              id={index === 0 ? 'sheet-way' : `sheet-way-${stop.number}`}
              title={before ? `${before.location_name} → ${stop.location_name}` : 'Getting there'}
            >
              <Way
                page={page}
                location={place.location}
                zone={zoneAt(stop)}
                name={stopWithName(stop)}
                days={[stopDays(stop), apart].filter(Boolean).join(', ')}
                day={stop.arrive_on}
                backups={page.backups.filter((each) => stopOrFirst(stops, each.stopId) === stop)}
                open={openAtStop(vote, stop)}
                first={!before}
              />
            </SheetSection>
          )
        );
      })}
    </>
  );
}

interface WayProps {
  page: TripHead & OverviewData;
  location: TripLocation;
  zone: string | null;
  name: string;
  /** When people are there and how far it is; absent on a trip with one stop. */
  days?: string;
  /** That a vote on the stop's place is open. */
  open?: string | null;
  /** The day of arrival. */
  day: Day;
  /** Of the stop. */
  backups: OverviewData['backups'];
  /** What concerns the whole trip is said once. */
  first: boolean;
}

function Way({ page, location, zone, name, days, open, day, backups, first }: WayProps) {
  const { trip } = page;
  const { location: site, ai_suggestion } = location;
  const firstDay = site.id && zone ? sunOf(site, zone, { start_date: day, end_date: day })[0] : undefined;
  const known = knownAt(location);
  const meeting: [word: string, value: ReactNode][] = [
    ['Meeting point', meetingText(trip, spotOf(page.stops[0] as Stop), meetingStop(page.stops))],
    ['Convoy', convoyText(page.plan.cars)],
    ['UHF', trip.uhf_channel && `Channel ${trip.uhf_channel}`],
    [
      'Emergency',
      <>
        <strong>000</strong>, or 112 on any network
      </>,
    ],
    ['Fire bans and roads', lineText(page.conditions)],
  ];
  const rows: [word: string, value: ReactNode][] = [
    ['Known', known && factsLine(known, MOST)],
    ['Source', known && briefFacts(known).sources.join('; ')],
    ...(first
      ? askedFacts(page.findings).map(({ said, by }): [string, string] => ['Asked', `${said} ${by}`])
      : []),
    ['Site', site.phone_contact],
    ['If it’s closed', !trip.called_off && backups.map(({ name }) => name).join(' or ')],
    ['Nearest town', site.id && nearestTown(site)],
    ...(first ? meeting : []),
    ['First day', firstDay && sunAndMoonText(firstDay)],
  ];
  return (
    <>
      <p className="text-base font-semibold">{name}</p>
      {days && <p>{days}</p>}
      {open && <p>{open}</p>}
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
    </>
  );
}
