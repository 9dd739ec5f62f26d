import 'server-only';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { Prisma } from '@/prisma/generated/client';
import { badInput, forbidden, notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { readRows, type Tx } from '../server/db/client';
import { type PeopleRow, peopleOfTrip, toPeople } from './attendance/people';
import type { Household } from './attendance/schema';
import { lockRow } from './lock-trip';
import { isOverAtSite } from './moment';
import { calledOff, over } from './policy';
import { type TripCaller, tripOfCaller, viewerOf } from './trip-caller';
import { lastPlaceColumn } from './trip-rows';

export interface LockedTrip<Columns> {
  tripId: string;
  viewer: Viewer | null;
  row: PeopleRow & Columns;
  households: Household[];
  /** Null when the caller's household isn't going. */
  own: Household | null;
  runs: boolean;
}

interface Rules {
  /** Of the trip `t`, beginning with a comma. */
  columns?: Prisma.Sql;
  /** Message of the 403 for people who aren't going and aren't organisers; without it, all are allowed. */
  goers?: string;
  always?: boolean;
}

/**
 * An answer runs either before or after the change. Throws 404 for somebody who isn't on the trip, 403 as
 * `goers` says, and 409 for a trip that is called off or over.
 */
export async function lockWithPeople<Columns extends object = object>(
  tx: Tx,
  caller: TripCaller,
  { columns = Prisma.empty, goers, always = false }: Rules,
): Promise<LockedTrip<Columns>> {
  const { tripId } = caller;
  await lockRow(tx, tripId);
  const [row] = await readRows<LockedRow & Columns>(
    Prisma.sql`
      select t.called_off_at is not null called_off, own.attending, own.role,
             ${lastPlaceColumn}, ${peopleOfTrip}${columns}
      from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!row) throw notFound();
  const runs = row.role !== null;
  if (goers && !runs && !row.attending) throw forbidden(goers);
  if (!always && row.called_off) throw calledOff();
  if (!always && isOverAtSite({ ...row, zone: zoneAt(row.lastPlace) }, new Date())) throw over();
  const households = toPeople(row).attendees;
  const own = households.find(({ household_id }) => household_id === row.ownId) ?? null;
  return { tripId, viewer: viewerOf(caller), row, households, own, runs };
}

interface LockedRow extends PeopleRow {
  called_off: boolean;
  lastPlace: Placed;
  attending: boolean | null;
  role: string | null;
}

/** Throws 403 for another person's household, 404 if it isn't on the trip, 400 if it isn't going. */
export function householdFor(locked: LockedTrip<unknown>, householdId: string | null | undefined): Household {
  const { own, runs, row } = locked;
  const id = householdId ?? row.ownId;
  if (own && id === own.household_id) return own;
  if (id === row.ownId) throw forbidden('Only those who are going can do that.');
  if (!runs) throw forbidden('Only an organiser can do that for another household.');
  return requireGoing(locked, id);
}

export function requireGoing({ households, row }: LockedTrip<unknown>, id: string | undefined): Household {
  const household = households.find(({ household_id }) => household_id === id);
  if (household) return household;
  if (!row.households.some((each) => each.id === id)) throw notFound();
  const words = 'They aren’t going on this trip.';
  throw badInput(words, { household_id: words });
}
