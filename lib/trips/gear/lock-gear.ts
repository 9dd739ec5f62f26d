import 'server-only';
import { notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { gearColumn } from './gear-columns';
import { type GearRow, gearLinesOf, type LineRow, lineIdOf } from './lines';
import { rules } from './needs';
import type { GearLine } from './schema';

const GOERS_ALONE = 'Only those who are going can say what they bring.';

export type LockedGear = LockedTrip<{ gear: GearRow }>;

/** When two people offer the last missing item at once, the second sees the offer of the first. */
export const lockGear = (tx: Tx, caller: TripCaller): Promise<LockedGear> =>
  lockWithPeople<{ gear: GearRow }>(tx, caller, {
    columns: Prisma.sql`, ${gearColumn}`,
    goers: GOERS_ALONE,
  });

/** Returns the row of a rule's line even when it isn't stored yet. Throws 404 for an unknown id. */
export function rowOf({ tripId, row }: LockedGear, lineId: string): LineRow & { saved: boolean } {
  const saved = row.gear.lines.find(({ id }) => id === lineId);
  if (saved) return { ...saved, saved: true };
  const rule = rules.find((each) => lineIdOf(tripId, each) === lineId);
  if (!rule) throw notFound();
  const untouched = { name: null, needed: null, struck: false, offers: {} };
  return { id: lineId, rule: rule.key, ...untouched, saved: false };
}

export function lineWith({ row, households }: LockedGear, changed: LineRow): GearLine {
  const { lines, ...gear } = row.gear;
  const others = lines.filter(({ id }) => id !== changed.id);
  const line = gearLinesOf(row, households, { ...gear, lines: [...others, changed] }).find(
    ({ id }) => id === changed.id,
  );
  if (!line) throw notFound();
  return line;
}
