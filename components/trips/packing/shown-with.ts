import type { PackingChange, PackingItem, PackingList } from '@/lib/trips/packing/schema';

/** `gone` is true when the reader added the thing and then deleted it for good. */
export type Said = PackingChange & { gone?: boolean };

export function shownWith({ items, left_out }: PackingList, said: Record<string, Said>): PackingList {
  const shown: PackingList = { items: [], left_out: [] };
  const put = (item: PackingItem, out: boolean) => {
    const change = said[item.id];
    if (change?.gone) return;
    const { packed = item.packed, mark = item.mark } = change ?? {};
    const list = (change?.left_out ?? out) ? shown.left_out : shown.items;
    list.push(change ? { ...item, packed, mark } : item);
  };
  for (const item of items) put(item, false);
  for (const item of left_out) put(item, true);
  return shown;
}
