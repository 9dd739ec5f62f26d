import { act, render, screen } from '@testing-library/react';
import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import type { Trip } from '@/lib/trips/schema';
import { TripCard } from './trip-card';

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  useLinkStatus: jest.fn(() => ({ pending: false })),
}));

const trip: Trip = {
  id: '01a1fa44-8b0f-74d0-abce-4139e9581788',
  trip_name: null,
  creator_profile_id: '01a1fa44-8b0f-74d0-abce-4139e9581789',
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela Recreation Area',
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  attending: null,
  location_id: null,
  location_url: null,
  status: 'Pending',
  called_off: false,
  reconfirm: false,
  co_organiser: false,
};

const show = (more: Partial<Trip> = {}, own = false) =>
  render(
    <ul>
      <TripCard trip={{ ...trip, ...more }} cover="n00000000" own={own} eager={false} />
    </ul>,
  );

test('a card tells name, owner, location, dates and status', () => {
  show();
  for (const text of ['Unnamed Trip', 'Mia Bennett', trip.location_name, 'Fri 2 – Mon 5 Oct 2026', 'Pending'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Unnamed Trip' })).toHaveAttribute('href', `/trip/${trip.id}`);
});

test('one’s own trip is owned by "You", and one that was called off says so', () => {
  show({ status: 'Going', called_off: true }, true);
  for (const text of ['You', 'Going', 'Called off']) expect(screen.getByText(text)).toBeInTheDocument();
});

test('while the trip is on its way the card says so', () => {
  jest.useFakeTimers();
  jest.mocked(useLinkStatus).mockReturnValue({ pending: true });
  show();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Loading trip...')).toBeInTheDocument();
  jest.useRealTimers();
});
