import { zoneOfPostcode } from './zone-of-postcode';

test.each([
  ['4031', 'Australia/Brisbane'],
  ['2000', 'Australia/Sydney'],
  ['2601', 'Australia/Sydney'],
  ['0200', 'Australia/Sydney'],
  ['0870', 'Australia/Darwin'],
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['3000', 'Australia/Melbourne'],
  ['5000', 'Australia/Adelaide'],
  ['6000', 'Australia/Perth'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
  ['7000', 'Australia/Hobart'],
  ['', 'Australia/Sydney'],
])('a reader with the postcode %j has the time of %s', (postcode, zone) => {
  expect(zoneOfPostcode(postcode)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone })).not.toThrow();
});
