import 'server-only';
import { formatDays } from '@/lib/dates';
import { derivedId } from '@/lib/derived-id';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';
import { householdThatRuns } from '../households/household-that-runs';
import type { RunTrip } from '../lock-trip';
import { called } from '../mails/mail-facts';
import { notify } from '../notifications/notify';
import { withOpenVote } from '../undecided/open-vote-column';
import { inOne, whenOf, whereOf } from '../undecided/when-and-where';
import { changesBetween, type TripFacts } from './changes';

/** Each gets a notification, so that a new name doesn't replace the one about new dates. */
export async function announceChange(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: TripFacts,
): Promise<void> {
  const { name, dates, site } = changesBetween(before, after);
  const { openVote } = await withOpenVote(tx, before);
  const trip = called(before);
  const where = oneLine(after.locationName);
  const days = whenOf({ start_date: after.start, end_date: after.end }, openVote);
  const place = whereOf(after.locationName, openVote, oneLine);
  // While a vote is open, the trip's own dates and campsite are only two of those on offer.
  const told = [
    dates && {
      what: 'dates',
      ...(days.until
        ? { text: `changed the dates of ${trip}. ${inOne(days)}`, push: 'changed the dates on offer' }
        : {
            text: `moved ${trip} to ${formatDays(after.start, after.end)}${site && !place.until ? ` at ${where}` : ''}`,
            push: site && !place.until ? 'changed the dates and the campsite' : 'changed the dates',
          }),
    },
    site &&
      (place.until
        ? {
            what: 'site',
            text: `changed the campsite of ${trip}. ${inOne(place)}`,
            push: 'changed the campsites on offer',
          }
        : (!dates || days.until) && {
            what: 'site',
            text: `moved ${trip} to ${where}`,
            push: 'changed the campsite',
          }),
    name && {
      what: 'name',
      text: `renamed ${trip} to ${oneLine(after.tripName ?? 'Unnamed Trip')}`,
      push: 'changed its name',
    },
  ];
  for (const each of told)
    if (each) await announce(tx, viewer, before, { ...each, about: derivedId(`${before.id} ${each.what}`) });
}

export const announceCallOff = (tx: Tx, viewer: Viewer, trip: RunTrip) =>
  announce(tx, viewer, trip, { about: trip.id, text: `called ${called(trip)} off`, push: 'called it off' });

/** Replaces an earlier notification with the same `about`. */
async function announce(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  { about, text, push }: { about: string; text: string; push: string },
): Promise<void> {
  const { id: by } = await householdThatRuns(tx, viewer, trip);
  const who = oneLine(shortName(viewer.name));
  await notify(tx, {
    tripId: trip.id,
    kind: 'changes',
    about,
    text: `${who} ${text}`,
    push: `${who} ${push}`,
    by,
    to: 'everyone',
  });
}
