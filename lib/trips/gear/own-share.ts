import type { TripDates } from '../date-rules';
import { type CampingHousehold, campersOf } from './campers';
import { type GearSite, rules } from './needs';
import type { GearLine } from './schema';

/**
 * Returns how many of each item a household's own people need, keyed by line id. For a line made by a
 * rule, the rule calculates the number from the household's people. For a line that a person added,
 * the number is the household's part in proportion to its people, rounded up.
 */
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
