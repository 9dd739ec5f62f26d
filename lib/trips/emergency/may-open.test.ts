import { refusalOf } from './may-open';

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
const goer = { going: true, firstAider: false };
const aider = { going: true, firstAider: true };
const opens = (reader: typeof goer, shares: boolean | null, day: string) =>
  refusalOf({ trip, reader, shares, day }) === null;

test.each([
  ['a goer the day before', goer, true, '2027-01-22', false],
  ['a goer on the first day', goer, true, '2027-01-23', true],
  ['a goer a day after the last', goer, true, '2027-01-27', true],
  ['a goer two days after the last', goer, true, '2027-01-28', false],
  ['a goer, a card that isn’t shared', goer, false, '2027-01-23', false],
  ['a first-aider 8 days before', aider, true, '2027-01-15', false],
  ['a first-aider 7 days before', aider, false, '2027-01-16', true],
  ['a first-aider a day after the last', aider, false, '2027-01-27', true],
  ['a first-aider two days after the last', aider, true, '2027-01-28', false],
  ['a first-aider, a card whose household has said nothing on this trip', aider, null, '2027-01-23', false],
  ['a first-aider who isn’t going any more', { going: false, firstAider: true }, true, '2027-01-23', false],
])('%s', (_who, reader, shares, day, may) => {
  expect(opens(reader, shares, day)).toBe(may);
});
