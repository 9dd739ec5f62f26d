import 'server-only';
import { badInput, forbidden } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { lineWith, lockGear, rowOf } from './lock-gear';
import type { GearLine, LineChange } from './schema';

export async function changeLine(
  caller: TripCaller,
  lineId: string,
  { name, needed, struck }: LineChange,
): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    if (!locked.runs) throw forbidden('Only the organiser and co-organisers can change what the trip needs.');
    const { saved, ...row } = rowOf(locked, lineId);
    if (row.rule === null && name === null) throw badInput(NAMELESS, { name: NAMELESS });
    if (row.rule === null && needed === null) throw badInput(NUMBERLESS, { needed: NUMBERLESS });
    const changed = {
      ...row,
      ...(name !== undefined && { name }),
      ...(needed !== undefined && { needed }),
      struck: struck ?? row.struck,
    };
    const data = { name: changed.name, needed: changed.needed, struck: changed.struck };
    if (saved) await tx.gearLine.update({ where: { id: lineId }, data });
    else await tx.gearLine.create({ data: { id: lineId, tripId: locked.tripId, rule: row.rule, ...data } });
    return lineWith(locked, changed);
  });
}

const NAMELESS = 'Please say what we need.';
const NUMBERLESS = 'Please say how many we need.';
