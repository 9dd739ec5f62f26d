import { render, screen } from '@testing-library/react';
import type { Trip } from '@/lib/trips/schema';
import { TripHero } from './trip-hero';

const trip: Trip = {
  id: '1',
  trip_name: 'Easter',
  creator_profile_id: '2',
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  attending: true,
  location_id: null,
  location_url: null,
  status: 'Going',
  called_off: false,
  reconfirm: false,
  co_organiser: false,
};

test('the menu stands beside the words, where it can’t cover the pin on the cover', () => {
  const now = new Date('2027-03-01T00:00:00Z');
  render(<TripHero trip={trip} cover="n00000000" own now={now} menu={<button type="button">More</button>} />);
  const beside = screen.getByRole('button', { name: 'More' }).parentElement?.parentElement;
  expect(beside).toContainElement(screen.getByRole('heading', { name: 'Easter' }));
  expect(beside?.querySelector('img')).toBeNull();
});

test.each([
  ['2027-03-29T12:00:00Z', false, 1],
  ['2027-03-31T00:00:00Z', false, 0],
  ['2027-03-01T00:00:00Z', true, 0],
])('at %s (called off: %j) it can be put in a calendar %d times', (now, called_off, times) => {
  render(<TripHero trip={{ ...trip, called_off }} cover="n00000000" own={false} now={new Date(now)} />);
  expect(screen.queryAllByRole('link', { name: 'Add to calendar' })).toHaveLength(times);
});
