import 'server-only';
import { formatDays } from '@/lib/dates';
import { derivedId } from '@/lib/derived-id';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { addJobAt } from '@/lib/server/jobs/queue';
import { namesText, oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { shortName } from '../households/household-name';
import { getTripForJob, householdThatRuns, type RunTrip } from '../lock-trip';
import { called } from '../mails/mail-facts';
import { callsOff } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import { isTold } from '../notifications/recipients';
import { isHouseholdOf } from '../policy';
import { stopCount } from '../stops/stop-words';
import { tripName } from '../trip-name';
import { withOpenVote } from '../undecided/open-vote-column';
import { inOne, openStopText, undecided, whenOf, whereOf } from '../undecided/when-and-where';
import { changesBetween, stopFacts, stopsIn, type TripFacts, type WasOpen } from './changes';

/** Changes within this time after the first are told in the same mail. */
const TOGETHER = Prisma.sql`interval '10 minutes'`;
/** A household that has never answered gets no second mail about changes within this time. */
const PATIENCE = Prisma.sql`interval '1 day'`;

/**
 * The caller has locked the trip. `decided` says what was open until this change decided the vote;
 * the mail doesn't name its earlier value, because nobody was told it as settled.
 */
export async function addChangeNotices(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: TripFacts,
  told: string[],
  { decided, atOnce = false }: { decided?: WasOpen; atOnce?: boolean } = {},
): Promise<void> {
  const wasOpen = Prisma.sql`${JSON.stringify(decided ? { wasOpen: decided } : {})}::jsonb`;
  const by = Prisma.sql`${viewer.userId}::uuid`;
  const trip = Prisma.sql`${before.id}::uuid`;
  await tx.$executeRaw`
    insert into change_notices as notice (trip_id, household_id, last_told, changed_by, due_at)
    select h.trip_id, h.id, ${JSON.stringify(factsOf(before))}::jsonb || ${wasOpen}, array[${by}],
           case when ${atOnce} then now() else greatest(now() + ${TOGETHER}, case when h.attending is null and h.role = 'member' then heard.told_at + ${PATIENCE} end) end
    from households h
    left join change_notices heard on heard.trip_id = h.trip_id and heard.household_id = h.id
    where h.trip_id = ${trip} and ${isTold} and ${isHouseholdOf(viewer)} is not true and h.id <> all(${told}::uuid[])
    on conflict (trip_id, household_id) do update set
      last_told = coalesce(notice.last_told, excluded.last_told) || ${wasOpen},
      changed_by = case when notice.last_told is null then excluded.changed_by
                        else array_append(array_remove(notice.changed_by, ${by}), ${by}) end,
      due_at = least(notice.due_at, excluded.due_at)`;
  // An unsent notice to that person's own household must leave out what they have just changed, so
  // store the new values as if they had been told.
  await tx.$executeRaw`
    update change_notices n set last_told = last_told || ${JSON.stringify(changed(before, after))}::jsonb
    where n.trip_id = ${trip} and n.last_told is not null and n.household_id in (
      select id from households h where trip_id = ${trip} and ${isHouseholdOf(viewer)}
    )`;
  await scheduleChangeNotices(tx, before.id);
}

/**
 * The caller has locked the trip. `rides` maps a household's id to how it rode before. Mails about
 * a guest's change (no `userId`) count towards the organiser's limit.
 */
export async function addSeatNotices(
  tx: Tx,
  tripId: string,
  userId: string | null,
  rides: Record<string, string>,
  told?: TripFacts,
): Promise<void> {
  const trip = told ?? (await getTripForJob(tx, tripId));
  if (!trip) return;
  await tx.$executeRaw`
    insert into change_notices as notice (trip_id, household_id, last_told, changed_by, due_at)
    select h.trip_id, h.id, ${JSON.stringify(factsOf(trip))}::jsonb || jsonb_build_object('ride', ride.before),
           array[coalesce(${userId}::uuid, organiser.user_id)], now() + ${TOGETHER}
    from jsonb_each_text(${JSON.stringify(rides)}::jsonb) ride (household_id, before)
    join households h on h.trip_id = ${tripId}::uuid and h.id = ride.household_id::uuid
    join trips t on t.id = h.trip_id
    join profiles organiser on organiser.id = t.organiser_id
    where ${isTold}
    order by h.id
    on conflict (trip_id, household_id) do update set
      last_told = jsonb_build_object('ride', excluded.last_told -> 'ride') || coalesce(notice.last_told, excluded.last_told),
      changed_by = case when notice.last_told is null then excluded.changed_by else notice.changed_by end,
      due_at = least(notice.due_at, excluded.due_at)`;
  await scheduleChangeNotices(tx, tripId);
}

function factsOf(trip: TripFacts): TripFacts {
  const { tripName, start, end, campsiteId, locationName, locationUrl } = trip;
  const stops = stopFacts(trip);
  return { tripName, start, end, campsiteId, locationName, locationUrl, ...(stops && { stops }) };
}

function changed(before: TripFacts, after: TripFacts): Partial<TripFacts> {
  const { stops: _, ...was } = factsOf(before);
  const { stops, ...is } = factsOf(after);
  const names = Object.keys(is) as (keyof typeof is)[];
  return {
    ...Object.fromEntries(names.filter((name) => is[name] !== was[name]).map((name) => [name, is[name]])),
    ...(changesBetween(before, after).stops && { stops: stops ?? null }),
  };
}

export async function scheduleChangeNotices(tx: Tx, tripId: string): Promise<void> {
  const { _min } = await tx.changeNotice.aggregate({ where: { tripId }, _min: { dueAt: true } });
  if (_min.dueAt)
    await addJobAt(tx, 'change-notices', { tripId }, { key: `change-notices ${tripId}`, at: _min.dueAt });
}

export const deleteChangeNotices = (tx: Tx, tripId: string) =>
  tx.changeNotice.deleteMany({ where: { tripId } });

/** Each gets a notification, so that a new name doesn't replace the one about new dates. */
export async function announceChange(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  after: TripFacts,
): Promise<void> {
  const { name, dates, site, stops } = changesBetween(before, after);
  const { openVote } = await withOpenVote(tx, before);
  const trip = called(before);
  const where = oneLine(after.locationName);
  const newName = tripName({
    trip_name: after.tripName,
    location_name: after.locationName,
    start_date: after.start,
    ...undecided(openVote),
  });
  const days = whenOf({ start_date: after.start, end_date: after.end }, openVote);
  const place = whereOf(after.locationName, openVote, oneLine);
  // While a vote is open, the trip's own dates and campsite are only two of those on offer.
  const now = stopsIn(after);
  const openStop = openStopText(openVote, oneLine);
  const told = [
    stops && {
      what: 'stops',
      text: `changed the stops of ${trip}. Now ${stopCount(now.length)}: ${namesText(now.map(({ locationName }) => oneLine(locationName)))}${days.until ? '' : `, ${formatDays(after.start, after.end)}`}${openStop ? `. ${openStop}` : ''}`,
      push: 'changed the stops',
    },
    !stops &&
      dates && {
        what: 'dates',
        ...(days.until
          ? { text: `changed the dates of ${trip}. ${inOne(days)}`, push: 'changed the dates on offer' }
          : {
              text: `moved ${trip} to ${formatDays(after.start, after.end)}${site && !place.until ? ` at ${where}` : ''}`,
              push: site && !place.until ? 'changed the dates and the campsite' : 'changed the dates',
            }),
      },
    !stops &&
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
      text: `renamed ${trip} to ${oneLine(newName)}`,
      push: 'changed its name',
    },
  ];
  for (const each of told)
    if (each) await announce(tx, viewer, before, { ...each, about: derivedId(`${before.id} ${each.what}`) });
}

export const announceCallOff = (tx: Tx, viewer: Viewer, trip: RunTrip) =>
  announce(tx, viewer, trip, { about: trip.id, text: callsOff(called(trip)), push: 'called it off' });

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
