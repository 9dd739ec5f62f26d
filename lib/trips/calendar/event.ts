import ical, { foldLines, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { spotText } from '@/lib/campsites/directions';
import { addDays, clockText, type Day, dateOf } from '@/lib/dates';
import { instantIn } from '@/lib/places/clock';
import { listText, plainLine } from '@/lib/text';
import { nightsWithin } from '../attendance/nights';
import type { Nights } from '../attendance/schema';
import { bookingsAt } from '../bookings/by-stop';
import type { Booking } from '../bookings/schema';
import { bookingTitle } from '../bookings/statuses';
import { stopWithName } from '../stops/stop-words';
import { isAtStop, type StopRow, withDays } from '../stops/stops';
import { tripName } from '../trip-name';
import { isPastClosing, siteTimeZone } from '../undecided/site-time-zone';
import {
  hasOpenDates,
  hasOpenSiteAt,
  inOne,
  type OpenVote,
  openSites,
  undecided,
  whenOf,
} from '../undecided/when-and-where';

export interface CalendarBooking extends Pick<Booking, 'status' | 'reference' | 'check_in' | 'check_out'> {
  /** The pitches that the reader's household is on. */
  pitches: string[];
  /** Null stands for the first stop. */
  stop_id?: string | null;
}

export function bookingLines(bookings: readonly CalendarBooking[], whose = 'Your'): string[] {
  const needed = bookings.filter(({ status }) => status !== 'not needed');
  const lines = needed.map((booking) => {
    const { check_in, check_out } = booking;
    const times = [
      check_in && `check in from ${clockText(check_in)}`,
      check_out && `check out by ${clockText(check_out)}`,
    ];
    return [plainLine(bookingTitle(booking)), times.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });
  const own = needed.flatMap(({ pitches }) => pitches.map(plainLine));
  if (own.length > 0) lines.push(`${whose} ${own.length === 1 ? 'pitch' : 'pitches'}: ${listText(own)}`);
  return lines;
}

/** What a calendar shows to one reader: no e-mail address and no names of attendees. */
export interface CalendarTrip {
  id: string;
  name: string | null;
  version: number;
  /** When the trip, something that its event shows, or the reader's answer was last changed. */
  changedAt: Date;
  start: Day;
  end: Day;
  calledOff: boolean;
  organiser: string;
  locationName: string;
  address: string | null;
  /** Both coordinates are null when the reader may not see the position or the site has none. */
  latitude: number | null;
  longitude: number | null;
  /** Always true for the organiser. */
  attending: boolean | null;
  openVote: OpenVote | null;
  /** The last start of other dates on offer in the open vote that has passed, so that no text names them. */
  optionPassedOn?: Day | null;
  /** Null for a trip with one stop. */
  stops?:
    | (Pick<StopRow, 'id' | 'nights' | 'location_name' | 'latitude' | 'longitude'> & {
        address: string | null;
      })[]
    | null;
  /** Of the reader's household; null for a trip with one stop, and for a reader without one. */
  nights?: Nights | null;
  /** For a reader who is going. Absent in files that are attached to mails. */
  bookings?: CalendarBooking[] | null;
  /** Only in a feed, for the household that makes the bookings. */
  deadlines?: { id: string; text: string; day: Day }[] | null;
}

const { OPAQUE, TRANSPARENT } = ICalEventTransparency;
const FEED = { name: 'Campmates', ttl: 60 * 60 };
// Placeholder for the link. No user's text contains it, because `plainLine` removes control
// characters.
const LINK = '\u0001';

export function feedFile(trips: CalendarTrip[], appUrl: string): string {
  const linked = trips.map((trip) => ({ trip, link: `${appUrl}/trip/${trip.id}` }));
  return `${calendar(linked, appUrl, FEED)}\r\n`;
}

/** Builds the lines without the link once for all readers, because folding lines is slow. */
export function tripFile(trip: CalendarTrip, appUrl: string): (link: string) => string {
  const lines = calendar([{ trip, link: LINK }], appUrl)
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const made = lines.map((line) => (line.includes(LINK) ? line : foldLines(line)));
  return (link) => {
    const withLink = (line: string) => foldLines(line.replaceAll(LINK, link));
    return made.map((line) => `${line.includes(LINK) ? withLink(line) : line}\r\n`).join('');
  };
}

function calendar(
  trips: { trip: CalendarTrip; link: string }[],
  appUrl: string,
  feed?: { name: string; ttl: number },
): string {
  const file = ical({
    prodId: { company: 'Campmates', product: 'Trips', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...feed,
  });
  for (const { whole, trip, link } of trips.flatMap(entriesOf)) {
    const { latitude: lat, longitude: lon, address, openVote } = trip;
    const number = trip.number ?? 1;
    const openSite = hasOpenSiteAt(openVote, number) ? openSites(openVote, plainLine) : null;
    const open = [hasOpenDates(openVote) && 'dates', openSite && 'campsite'].filter(Boolean);
    const name = titleOf(trip);
    file.createEvent({
      // The same id everywhere lets a calendar replace the trip's earlier event instead of adding
      // another.
      id: `${trip.id}@${new URL(appUrl).hostname}`,
      ...revisionOf(trip),
      status: statusOf(trip),
      transparency: trip.attending && !trip.calledOff ? OPAQUE : TRANSPARENT,
      allDay: true,
      start: dateOf(trip.start),
      // In a calendar file, an all-day event ends on the day after its last day.
      end: dateOf(addDays(trip.end, 1)),
      summary: open.length > 0 ? `${name} (${open.join(' and ')} still open)` : name,
      location: openSite
        ? { title: openSite.text }
        : {
            title: [trip.locationName, address ?? spotOf(trip)]
              .filter((part) => part !== null)
              .map(plainLine)
              .join(', '),
            ...(lat !== null && lon !== null && { geo: { lat, lon } }),
          },
      description: [
        ...(hasOpenDates(openVote) && !trip.stops
          ? [inOne(whenOf({ start_date: trip.start, end_date: trip.end }, openVote))]
          : []),
        ...(openSite ? [inOne(openSite)] : []),
        `Organised by ${plainLine(trip.organiser)}`,
        ...bookingLines(trip.bookings ?? []),
        link,
      ].join('\n'),
      url: link,
    });
    for (const { id, text, day } of whole ? (trip.deadlines ?? []) : []) {
      file.createEvent({
        id: `${id}@${new URL(appUrl).hostname}`,
        ...revisionOf(trip),
        allDay: true,
        summary: plainLine(text),
        start: dateOf(day),
        end: dateOf(addDays(day, 1)),
        transparency: TRANSPARENT,
        description: `${nameOf(trip)}\n${link}/bookings`,
        url: `${link}/bookings`,
      });
    }
  }
  return file.toString();
}

const nameOf = ({ name, locationName, start, openVote }: CalendarTrip) =>
  plainLine(
    tripName({ trip_name: name, location_name: locationName, start_date: start, ...undecided(openVote) }),
  );

interface Entry extends CalendarTrip {
  /** Of a trip with several stops. */
  title?: string;
  number?: number;
}

const titleOf = (entry: Entry) => entry.title ?? nameOf(entry);

/** One for each stop at which the reader's household is. The first stop has the trip's own id. */
function entriesOf({ trip, link }: { trip: CalendarTrip; link: string }) {
  const stops = withDays(trip.start, trip.stops ?? []);
  if (stops.length === 0) return [{ whole: true, trip: trip as Entry, link }];
  const nights = trip.nights && nightsWithin(trip.nights, { start_date: trip.start, end_date: trip.end });
  const own = stops.filter((stop) => !nights || isAtStop(nights, stop));
  return (own.length > 0 ? own : stops).map((stop, index) => {
    const { id, location_name, address, latitude, longitude, arrive_on, leave_on } = stop;
    const at = plainLine(stopWithName(stop));
    const entry: Entry = {
      ...trip,
      id,
      number: stop.number,
      title: trip.name === null ? at : `${plainLine(trip.name)}: ${at}`,
      start: arrive_on,
      end: leave_on,
      locationName: location_name,
      address,
      latitude,
      longitude,
      bookings: trip.bookings ? bookingsAt(trip.bookings, stop, stops) : null,
    };
    return { whole: index === 0, trip: entry, link };
  });
}

const spotOf = ({ latitude, longitude }: CalendarTrip) =>
  latitude !== null && longitude !== null ? spotText({ latitude, longitude }) : null;

const EPOCH = Date.UTC(2020, 0, 1);

/** A calendar ignores a SEQUENCE that isn't higher. The version covers changes in one second. */
function revisionOf({ version, changedAt, openVote, optionPassedOn }: CalendarTrip) {
  const changes = [changedAt];
  if (openVote?.closesOn && isPastClosing(openVote))
    changes.push(instantIn(siteTimeZone(openVote.site), addDays(openVote.closesOn, 1), '00:00'));
  // An option is gone once its day has passed everywhere in Australia.
  if (optionPassedOn) changes.push(instantIn('Australia/Perth', addDays(optionPassedOn, 1), '00:00'));
  const lastModified = new Date(Math.max(...changes.map((change) => change.getTime())));
  return { sequence: Math.floor((lastModified.getTime() - EPOCH) / 1000) + version, lastModified };
}

function statusOf({ calledOff, attending, openVote, number = 1 }: Entry): ICalEventStatus {
  if (calledOff) return ICalEventStatus.CANCELLED;
  const decided = !hasOpenDates(openVote) && !hasOpenSiteAt(openVote, number);
  return attending && decided ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
