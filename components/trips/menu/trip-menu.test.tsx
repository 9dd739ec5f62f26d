import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { ShownMenu } from './shown-menu';
import { TripMenu } from './trip-menu';

const [refresh, push] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh, push }),
  useLinkStatus: () => ({ pending: false }),
}));

const [put, post, patch, remove] = [
  jest.spyOn(api, 'put'),
  jest.spyOn(api, 'post'),
  jest.spyOn(api, 'patch'),
  jest.spyOn(api, 'delete'),
];
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [put, post, patch, remove]) call.mockResolvedValue({});
});

const dates = { start_date: '2027-01-23', end_date: '2027-01-26' };
const menu: ShownMenu = {
  first: { tripId: '1', name: 'Easter', siteName: 'Bendeela', ...dates },
  organiser: 'Mia',
  reader: 'member',
  hidden: false,
  posts: true,
  cards: false,
  calendar: true,
  mapped: true,
  booking: '11 adults\n2 dogs',
  balance: 0,
  manages: null,
  withdraws: true,
};

async function open(changes: Partial<ShownMenu> = {}) {
  const at = (page: string) => (
    <ToastProvider page={page}>
      <TripMenu {...menu} {...changes} />
    </ToastProvider>
  );
  const { rerender } = render(at('/trip/1'));
  const user = userEvent.setup();
  await user.click(button('More about this trip'));
  return Object.assign(user, { goTo: (page: string) => rerender(at(page)) });
}
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const groups = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('list')
    .map((group) =>
      within(group)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
const take = [
  'Post to the chat',
  'Add to calendar',
  'Print the trip',
  'Save for a map app',
  'Headcount for the booking',
];
const change = ['Rename', 'Choose another campsite', 'Stops on the way', 'Have a plan B', 'See the vote'];
const list = ['Same again next year', 'Hide from your trips'];

test.each<[string, Partial<ShownMenu>, string[][]]>([
  [
    'an organiser',
    { reader: 'organiser', manages: { voted: true } },
    [take, change, list, ['Call the trip off']],
  ],
  ['a co-organiser', { manages: { voted: true } }, [take, change, list, ['Leave the trip']]],
  ['a member', {}, [take, list, ['Leave the trip']]],
  ['a guest', { reader: 'guest' }, [take, ['I can’t come after all']]],
  ['a guest who isn’t going', { reader: 'guest', posts: false, withdraws: false }, [take.slice(1)]],
  [
    'an organiser once the trip is over',
    { reader: 'organiser', calendar: false, mapped: false, booking: '' },
    [['Post to the chat', 'Print the trip', 'Headcount as a spreadsheet'], list],
  ],
])('%s reads their own rows, the gravest last', async (_, changes, expected) => {
  await open(changes);
  expect(groups()).toEqual(expected);
});

test('the focus starts on the title, and returns to the button', async () => {
  const user = await open();
  expect(screen.getByText('More', { selector: '[tabindex]' })).toHaveFocus();
  await user.click(button('Close'));
  expect(button('More about this trip')).toHaveFocus();
});

test('rows that take the trip along are links', async () => {
  await open({ manages: { voted: false } });
  for (const [name, href] of [
    ['Add to calendar', '/api/trips/1/calendar'],
    ['Print the trip', '/trip/1/print'],
    ['Save for a map app', '/api/trips/1/trip.gpx'],
    ['Choose another campsite', '/createtrip?trip=1'],
    ['Stops on the way', '/trip/1/stops'],
    ['Have a plan B', '/trip/1/backups'],
    ['Vote on dates or campsite', '/trip/1/vote'],
  ] as const)
    expect(link(name)).toHaveAttribute('href', href);
});

test('the headcount for a booking is copied, or saved as a spreadsheet', async () => {
  const user = await open();
  await user.click(button('Headcount for the booking'));
  expect(link('Spreadsheet (CSV)')).toHaveAttribute('href', '/api/trips/1/headcount.csv');
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe(menu.booking);
  expect(screen.getByText('Copied')).toBeVisible();
});

test('where the browser refuses to copy the headcount, it’s shown selected', async () => {
  const user = await open();
  await user.click(button('Headcount for the booking'));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(button('Copy'));
  const box = screen.getByLabelText<HTMLTextAreaElement>('What campsites ask for');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(menu.booking);
});

test.each([
  [' Whitsun ', 'Whitsun'],
  [' ', null],
])('the trip is renamed: %j', async (typed, tripName) => {
  const user = await open({ manages: { voted: false } });
  await user.click(button('Rename'));
  const field = screen.getByLabelText(/Trip name/);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, typed);
  await user.click(button('Save'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1', { tripName });
  await waitFor(() => expect(button('More about this trip')).toHaveFocus());
});

test.each([
  [false, 'Hide from your trips', /^Hidden from your trips\./],
  [true, 'Show in your trips again', 'This trip is back among your trips.'],
])('hidden: %s; “%s” says the opposite', async (hidden, label, words) => {
  const user = await open({ hidden });
  await user.click(button(label));
  expect(put).toHaveBeenCalledWith('/api/trips/1/hidden', { hidden: !hidden });
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('any trip can be planned again from here', async () => {
  const user = await open();
  await user.click(button('Same again next year'));
  expect(await screen.findByRole('form', { name: 'Same again next year' })).toBeVisible();
});

test('calling off asks first; a failure shows in the dialog', async () => {
  const user = await open({ reader: 'organiser', manages: { voted: false } });
  await user.click(button('Call the trip off'));
  expect(button('Keep the trip')).toHaveFocus();
  expect(remove).not.toHaveBeenCalled();
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Call it off'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await user.click(button('Call it off'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/trips/1');
});

test('a guest who can’t come after all says so at once', async () => {
  const user = await open({ reader: 'guest' });
  await user.click(button('I can’t come after all'));
  expect(screen.getByText('Your people, cars and diets are removed from this trip.')).toBeVisible();
  await user.click(button('Not going'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attending', { attending: false, for_dates: dates });
});

test.each([
  [2000, 'You’re owed $20.00. The organisers are told'],
  [-2000, 'You owe $20.00. The organisers are told'],
  [0, 'You’re removed from the trip'],
])('the question before leaving says a balance of %d cents', async (balance, beginning) => {
  const user = await open({ balance });
  await user.click(button('Leave the trip'));
  const dialog = screen.getByRole('alertdialog', { name: 'Leave this trip?' });
  expect(within(dialog).getByText((text) => text.startsWith(beginning))).toBeVisible();
});

test.each([
  [false, '/api/trips/1/leave', 'You’ve left the trip.'],
  [true, '/api/trips/1/block', 'You won’t get invitations from Mia any more.'],
])('leaving, and blocking the organiser: %s, leads home with a message', async (blocks, path, words) => {
  const user = await open();
  await user.click(button('Leave the trip'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Leave this trip?' }));
  if (blocks) await user.click(dialog.getByLabelText(/^Block Mia too/));
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database is away.');
  expect(push).not.toHaveBeenCalled();
  await user.click(await dialog.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/'));
  expect(post).toHaveBeenLastCalledWith(path, {});
  user.goTo('/');
  expect(screen.getByText(words)).toBeVisible();
});
