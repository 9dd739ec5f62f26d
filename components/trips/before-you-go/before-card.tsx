'use client';

import { useSyncExternalStore } from 'react';
import type { Tiles } from '@/components/campsites/map/base-map';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { Day } from '@/lib/dates';
import { clockText } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn } from '@/lib/trips/before-you-go/clock';
import { type Meeting, meetingSpot, meetingText } from '@/lib/trips/before-you-go/meeting-point';
import type { TripWeather } from '@/lib/trips/before-you-go/trip-weather';
import type { Trip } from '@/lib/trips/schema';
import { mapLink } from '@/lib/trips/site/map-link';
import { DayList } from './day-list';
import { ForecastLine } from './forecast-line';
import { rainAndWindText, weatherText } from './forecast-text';
import { useForecast } from './use-forecast';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/**
 * At the site, even on a page that was kept days ago. Before scripts run, the server's date
 * `told`.
 */
function useDayThere(zone: string | null, told: Day): Day {
  return useSyncExternalStore(
    subscribe,
    () => (zone ? dayIn(zone, new Date()) : told),
    () => told,
  );
}

interface Props {
  trip: Meeting & Pick<Trip, 'id' | 'start_date' | 'uhf_channel'>;
  known: TripWeather;
  /**
   * "Kangaroo Valley, 5.6 km". Null when the site's position is unknown or another card shows the
   * town.
   */
  town: string | null;
  /** Known to have none; false when unknown. */
  noReception: boolean;
  edits: boolean;
  /** null when unknown. */
  site: Position | null;
  /** For the form's map; null when no tile server is configured. */
  tiles?: Tiles | null | undefined;
}

const NotesForm = latePart(() => import('./notes-form').then((part) => part.NotesForm));

/** Pages that are kept for offline use show this card too. */
export function BeforeCard({ trip, known, town, noReception, edits, site, tiles }: Props) {
  const { id, uhf_channel } = trip;
  const meeting = meetingText(trip, site);
  const spot = meetingSpot(trip);
  const { zone, sun, pages, asks } = known;
  const today = useDayThere(zone, known.today);
  const { weather, asking } = useForecast(id, known.weather, asks);
  const { open, setOpen, opener } = useToggle('Meeting point');
  usePreload(edits ? NotesForm : nothing);
  const there = trip.start_date <= today;
  const [sunToday, weatherToday] = [dayOf(sun, today), dayOf(weather?.days, today)];
  const possible: (FactProps | false)[] = [
    meeting !== null && {
      icon: 'map-pin',
      name: 'Meeting point',
      value: meeting,
      ...(spot && { href: mapLink(spot) }),
    },
    uhf_channel !== null && { icon: 'radio', name: 'UHF', value: `Channel ${uhf_channel}` },
    sunToday !== undefined && { icon: 'sunset', name: 'Sunset today', value: clockText(sunToday.sunset) },
    there &&
      weatherToday !== undefined && {
        icon: 'cloud-sun',
        name: 'Today',
        value: weatherText(weatherToday),
        detail: rainAndWindText(weatherToday),
      },
    noReception && { icon: 'phone-off', name: 'Reception', value: 'No phone reception', warns: true },
    town !== null && { icon: 'house', name: 'Nearest town', value: town },
  ];
  const facts = possible.filter((fact) => fact !== false);
  return (
    <Card as="section" aria-labelledby="before-you-go">
      <CardHeader
        title={there ? 'Out here' : 'Before you go'}
        titleId="before-you-go"
        aside={
          edits &&
          !open && (
            <Button ref={opener} variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {meeting || uhf_channel ? 'Edit' : 'Add meeting point'}
            </Button>
          )
        }
      />
      {open ? (
        <div className="p-5">
          <NotesForm trip={trip} site={site} tiles={tiles} onDone={() => setOpen(false)} />
        </div>
      ) : (
        facts.length > 0 && (
          <dl className="out-facts">
            {facts.map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
          </dl>
        )
      )}
      <DayList
        days={sun.filter(({ day }) => day > today)}
        weather={weather}
        waits={asks && !weather && asking !== 'failed'}
      />
      {zone && asks && <ForecastLine weather={weather} asking={asking} zone={zone} today={today} />}
      {!zone && (
        <p className="out-source">Nobody has said where this campsite lies, so there’s no forecast.</p>
      )}
      {pages.length > 0 && (
        <ul aria-label="The state’s own pages" className="out-pages">
          {pages.map(({ kind, title, url }) => (
            <li key={kind}>
              <a href={url} rel="noreferrer" aria-label={title}>
                <Icon name={kind === 'fire-bans' ? 'flame' : 'tent-tree'} />
                {kind === 'fire-bans' ? 'Fire bans' : 'Park alerts'}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const nothing = { preload: () => undefined };

const dayOf = <Each extends { day: string }>(days: Each[] | undefined, today: string) =>
  days?.find(({ day }) => day === today);

interface FactProps {
  icon: IconName;
  name: string;
  value: string;
  href?: string;
  detail?: string;
  /** What people should know before they leave. */
  warns?: boolean;
}

const Fact = ({ icon, name, value, href, detail, warns }: FactProps) => (
  <div className={warns ? 'out-warning' : undefined}>
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>
      {href ? (
        <a href={href} rel="noreferrer nofollow">
          {value}
        </a>
      ) : (
        value
      )}
    </dd>
    {detail && <dd>{detail}</dd>}
  </div>
);
