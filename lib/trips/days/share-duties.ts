import type { Day } from '@/lib/dates';

/** A day's duties, as numbers, and the households that could do them. */
export interface DutyDay {
  day: Day;
  /** The duties that no household has yet. */
  free: number[];
  /** The duties that a household already has. */
  taken: { duty: number; household_id: string }[];
  /** Ids of the households that are there on the day. */
  there: string[];
  /** Ids of the households that cook on the day. */
  cooks: string[];
}

export interface Turn {
  day: Day;
  duty: number;
  household_id: string;
}

/**
 * Factor by which fairness counts more in the cost of a turn than cooking on the same day, which adds
 * only 1. The factor is larger than the number of all turns of a trip, so that sparing the cooks never
 * outweighs fairness.
 */
const COOKS = 1000;

/**
 * Gives every free turn to a household that is there. A household's fair share of all turns is
 * proportional to its people times its days. The largest difference between a household's turns and
 * its fair share becomes as small as possible. As far as that allows, nobody has two turns on a day
 * while others have none, households that cook come last, and each household rotates through the
 * duties.
 *
 * Each free turn goes to the household where it costs least, even if earlier turns must then move to
 * other households (a minimum-cost flow). The cost of a household's turns is the squared difference
 * from its fair share. `people` is the number of people in each household.
 */
export function shareDuties(days: readonly DutyDay[], people: ReadonlyMap<string, number>): Turn[] {
  const homes = [...people.keys()];
  const nights = days.map((day) => networkDay(day, homes));
  const weights = homes.map(
    (home, at) =>
      Math.max(1, people.get(home) ?? 1) * nights.filter(({ there }) => there.includes(at)).length,
  );
  const allWeights = sum(weights);
  const allTurns = sum(nights.map(({ free, there, taken }) => sum(taken) + (there.length > 0 ? free : 0)));
  const turns = homes.map((_, home) => sum(nights.map(({ taken }) => taken[home] ?? 0)));
  // By how much one more turn increases the squared difference, scaled so that all costs are
  // integers.
  const cost = (home: number) =>
    COOKS * (allWeights * (2 * at(turns, home) + 1) - 2 * allTurns * at(weights, home));

  for (const [day, { free }] of nights.entries()) {
    for (let turn = 0; turn < free; turn++) {
      const ways = waysFrom(day, nights, homes.length);
      let best: number | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const [home, way] of ways.entries()) {
        const costs = way ? cost(home) + way.cost : Number.POSITIVE_INFINITY;
        if (costs < least) [best, least] = [home, costs];
      }
      if (best === null) break;
      turns[best] = at(turns, best) + 1;
      handOn(nights, ways, best);
    }
  }
  return nameTurns(days, nights, homes);
}

/** A day whose households are indexes into the list of all households. */
interface NetworkDay {
  free: number;
  there: number[];
  /** For each household: 1 when it cooks on the day, otherwise 0. */
  cooks: number[];
  /** For each household: the number of turns that it already had on the day. */
  taken: number[];
  /** For each household: the number of turns that it gets on the day. */
  given: number[];
  /** The largest number of turns that a household may have on the day. */
  most: number;
}

function networkDay({ free, taken, there, cooks }: DutyDay, homes: readonly string[]): NetworkDay {
  const placeOf = new Map(homes.map((home, place) => [home, place]));
  const turns = free.length + taken.length;
  return {
    free: free.length,
    there: there.flatMap((home) => placeOf.get(home) ?? []),
    cooks: homes.map((home) => Number(cooks.includes(home))),
    taken: homes.map((home) => taken.filter(({ household_id }) => household_id === home).length),
    given: homes.map(() => 0),
    most: Math.max(1, Math.ceil(turns / Math.max(1, there.length))),
  };
}

/**
 * A step that gives a household a turn on a day. `from` is the household that gives up this turn;
 * null when the turn is free.
 */
interface Way {
  /**
   * How many more turns, after this step and all before it, fall on a day when the turn's household
   * also cooks. Can be negative.
   */
  cost: number;
  day: number;
  from: number | null;
}

/**
 * For each household, by index, finds the cheapest chain of steps that begins with a free turn of the
 * day `start` and gives the household a turn. Returns the chain's last step; undefined without one.
 */
function waysFrom(start: number, nights: readonly NetworkDay[], homes: number): (Way | undefined)[] {
  const ways: (Way | undefined)[] = Array.from({ length: homes });
  const next: Way[] = [{ day: start, from: null, cost: 0 }];
  for (const { day, from, cost: before } of next) {
    const { there, cooks, taken, given, most } = nights[day] as NetworkDay;
    for (const home of there) {
      if (home === from || at(taken, home) + at(given, home) >= most) continue;
      const cost = before + at(cooks, home);
      const known = ways[home];
      if (known && known.cost <= cost) continue;
      ways[home] = { cost, day, from };
      for (const [other, night] of nights.entries()) {
        if (at(night.given, home) > 0)
          next.push({ day: other, from: home, cost: cost - at(night.cooks, home) });
      }
    }
  }
  return ways;
}

/**
 * Carries out the steps that give the household `to` a turn, from the last step to the first. In each
 * step a household takes over the turn of the household before it; in the first step a household
 * takes the free turn.
 */
function handOn(nights: readonly NetworkDay[], ways: readonly (Way | undefined)[], to: number): void {
  for (let home: number | null = to; home !== null; ) {
    const { day, from } = ways[home] as Way;
    const { given } = nights[day] as NetworkDay;
    given[home] = at(given, home) + 1;
    if (from !== null) given[from] = at(given, from) - 1;
    home = from;
  }
}

/**
 * Decides which of a day's duties each household does: each free duty goes to the household, among
 * those with a turn on the day, that has done this duty least often.
 */
function nameTurns(
  days: readonly DutyDay[],
  nights: readonly NetworkDay[],
  homes: readonly string[],
): Turn[] {
  const done = new Map<string, number>();
  const doneBy = (home: string, duty: number) => done.get(`${home} ${duty}`) ?? 0;
  const note = (home: string, duty: number) => done.set(`${home} ${duty}`, doneBy(home, duty) + 1);
  for (const { taken } of days) for (const { duty, household_id } of taken) note(household_id, duty);
  return days.flatMap(({ day, free }, place) => {
    const given = nights[place]?.given ?? [];
    const left = homes.flatMap((home, at) => Array<string>(given[at] ?? 0).fill(home));
    return free.flatMap((duty) => {
      const [home] = [...left].sort((one, other) => doneBy(one, duty) - doneBy(other, duty));
      if (!home) return [];
      left.splice(left.indexOf(home), 1);
      note(home, duty);
      return [{ day, duty, household_id: home }];
    });
  });
}

const at = (numbers: readonly number[], place: number) => numbers[place] ?? 0;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
