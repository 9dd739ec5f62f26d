import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { badInput, forbidden, notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { readRows, type Tx } from '../server/db/client';
import { type PeopleRow, peopleOfTrip, toPeople } from './attendance/people';
import type { Household } from './attendance/schema';
import { lockRow } from './lock-trip';
import { isOver } from './moment';
import { calledOff, over } from './policy';
import { type TripCaller, tripOfCaller, viewerOf } from './trip-caller';

/** A trip with those who are going, as somebody on it changes a part of it. */
export interface LockedTrip<Columns> {
  tripId: string;
  /** Null for a guest. */
  viewer: Viewer | null;
  row: PeopleRow & Columns;
  /** Those who are going, the organiser first. */
  households: Household[];
  /** One's own; null for those who aren't going. */
  own: Household | null;
  /** Whether one runs the trip, and so writes for everybody. */
  runs: boolean;
}

interface Rules {
  /** What the part needs of the trip `t` besides its people; begins with a comma. */
  columns?: Prisma.Sql;
  /** The words of the 403 for those who neither are going nor run the trip; without any, each on the trip passes. */
  goers?: string;
  /** Whether it stays open once the trip was called off or is over. */
  always?: boolean;
}

/**
 * The trip, locked till the transaction ends: of two changes at once the second finds what the first has left, and an
 * answer that takes somebody off the trip comes before or after. Throws 404 for strangers, 403 and 409 as the rules say.
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
      select t.called_off_at is not null called_off, own.attending, own.role, ${peopleOfTrip}${columns}
      from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!row) throw notFound();
  const runs = row.role !== null;
  if (goers && !runs && !row.attending) throw forbidden(goers);
  if (!always && row.called_off) throw calledOff();
  if (!always && isOver(row.end_date, new Date())) throw over();
  const households = toPeople(row).attendees;
  const own = households.find(({ household_id }) => household_id === row.ownId) ?? null;
  return { tripId, viewer: viewerOf(caller), row, households, own, runs };
}

interface LockedRow extends PeopleRow {
  called_off: boolean;
  attending: boolean | null;
  role: string | null;
}

/**
 * The household that somebody writes for: their own, or, where they run the trip, any that is going. Throws 403 for
 * another's, 404 for one that isn't on the trip, 400 for one that isn't going.
 */
export function householdFor(locked: LockedTrip<unknown>, householdId: string | null | undefined): Household {
  const { own, runs, row } = locked;
  const id = householdId ?? row.ownId;
  if (own && id === own.household_id) return own;
  if (id === row.ownId) throw forbidden('Only those who are going can do that.');
  if (!runs) throw forbidden('Only an organiser can do that for another household.');
  return requireGoing(locked, id);
}

/** A household that is going. Throws 404 for one that isn't on the trip, 400 for one that isn't going. */
export function requireGoing({ households, row }: LockedTrip<unknown>, id: string | undefined): Household {
  const household = households.find(({ household_id }) => household_id === id);
  if (household) return household;
  if (!row.households.some((each) => each.id === id)) throw notFound();
  const words = 'They aren’t going on this trip.';
  throw badInput(words, { household_id: words });
}
