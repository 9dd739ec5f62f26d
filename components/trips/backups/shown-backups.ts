import { phoneLink } from '@/components/campsites/site/phone-link';
import { aboutKm, kmBetween } from '@/lib/geometry';
import { capital, peopleText } from '@/lib/text';
import { cancelText, dayName } from '@/lib/trips/backups/plan-b-words';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';
import { bookingsAt } from '@/lib/trips/bookings/by-stop';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { siteDay } from '@/lib/trips/moment';
import { ownTools } from '@/lib/trips/own-tools';
import { stopWithName } from '@/lib/trips/stops/stop-words';
import { areSeveral } from '@/lib/trips/stops/stops';
import { spotOf } from '@/lib/trips/stops/told-stops';
import type { TripHead } from '@/lib/trips/trip-head';
import type { BackupsProps } from './backups-board';
import type { ToCancel } from './just-swapped';

export function shownBackups(
  page: TripHead,
  backups: readonly ShownBackup[],
  at: string | null,
  now: Date,
): BackupsProps {
  const { trip, stops, bookings } = page;
  const several = areSeveral(stops);
  const day = siteDay(page, now);
  const { organises } = ownTools(page, now);
  const { total } = headcountOf(page.people.attendees, trip, page.access, bookings);
  return {
    tripId: trip.id,
    stops: stops.map(({ id, location_name, leave_on }) => ({ id, name: location_name, lastDay: leave_on })),
    at,
    backups: backups.flatMap((backup, index) => {
      const stop = stops.find(({ id }) => id === backup.stop_id);
      if (!stop) return [];
      const spot = spotOf(stop);
      const { location_name: site } = stop;
      const { decide_by } = backup;
      return {
        ...backup,
        site,
        stop: several ? stopWithName(stop) : null,
        meta: backup.spot && spot ? capital(`${aboutKm(kmBetween(spot, backup.spot))} from ${site}`) : '',
        decide: decide_by && decide_by >= day ? `Decide by ${dayName(decide_by, day)}` : null,
        // The same for each of a stop, so it stands once.
        cancel:
          backups[index - 1]?.stop_id === stop.id
            ? null
            : cancelText(bookingsAt(bookings, stop, stops), site, day, decide_by),
        toCancel: backup.undo_until ? toCancel(page, backup, day) : [],
      };
    }),
    tells: organises && (total.people > 1 ? `all ${total.people}` : peopleText(total.people)),
  };
}

const toCancel = ({ leftBookings }: TripHead, { named, phone }: ShownBackup, day: string): ToCancel[] =>
  leftBookings
    .filter(({ left_site, status }) => left_site === named && status !== 'not needed')
    .map(({ id, reference, cancel_until }) => ({
      id,
      text: [
        'Cancel the booking',
        reference && `ref ${reference}`,
        cancel_until && cancel_until >= day && `free until ${dayName(cancel_until, day)}`,
      ]
        .filter(Boolean)
        .join(', '),
      ring: phone ? phoneLink(phone) : null,
    }));
