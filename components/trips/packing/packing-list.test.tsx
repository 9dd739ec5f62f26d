import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { packingItem } from '@/tests/factories/packing-items';
import { PackingList } from './packing-list';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  jest.clearAllMocks();
  for (const each of [patch, remove]) each.mockReset().mockResolvedValue({});
  post.mockReset().mockResolvedValue({ item: packingItem('new') });
});

const items = [
  packingItem('Camp chairs', { from: 'taken', group: 'taken', quantity: 6 }),
  packingItem('Pillow', { group: 'sleeping', packed: true }),
  packingItem('Kettle'),
  packingItem('Corkscrew', { from: 'added', group: 'forgot', last_time: 'forgot' }),
  packingItem('Ukulele', { from: 'added', group: 'added' }),
];
const left_out = [packingItem('Hammock', { last_time: 'not needed' })];
type Changes = Partial<Parameters<typeof PackingList>[0]>;
const shown = (changes: Changes = {}) => (
  <PackingList tripId="1" list={{ items, left_out }} moment="before" calledOff={false} {...changes} />
);

function open(changes?: Changes) {
  const user = userEvent.setup();
  const { rerender } = render(shown(changes), { wrapper: ToastProvider });
  return { user, rerender };
}
const tick = (name: string | RegExp) => screen.getByRole('checkbox', { name });
// In a button's name jsdom adds a space beside text that is only for screen readers. Browsers add
// none, so the space is removed before the names are compared.
const button = (name: string) =>
  screen.getByRole('button', { name: (read) => read.replace(' :', ':') === name });
const region = (name: string) => screen.getByRole('region', { name });
const failure = new ApiError(500, undefined);

test('things are grouped, and a suggested thing says why it is on the list', () => {
  open();
  expect(region('1 of 5 packed')).toBeVisible();
  expect(region('For everybody')).toHaveTextContent('Camp chairs × 6');
  expect(tick('Pillow')).toBeChecked();
  expect(within(region('Don’t forget this time')).getByRole('checkbox')).toHaveAccessibleDescription(
    'You forgot this last time',
  );
  expect(region('Left out')).toHaveTextContent('HammockYou didn’t need it last time');
});

test('a tick shows at once, before the server has responded, and the page refreshes once all are saved', async () => {
  const settle: (() => void)[] = [];
  patch.mockImplementation(() => new Promise((done) => settle.push(() => done({}))));
  const { user } = open();
  await user.click(tick('Kettle'));
  await user.click(tick('Ukulele'));
  expect(tick('Kettle')).toBeChecked();
  expect(region('3 of 5 packed')).toBeVisible();
  expect(patch.mock.calls).toEqual([
    ['/api/trips/1/packing/Kettle', { packed: true }],
    ['/api/trips/1/packing/Ukulele', { packed: true }],
  ]);
  await act(async () => settle[0]?.());
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => settle[1]?.());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('two changes of one thing are sent one after the other', async () => {
  const settle: (() => void)[] = [];
  patch.mockImplementation(() => new Promise((done) => settle.push(() => done({}))));
  const { user } = open();
  await user.click(tick('Kettle'));
  await user.click(tick('Kettle'));
  expect(tick('Kettle')).not.toBeChecked();
  expect(patch).toHaveBeenCalledTimes(1);
  await act(async () => settle[0]?.());
  await waitFor(() =>
    expect(patch).toHaveBeenLastCalledWith('/api/trips/1/packing/Kettle', { packed: false }),
  );
});

test('a tick that could not be saved is undone with a message, and the others stay', async () => {
  patch.mockResolvedValueOnce({}).mockRejectedValueOnce(failure);
  const { user } = open();
  await user.click(tick('Ukulele'));
  await user.click(tick('Kettle'));
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be saved. Please try again.');
  expect(tick('Kettle')).not.toBeChecked();
  expect(tick('Ukulele')).toBeChecked();
});

test('without a connection the page stays as it is', async () => {
  patch.mockRejectedValueOnce(new ApiError(0, undefined));
  const { user } = open();
  await user.click(tick('Kettle'));
  await screen.findByRole('alert');
  expect(refresh).not.toHaveBeenCalled();
});

test('a refreshed list replaces the reader’s changes to the old list', async () => {
  const { user, rerender } = open();
  await user.click(tick('Kettle'));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  rerender(shown({ list: { items: [packingItem('Kettle')], left_out: [] } }));
  expect(tick('Kettle')).not.toBeChecked();
});

test('a custom thing is added in the field, which is then ready for the next one', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Something else to pack');
  await user.type(field, 'Book{Enter}');
  expect(post).toHaveBeenCalledWith('/api/trips/1/packing', { name: 'Book' });
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
  expect(refresh).toHaveBeenCalled();
  await user.click(button('Add'));
  expect(field).toHaveAccessibleDescription('Please type what to pack.');
  expect(post).toHaveBeenCalledTimes(1);
});

