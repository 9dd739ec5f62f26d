import { countdownText, isOver, type Stage, siteMoment, stageOf } from './moment';

// In summer Sydney is 11 hours ahead of UTC, and Perth is 8 hours ahead.
const weekend = { start_date: '2026-11-20', end_date: '2026-11-22' };
const at = (time: string) => new Date(`2026-11-${time}Z`);

test.each([
  ['a minute before its first day begins in Sydney', '19T12:59:00', 'before'],
  ['as its first day begins in Sydney', '19T13:00:00', 'during'],
  ['on its last day', '22T02:00:00', 'during'],
  ['after midnight in Sydney, while its last day still runs in Perth', '22T15:59:00', 'during'],
  ['as its last day has ended in Perth', '22T16:00:00', 'after'],
] as const)('where a trip stands: %s', (_, time, moment) => {
  expect(siteMoment({ ...weekend, zone: null }, at(time))).toBe(moment);
  expect(isOver(weekend.end_date, at(time))).toBe(moment === 'after');
});

test.each([
  ['over the turn of the year', '2026-12-31T13:30:00Z', 'during'],
  ['before it', '2026-12-30T12:59:00Z', 'before'],
  ['after it', '2027-01-01T16:00:00Z', 'after'],
])('a trip over New Year: %s', (_, now, moment) => {
  expect(siteMoment({ start_date: '2026-12-31', end_date: '2027-01-01', zone: null }, new Date(now))).toBe(
    moment,
  );
});

test.each([
  ['2026-11-27', '2026-11-29', 'In 7 days'],
  ['2026-12-10', '2026-12-12', 'In 20 days'],
  ['2026-12-11', '2026-12-12', 'In 3 weeks'],
  ['2027-01-02', '2027-01-04', 'In 6 weeks'],
  ['2027-01-28', '2027-01-29', 'In 9 weeks'],
  ['2027-01-29', '2027-01-30', 'In 2 months'],
  ['2027-03-26', '2027-03-29', 'In 4 months'],
  ['2026-11-21', '2026-11-22', 'Tomorrow'],
  ['2026-11-20', '2026-11-20', 'On now'],
  ['2026-11-20', '2026-11-22', 'On now, day 1 of 3'],
  ['2026-11-19', '2026-11-22', 'On now, day 2 of 4'],
  ['2026-11-19', '2026-11-20', 'On now, day 2 of 2'],
  ['2026-11-10', '2026-11-19', 'Past'],
])('a trip from %s to %s is "%s" on 20 November 2026', (start_date, end_date, words) => {
  expect(countdownText({ start_date, end_date, zone: null }, at('20T02:00:00'))).toBe(words);
});

test('while the last day still runs in Perth, the trip is on its last day, even after midnight in Sydney', () => {
  expect(countdownText({ ...weekend, zone: null }, at('22T14:00:00'))).toBe('On now, day 3 of 3');
});

test.each([
  ['the evening before', '19T14:00:00', 'Tomorrow'],
  ['the first evening', '20T14:00:00', 'On now, day 1 of 3'],
])('at 10 pm in Perth, %s, a trip there isn’t a day ahead', (_, now, words) => {
  expect(countdownText({ ...weekend, zone: 'Australia/Perth' }, at(now))).toBe(words);
});

const readers = {
  going: { attending: true, back: false },
  home: { attending: true, back: true },
  pending: { attending: null, back: false },
  'not going': { attending: false, back: false },
};

// From 20 to 22 November. Brisbane is 10 hours ahead of UTC, Perth 8, and Sydney 11.
describe.each<[string, string | null, string, [going: Stage, home: Stage, pending: Stage]]>([
  ['eight days before', 'Australia/Sydney', '11T13:30:00', ['planning', 'planning', 'invited']],
  [
    'as the seventh day before begins at the site',
    'Australia/Sydney',
    '12T13:00:00',
    ['packing', 'packing', 'invited'],
  ],
  ['at the same time in Perth', 'Australia/Perth', '12T13:00:00', ['planning', 'planning', 'invited']],
  ['without a site', null, '12T13:00:00', ['packing', 'packing', 'invited']],
  ['a minute before the first day', 'Australia/Brisbane', '19T13:59:00', ['packing', 'packing', 'invited']],
  ['as the first day begins', 'Australia/Brisbane', '19T14:00:00', ['on', 'on', 'invited']],
  ['as the first day begins in Sydney', null, '19T13:00:00', ['on', 'on', 'invited']],
  ['at the same time in Perth', 'Australia/Perth', '19T13:00:00', ['packing', 'packing', 'invited']],
  ['on the day before the last', 'Australia/Sydney', '21T12:59:00', ['on', 'on', 'invited']],
  ['on the last day', 'Australia/Sydney', '21T13:00:00', ['on', 'after', 'invited']],
  ['as the last day ends in Sydney', 'Australia/Sydney', '22T13:00:00', ['after', 'after', 'declined']],
  ['at the same time in Perth', 'Australia/Perth', '22T13:00:00', ['on', 'after', 'invited']],
  ['at the same time without a site', null, '22T13:00:00', ['on', 'after', 'invited']],
  ['as the last day ends in Perth', 'Australia/Perth', '22T16:00:00', ['after', 'after', 'declined']],
  ['at the same time without a site', null, '22T16:00:00', ['after', 'after', 'declined']],
])('the stage %s (%s, %s)', (_, zone, time, [going, home, pending]) => {
  const stages = { going, home, pending, 'not going': 'declined' } as const;
  const reader = Object.entries(readers);

  test.each(reader)('for a reader who is %s', (name, each) => {
    expect(stageOf({ ...weekend, called_off: false, zone }, each, at(time))).toBe(
      stages[name as keyof typeof stages],
    );
  });

  test('is off for everybody once the trip is called off', () => {
    const trip = { ...weekend, called_off: true, zone };
    expect(reader.map(([, each]) => stageOf(trip, each, at(time)))).toEqual(reader.map(() => 'off'));
  });
});
