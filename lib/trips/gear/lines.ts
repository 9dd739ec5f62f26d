import { derivedId } from '@/lib/derived-id';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { type BroughtOf, broughtByAll } from './brought';
import { gearKey } from './gear-name';
import { campersOf, type GearSite, type Rule, rules } from './needs';
import type { GearLine, NewLine } from './schema';

/** Null, or absent before anybody has changed the line, means what the rule says. */
type SaidFields = { [Field in keyof NewLine]?: NewLine[Field] | null };

/** A line made by a rule is stored only once somebody changes it or brings something for it. */
export interface LineRow extends SaidFields {
  id: string;
  rule: string | null;
  struck: boolean;
  /** Keyed by household id. */
  offers: Record<string, number>;
}

export interface GearRow {
  lines: LineRow[];
  /** Names of the gear that each account shares, keyed by profile id. */
  shared: Record<string, string[]>;
  drinkingWater: boolean | null;
  /** Of each stop; null for a trip with one. */
  waterAt?: (TripDates & { drinkingWater: boolean | null })[] | null;
}

export interface GearTrip extends TripDates {
  id: string;
}

export const lineIdOf = (tripId: string, { key }: Pick<Rule, 'key'>) => derivedId(`${tripId} gear ${key}`);

export const untouchedLine = (tripId: string, rule: Pick<Rule, 'key'>): LineRow => ({
  id: lineIdOf(tripId, rule),
  rule: rule.key,
  struck: false,
  offers: {},
});

/**
 * Lines with too few pieces come first: water and safety before the others, then by how many are
 * missing. Struck lines come last.
 */
export function gearLinesOf(trip: GearTrip, households: readonly Household[], gear: GearRow): GearLine[] {
  const site: GearSite = {
    drinkingWater: gear.drinkingWater,
    stops: gear.waterAt
      ?.filter(({ start_date, end_date }) => start_date < end_date)
      .map(({ drinkingWater, ...stay }) => ({ drinkingWater, campers: campersOf(households, stay) })),
  };
  const campers = campersOf(households, trip);
  const brought = broughtByAll(households, gear.shared, { dates: trip, site });
  const goers: Goers = new Map(
    households.map(({ household_id, profile_name: name }, place) => [household_id, { name, place }]),
  );
  const byRule = new Map(gear.lines.flatMap((row) => (row.rule ? [[row.rule, row] as const] : [])));

  const fromRules = rules.flatMap((rule): GearLine[] => {
    const needed = rule.needed(campers, site);
    if (needed === 0 && !byRule.has(rule.key)) return [];
    const { offers, ...row } = byRule.get(rule.key) ?? untouchedLine(trip.id, rule);
    const why = [row.needed != null && 'An organiser set this number.', rule.sum?.(campers, site), rule.why];
    const line = {
      ...row,
      name: row.name ?? rule.name,
      needed: row.needed ?? needed,
      why: why.filter(Boolean).join(' '),
      from: 'rule' as const,
      by_rule: { name: rule.name, needed },
      unit: rule.unit ?? null,
    };
    return [counted(line, bringersOf(goers, offers, brought.rules.get(rule.key)))];
  });
  const added = gear.lines.flatMap(({ offers, ...row }): GearLine[] => {
    const { name, needed } = row;
    if (row.rule !== null || name == null || needed == null) return [];
    const why = 'Added for this trip.';
    const line = { ...row, name, needed, why, from: 'added' as const, by_rule: null, unit: null };
    return [counted(line, bringersOf(goers, offers, brought.names.get(gearKey(name))))];
  });
  return [...fromRules, ...added].sort(inOrder);
}

export const shortCount = (lines: readonly GearLine[]) => lines.filter(({ gap }) => gap > 0).length;

const vital = new Set(['water', 'first-aid', 'fire-blanket']);

function rank({ struck, gap, rule }: GearLine): number {
  if (struck) return 3;
  if (gap === 0) return 2;
  return rule !== null && vital.has(rule) ? 0 : 1;
}

const inOrder = (one: GearLine, other: GearLine) =>
  rank(one) - rank(other) || (rank(one) === 1 ? other.gap - one.gap : 0);

type Goers = Map<string, { name: string; place: number }>;

/** A household's offer for this trip counts instead of its shared gear. */
function bringersOf(
  goers: Goers,
  offers: LineRow['offers'] = {},
  brought: BroughtOf = new Map(),
): GearLine['by'] {
  // Few of sixty households contribute to any one of three hundred lines.
  const ids = new Set([...brought.keys(), ...Object.keys(offers)]);
  return [...ids]
    .flatMap((household_id) => {
      const goer = goers.get(household_id);
      const said = offers[household_id];
      const quantity = said ?? brought.get(household_id) ?? 0;
      return goer && quantity > 0 ? [{ ...goer, household_id, quantity, said: said !== undefined }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ place: _, ...bringer }) => bringer);
}

function counted(line: Omit<GearLine, 'offered' | 'gap' | 'surplus' | 'by'>, by: GearLine['by']): GearLine {
  const offered = by.reduce((all, { quantity }) => all + quantity, 0);
  const [gap, surplus] = line.struck
    ? [0, 0]
    : [Math.max(0, line.needed - offered), Math.max(0, offered - line.needed)];
  return { ...line, offered, gap, surplus, by };
}
