import { gearCategories } from '@/lib/household/gear/categories';
import type { GearItem } from '@/lib/household/gear/schema';
import { capital } from '@/lib/text';

export interface GearGroup {
  title: string;
  items: GearItem[];
}

/** Shared gear is first, then each kind, then everything else. */
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
