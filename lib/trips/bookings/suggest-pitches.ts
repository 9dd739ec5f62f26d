import { type Coming, type HouseholdSize, sumOf } from './booking-capacity';

/** A limit is null when unknown. */
export interface PitchToFill {
  id: string;
  max_people: number | null;
  max_cars: number | null;
  households: readonly string[];
}

export interface PitchPlace {
  pitch_id: string;
  household_id: string;
}

/** `at` has the index of each household's pitch, `on` what is on each pitch. */
interface Layout {
  at: Map<string, number>;
  on: (Coming & { households: number })[];
}

/**
 * Households that share a car ("friends") get the same pitch or the next one, others one of their own near
 * the household invited before them. Nobody is moved or divided. The order decides who finds room, so
 * several are tried, and the layout that leaves out the fewest people wins.
 */
export function suggestPitches(
  pitches: readonly PitchToFill[],
  households: readonly HouseholdSize[],
  together: readonly (readonly string[])[],
  elsewhere: ReadonlySet<string> = new Set(),
): PitchPlace[] {
  const placed = new Set([...elsewhere, ...pitches.flatMap((pitch) => pitch.households)]);
  const waiting = households.filter(({ household_id }) => !placed.has(household_id));
  const groups = friendsOf(households, together);
  const layouts = ordersOf(waiting, groups).flatMap((order) =>
    [true, false].map((nearFirst) => fill(pitches, households, groups, { order, nearFirst })),
  );
  const costs = layouts.map((layout) => costOf(layout, waiting, groups));
  const best = layouts[costs.reduce((least, cost, at) => (isLess(cost, costs[least] ?? []) ? at : least), 0)];
  return waiting.flatMap(({ household_id }) => {
    const pitch = pitches[best?.at.get(household_id) ?? -1];
    return pitch ? [{ pitch_id: pitch.id, household_id }] : [];
  });
}

type Groups = ReadonlyMap<string, readonly HouseholdSize[]>;

/** Those who share a car with each household, directly or through others, in the order of invitations. */
function friendsOf(households: readonly HouseholdSize[], together: readonly (readonly string[])[]): Groups {
  const group = new Map(households.map(({ household_id }) => [household_id, household_id]));
  for (const [first, ...others] of together) {
    for (const other of others) {
      const [kept, joined] = [group.get(first ?? ''), group.get(other)];
      for (const [id, name] of group) if (kept !== undefined && name === joined) group.set(id, kept);
    }
  }
  const friends = (of: string) =>
    households.filter(({ household_id }) => group.get(household_id) === group.get(of));
  return new Map(households.map(({ household_id }) => [household_id, friends(household_id)]));
}

function ordersOf(waiting: readonly HouseholdSize[], groups: Groups): HouseholdSize[][] {
  const sizeOf = ({ household_id }: HouseholdSize) => sumOf(groups.get(household_id) ?? []).people;
  const byGroup = (all: readonly HouseholdSize[]) => [
    ...new Set(
      all.flatMap(({ household_id }) =>
        (groups.get(household_id) ?? []).filter((each) => all.includes(each)),
      ),
    ),
  ];
  return [
    byGroup(waiting),
    byGroup(waiting.toSorted((one, other) => sizeOf(other) - sizeOf(one))),
    waiting.toSorted((one, other) => other.people - one.people),
    waiting.toSorted((one, other) => other.cars - one.cars || other.people - one.people),
  ];
}

function fill(
  pitches: readonly PitchToFill[],
  households: readonly HouseholdSize[],
  groups: Groups,
  { order, nearFirst }: { order: readonly HouseholdSize[]; nearFirst: boolean },
): Layout {
  const layout: Layout = { at: new Map(), on: pitches.map(() => ({ people: 0, cars: 0, households: 0 })) };
  const place = (household: HouseholdSize, at: number) => {
    layout.at.set(household.household_id, at);
    const pitch = layout.on[at];
    if (!pitch) return;
    pitch.people += household.people;
    pitch.cars += household.cars;
    pitch.households += 1;
  };
  for (const [at, pitch] of pitches.entries()) {
    for (const household of households)
      if (pitch.households.includes(household.household_id)) place(household, at);
  }
  for (const household of order) {
    const friends = (groups.get(household.household_id) ?? []).filter((each) => each !== household);
    const near = friends.flatMap(({ household_id }) => layout.at.get(household_id) ?? []);
    const before = lastBefore(household, households, layout);
    const yetToCome = friends.filter((each) => order.includes(each) && !layout.at.has(each.household_id));
    const all = sumOf([household, ...yetToCome]);
    /** The most important cost first; null when the household doesn't fit on the pitch. */
    const costAt = (at: number): number[] | null => {
      const left = room(pitches[at], layout.on[at], household);
      if (left < 0) return null;
      if (near.length > 0) return [distance(at, near), left];
      const splits = room(pitches[at], layout.on[at], all) < 0;
      const shares = layout.on[at]?.households !== 0;
      const away = before === undefined ? 0 : distance(at, [before]);
      return [Number(splits), Number(shares), ...(nearFirst ? [away, left] : [left, away])];
    };
    let best: { at: number; cost: number[] } | undefined;
    for (const at of pitches.keys()) {
      const cost = costAt(at);
      if (cost && (!best || isLess(cost, best.cost))) best = { at, cost };
    }
    if (best) place(household, best.at);
  }
  return layout;
}

/** Below 0 when the people or cars don't fit. */
function room(pitch: PitchToFill | undefined, on: Coming | undefined, more: Coming): number {
  if (!pitch || !on) return -1;
  if (pitch.max_cars !== null && more.cars > 0 && on.cars + more.cars > pitch.max_cars) return -1;
  return (pitch.max_people ?? UNKNOWN) - on.people - more.people;
}

/** Stands for an unknown limit. It is larger than any group. */
const UNKNOWN = 10_000;

function lastBefore(
  household: HouseholdSize,
  households: readonly HouseholdSize[],
  { at }: Layout,
): number | undefined {
  const earlier = households.slice(0, households.indexOf(household));
  return at.get(earlier.findLast(({ household_id }) => at.has(household_id))?.household_id ?? '');
}

const distance = (at: number, others: readonly number[]) =>
  Math.min(...others.map((other) => Math.abs(at - other)));

/** People without a pitch, then distances between friends who aren't neighbours, then shared pitches. */
function costOf(layout: Layout, waiting: readonly HouseholdSize[], groups: Groups): number[] {
  let [left, apart, shared] = [0, 0, 0];
  for (const { household_id, people } of waiting) {
    const at = layout.at.get(household_id);
    if (at === undefined) {
      left += people;
      continue;
    }
    const friends = (groups.get(household_id) ?? []).flatMap(
      (each) => layout.at.get(each.household_id) ?? [],
    );
    for (const other of friends) apart += Math.max(0, Math.abs(at - other) - 1);
    const here = friends.filter((other) => other === at).length;
    shared += (layout.on[at]?.households ?? 0) - here;
  }
  return [left, apart, shared];
}

/** The first number that differs decides. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
