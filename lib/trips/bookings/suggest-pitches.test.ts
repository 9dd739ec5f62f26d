import type { HouseholdSize } from './booking-capacity';
import { type PitchToFill, suggestPitches } from './suggest-pitches';

const pitch = (
  id: string,
  max_people: number | null = null,
  max_cars: number | null = null,
  households: string[] = [],
): PitchToFill => ({ id, max_people, max_cars, households });

const home = (household_id: string, people = 1, cars = 0): HouseholdSize => ({ household_id, people, cars });

/**
 * Returns the suggested households' ids, keyed by pitch. Leaves out households that already had a
 * pitch.
 */
function places(...args: Parameters<typeof suggestPitches>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { pitch_id, household_id } of suggestPitches(...args))
    found[pitch_id] = [...(found[pitch_id] ?? []), household_id];
  return found;
}

test('a household stays together on a pitch with room for its people and cars', () => {
  const pitches = [pitch('A', 2), pitch('B', 4, 0), pitch('C', 4, 1)];
  expect(places(pitches, [home('sam', 4, 1)], [])).toEqual({ C: ['sam'] });
  expect(places(pitches, [home('sam', 5)], [])).toEqual({});
});

test('with enough pitches, each household has a pitch of its own, in the order of the invitations', () => {
  const pitches = ['A', 'B', 'C'].map((id) => pitch(id, 6));
  expect(places(pitches, [home('sam', 2), home('jo', 2), home('kim', 2)], [])).toEqual({
    A: ['sam'],
    B: ['jo'],
    C: ['kim'],
  });
});

test('households that ride in one car share a pitch or get neighbouring pitches', () => {
  const homes = [home('sam', 2), home('jo', 2), home('kim', 2)];
  expect(places([pitch('A', 2), pitch('B', 4)], homes, [['sam', 'kim']])).toEqual({
    A: ['jo'],
    B: ['sam', 'kim'],
  });
  const apart = places([pitch('A', 2), pitch('B', 2), pitch('C', 2)], homes, [['sam', 'kim']]);
  const at = (who: string) => ['A', 'B', 'C'].findIndex((id) => apart[id]?.includes(who));
  expect(Math.abs(at('sam') - at('kim'))).toBe(1);
});

test('households that are linked through a third one stay together', () => {
  const homes = [home('sam'), home('jo'), home('kim'), home('lee')];
  const cars = [
    ['sam', 'kim'],
    ['kim', 'lee'],
  ];
  expect(places([pitch('A', 1), pitch('B', 3)], homes, cars)).toEqual({
    A: ['jo'],
    B: ['sam', 'kim', 'lee'],
  });
});

test('a household keeps its pitch even when the pitch is too small, and its friends come beside it', () => {
  const pitches = [pitch('A', 2), pitch('B', 1, null, ['sam']), pitch('C', 9), pitch('D', 9)];
  expect(places(pitches, [home('sam', 3), home('jo')], [['sam', 'jo']])).toEqual({ A: ['jo'] });
});

test('a household with a pitch in another booking gets none', () => {
  expect(places([pitch('A')], [home('sam'), home('jo')], [], new Set(['sam']))).toEqual({ A: ['jo'] });
});

test('small households leave room for a large household', () => {
  expect(places([pitch('A', 6), pitch('B', 2)], [home('sam', 2), home('jo', 6)], [])).toEqual({
    A: ['jo'],
    B: ['sam'],
  });
});

test('households without a car leave the pitches with room for cars to households with cars', () => {
  expect(places([pitch('A', 4, 2), pitch('B', 4, 0)], [home('sam', 4), home('jo', 2, 2)], [])).toEqual({
    A: ['jo'],
    B: ['sam'],
  });
});

test('friends wait for a pitch on which all of them fit', () => {
  const homes = [home('sam', 2), home('jo', 2), home('kim', 1)];
  const pitches = [pitch('A', 2), pitch('B', 6), pitch('C', 3)];
  expect(places(pitches, homes, [['sam', 'jo', 'kim']])).toEqual({ B: ['sam', 'jo', 'kim'] });
});

test('with too few pitches, strangers share a pitch', () => {
  expect(places([pitch('A', 4)], [home('sam', 2), home('jo', 2), home('kim', 1)], [])).toEqual({
    A: ['sam', 'jo'],
  });
});

test('a pitch whose cars exceed its limit still takes a household without a car', () => {
  const pitches = [pitch('A', 4, 0, ['sam'])];
  expect(places(pitches, [home('sam', 1, 1), home('jo')], [])).toEqual({ A: ['jo'] });
});

test('without pitches or without households nothing is suggested', () => {
  expect(suggestPitches([], [home('sam')], [])).toEqual([]);
  expect(suggestPitches([pitch('A')], [], [])).toEqual([]);
});

/**
 * Returns a pseudo-random number generator that gives the same numbers in each run, each from 0 to
 * below `below`.
 */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

test('no pitch exceeds its limits, no household has two pitches, and every household that fits gets one', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const below = numbers(seed);
    const homes = Array.from({ length: 1 + below(12) }, (_, at) => home(`h${at}`, 1 + below(6), below(3)));
    const pitches = Array.from({ length: below(8) }, (_, at) =>
      pitch(`p${at}`, below(4) ? 1 + below(8) : null, below(4) ? below(4) : null),
    );
    const together = Array.from({ length: below(4) }, () => [
      `h${below(homes.length)}`,
      `h${below(homes.length)}`,
    ]);
    const found = suggestPitches(pitches, homes, together);
    const on = ({ id }: PitchToFill, more: HouseholdSize[] = []) => {
      const here = homes.filter((each) =>
        found.some((place) => place.pitch_id === id && place.household_id === each.household_id),
      );
      const sum = (of: 'people' | 'cars') => [...here, ...more].reduce((all, each) => all + each[of], 0);
      return { people: sum('people'), cars: sum('cars') };
    };
    const fits = (each: PitchToFill, more: HouseholdSize[] = []) =>
      on(each, more).people <= (each.max_people ?? Number.POSITIVE_INFINITY) &&
      on(each, more).cars <= (each.max_cars ?? Number.POSITIVE_INFINITY);
    expect(pitches.filter((each) => !fits(each))).toEqual([]);
    const placed = found.map(({ household_id }) => household_id);
    expect(new Set(placed).size).toBe(placed.length);
    const left = homes.filter(({ household_id }) => !placed.includes(household_id));
    expect(left.filter((each) => pitches.some((one) => fits(one, [each])))).toEqual([]);
  }
});

test('60 households find room on 60 pitches', () => {
  const homes = Array.from({ length: 60 }, (_, at) => home(`h${at}`, 1 + (at % 5), at % 2));
  const pitches = Array.from({ length: 60 }, (_, at) => pitch(`p${at}`, 6, 2));
  const together = homes.slice(0, 30).map(({ household_id }, at) => [household_id, `h${59 - at}`]);
  expect(suggestPitches(pitches, homes, together)).toHaveLength(60);
});
