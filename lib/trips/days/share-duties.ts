import type { Day } from '@/lib/dates';
import type { Steps } from '@/lib/in-steps';

export interface DutyDay {
  day: Day;
  free: number[];
  taken: { duty: number; household_id: string }[];
  there: string[];
  cooks: string[];
}

export interface Turn {
  day: Day;
  duty: number;
  household_id: string;
}

/** Fairness outweighs cooking on the same day (1): more than the number of all turns of a trip. */
const COOKS = 1000;

/**
 * A household's fair share is proportional to its people times its days. The largest difference
 * from it becomes as small as possible; within that, nobody has two turns on a day while others
 * have none, cooks come last, and each household rotates through the duties. This is a minimum-cost
 * flow whose cost is the squared difference from the fair share. Half a year takes seconds.
 */
export function* sharingDuties(days: readonly DutyDay[], people: ReadonlyMap<string, number>): Steps<Turn[]> {
  const homes = [...people.keys()];
  const nights = days.map((day) => networkDay(day, homes));
  const weights = homes.map(
    (home, at) =>
      Math.max(1, people.get(home) ?? 1) * nights.filter(({ there }) => there.includes(at)).length,
  );
  const allWeights = sum(weights);
  const allTurns = sum(nights.map(({ free, there, taken }) => sum(taken) + (there.length > 0 ? free : 0)));
  const turns = homes.map((_, home) => sum(nights.map(({ taken }) => taken[home] ?? 0)));
  // By how much one more turn increases the squared difference, scaled to integers.
  const cost = (home: number) =>
    COOKS * (allWeights * (2 * at(turns, home) + 1) - 2 * allTurns * at(weights, home));

  for (const [day, { free }] of nights.entries()) {
    for (let turn = 0; turn < free; turn++) {
      yield;
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

interface NetworkDay {
  free: number;
  there: number[];
  /** By the household's index, like `taken` and `given`. */
  cooks: number[];
  taken: number[];
  given: number[];
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

/** A step that gives a household a turn. `from` gives it up; null when the turn is free. */
interface Way {
  /** How many more turns of the chain fall on a day when their household also cooks. */
  cost: number;
  day: number;
  from: number | null;
}

/** For each household, the last step of the cheapest chain from a free turn of `start`. */
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

function handOn(nights: readonly NetworkDay[], ways: readonly (Way | undefined)[], to: number): void {
  for (let home: number | null = to; home !== null; ) {
    const { day, from } = ways[home] as Way;
    const { given } = nights[day] as NetworkDay;
    given[home] = at(given, home) + 1;
    if (from !== null) given[from] = at(given, from) - 1;
    home = from;
  }
}

/** Each free duty goes to the household with a turn on the day that has done it least often. */
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
