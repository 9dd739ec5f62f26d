import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { gearKey, readGearName } from './gear-name';
import { type CampingHousehold, campersOf, type GearSite, type Rule, rules } from './needs';
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

/** Keyed by rule for lines made by a rule, by the item's name for lines that somebody added. */
interface Brought {
  rules: Map<string, number>;
  names: Map<string, number>;
}

/** All tents without a size together provide as many sleeping places as the household needs. */
export function broughtBy(
  household: CampingHousehold,
  gear: readonly string[],
  { dates, site }: { dates: TripDates; site: GearSite },
): Brought {
  const [byRule, byName] = [new Map<string, number>(), new Map<string, number>()];
  const own = new Set<Rule>();
  for (const name of gear) {
    const { rule, quantity, key } = readGearName(name);
    if (rule && quantity === 'household') own.add(rule);
    else if (rule && quantity !== 'household') add(byRule, rule.key, quantity);
    add(byName, key, quantity === 'household' ? 1 : quantity);
  }
  const campers = own.size > 0 ? campersOf([household], dates) : null;
  if (campers) for (const rule of own) add(byRule, rule.key, rule.needed(campers, site));
  return { rules: byRule, names: byName };
}

export type BroughtOf = Map<string, number>;

/** `gear` is keyed by profile id. */
export function broughtByAll(
  households: readonly Household[],
  gear: Record<string, string[]>,
  about: { dates: TripDates; site: GearSite },
) {
  const all = { rules: new Map<string, BroughtOf>(), names: new Map<string, BroughtOf>() };
  for (const household of households) {
    const names = household.profile_id ? gear[household.profile_id] : undefined;
    if (!names) continue;
    const brought = broughtBy(household, names, about);
    for (const by of ['rules', 'names'] as const) {
      for (const [key, quantity] of brought[by]) {
        const broughtOf: BroughtOf = all[by].get(key) ?? new Map();
        all[by].set(key, broughtOf.set(household.household_id, quantity));
      }
    }
  }
  return all;
}

export const ownedOf = (
  lines: readonly Pick<GearLine, 'id' | 'rule' | 'name'>[],
  { rules, names }: Brought,
) =>
  Object.fromEntries(
    lines.flatMap(({ id, rule, name }) => {
      const quantity = rule ? rules.get(rule) : names.get(gearKey(name));
      return quantity ? [[id, quantity]] : [];
    }),
  );

const add = (all: Map<string, number>, key: string, quantity: number) =>
  all.set(key, (all.get(key) ?? 0) + quantity);
