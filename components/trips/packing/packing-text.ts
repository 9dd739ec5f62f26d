import type { PackingGroup } from '@/lib/trips/packing/packing-options';
import type { PackingItem } from '@/lib/trips/packing/schema';

/** In the order in which they are shown. */
const titles: [PackingGroup, string][] = [
  ['forgot', 'Don’t forget this time'],
  ['taken', 'For everybody'],
  ['sleeping', 'Sleeping'],
  ['clothes', 'Clothes'],
  ['every day', 'Every day'],
  ['little ones', 'For the little ones'],
  ['pets', 'For the pets'],
  ['gear', 'Your gear'],
  ['added', 'You added'],
];

export interface Group {
  group: PackingGroup;
  title: string;
  items: PackingItem[];
}

export const groupsOf = (items: readonly PackingItem[]): Group[] =>
  titles
    .map(([group, title]) => ({ group, title, items: items.filter((item) => item.group === group) }))
    .filter((each) => each.items.length > 0);

export const packedOf = (items: readonly PackingItem[]) => items.filter(({ packed }) => packed).length;

export function progressText(items: readonly PackingItem[]): string {
  const packed = packedOf(items);
  if (items.length === 0) return 'Nothing to pack yet';
  return packed === items.length ? `All ${packed} packed` : `${packed} of ${items.length} packed`;
}

/** "× 6", "60 L"; null for a single thing. */
export function amountOf({ quantity, unit }: PackingItem): string | null {
  if (unit) return `${quantity} ${unit}`;
  return quantity > 1 ? `× ${quantity}` : null;
}

/** null when the reader removed the thing on this trip. */
export const leftOutText = ({ last_time }: PackingItem) =>
  last_time === 'not needed' ? 'You didn’t need it last time' : null;
