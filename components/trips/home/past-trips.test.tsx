import { render, screen } from '@testing-library/react';
import type { TripWithCover } from '@/lib/trips/schema';
import { nextPage } from '@/tests/factories/next-page';
import { PastTrips } from './past-trips';

const trip = (trip_name: string, called_off = false) =>
  ({
    ...nextPage(null, { trip: { id: trip_name, trip_name, called_off } }),
    openVote: null,
    cover: 'n0',
  }) as unknown as TripWithCover;

test('the latest past trip is one that wasn’t called off', () => {
  const trips = [trip('Called off', true), trip('Easter'), trip('Winter')];
  const shared = {
    total: 3,
    ownId: 'p-sam',
    now: new Date('2027-02-01T01:00:00Z'),
    step: 6,
    open: false,
    text: null,
  };
  const { container, rerender } = render(<PastTrips {...shared} trips={trips} beside />);
  expect(container.querySelector('.past-latest')).toHaveTextContent('Easter');
  rerender(<PastTrips {...shared} trips={trips.slice(0, 1)} beside />);
  expect(container.querySelector('.past-latest')).toBeNull();
  expect(screen.getByText('Past trips')).toBeVisible();
});
