import { campsiteHref } from '@/lib/campsites/search/search-href';
import { aboutKm } from '@/lib/geometry';
import { capital } from '@/lib/text';
import { worstAt } from '@/lib/trips/fit/by-stop';
import type { Finding } from '@/lib/trips/fit/finding';
import { shortName } from '@/lib/trips/households/household-name';
import { ownTools } from '@/lib/trips/own-tools';
import type { StopSite } from '@/lib/trips/stops/get-stops';
import { nightsText, partText, stopCount } from '@/lib/trips/stops/stop-words';
import type { Stop } from '@/lib/trips/stops/stops';
import { apartText, kmInAll, spotOf, stopDays } from '@/lib/trips/stops/told-stops';
import type { TripHead } from '@/lib/trips/trip-head';
import { hasOpenDates, openAtStop } from '@/lib/trips/undecided/when-and-where';
import { openVote } from '../../head/head-words';
import type { StopsProps } from './shown-stop';

export function shownStops(
  page: TripHead,
  sites: Readonly<Record<string, StopSite>>,
  now: Date,
): Omit<StopsProps, 'tiles'> {
  const { trip, stops, km, vote, people, findings } = page;
  const inAll = kmInAll(stops);
  const open = openVote(page, now);
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const parts = people.attendees.flatMap(({ profile_name, ...stay }) => {
    const part = partText(stay, stops);
    return part ? [`${shortName(profile_name)} ${part}`] : [];
  });
  return {
    tripId: trip.id,
    title: capital(stopCount(stops.length)),
    meta: [nightsText(nights), inAll !== null && `${aboutKm(inAll)} in all`].filter(Boolean).join(' · '),
    changes: ownTools(page, now).organises !== null,
    start: trip.start_date,
    end: trip.end_date,
    parts: parts.length > 0 ? `${parts.join(', ')}.` : '',
    stops: stops.map(
      ({ id, number, nights, location_name, location_id, latitude, longitude, ...days }, index) => ({
        id,
        number,
        nights,
        location_name,
        href: location_id !== null && sites[id]?.choosable ? campsiteHref(null, location_id) : null,
        town: sites[id]?.town ?? '',
        when: hasOpenDates(vote) ? '' : stopDays(days),
        apart: apartFrom(stops[index - 1] ?? null, { latitude, longitude }, km),
        spot: spotOf({ latitude, longitude }),
        open: openAtStop(open, { number }),
        fit: fitLine(worstAt(findings, { id })),
      }),
    ),
  };
}

const fitLine = (worst: Finding | undefined) => (worst ? { level: worst.level, text: worst.text } : null);

/** "about 71 km apart"; of the first stop how far it is from home. '' when unknown. */
function apartFrom(
  last: Stop | null,
  stop: Pick<Stop, 'latitude' | 'longitude'>,
  home: number | null,
): string {
  if (!last) return home === null ? '' : aboutKm(home, 'home');
  const text = apartText(last, stop);
  return text && `${text} apart`;
}
