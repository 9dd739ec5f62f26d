import { fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import { unasked } from '@/tests/factories/fit';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import type { ShownFinding } from '../fit/finding-row';
import { waitingOf } from './to-do';
import { ToDoFirst } from './to-do-first';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const now = new Date('2027-03-01T00:00:00Z');

const nothing = {
  findings: [],
  others: [],
  contact: { phone: null, url: null },
  answers: false,
  stopped: null,
  waiting: null,
};

const show = (pending: TripInvitee[], attendees: Going[] = []) =>
  render(
    <ToDoFirst
      tripId="1"
      {...nothing}
      seats
      waiting={waitingOf({ attendees, pending, notGoing: [] }, now)}
    />,
    {
      wrapper: ToastProvider,
    },
  );

test('people who haven’t answered are named beside the button that reminds them', () => {
  show([inviteeRow('Tom'), inviteeRow('x', { name: null, email: 'zoe@example.com' })]);
  expect(screen.getByRole('region', { name: 'Sort out first' })).toHaveTextContent(
    '2 waitingTom and zoe@example.com',
  );
  expect(screen.getByRole('button', { name: 'Remind all 2' })).toBeVisible();
});

test('a person who was invited yesterday isn’t reminded yet', () => {
  show([inviteeRow('Tom', { asked_on: '2027-02-28' })]);
  expect(screen.getByRole('region', { name: 'Sort out first' })).toHaveTextContent('1 waiting');
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('people who have to confirm again are counted apart, and people without an address count as waiting', () => {
  const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
  show([inviteeRow('Lee', { unmailed: true })], [goingRow('Kim', kim)]);
  expect(screen.getByRole('listitem')).toHaveTextContent('1 waiting, 1 to confirmKim');
  expect(screen.getByRole('button', { name: 'Remind' })).toBeVisible();
});

const unreached: ShownFinding = {
  rule: 'access',
  level: 'problem',
  text: 'Sam’s Corolla can’t reach the site',
  why: null,
  remedy: 'Find seats.',
  ...unasked,
};

test('a car that can’t reach the site links readers with the right to the other cars’ seats', () => {
  const shown = (seats: boolean) => (
    <ToDoFirst tripId="1" {...nothing} findings={[unreached]} seats={seats} />
  );
  const { rerender } = render(shown(true));
  expect(screen.getByRole('link', { name: 'Find them seats' })).toHaveAttribute('href', '/trip/1/cars');
  rerender(shown(false));
  expect(screen.queryByRole('link')).toBeNull();
});

test('an organiser counts the only car that can’t reach the site anyway', async () => {
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  const stopped = { ride_id: 'corolla', name: 'Sam’s Corolla', anyway: false };
  render(<ToDoFirst tripId="1" {...nothing} findings={[unreached]} seats stopped={stopped} />, {
    wrapper: ToastProvider,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Count it anyway Sam’s Corolla' }));
  expect(await screen.findByText('Sam’s Corolla counts now.')).toBeVisible();
  expect(put).toHaveBeenCalledWith('/api/trips/1/cars/corolla', { anyway: true });
});

test('a person without any details is invited by email', () => {
  show([inviteeRow('x', { name: null })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('1 waitingInvited by email');
});

test('a trip that needs nothing has no card', () => {
  show([]);
  expect(screen.queryByRole('region', { name: 'Sort out first' })).toBeNull();
});
