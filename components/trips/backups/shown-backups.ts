import { phoneLink } from '@/components/campsites/site/phone-link';
import { aboutKm, kmBetween } from '@/lib/geometry';
import { capital, peopleText } from '@/lib/text';
import { cancelText, dayName } from '@/lib/trips/backups/plan-b-words';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { siteDay } from '@/lib/trips/moment';
import { ownTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { BackupsProps } from './backups-board';
import type { ToCancel } from './just-swapped';

export function shownBackups(page: TripHead, backups: readonly ShownBackup[], now: Date): BackupsProps {
  const { trip, spot, bookings } = page;
  const day = siteDay(page, now);
  const { organises } = ownTools(page, now);
  const { total } = headcountOf(page.people.attendees, trip, page.access, bookings);
  return {
    tripId: trip.id,
    site: trip.location_name,
    lastDay: trip.end_date,
    backups: backups.map((backup, index) => ({
      ...backup,
      meta:
        backup.spot && spot
          ? capital(`${aboutKm(kmBetween(spot, backup.spot))} from ${trip.location_name}`)
          : '',
      decide:
        backup.decide_by && backup.decide_by >= day ? `Decide by ${dayName(backup.decide_by, day)}` : null,
      // The same for each, so it stands once.
      cancel: index === 0 ? cancelText(bookings, trip.location_name, day, backup.decide_by) : null,
    })),
    toCancel: backups.flatMap((backup) => (backup.undo_until ? toCancel(page, backup, day) : [])),
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
