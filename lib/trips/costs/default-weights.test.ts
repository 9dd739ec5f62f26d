import fc from 'fast-check';
import { ages } from '@/lib/household/crew/crew-options';
import { camper, dog, household } from '@/tests/factories/households';
import { MAX_WEIGHT } from './cost-limits';
import { defaultWeight } from './default-weights';

const weekend = { start_date: '2027-03-26', end_date: '2027-03-29' };

const family = household('Sam', [
  camper('Sam'),
  camper('Jas'),
  camper('Kim', 'child'),
  camper('Lee', 'toddler'),
  camper('Bo', 'baby'),
  dog('Rex'),
]);

test.each([
  ['comes for three nights', {}, { people: 2.5, nights: 3, weight: 7.5 }],
  ['arrives a day later', { arrive_on: '2027-03-27' }, { people: 2.5, nights: 2, weight: 5 }],
  ['leaves after the first night', { leave_on: '2027-03-27' }, { people: 2.5, nights: 1, weight: 2.5 }],
  ['brings a child alone', { crew: [camper('Kim', 'child')] }, { people: 0.5, nights: 3, weight: 1.5 }],
  ['brings nobody over two', { crew: [camper('Bo', 'baby')] }, { people: 0, nights: 3, weight: 0 }],
])('a household that %s', (_, changes, counts) => {
  expect(defaultWeight({ ...family, ...changes }, weekend)).toEqual(counts);
});

test('a trip of one day has one night', () => {
  expect(defaultWeight(family, { ...weekend, end_date: weekend.start_date })).toMatchObject({ weight: 2.5 });
});

test('a weight never exceeds the largest that an expense allows', () => {
  const crowd = { ...family, crew: Array.from({ length: 200 }, (_, at) => camper(`${at}`)) };
  const { weight } = defaultWeight(crowd, { start_date: '2027-01-01', end_date: '2027-06-30' });
  expect(weight).toBe(MAX_WEIGHT);
});

test('an additional person never lowers a household’s weight', () => {
  const people = fc.array(fc.constantFrom(...ages), { maxLength: 20 });
  fc.assert(
    fc.property(people, fc.constantFrom(...ages), (crew, another) => {
      const weightOf = (all: typeof crew) =>
        defaultWeight(
          household(
            'Sam',
            all.map((age, at) => camper(`${at}`, age)),
          ),
          weekend,
        ).weight;
      expect(weightOf([...crew, another])).toBeGreaterThanOrEqual(weightOf(crew));
    }),
  );
});
