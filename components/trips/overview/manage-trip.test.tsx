import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { ManageTrip } from './manage-trip';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
const remove = jest.spyOn(api, 'delete');

beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
  remove.mockResolvedValue({});
});

const trip = { id: '1', trip_name: 'Easter', start_date: '2027-03-26', end_date: '2027-03-29' };

function show({ own = true } = {}) {
  render(<ManageTrip trip={trip} own={own} mailed={0} onDone={jest.fn()} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('the dates are edited in place', async () => {
  const user = show();
  await user.click(button('Edit dates'));
  expect(screen.getByLabelText('Start date')).toHaveValue('2027-03-26');
  await user.click(button('Cancel'));
  expect(button('Edit dates')).toHaveFocus();
});

test.each([
  [' Whitsun ', 'Whitsun'],
  [' ', null],
])('the name is edited in place: %j', async (typed, tripName) => {
  const user = show();
  await user.click(button('Rename'));
  const field = screen.getByLabelText(/Trip name/);
  expect(field).toHaveValue('Easter');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, typed);
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', { tripName });
  await waitFor(() => expect(button('Rename')).toHaveFocus());
});

test('another campsite is chosen in the search, which is opened for the trip', () => {
  show();
  expect(screen.getByRole('link', { name: 'Choose another campsite' })).toHaveAttribute(
    'href',
    '/createtrip?trip=1',
  );
});

test('calling off asks first; a failure shows in the dialog', async () => {
  const user = show();
  await user.click(button('Call the trip off'));
  const dialog = screen.getByRole('alertdialog', { name: 'Call this trip off?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep the trip' }));
  expect(remove).not.toHaveBeenCalled();
  expect(button('Call the trip off')).toHaveFocus();
  await user.click(button('Call the trip off'));
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Call it off'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await user.click(button('Call it off'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/trips/1');
});

test('a co-organiser cannot call the trip off', () => {
  show({ own: false });
  expect(screen.queryByRole('button', { name: 'Call the trip off' })).toBeNull();
  expect(button('Rename')).toBeVisible();
});
