import type { TripDates } from '../date-rules';
import { type CampingHousehold, campersOf } from './campers';
import { type GearSite, rules } from './needs';
import type { GearLine } from './schema';

/** A household's part of a line that a person added is in proportion to its people, rounded up. */
export function ownShares(
  lines: readonly Pick<GearLine, 'id' | 'rule' | 'needed'>[],
  own: CampingHousehold,
  { dates, site, people }: { dates: TripDates; site: GearSite; people: number },
): Record<string, number> {
  const campers = campersOf([own], dates);
  return Object.fromEntries(
    lines.flatMap(({ id, rule: key, needed }) => {
      const rule = rules.find((each) => each.key === key);
      const share = rule ? rule.needed(campers, site) : Math.ceil((needed * campers.people) / people);
      return share > 0 ? [[id, share]] : [];
    }),
  );
}
