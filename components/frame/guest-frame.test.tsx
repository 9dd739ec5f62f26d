import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/api-client';
import { GuestFrame } from './guest-frame';

jest.mock('next/navigation', () => ({ usePathname: () => '/trip/7/cars' }));
jest.mock('../offline/keep-worker', () => ({ KeepWorker: () => null }));
jest.mock('../offline/offline-strip', () => ({ OfflineStrip: () => null }));
jest.mock('../offline/waiting-sender', () => ({ WaitingSender: () => null }));

const show = (claim: string | null) =>
  render(
    <GuestFrame tripId="7" householdId="9" claim={claim}>
      the trip
    </GuestFrame>,
  );
const link = (name: string) => screen.getByRole('link', { name });

test('a guest can log in and come back to the same page, and sees nothing that only accounts have', () => {
  show(null);
  expect(link('Log in')).toHaveAttribute('href', '/login?callbackUrl=%2Ftrip%2F7%2Fcars');
  expect(link('Campmates, your trip')).toHaveAttribute('href', '/trip/7');
  expect(screen.getByText('Seen by people on this trip only')).toBeVisible();
  // A guest's only links are the logo, the log-in and Contact us. A guest has no bell, profile,
  // bottom bar or log-out.
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a guest who is also signed in can move the trip into their account', () => {
  show('/invite/secret');
  expect(link('Add to my trips')).toHaveAttribute('href', '/invite/secret');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(link('Logout')).toBeVisible();
});

test('a guest can take the trips off a device that is not theirs, once they have confirmed it', async () => {
  const post = jest.spyOn(api, 'post').mockRejectedValue(new Error('no way'));
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Forget on this device' }));
  expect(post).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
  expect(post).toHaveBeenCalledWith('/api/guest/leave', {});
  expect(await screen.findByRole('alert')).toBeVisible();
});
