import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useWaiting, useWaitingOf } from '@/components/offline/use-waiting';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptChange } from '@/lib/offline/changes';
import type { NextThing } from '@/lib/trips/next/thing';
import { type ShownPlane, TripPlane } from './trip-plane';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('../../offline/use-waiting', () => ({ useWaiting: jest.fn(), useWaitingOf: jest.fn() }));
jest.mock('../../../lib/offline/ask-worker', () => ({ askWorker: jest.fn() }));

const waits = jest.mocked(useWaiting);
const waitsOf = jest.mocked(useWaitingOf);
const put = jest.spyOn(api, 'put');
const patch = jest.spyOn(api, 'patch');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '';
  waits.mockReturnValue([]);
  waitsOf.mockReturnValue(undefined);
  for (const call of [put, patch, remove]) call.mockResolvedValue({});
});

const trip = {
  id: '1',
  start_date: '2027-01-23',
  end_date: '2027-01-26',
  location_name: 'Peppercorn Flat',
  dates_open: false,
  site_open: false,
};
const thing = (changes: Partial<NextThing>): NextThing => ({
  rank: '6',
  key: 'seat',
  heading: 'You need a lift',
  text: 'Linh has a seat.',
  due: null,
  part: 'people',
  icon: 'armchair',
  action: {
    label: 'Ride with Linh',
    href: '/trip/1/cars',
    send: { method: 'PUT', path: '/api/trips/1/seats', body: { ride_id: 'jimny' } },
    undo: { method: 'DELETE', path: '/api/trips/1/seats/me', body: null },
    done: 'You ride with Linh',
  },
  second: { label: 'See all cars', href: '/trip/1/cars', send: null, undo: null, done: null },
  ...changes,
});
const meal = thing({
  rank: '15',
  key: 'meal',
  heading: 'Nobody’s cooking Sunday lunch',
  text: '12 people',
  action: {
    label: 'I’ll cook',
    href: '/trip/1/meals',
    send: { method: 'PUT', path: '/api/trips/1/meals/sunday/lunch', body: { cook: true } },
    undo: { method: 'PUT', path: '/api/trips/1/meals/sunday/lunch', body: { cook: false } },
    done: 'You cook Sunday lunch',
  },
  second: null,
});
const debt = thing({ rank: '18', key: 'debt', heading: 'You owe Sam $24.60', action: null, second: null });
const nothing: ShownPlane = {
  stage: 'planning',
  things: [],
  rest: { heading: 'You’re all set', text: 'You ride with Linh.' },
  checked: [],
  ask: null,
  coming: null,
  votedFor: null,
  again: null,
  roomLeft: null,
  was: null,
  off: null,
};
const plane = (shown: Partial<ShownPlane>, open: 'next' | 'ask' | null = null) => (
  <DraftOwner id="account">
    <ToastProvider>
      <TripPlane {...nothing} {...shown} trip={trip} guest={false} open={open} />
    </ToastProvider>
  </DraftOwner>
);
function show(shown: Partial<ShownPlane>) {
  const { rerender } = render(plane(shown));
  return { user: userEvent.setup(), change: (next: Partial<ShownPlane>) => act(() => rerender(plane(next))) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const refusal = (status: number, words?: string) => new ApiError(status, words);

test('a thing that is done in place is said with Undo, and the next one gets the focus', async () => {
  const { user, change } = show({ things: [thing({}), debt] });
  await user.click(button('Ride with Linh'));
  expect(put).toHaveBeenCalledWith('/api/trips/1/seats', { ride_id: 'jimny' });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  change({ things: [debt] });
  expect(heading('You owe Sam $24.60')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('You ride with Linh. Next: You owe Sam $24.60');
  let undone = (_: unknown) => {};
  remove.mockReturnValueOnce(new Promise((resolve) => (undone = resolve)));
  await user.dblClick(button('Undo: You ride with Linh'));
  expect(remove.mock.calls).toEqual([['/api/trips/1/seats/me']]);
  undone({});
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  expect(refresh).toHaveBeenCalledTimes(2);
  change({ things: [thing({}), debt] });
  expect(heading('You need a lift')).toHaveFocus();
});

test('what was done goes after ten seconds, unless somebody points at it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(plane({ things: [thing({})] }));
  await user.click(button('Ride with Linh'));
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  act(() => undo.focus());
  act(() => jest.advanceTimersByTime(20_000));
  expect(undo).toBeVisible();
  act(() => undo.blur());
  act(() => jest.advanceTimersByTime(10_000));
  expect(undo).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a thing that does not save keeps its place, and the button says Try again', async () => {
  const { user } = show({ things: [thing({})] });
  put.mockRejectedValueOnce(refusal(500));
  await user.click(button('Ride with Linh'));
  expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t save. Your choice is still here.');
  await user.click(button('Try again'));
  expect(put).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: 'Undo: You ride with Linh' })).toBeVisible();
});

