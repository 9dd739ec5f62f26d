import { isPastClosing, zoneThere } from './time-there';

const perth = { state: 'WA', latitude: -32, longitude: 116 };
const sydney = { state: 'NSW', latitude: -33, longitude: 151 };

test('the last day to vote ends in the time zone of the trip’s site', () => {
  // At this time it is after midnight in Sydney and still evening in Perth.
  const now = new Date('2027-03-25T14:00:00Z');
  const past = (site: typeof perth | null) => isPastClosing({ closesOn: '2027-03-25', site }, now);
  expect([past(sydney), past(perth), past(null)]).toEqual([true, false, true]);
});

test('a vote without a last day never ends by itself', () => {
  expect(isPastClosing({ closesOn: null, site: sydney }, new Date('2099-01-01T00:00:00Z'))).toBe(false);
});

test('when the trip’s destination is unknown, Sydney time counts', () => {
  expect([zoneThere(null), zoneThere({ state: null, latitude: -60, longitude: 116 })]).toEqual(
    Array(2).fill('Australia/Sydney'),
  );
});
