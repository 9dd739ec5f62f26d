import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { SameHousehold } from './same-household';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

test('an organiser chooses the other household of a guest who is on the trip twice', async () => {
  const households = [
    { household_id: 'a', name: 'Priya' },
    { household_id: 'b', name: 'Priya Nair' },
  ];
  const invitees = [
    { id: 'b', name: 'Priya Nair', attending: true },
    { id: 'c', name: 'Prya', attending: false },
  ];
  jest
    .spyOn(api, 'get')
    .mockImplementation(async (path) => (path.endsWith('/headcount') ? { households } : { invitees }));
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  const close = jest.fn();
  render(<SameHousehold tripId="1" householdId="a" name="Priya" onClose={close} />, {
    wrapper: ToastProvider,
  });
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'Priya Nair' });
  expect(screen.queryByRole('option', { name: 'Priya' })).toBeNull();
  const other = screen.getByLabelText('The same household as');
  await user.selectOptions(other, 'Prya (not going)');
  expect(screen.getByText(/nobody of the two comes/)).toBeVisible();
  await user.selectOptions(other, 'b');
  expect(screen.queryByText(/nobody of the two comes/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'They’re one household' }));
  expect(post).toHaveBeenCalledWith('/api/trips/1/households/a/same-as/b', {});
  await waitFor(() => expect(close).toHaveBeenCalled());
});