const go = { label: '', href: '/trip/1/cars', send: null, undo: null, done: null };
const sent = { method: 'PUT', path: '/api/trips/1/seats', body: null } as const;
const ride = { ...go, done: 'You ride with Joe' };

test('when somebody else was quicker, the seat is gone and the group can be asked', async () => {
  const { user, change } = show({ things: [thing({})] });
  put.mockRejectedValueOnce(refusal(409, 'Linh’s Jimny is full.'));
  await user.click(button('Ride with Linh'));
  await waitFor(() => expect(heading('Someone else took that seat')).toBeVisible());
  expect(screen.getByText('Linh’s Jimny is full. You still need one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the group' })).toHaveAttribute('href', '/trip/1/notices');
  expect(refresh).toHaveBeenCalledTimes(1);
  const full = thing({ text: 'No car has room.', action: { ...go, label: 'See all cars' }, second: null });
  change({ things: [full] });
  expect(heading('Someone else took that seat')).toBeVisible();
  change({ things: [thing({ action: { ...ride, label: 'Ride with Joe', send: { ...sent, body: {} } } })] });
  expect(heading('You need a lift')).toBeVisible();
  expect(button('Ride with Joe')).toBeVisible();
});

const kept = (changes: Partial<KeptChange>): KeptChange => ({
  id: 7,
  viewer: 'account',
  trip: '1',
  thing: 'next 1 seat',
  label: 'You ride with Linh',
  kind: 'Ride with Linh',
  method: 'PUT',
  path: '/api/trips/1/seats',
  body: '{}',
  key: 'k',
  since: 0,
  faults: 0,
  refused: null,
  ...changes,
});

test('without reception it waits on this device, in place of the button, and can be taken back', async () => {
  waits.mockReturnValue([kept({}), kept({ id: 8, thing: 'next 1 seat next' })]);
  const { user } = show({ things: [thing({})] });
  expect(screen.getByText('You ride with Linh. It goes out when you’re back in range.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ride with Linh' })).toBeNull();
  await user.click(button('Undo: You ride with Linh'));
  expect(jest.mocked(askWorker).mock.calls).toEqual([7, 8].map((id) => ['takeBackChange', { id }]));
});

test('an answer waits under one name, wherever it was given', () => {
  waits.mockReturnValue([kept({ thing: 'answer 1', label: 'You’re still going' })]);
  show({ things: [thing({ rank: '2', key: '2 again' })] });
  expect(screen.getByText(/^You’re still going\. It goes out/)).toBeVisible();
});

test('a change that the server refused comes before everything, on this trip only', async () => {
  const refused = { status: 409, words: 'The dates have changed.' };
  waits.mockReturnValue([
    kept({ id: 8, trip: '2', refused }),
    kept({ id: 9, label: 'Not going', kind: 'Your answer', refused }),
  ]);
  show({ things: [thing({})] });
  expect(heading('That didn’t save')).toBeVisible();
  expect(screen.getByText('The dates have changed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer again' })).toHaveAttribute('href', '/trip/1/attendance');
  expect(button('Then 1 more')).toBeVisible();
});

