import { goingOrder, type ListedTrip, nextTrips } from './trip-order';

const trip = (id: string, start: string, end: string, more: Partial<ListedTrip> = {}): ListedTrip => ({
  id,
  trip_name: id,
  location_name: '',
  start_date: start,
  end_date: end,
  dates_open: false,
  called_off: false,
  attending: null,
  ...more,
});

test('the next three trips are running or upcoming, not called off and not declined', () => {
  const trips = [
    trip('later', '2027-05-01', '2027-05-02'),
    trip('over', '2027-01-01', '2027-01-02'),
    trip('running', '2027-02-01', '2027-02-10'),
    trip('off', '2027-03-01', '2027-03-02', { called_off: true }),
    trip('no', '2027-03-01', '2027-03-02', { attending: false }),
    trip('last day', '2027-01-30', '2027-02-05'),
    trip('soon', '2027-02-20', '2027-02-22', { attending: true }),
  ];
  expect(nextTrips(trips, '2027-02-05').map(({ id }) => id)).toEqual(['last day', 'running', 'soon']);
});

test('the oldest past trip goes first, then the least recently opened; the needed and next trips stay', () => {
  const kept = (id: string, end: string, opened = 0) => ({
    owner: 'mia',
    id,
    name: id,
    start: end,
    end,
    opened,
  });
  const trips = [
    kept('next', '2027-02-10'),
    kept('later', '2027-03-01'),
    kept('opened', '2026-12-01', 5),
    kept('unopened', '2026-12-01'),
    kept('needed', '2026-01-01'),
  ];
  expect(goingOrder(trips, 'needed', '2027-02-05').map(({ id }) => id)).toEqual([
    'unopened',
    'opened',
    'later',
  ]);
});
