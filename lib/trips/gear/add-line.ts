import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { conflict } from '@/lib/errors';
import { sameName } from '@/lib/household/gear/compared-name';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { lineWith, lockGear } from './lock-gear';
import { MOST_ADDED } from './most';
import type { GearLine, NewLine } from './schema';

/** A thing that somebody has added already stays one line, which then needs the larger number. */
export async function addLine(caller: TripCaller, { name, needed }: NewLine): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    const added = locked.row.gear.lines.filter(({ rule }) => rule === null);
    const same = added.find((row) => row.name !== null && sameName(row.name, name));
    if (same) {
      const line = { ...same, needed: Math.max(same.needed ?? 0, needed), struck: false };
      await tx.gearLine.update({ where: { id: line.id }, data: { needed: line.needed, struck: false } });
      return lineWith(locked, line);
    }
    if (added.length >= MOST_ADDED) {
      throw conflict(
        `A trip’s list can have up to ${MOST_ADDED} things of your own, and this list has that many.`,
      );
    }
    const id = uuid7();
    const addedBy = locked.own?.household_id ?? null;
    await tx.gearLine.create({ data: { id, tripId: locked.tripId, name, needed, addedBy } });
    return lineWith(locked, { id, rule: null, name, needed, struck: false, offers: {} });
  });
}