test.each([
  ['planning', 'You’re all set'],
  ['after', 'All square'],
] as const)('with nothing left in the stage %s the plane says %s and has no row', (stage, words) => {
  show({ stage, rest: { heading: words, text: '' } });
  expect(heading(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list of all things opens as a sheet; a done thing stays there with Undo until it closes', async () => {
  const { user } = show({
    things: [thing({}), meal, debt],
    checked: ['Rusty is fine', 'The Prado gets there'],
  });
  const then = button('Then 2 more');
  await user.click(then);
  const sheet = within(await screen.findByRole('dialog', { name: 'Three things to do' }));
  await user.click(sheet.getByRole('button', { name: 'I’ll cook: Nobody’s cooking Sunday lunch' }));
  expect(await sheet.findByText('You cook Sunday lunch')).toBeVisible();
  const rowOf = (words: string) => sheet.getByText(words).closest('li');
  expect(rowOf('You cook Sunday lunch')).toHaveFocus();
  expect(sheet.getByRole('status')).toHaveTextContent('Done: You cook Sunday lunch');
  expect(refresh).not.toHaveBeenCalled();
  await user.click(sheet.getByText('Two other things are fine'));
  expect(sheet.getByText('The Prado gets there')).toBeVisible();
  await user.dblClick(sheet.getByRole('button', { name: 'Undo: You cook Sunday lunch' }));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/meals/sunday/lunch', { cook: false });
  expect(put).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(rowOf('Nobody’s cooking Sunday lunch')).toHaveFocus());
  expect(sheet.getByRole('status')).toHaveTextContent('Undone: You cook Sunday lunch');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(then).toHaveFocus();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a thing that is done in the list of the page stays there with Undo', async () => {
  const user = userEvent.setup();
  render(plane({ things: [debt, meal] }, 'next'));
  await user.click(button(/^I’ll cook/));
  expect(await screen.findByRole('button', { name: 'Undo: You cook Sunday lunch' })).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  ['Going', { stage: 'invited', votedFor: 'You voted for it.' }],
  ['Still going', { again: { agreedTo: null } }],
] as const)('without scripts %s and Not going are links to the answer’s page', (yes, shown) => {
  document.body.innerHTML = renderToString(plane(shown));
  expect(screen.queryByRole('button')).toBeNull();
  for (const [name, answer] of [
    [yes, 'going'],
    ['Not going', 'not-going'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/trip/1/attendance?answer=${answer}`);
});

test('without scripts every button is a link to the page that does it', () => {
  document.body.innerHTML = renderToString(plane({ things: [thing({}), meal] }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ride with Linh' })).toHaveAttribute('href', '/trip/1/cars');
  expect(screen.getByRole('link', { name: 'Then 1 more' })).toHaveAttribute('href', '?next=1');
});

test('an invited reader goes on to choose people, or says no at once and can take that back', async () => {
  const { user, change } = show({ stage: 'invited', coming: { faces: [], text: '12 people so far' } });
  expect(heading('Are you coming?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Going' })).toHaveAttribute('href', '/trip/1/attendance');
  const for_dates = { start_date: trip.start_date, end_date: trip.end_date };
  await user.click(button('Not going'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attending', { attending: false, for_dates });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  change({ stage: 'declined', roomLeft: 'There’s room.' });
  expect(heading('You’re not going')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'I can come after all' })).toBeVisible();
  await user.click(button('Undo: not going'));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/attending', { attending: null, for_dates });
});

test('after new dates the reader says again whether they come', async () => {
  const again = {
    agreedTo: { start_date: '2027-01-16', end_date: '2027-01-19', location_name: 'Peppercorn Flat' },
  };
  const { user } = show({ things: [thing({ rank: '2', key: 'answer' })], again });
  expect(heading('Are you still coming?')).toBeVisible();
  expect(screen.getByText(/The dates have changed/)).toHaveTextContent('Sat 16');
  patch.mockRejectedValueOnce(refusal(500, 'Out of order.'));
  await user.click(button('Still going'));
  expect(await screen.findByText('Failed to save: Out of order.')).toBeVisible();
  await user.click(button('Still going'));
  expect(patch).toHaveBeenLastCalledWith(
    '/api/trips/1/attending',
    expect.objectContaining({ attending: true }),
  );
  expect(await screen.findByText('You’re still going')).toBeVisible();
});

test('a reader who isn’t going but owes money sees the debt first, and the way back as a row', () => {
  show({ stage: 'declined', things: [debt], roomLeft: '' });
  expect(heading('You owe Sam $24.60')).toBeVisible();
  expect(screen.getByRole('link', { name: 'You’re not going. I can come after all' })).toBeVisible();
});

test('a debt that is paid on a declined trip is confirmed, and its Undo takes back the payment', async () => {
  const paid = thing({ rank: '18', key: 'debt', heading: 'You owe Sam $24.60', second: null });
  const { user, change } = show({ stage: 'declined', things: [paid], roomLeft: '' });
  await user.click(button('Ride with Linh'));
  change({ stage: 'declined', roomLeft: '' });
  expect(screen.getByRole('status')).toHaveTextContent('You ride with Linh');
  expect(screen.queryByRole('button', { name: 'Undo: not going' })).toBeNull();
  await user.click(button('Undo: You ride with Linh'));
  expect(remove).toHaveBeenCalledWith('/api/trips/1/seats/me');
});

test('a trip that was called off says by whom, and what is still booked', () => {
  const booking = { text: 'Cancel the booking by Sat 16 Jan', href: '/trip/1/bookings' };
  show({ stage: 'off', off: { heading: 'Sam called it off', text: '“The track’s shut.”', booking } });
  expect(heading('Sam called it off')).toBeVisible();
  expect(screen.getByText('“The track’s shut.”')).toBeVisible();
  expect(screen.getByRole('link', { name: booking.text })).toHaveAttribute('href', booking.href);
});

const dog = {
  key: 'pets:Dog',
  question: 'Can we bring our dog?',
  asked: { yes: 'dogs are fine', no: 'no dogs' },
  noted: null,
};
const trailer = {
  key: 'trailer_access:Trailer',
  question: 'Can we get in with a trailer?',
  asked: { yes: 'it gets there', no: 'it can’t get there' },
  noted: { answer: 'no' as const, note: null, by: 'Jo', at: '2027-01-10T08:00:00Z' },
};

test('the site is asked for all open questions at once, and its answers are noted with Undo', async () => {
  put.mockResolvedValue({ finding: { noted: null } });
  const ask = {
    name: 'Peppercorn Flat',
    contact: { phone: '(02) 5550 0142', email: 'deb@farm.example', url: null },
    questions: [dog, trailer],
    page: '/campsites/p',
  };
  const { user } = show({
    things: [thing({ rank: '8', heading: 'Ask Peppercorn Flat', second: null })],
    ask,
  });
  await user.click(button('Ride with Linh'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask Peppercorn Flat' }));
  expect(sheet.getByRole('link', { name: 'Call (02) 5550 0142' })).toHaveAttribute('href', 'tel:0255500142');
  const mail = sheet.getByRole('link', { name: 'Send it as an email' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain('Can we bring our dog?');
  expect(decodeURIComponent(mail)).not.toContain('trailer');
  expect(sheet.getByText(/No, it can’t get there/)).toHaveTextContent('Jo');
  expect(sheet.queryByText('Add it for other campers?')).toBeNull();

  await user.click(sheet.getByRole('button', { name: 'They said yes: Can we bring our dog?' }));
  expect(put).toHaveBeenCalledWith('/api/trips/1/fit/pets%3ADog', { answer: 'yes' });
  expect(await sheet.findByText(/Yes, dogs are fine/)).toHaveTextContent('You');
  expect(sheet.getByText('Can we bring our dog?').parentElement).toHaveFocus();
  expect(sheet.getByRole('status')).toHaveTextContent('Saved: Can we bring our dog?');
  expect(sheet.getByText('All answered')).toBeVisible();
  expect(sheet.getByRole('link', { name: /Add it for other campers/ })).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();

  await user.click(sheet.getByRole('button', { name: 'Undo: Can we bring our dog?' }));
  expect(put).toHaveBeenLastCalledWith('/api/trips/1/fit/pets%3ADog', { note: null });
  expect(await sheet.findByRole('button', { name: 'They said no: Can we bring our dog?' })).toBeVisible();
  expect(sheet.getByText('Can we bring our dog?', { selector: 'p:not([role])' }).parentElement).toHaveFocus();
});
