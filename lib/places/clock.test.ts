import { instantIn, isoIn, momentIn, zoneText } from './clock';

test.each([
  ['Australia/Sydney', '2027-01-26', '18:00', '2027-01-26T07:00:00.000Z'],
  ['Australia/Sydney', '2027-07-26', '18:00', '2027-07-26T08:00:00.000Z'],
  ['Australia/Adelaide', '2027-01-26', '00:15', '2027-01-25T13:45:00.000Z'],
  ['Australia/Perth', '2027-01-26', '18:00', '2027-01-26T10:00:00.000Z'],
  // Two times on the day on which the clocks go forward: one after the change, and one in the hour
  // that the change skips.
  ['Australia/Sydney', '2026-10-04', '09:00', '2026-10-03T22:00:00.000Z'],
  ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
])('in %s it is %s %s at %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant);
});

test('an instant is written in a zone’s local time', () => {
  const at = new Date('2027-01-26T07:00:30Z');
  expect(isoIn('Australia/Sydney', at)).toBe('2027-01-26T18:00:30+11:00');
  expect(isoIn('Australia/Adelaide', at)).toBe('2027-01-26T17:30:30+10:30');
  expect(momentIn('Australia/Adelaide', at)).toBe('Tue 26 Jan, 5:30 pm');
});

test('a time zone is named after its city', () => {
  expect(zoneText('Australia/Lord_Howe')).toBe('Lord Howe time');
});
