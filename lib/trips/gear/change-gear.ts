import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { sameName } from '@/lib/household/gear/compared-name';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { householdFor, type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { gearColumn } from './get-gear';
import { type GearRow, gearLinesOf, type LineRow, lineIdOf, untouchedLine } from './lines';
import { MOST_ADDED } from './most';
import { rules } from './needs';
import type { GearLine, LineChange, NewLine, Offer } from './schema';

const GOERS_ALONE = 'Only those who are going can say what they bring.';

type LockedGear = LockedTrip<{ gear: GearRow }>;

/** When two people offer the last missing item at once, the second sees the offer of the first. */
const lockGear = (tx: Tx, caller: TripCaller): Promise<LockedGear> =>
  lockWithPeople<{ gear: GearRow }>(tx, caller, {
    columns: Prisma.sql`, ${gearColumn}`,
    goers: GOERS_ALONE,
  });

/** Returns the row of a rule's line even when it isn't stored yet. Throws 404 for an unknown id. */
function rowOf({ tripId, row }: LockedGear, lineId: string): LineRow & { saved: boolean } {
  const saved = row.gear.lines.find(({ id }) => id === lineId);
  if (saved) return { ...saved, saved: true };
  const rule = rules.find((each) => lineIdOf(tripId, each) === lineId);
  if (!rule) throw notFound();
  return { ...untouchedLine(tripId, rule), saved: false };
}

function lineWith({ row, households }: LockedGear, changed: LineRow): GearLine {
  const { lines, ...gear } = row.gear;
  const others = lines.filter(({ id }) => id !== changed.id);
  const line = gearLinesOf(row, households, { ...gear, lines: [...others, changed] }).find(
    ({ id }) => id === changed.id,
  );
  if (!line) throw notFound();
  return line;
}

/** A thing that somebody has added already stays one line, which then needs the larger number. */
export async function addLine(caller: TripCaller, line: NewLine): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    const added = locked.row.gear.lines.filter(({ rule }) => rule === null);
    const same = added.find((row) => row.name != null && sameName(row.name, line.name));
    if (same) {
      const needed = Math.max(same.needed ?? 0, line.needed);
      const data = { ...line, name: same.name ?? null, needed, struck: false };
      await tx.gearLine.update({ where: { id: same.id }, data });
      return lineWith(locked, { ...same, ...data });
    }
    if (added.length >= MOST_ADDED) {
      throw conflict(
        `A trip’s list can have up to ${MOST_ADDED} things of your own, and this list has that many.`,
      );
    }
    const id = uuid7();
    const addedBy = locked.own?.household_id ?? null;
    await tx.gearLine.create({ data: { id, tripId: locked.tripId, ...line, addedBy } });
    return lineWith(locked, { id, rule: null, ...line, struck: false, offers: {} });
  });
}

export async function changeLine(caller: TripCaller, lineId: string, change: LineChange): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    if (!locked.runs) throw forbidden('Only the organiser and co-organisers can change what the trip needs.');
    const { saved, ...row } = rowOf(locked, lineId);
    if (row.rule === null && change.name === null) throw badInput(NAMELESS, { name: NAMELESS });
    if (row.rule === null && change.needed === null) throw badInput(NUMBERLESS, { needed: NUMBERLESS });
    const data = omitUndefined(change);
    if (saved) await tx.gearLine.update({ where: { id: lineId }, data });
    else await tx.gearLine.create({ data: { id: lineId, tripId: locked.tripId, rule: row.rule, ...data } });
    return lineWith(locked, { ...row, ...data });
  });
}

const NAMELESS = 'Please say what we need.';
const NUMBERLESS = 'Please say how many we need.';

/** Saves 0 only against shared gear, which counts as an offer until the household says no. */
export async function offerGear(
  caller: TripCaller,
  lineId: string,
  { quantity, household_id }: Offer,
): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    const { tripId } = locked;
    const { household_id: householdId } = householdFor(locked, household_id);
    const { saved, ...row } = rowOf(locked, lineId);
    if (row.struck && quantity > 0) throw conflict('An organiser says that this isn’t needed on this trip.');
    const { [householdId]: _, ...others } = row.offers;
    const without = lineWith(locked, { ...row, offers: others });
    const shares = without.by.some(({ household_id }) => household_id === householdId);
    if (quantity === 0 && !shares) {
      await tx.gearOffer.deleteMany({ where: { lineId, householdId } });
      return without;
    }
    if (!saved) await tx.gearLine.create({ data: { id: lineId, tripId, rule: row.rule } });
    await tx.gearOffer.upsert({
      where: { lineId_householdId: { lineId, householdId } },
      create: { lineId, householdId, tripId, quantity },
      update: { quantity },
    });
    return lineWith(locked, { ...row, offers: { ...others, [householdId]: quantity } });
  });
}
