import { addDays } from '@/lib/dates';
import { type DutyDay, sharingDuties, type Turn } from './share-duties';

const FIRST = '2027-01-23';

/**
 * Returns days that each have `duties` free duties. In `there` and `cooks`, each household has a
 * string with one digit per day: 1 when the household is there or cooks, 0 when not.
 */
function camp(duties: number, there: Record<string, string>, cooks: Record<string, string> = {}): DutyDay[] {
  const [some = ''] = Object.values(there);
  const on = (says: Record<string, string>, at: number) =>
    Object.keys(says).filter((home) => says[home]?.[at] === '1');
  return Array.from(some, (_, at) => ({
    day: addDays(FIRST, at),
    free: Array.from({ length: duties }, (_, duty) => duty),
    taken: [],
    there: on(there, at),
    cooks: on(cooks, at),
  }));
}

function shareDuties(...given: Parameters<typeof sharingDuties>): Turn[] {
  const steps = sharingDuties(...given);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const people = (counts: Record<string, number>) => new Map(Object.entries(counts));
const turnsOf = (turns: readonly Turn[], home: string) =>
  turns.filter(({ household_id }) => household_id === home);

/** Returns the largest difference between a household's number of turns and its fair share. */
function worst(turns: readonly Turn[], days: readonly DutyDay[], size: ReadonlyMap<string, number>): number {
  const weights = [...size].map(([home, count]) => ({
    home,
    weight: count * days.filter(({ there }) => there.includes(home)).length,
  }));
  const all = weights.reduce((total, { weight }) => total + weight, 0);
  const total = days.reduce((sum, { free, there }) => sum + (there.length > 0 ? free.length : 0), 0);
  return Math.max(
    ...weights.map(({ home, weight }) => Math.abs(turnsOf(turns, home).length - (total * weight) / all)),
  );
}

/**
 * Returns the smallest possible value of `worst`. It tries all assignments in which nobody has more
 * turns a day than necessary.
 */
function best(days: readonly DutyDay[], size: ReadonlyMap<string, number>): number {
  const slots = days.flatMap(({ day, free, there }) => free.map((duty) => ({ day, duty, there })));
  let least = Number.POSITIVE_INFINITY;
  const from = (at: number, turns: Turn[]) => {
    const slot = slots[at];
    if (!slot) {
      least = Math.min(least, worst(turns, days, size));
      return;
    }
    if (slot.there.length === 0) return from(at + 1, turns);
    const most = Math.ceil(slots.filter(({ day }) => day === slot.day).length / slot.there.length);
    for (const household_id of slot.there) {
      const today = turns.filter((turn) => turn.day === slot.day && turn.household_id === household_id);
      if (today.length >= most) continue;
      from(at + 1, [...turns, { day: slot.day, duty: slot.duty, household_id }]);
    }
  };
  from(0, []);
  return least;
}

test('no household is further from its share than in the fairest possible assignment', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 60; round++) {
    const homes = Array.from({ length: 2 + random(2) }, (_, at) => `home ${at}`);
    const length = 2 + random(2);
    const there = Object.fromEntries(
      homes.map((home) => [home, Array.from({ length }, () => (random(4) > 0 ? '1' : '0')).join('')]),
    );
    const size = people(Object.fromEntries(homes.map((home) => [home, 1 + random(5)])));
    const days = camp(1 + random(3), there);
    if (days.every((day) => day.there.length === 0)) continue;
    const shared = shareDuties(days, size);
    expect(worst(shared, days, size)).toBeLessThanOrEqual(best(days, size) + 1e-9);
    for (const { day, there, free } of days) {
      const that = shared.filter((turn) => turn.day === day);
      expect(that).toHaveLength(there.length > 0 ? free.length : 0);
      for (const { household_id } of that) expect(there).toContain(household_id);
      const most = Math.ceil(free.length / Math.max(1, there.length));
      for (const home of there) expect(turnsOf(that, home).length).toBeLessThanOrEqual(most);
    }
  }
});

test('when everybody is there all the time, no household is a full turn off its share', () => {
  const size = people({ sam: 4, mia: 2, tom: 1, ann: 3 });
  const days = camp(3, { sam: '1111', mia: '1111', tom: '1111', ann: '1111' });
  const shared = shareDuties(days, size);
  expect(worst(shared, days, size)).toBeLessThan(1);
  expect(turnsOf(shared, 'tom')).toHaveLength(1);
});

test('of equally fair assignments, one with the fewest turns on cooking days is chosen', () => {
  const days = camp(1, { mia: '11', tom: '11' }, { mia: '10', tom: '01' });
  expect(shareDuties(days, people({ mia: 2, tom: 2 })).map(({ household_id }) => household_id)).toEqual([
    'tom',
    'mia',
  ]);
});

test('each household gets a different duty next time, and turns already taken stay and count', () => {
  const both = shareDuties(camp(2, { mia: '11', tom: '11' }), people({ mia: 2, tom: 2 }));
  expect(turnsOf(both, 'mia').map(({ duty }) => duty)).toEqual([0, 1]);
  const days = camp(1, { mia: '1111', tom: '1111' });
  const [first, second, ...others] = days as [DutyDay, DutyDay, ...DutyDay[]];
  const taken = [{ duty: 0, household_id: 'mia' }];
  const rest = shareDuties(
    [{ ...first, free: [], taken }, { ...second, free: [], taken }, ...others],
    people({ mia: 2, tom: 2 }),
  );
  expect(rest.map(({ household_id }) => household_id)).toEqual(['tom', 'tom']);
});

test('the duties of a day on which nobody is there stay free', () => {
  expect(shareDuties(camp(2, { mia: '00' }), people({ mia: 2 }))).toEqual([]);
});
