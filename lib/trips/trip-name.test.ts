import { tripName } from './trip-name';

const trip = { trip_name: null, location_name: 'Dundubara', start_date: '2026-12-27' };

test.each([
  [{ trip_name: 'Whitsun' }, 'Whitsun'],
  [{}, 'Dundubara in December'],
  [{ dates_open: true }, 'Dundubara'],
  [{ site_open: true }, 'A camping trip in December'],
  [{ dates_open: true, site_open: true }, 'A camping trip'],
])('with %j a trip is called %j', (more, name) => {
  expect(tripName({ ...trip, ...more })).toBe(name);
});
