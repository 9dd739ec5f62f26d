import { render, screen } from '@testing-library/react';
import { TripMain } from './trip-main';

jest.mock('./live-trip', () => ({ LiveTrip: () => null }));

test('a page without parts, as for a household that isn’t going, has no bar', () => {
  const parts = [{ label: 'Gear', href: '/trip/1/gear', pages: [] }];
  const page = { tripId: '1', version: '1', current: 'overview', head: null, children: null } as const;
  const { rerender } = render(<TripMain {...page} parts={parts} />);
  expect(screen.getByRole('navigation')).toBeVisible();
  rerender(<TripMain {...page} parts={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
