import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { Today } from './today';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const put = jest.spyOn(api, 'put');

const line = {
  key: '14c Dishes',
  when: 'Tonight',
  text: 'Dishes',
  detail: 'Nobody yet',
  open: true,
  duty: { day: '2027-01-24', duty: 1, name: 'Dishes', household: 'sam' },
};
const take = async () => {
  render(<Today tripId="t" day="2027-01-24" lines={[line]} />, { wrapper: ToastProvider });
  await userEvent.click(screen.getByRole('button', { name: /^I’ll do it/ }));
};

test('an open duty is taken in place, and the focus stays in the list', async () => {
  put.mockResolvedValueOnce({ days: [] });
  await take();
  expect(put).toHaveBeenCalledWith('/api/trips/t/duties/2027-01-24/1', {
    household_id: 'sam',
    from: null,
    duty: 'Dishes',
  });
  expect(await screen.findByText('Your turn: Dishes.')).toBeVisible();
  expect(screen.getByText('Tonight').closest('ol')).toHaveFocus();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a duty that somebody else was quicker to take says so', async () => {
  put.mockRejectedValueOnce(new ApiError(409, 'Linh has taken this turn: Dishes.'));
  await take();
  expect(await screen.findByText('Linh has taken this turn: Dishes.')).toBeVisible();
});
