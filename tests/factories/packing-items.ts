import type { PackingItem } from '@/lib/trips/packing/schema';

/** Returns a packing list's item with this name. */
export const packingItem = (name: string, changes: Partial<PackingItem> = {}): PackingItem => ({
  id: name,
  name,
  quantity: 1,
  unit: null,
  packed: false,
  mark: null,
  from: 'own',
  group: 'gear',
  last_time: null,
  ...changes,
});
