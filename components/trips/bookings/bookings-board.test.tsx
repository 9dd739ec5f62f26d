import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { booking, pitch } from '@/tests/factories/shown-bookings';
import { BookingsBoard } from './bookings-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const put = jest.spyOn(api, 'put');
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  for (const call of [put, post]) call.mockReset().mockResolvedValue({});
});
const path = '/api/trips/t/bookings';
const mia = '01890a5d-ac96-774b-bcce-b302099a8057';
const whole = booking({
  reference: 'PF-2781',
  people: 10,
  cars: 2,
  cents: 43_200,
  deposit_cents: 12_000,
  deposit_paid: false,
  pay_by: '2027-01-15',
  cancel_until: '2027-01-16',
  check_in: '13:00',
  check_out: '11:00',
  notes: 'No generators',
  pitches: [pitch('River 4'), pitch('River 5')],
});

function open(more: Partial<Parameters<typeof BookingsBoard>[0]> = {}) {
  render(
    <BookingsBoard
      tripId="t"
      trip={{ start_date: '2027-01-23', end_date: '2027-01-26' }}
      today="2027-01-12"
      tints={{}}
      own={mia}
      organises={true}
      edits={true}
      bookings={[whole]}
      households={[
        { household_id: 'sam', name: 'Sam Kaur' },
        { household_id: mia, name: 'Mia Bennett' },
      ]}
      coming={{ people: 12, cars: 2 }}
      {...more}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}

test('a booking says which household books, what it fails to cover, its money and its details', () => {
  open();
  expect(screen.getByText('Sam books two pitches')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Two people short' })).toBeVisible();
  expect(screen.getByText('Sam asked for 10. 12 are coming.')).toBeVisible();
  expect(screen.queryByText('For', { selector: 'dt' })).toBeNull();
  for (const [name, value] of [
    ['Price', '$432.00'],
    ['Deposit', '$120.00, not paid yet'],
    ['Pay by', '$432.00 by Fri 15 Jan'],
    ['Cancel free until', 'Sat 16 Jan'],
    ['Reference', 'PF-2781'],
    ['Check in', 'Sat 23 Jan, from 1 pm'],
    ['Check out', 'Tue 26 Jan, by 11 am'],
    ['Pitches', 'River 4 and River 5'],
    ['Good to know', 'No generators'],
  ])
    expect(screen.getByText(name as string, { selector: 'dt' }).nextSibling).toHaveTextContent(
      value as string,
    );
});

test('one tap each sets the status, pays the deposit, updates the number of people and adds the price to the costs', async () => {
  const user = open();
  await user.click(screen.getByText('Change'));
  await user.click(screen.getByRole('radio', { name: 'Booked' }));
  expect(put).toHaveBeenLastCalledWith(`${path}/b`, { status: 'booked', version: 1 });
  await user.click(screen.getByRole('button', { name: 'It’s paid' }));
  await waitFor(() => expect(put).toHaveBeenLastCalledWith(`${path}/b`, { deposit_paid: true, version: 1 }));
  await user.click(screen.getByRole('button', { name: /^Update to 12 people/ }));
  await waitFor(() => expect(put).toHaveBeenLastCalledWith(`${path}/b`, { people: 12, cars: 2, version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Add to costs' }));
  await waitFor(() => expect(post).toHaveBeenCalledWith(`${path}/b/expense`, {}));
});

test('the costs offer to take a price that has changed since; a tap copies the reference', async () => {
  const inCosts = { ...whole, expense_id: 'e', expense_cents: 18_000 };
  const user = open({ bookings: [inCosts] });
  expect(screen.getByText('Still in the costs').nextSibling).toHaveTextContent('$180.00');
  await user.click(screen.getByRole('button', { name: 'Make it $432.00' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith(`${path}/b/expense`, {}));
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('PF-2781');
  expect(await screen.findByText('Copied')).toBeVisible();
});

test('nothing is offered when the costs have the price, nor to a reader who may not change the costs', () => {
  open({ bookings: [{ ...whole, expense_id: 'e', expense_cents: 43_200 }] });
  expect(screen.queryByText('Still in the costs')).toBeNull();
  cleanup();
  open({ bookings: [{ ...whole, expense_id: 'e', expense_cents: 18_000 }], organises: false });
  expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull();
});

test('while nobody books, a household that is going can take the booking', async () => {
  const user = open({ bookings: [booking({ household_id: null })] });
  expect(screen.getByText('Nobody’s booking yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ll book it' }));
  expect(put).toHaveBeenCalledWith(`${path}/b`, { household_id: mia, version: 1 });
});

test('a booking says when its household isn’t going any more', () => {
  open({ bookings: [booking({ household_id: 'gone' })] });
  expect(screen.getByText('The household that books isn’t going any more.')).toBeVisible();
});

test('a new booking needs only its status; a refusal keeps what was typed', async () => {
  post.mockRejectedValueOnce(
    new ApiError(400, 'Please choose a day up to Sat 23 Jan, when the trip begins.', {
      pay_by: 'Please choose a day up to Sat 23 Jan, when the trip begins.',
    }),
  );
  const user = open({ bookings: [] });
  expect(screen.getByText('No booking yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a booking' }));
  await user.type(await screen.findByLabelText(/Price in dollars/), 'lots');
  await user.type(screen.getByLabelText(/For people/), '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Please enter an amount in dollars/)).toBeVisible();
  await user.clear(screen.getByLabelText(/Price in dollars/));
  await user.type(screen.getByLabelText(/Price in dollars/), '432');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/when the trip begins/)).toBeVisible();
  expect(screen.getByLabelText(/For people/)).toHaveValue('10');
  expect(post).toHaveBeenLastCalledWith(
    path,
    expect.objectContaining({
      status: 'to book',
      household_id: mia,
      cents: 43_200,
      people: 10,
      cars: null,
    }),
  );
});

test('a reader who may not change the booking sees no controls', () => {
  open({ edits: false, organises: false, own: null, bookings: [{ ...whole, may_change: false }] });
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Copy the reference']);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Since Thu 3 Dec')).toBeVisible();
  expect(screen.getByText('Asked for 10. 12 are coming.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Two people short' })).toBeNull();
});
