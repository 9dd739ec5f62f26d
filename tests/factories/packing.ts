import { DELETE, PATCH } from '@/app/api/trips/[id]/packing/[item]/route';
import { GET, POST } from '@/app/api/trips/[id]/packing/route';
import type { PackingChange, PackingItem, PackingList } from '@/lib/trips/packing/schema';
import { call } from '../call';
import type { Person } from './people';

type Refusal = { error: string; fields?: Record<string, string> };

const by = (as?: Person) => (as ? { as } : {});

export const readPacking = (tripId: string, as?: Person) =>
  call<PackingList & Refusal>(GET, 'GET', { ...by(as), params: { id: tripId } });

export const addPacking = (tripId: string, name: unknown, as?: Person) =>
  call<{ item: PackingItem } & Refusal>(POST, 'POST', { ...by(as), params: { id: tripId }, body: { name } });

export const changePacking = (tripId: string, item: string, body: PackingChange, as?: Person) =>
  call<{ item: PackingItem } & Refusal>(PATCH, 'PATCH', { ...by(as), params: { id: tripId, item }, body });

export const removePacking = (tripId: string, item: string, as?: Person) =>
  call<{ id: string } & Refusal>(DELETE, 'DELETE', { ...by(as), params: { id: tripId, item } });

/** Finds an item of somebody's packing list, in any group. */
export async function packedThing(tripId: string, as: Person, name: string) {
  const { items, left_out } = (await readPacking(tripId, as)).body;
  return {
    listed: items.find((item) => item.name === name),
    leftOut: left_out.find((item) => item.name === name),
  };
}
