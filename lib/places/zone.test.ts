import { zoneOf } from './zone';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['QLD', at(-27.47, 153.03), 'Australia/Brisbane'],
  // The islands that once kept a time of their own.
  ['QLD', at(-20.45, 149.04), 'Australia/Brisbane'],
  ['NSW', at(-33.87, 151.21), 'Australia/Sydney'],
  ['ACT', at(-35.28, 149.13), 'Australia/Sydney'],
  ['VIC', at(-37.81, 144.96), 'Australia/Melbourne'],
  ['TAS', at(-42.88, 147.33), 'Australia/Hobart'],
  ['SA', at(-34.93, 138.6), 'Australia/Adelaide'],
  ['NT', at(-12.46, 130.84), 'Australia/Darwin'],
  ['WA', at(-31.95, 115.86), 'Australia/Perth'],
])('%s at %j keeps the time of %s', (state, spot, zone) => {
  expect(zoneOf(state, spot)).toBe(zone);
});

test.each([
  ['Broken Hill', 'NSW', at(-31.957, 141.466), 'Australia/Broken_Hill'],
  ['Silverton', 'NSW', at(-31.885, 141.225), 'Australia/Broken_Hill'],
  ['Broken Hill Outback Resort', 'NSW', at(-31.896164, 141.597919), 'Australia/Broken_Hill'],
  ['Eldee Station', 'NSW', at(-31.669388, 141.258465), 'Australia/Broken_Hill'],
  ['Tibooburra', 'NSW', at(-29.434, 142.01), 'Australia/Sydney'],
  ['Menindee', 'NSW', at(-32.39, 142.42), 'Australia/Sydney'],
  ['Wentworth', 'NSW', at(-34.107, 141.917), 'Australia/Sydney'],
  ['Eucla', 'WA', at(-31.677, 128.884), 'Australia/Eucla'],
  ['Madura', 'WA', at(-31.899, 127.02), 'Australia/Eucla'],
  ['Border Village', 'SA', at(-31.639597, 129.004225), 'Australia/Eucla'],
  ['Caiguna', 'WA', at(-32.27, 125.49), 'Australia/Perth'],
  ['Lord Howe Island', 'NSW', at(-31.553, 159.077), 'Australia/Lord_Howe'],
  ['Norfolk Island', 'OT', at(-29.04, 167.955), 'Pacific/Norfolk'],
  ['Home Island of the Cocos', 'OT', at(-12.117, 96.896), 'Indian/Cocos'],
  ['Christmas Island', 'OT', at(-10.49, 105.627), 'Indian/Christmas'],
  ['Jervis Bay', 'OT', at(-35.14, 150.7), 'Australia/Sydney'],
  ['Macquarie Island', 'TAS', at(-54.5, 158.95), 'Antarctica/Macquarie'],
])('%s (%s) keeps the time that its people keep', (_name, state, spot, zone) => {
  expect(zoneOf(state, spot)).toBe(zone);
});

test('the state that is said counts more than the map', () => {
  expect(zoneOf('QLD', at(-28.556, 150.312))).toBe('Australia/Brisbane');
  expect(zoneOf('NSW', at(-28.556, 150.312))).toBe('Australia/Sydney');
});

test('a place of unknown state keeps the time of the map, and the open sea of nobody has none', () => {
  expect(zoneOf(null, at(-31.957, 141.466))).toBe('Australia/Broken_Hill');
  expect(zoneOf('toString', at(-33.87, 151.21))).toBe('Australia/Sydney');
  expect([zoneOf(null, at(-60, 116)), zoneOf('OT', at(-53.1, 73.5))]).toEqual([null, null]);
});
