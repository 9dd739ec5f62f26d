import { type GearCategory, gearCategories } from '@/lib/household/gear/categories';
import type { GearItem } from '@/lib/household/gear/schema';

export interface GearGroup {
  title: string;
  items: GearItem[];
}

const capital = (category: GearCategory) => category.charAt(0).toUpperCase() + category.slice(1);

/** Gear by kind, each kind in the order it was chosen; what the group can count on comes first. */
export function gearGroups(gear: GearItem[]): GearGroup[] {
  const own = gear.filter(({ shared }) => !shared);
  const groups = [
    { title: 'Shared with the group', items: gear.filter(({ shared }) => shared) },
    ...gearCategories.map((kind) => ({
      title: capital(kind),
      items: own.filter(({ category }) => category === kind),
    })),
    { title: 'Everything else', items: own.filter(({ category }) => category === null) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