test.each([
  [
    new ApiError(400, 'Please check what you entered.', { name: 'Please keep this to 80 characters.' }),
    'Please keep this to 80 characters.',
  ],
  [
    new ApiError(409, 'You can add up to 300 things. Please remove some first.'),
    'You can add up to 300 things. Please remove some first.',
  ],
  [failure, 'Something went wrong. Please try again.'],
])('a thing that could not be added stays in the field, with the reason', async (error, words) => {
  post.mockRejectedValueOnce(error);
  const { user } = open();
  const field = screen.getByLabelText('Something else to pack');
  await user.type(field, 'Book{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveValue('Book');
  expect(field).toHaveFocus();
});

test('a thing of the reader’s gear is left out at once, and comes back with its tick', async () => {
  const { user } = open();
  await user.click(button('Edit my packing list'));
  await user.click(button('Take Pillow off the list'));
  expect(screen.queryByRole('checkbox', { name: 'Pillow' })).toBeNull();
  expect(region('Left out')).toHaveTextContent('Pillow');
  expect(remove).toHaveBeenCalledWith('/api/trips/1/packing/Pillow');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/packing/Pillow', { left_out: false, packed: true });
  expect(tick('Pillow')).toBeChecked();
});

test('the keyboard takes a thing off the list and the focus moves to the next one', async () => {
  const gear = ['Pillow', 'Kettle', 'Torch'].map((name) => packingItem(name));
  const { user } = open({ list: { items: gear, left_out } });
  expect(screen.queryByRole('button', { name: /off the list$/ })).toBeNull();
  await user.click(button('Edit my packing list'));
  button('Take Kettle off the list').focus();
  await user.keyboard('{Enter}');
  expect(tick('Torch')).toHaveFocus();
  button('Take Torch off the list').focus();
  await user.keyboard('{Enter}');
  expect(tick('Pillow')).toHaveFocus();
});

test('an added thing is deleted for good, and Undo adds it again', async () => {
  const { user } = open();
  await user.click(button('Edit my packing list'));
  await user.click(button('Take Ukulele off the list'));
  expect(screen.queryByText('Ukulele')).toBeNull();
  expect(region('Left out')).not.toHaveTextContent('Ukulele');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(post).toHaveBeenCalledWith('/api/trips/1/packing', { name: 'Ukulele' }));
});

test('a thing that could not be taken off is back on the list', async () => {
  remove.mockRejectedValueOnce(failure);
  const { user } = open();
  await user.click(button('Edit my packing list'));
  await user.click(button('Take Kettle off the list'));
  await screen.findByRole('alert');
  expect(tick('Kettle')).toBeVisible();
});

test('a thing that was left out is put back', async () => {
  const { user } = open();
  await user.click(screen.getByText('Left out'));
  await user.click(button('Put back: Hammock'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/packing/Hammock', { left_out: false });
  expect(tick('Hammock')).toBeVisible();
});

test('after the trip the reader marks things as forgotten or not needed, and can undo that', async () => {
  const { user } = open({ moment: 'after' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  const forgot = button('Forgot: Kettle');
  await user.click(forgot);
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/packing/Kettle', { mark: 'forgot' });
  expect(button('Forgot: Kettle')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Not needed: Kettle'));
  expect(button('Forgot: Kettle')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Not needed: Kettle'));
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith('/api/trips/1/packing/Kettle', { mark: null }));
  await user.click(button('Tick things off'));
  expect(tick('Kettle')).toBeVisible();
});

test('a forgotten thing that wasn’t on the list is added with the mark “forgot”', async () => {
  const { user } = open({ moment: 'after' });
  await user.type(screen.getByLabelText('Something you forgot'), 'Book{Enter}');
  expect(post).toHaveBeenCalledWith('/api/trips/1/packing', { name: 'Book' });
  await waitFor(() => expect(patch).toHaveBeenCalledWith('/api/trips/1/packing/new', { mark: 'forgot' }));
});

test('during the trip the reader ticks first and may mark things; before the trip there is nothing to mark', async () => {
  const { user, rerender } = open({ moment: 'during' });
  expect(tick('Kettle')).toBeVisible();
  await user.click(button('Say how it went'));
  expect(button('Forgot: Kettle')).toBeVisible();
  await user.click(button('Tick things off'));
  rerender(shown());
  expect(screen.queryByRole('button', { name: 'Say how it went' })).toBeNull();
});

test('once the trip was called off things can be ticked, but not added or removed', async () => {
  const { user } = open({ calledOff: true });
  expect(screen.queryByLabelText('Something else to pack')).toBeNull();
  expect(screen.queryByRole('button', { name: /off the list/ })).toBeNull();
  await user.click(tick('Kettle'));
  expect(patch).toHaveBeenCalled();
});

test('an empty list says what the list is for', () => {
  open({ list: { items: [], left_out: [] } });
  expect(region('Nothing to pack yet')).toBeVisible();
  expect(screen.getByText(/Your usual things/)).toBeVisible();
});
