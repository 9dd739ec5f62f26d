import { zoneOf } from './zone';

test.each([
  ['QLD', 153, 'Australia/Brisbane'],
  ['NSW', 151, 'Australia/Sydney'],
  ['NSW', 159.08, 'Australia/Lord_Howe'],
  ['ACT', 149, 'Australia/Sydney'],
  ['VIC', 145, 'Australia/Melbourne'],
  ['TAS', 147, 'Australia/Hobart'],
  ['SA', 138, 'Australia/Adelaide'],
  ['NT', 131, 'Australia/Darwin'],
  ['WA', 116, 'Australia/Perth'],
  ['OT', 96.9, 'Indian/Cocos'],
  ['OT', 105.6, 'Indian/Christmas'],
  ['OT', 150.7, 'Australia/Sydney'],
  ['OT', 167.9, 'Pacific/Norfolk'],
  ['toString', 150, null],
  [null, 150, null],
])('%s at %d keeps the time of %s', (state, longitude, zone) => {
  expect(zoneOf(state, longitude)).toBe(zone);
});
