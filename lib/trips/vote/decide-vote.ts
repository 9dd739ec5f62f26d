import 'server-only';
import { dayOf, formatDateRange } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { Prisma, type VoteOption } from '@/prisma/generated/client';
import { changeLockedTrip } from '../change-trip';
import type { WasOpen } from '../changes/changes';
import { getTrip } from '../get-trip';
import { householdThatRuns, lockTrip, type RunTrip, requireNotOver } from '../lock-trip';
import { notify } from '../notifications/notify';
import type { Trip } from '../schema';
import type { Site } from '../site/find-site';
import { lockSitesOf } from '../stops/lock-sites';
import { daysOfStops } from '../stops/run-stop';
import { stopWithName } from '../stops/stop-words';
import { stopOrFirst } from '../stops/stops';
import { countKinds, isAsked } from '../undecided/asked';
import { gone, isOpenTo, notOnOffer, requireOpen } from './get-vote';
import type { Decision } from './schema';
import { isAvailable } from './to-vote';

/** Nobody's answer changes. Where no option is chosen, the trip's own dates or site stay. */
export async function decideVote(
  viewer: Viewer,
  tripId: string,
  { dates_option_id, site_option_id }: Decision,
): Promise<Trip> {
  return db.$transaction(async (tx) => {
    // Lock the campsite before the trip. All transactions keep this order, so that they don't deadlock.
    if (site_option_id) await lockSitesOf(tx, tripId, campsiteOfOption(tripId, site_option_id));
    const before = await lockTrip(tx, viewer, tripId);
    requireNotOver(before);
    const { id: voteId, stopId } = await requireOpen(tx, tripId);
    const stop = stopOrFirst(daysOfStops(before), stopId);
    const options = await tx.voteOption.findMany({ where: { voteId } });
    const dates = optionOf(options, 'dates', dates_option_id);
    const site = optionOf(options, 'site', site_option_id);
    const chosen = [dates, site].flatMap((option) => (option ? [option.id] : []));
    // Who is told of the change depends on the answers to the chosen options.
    await tx.voteOption.updateMany({ where: { id: { in: chosen } }, data: { chosen: true } });
    await tx.vote.update({ where: { id: voteId }, data: { closedAt: new Date() } });
    const to = await siteOf(tx, before, site);
    const how = { decided: openOf(options), stop: stop.id };
    await changeLockedTrip(tx, viewer, before, datesOf(before, dates), to, how);
    const found = await getTrip({ viewer, tripId }, tx);
    if (!found) throw notFound();
    const place = !before.stops
      ? oneLine(found.trip.location_name)
      : how.decided.site && stopWithName({ ...stop, location_name: to?.locationName ?? stop.location_name });
    await tellEverybody(tx, viewer, before, voteId, found.trip, place);
    return found.trip;
  });
}

function openOf(options: VoteOption[]): WasOpen {
  const counts = countKinds(options);
  return { dates: isAsked('dates', counts), site: isAsked('site', counts) };
}

const campsiteOfOption = (tripId: string, optionId: string) => Prisma.sql`
  (select opt.campsite_id from vote_options opt join votes v on v.id = opt.vote_id
   where opt.id = ${optionId}::uuid and v.trip_id = ${tripId}::uuid)`;

function optionOf(
  options: VoteOption[],
  kind: VoteOption['kind'],
  id: string | null | undefined,
): VoteOption | null {
  if (!id) return null;
  const option = options.find((each) => each.kind === kind && each.id === id);
  if (!option) throw notOnOffer();
  return option;
}

function datesOf({ start, end }: RunTrip, option: VoteOption | null) {
  if (!option?.startDate || !option.endDate) return {};
  const [start_date, end_date] = [dayOf(option.startDate), dayOf(option.endDate)];
  const days = {
    kind: 'dates',
    start: start_date,
    end: end_date,
    rank: option.rank,
    campsite: null,
  } as const;
  if (!isAvailable(days, { start_date: start, end_date: end })) throw gone('dates');
  return { start_date, end_date };
}

/** Null when the trip already goes there. */
async function siteOf(tx: Tx, before: RunTrip, option: VoteOption | null): Promise<Site | null> {
  if (!option || option.rank === 0) return null;
  const { campsiteId } = option;
  if (!campsiteId) throw gone('site');
  const [site] = await tx.$queryRaw<{ locationName: string; locationUrl: string | null }[]>`
    select c.name "locationName", c.campsite_url "locationUrl" from campsites c, trips t
    where c.id = ${campsiteId}::uuid and t.id = ${before.id}::uuid and ${isOpenTo}`;
  if (!site) throw gone('site');
  return { campsiteId, suggestionId: null, mapUrl: null, ...site };
}

async function tellEverybody(
  tx: Tx,
  viewer: Viewer,
  before: RunTrip,
  voteId: string,
  trip: Trip,
  place: string | false,
): Promise<void> {
  const { id: by, name } = await householdThatRuns(tx, viewer, before);
  const when = formatDateRange(trip.start_date, trip.end_date);
  const text = `${name} has decided the vote: ${place ? `${when}, ${place}` : when}.`;
  const push = `${name} has decided the vote`;
  await notify(tx, { tripId: trip.id, kind: 'changes', about: voteId, text, push, by, to: 'everyone' });
}
