import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { TripCardData } from './card-trip';
import { OpenInvitations } from './open-invitations';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

const card = (id: string, creator_name: string): TripCardData => ({
  trip: {
    id,
    trip_name: `${creator_name}’s trip`,
    creator_name,
    location_name: 'Bendeela',
    start_date: '2026-12-04',
    end_date: '2026-12-06',
    status: 'Pending',
  },
  moment: 'before',
});

test('the first invitation is open with its answers, and the others open in place', () => {
  render(<OpenInvitations cards={[card('1', 'Linh'), card('2', 'Sam'), card('3', 'Pat')]} />, {
    wrapper: ToastProvider,
  });
  const rows = screen.getAllByRole('listitem');
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: 'Going' })).toHaveAttribute(
    'href',
    '/trip/1/attendance',
  );
  const others = screen.getAllByRole('group').map((row) => row as HTMLDetailsElement);
  expect(others.map(({ open }) => open)).toEqual([false, false]);
  expect(others[0]).toHaveTextContent('Sam invites you');
  (others[0] as HTMLDetailsElement).open = true;
  expect(within(others[0] as HTMLElement).getByRole('link', { name: 'Going' })).toBeVisible();
});

test('after the first invitation is answered, the next one has no trace of the answer and the focus stays here', async () => {
  const { rerender } = render(<OpenInvitations cards={[card('1', 'Linh'), card('2', 'Sam')]} />, {
    wrapper: ToastProvider,
  });
  jest.spyOn(api, 'patch').mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  const [notGoing] = screen.getAllByRole('button', { name: 'Not going' });
  await userEvent.click(notGoing as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  rerender(<OpenInvitations cards={[card('2', 'Sam')]} />);
  expect(screen.getByText('Sam’s trip')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: 'Invitations' })).toHaveFocus();
});

test('nothing is rendered without an invitation', () => {
  const { container } = render(<OpenInvitations cards={[]} />);
  expect(container).toBeEmptyDOMElement();
});
