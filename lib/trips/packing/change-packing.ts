import 'server-only';
import { randomUUID } from 'node:crypto';
import { conflict, forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { lockRow } from '../lock-trip';
import { calledOff } from '../policy';
import type { TripCaller } from '../trip-caller';
import { getPacking, type OwnPacking } from './get-packing';
import type { PackingChange, PackingItem } from './schema';

const MAX_ADDED = 300;

const NOBODYS = 'Only those who are going have a packing list.';

interface Found {
  item: PackingItem;
  leftOut: boolean;
}

export async function addToPacking(caller: TripCaller, name: string): Promise<PackingItem> {
  const { tripId } = caller;
  return db.$transaction(async (tx) => {
    const list = await lockPacking(tx, caller);
    if (list.calledOff) throw calledOff();
    const added = await tx.packingItem.count({
      where: { tripId, householdId: list.householdId, source: 'added' },
    });
    if (added >= MAX_ADDED)
      throw conflict(`You can add up to ${MAX_ADDED} things. Please remove some first.`);
    const id = randomUUID();
    await tx.packingItem.create({
      data: { tripId, householdId: list.householdId, itemId: id, source: 'added', name },
    });
    return {
      id,
      name,
      quantity: 1,
      unit: null,
      packed: false,
      mark: null,
      from: 'added',
      group: 'added',
      last_time: null,
    };
  });
}

/** Past and called-off trips can be changed too. */
export async function changePacking(
  caller: TripCaller,
  itemId: string,
  change: PackingChange,
): Promise<PackingItem> {
  return db.$transaction(async (tx) => {
    const list = await lockPacking(tx, caller);
    return keep(tx, list, caller.tripId, findIn(list, itemId), change);
  });
}

export async function removeFromPacking(caller: TripCaller, itemId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const list = await lockPacking(tx, caller);
    if (list.calledOff) throw calledOff();
    const known = findIn(list, itemId);
    const { from, last_time } = known.item;
    // An item that was forgotten on an earlier trip is suggested again, so without a row it would
    // reappear.
    if (from !== 'added' || last_time === 'forgot') {
      await keep(tx, list, caller.tripId, known, { packed: false, left_out: true });
      return;
    }
    await tx.packingItem.deleteMany({
      where: { tripId: caller.tripId, householdId: list.householdId, itemId },
    });
  });
}

/** Throws 404 for strangers, and 403 for people who aren't going. */
async function lockPacking(tx: Tx, caller: TripCaller): Promise<OwnPacking> {
  await lockRow(tx, caller.tripId);
  const list = await getPacking(caller, tx);
  if (!list) throw notFound();
  if (!list.going) throw forbidden(NOBODYS);
  return list;
}

function findIn({ items, left_out }: OwnPacking, itemId: string): Found {
  const listed = items.find(({ id }) => id === itemId);
  const item = listed ?? left_out.find(({ id }) => id === itemId);
  if (!item) throw notFound();
  return { item, leftOut: !listed };
}

async function keep(
  tx: Tx,
  { householdId }: OwnPacking,
  tripId: string,
  { item, leftOut }: Found,
  { packed = item.packed, mark = item.mark, left_out }: PackingChange,
): Promise<PackingItem> {
  const { id: itemId, name, quantity, from: source } = item;
  // A packed item is never left out.
  const said = { packed, mark, leftOut: left_out ?? (leftOut && !packed) };
  const data = { name, quantity, source, ...said };
  await tx.packingItem.upsert({
    where: { tripId_householdId_itemId: { tripId, householdId, itemId } },
    create: { tripId, householdId, itemId, ...data },
    update: data,
  });
  return { ...item, packed, mark };
}
