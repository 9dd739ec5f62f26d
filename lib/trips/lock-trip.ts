import 'server-only';
import { dayOf, daysBetween } from '@/lib/dates';
import { forbidden, notFound, signedOut } from '@/lib/errors';
import { type Placed, zoneAt } from '@/lib/places/zone';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import type { Prisma } from '@/prisma/generated/client';
import type { TripFacts } from './changes/changes';
import { isOverAtSite } from './moment';
import { calledOff, organisedBy, over, runBy, visibleTo } from './policy';
import { fitted, type RunStop } from './stops/run-stop';

/** Throws 401 for a deleted profile. A profile is always locked before a trip and its invitations. */
export async function lockProfile(tx: Tx, profileId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id::text from profiles where id = ${profileId}::uuid for no key update`;
  if (locked.length === 0) throw signedOut();
}

export const RUNNERS_ALONE = 'Only the organiser and co-organisers can do that.';

const rights = {
  run: { where: runBy, refusal: RUNNERS_ALONE },
  organise: { where: organisedBy, refusal: 'Only the organiser can do that.' },
} satisfies Record<string, { where: (viewer: Viewer) => Prisma.TripWhereInput; refusal: string }>;

type Right = keyof typeof rights;

export interface RunTrip extends TripFacts {
  id: string;
  suggestionId: string | null;
  /** Of the last stop; null for a site that is only a name. */
  place: Placed | null;
  /** Null for a trip with one stop. */
  stops: RunStop[] | null;
  organiser: { id: string; name: string; user: { email: string } };
}

const spot = { latitude: true, longitude: true, state: true } as const;

const withOrganiser = {
  organiser: { select: { id: true, name: true, user: { select: { email: true } } } },
  campsite: { select: spot },
  // Counted with the trip, so that a trip with one stop costs no query for them.
  _count: { select: { stops: true } },
} satisfies Prisma.TripInclude;

type RunTripRow = Prisma.TripGetPayload<{ include: typeof withOrganiser }>;

/** Throws 404 for somebody who isn't on the trip, 403 without the right, and 409 for a trip called off. */
export async function tripToRun(
  client: Tx,
  viewer: Viewer,
  tripId: string,
  right: Right = 'run',
): Promise<RunTrip> {
  const trip = await client.trip.findFirst({
    where: { id: tripId, ...rights[right].where(viewer) },
    include: withOrganiser,
  });
  if (!trip) {
    const onIt = await client.trip.count({ where: { id: tripId, ...visibleTo(viewer) } });
    throw onIt ? forbidden(rights[right].refusal) : notFound();
  }
  if (trip.calledOffAt) throw calledOff();
  return toRunTrip(client, trip);
}

async function toRunTrip(client: Tx, trip: RunTripRow): Promise<RunTrip> {
  const {
    id,
    organiser,
    campsite,
    name: tripName,
    campsiteId,
    suggestionId,
    locationName,
    locationUrl,
  } = trip;
  const [start, end] = [dayOf(trip.startDate), dayOf(trip.endDate)];
  const rows = trip._count.stops > 0 ? await client.stop.findMany(stopsInOrder(id)) : null;
  const stops = rows?.map(({ campsite: _, ...stop }) => stop) ?? null;
  const last = rows?.at(-1);
  const place = last ? last.campsite : campsite;
  return {
    id,
    organiser,
    place,
    // The release before changes the trip's dates alone.
    stops: stops && fitted(stops, daysBetween(start, end)),
    tripName,
    campsiteId,
    suggestionId,
    locationName,
    locationUrl,
    start,
    end,
  };
}

const stopsInOrder = (tripId: string) =>
  ({
    where: { tripId },
    orderBy: { position: 'asc' },
    omit: { tripId: true, position: true },
    include: { campsite: { select: spot } },
  }) satisfies Prisma.StopFindManyArgs;

/** Changes run one after the other, and answers wait. A trip is always locked before its invitations. */
export async function lockTrip(tx: Tx, viewer: Viewer, tripId: string, right?: Right): Promise<RunTrip> {
  await lockRow(tx, tripId);
  return tripToRun(tx, viewer, tripId, right);
}

export function requireNotOver({ end, place }: Pick<RunTrip, 'end' | 'place'>): void {
  if (isOverAtSite({ end_date: end, zone: place && zoneAt(place) }, new Date())) throw over();
}

/** A job has no account. Null when the trip was deleted or called off. */
export async function lockTripForJob(tx: Tx, tripId: string): Promise<RunTrip | null> {
  await lockRow(tx, tripId);
  return getTripForJob(tx, tripId);
}

export async function getTripForJob(client: Tx, tripId: string): Promise<RunTrip | null> {
  const trip = await client.trip.findUnique({
    where: { id: tripId, calledOffAt: null },
    include: withOrganiser,
  });
  return trip && toRunTrip(client, trip);
}

export const lockRow = (tx: Tx, tripId: string) =>
  tx.$queryRaw`select id::text from trips where id = ${tripId}::uuid for no key update`;

export async function householdThatRuns(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
): Promise<{ id: string; name: string }> {
  const own = await tx.household.findUniqueOrThrow({
    where: { tripId_profileId: { tripId: trip.id, profileId: viewer.profileId } },
    select: { id: true },
  });
  return { id: own.id, name: oneLine(viewer.name) };
}
