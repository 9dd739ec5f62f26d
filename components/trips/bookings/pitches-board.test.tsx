import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { booking, pitch } from '@/tests/factories/shown-bookings';
import { PitchesBoard } from './pitches-board';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  for (const call of [put, post]) call.mockReset().mockResolvedValue({});
});

const river = [
  pitch('River 4', { max_people: 4, households: ['sam'] }),
  pitch('River 5', { max_people: 2, max_cars: 1 }),
];
const households = [
  { household_id: 'sam', name: 'Sam Kaur', people: 4, cars: 1 },
  { household_id: 'mia', name: 'Mia Bennett', people: 3, cars: 1 },
  { household_id: 'tom', name: 'Tom Walker', people: 1, cars: 0 },
];

function open(more: Partial<Parameters<typeof PitchesBoard>[0]> = {}) {
  render(
    <PitchesBoard
      tripId="t"
      households={households}
      tints={{}}
      own="mia"
      organises={true}
      edits={true}
      bookings={[booking({ pitches: river })]}
      coming={{ people: 8, cars: 2 }}
      {...more}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const on = (name: string) => within(screen.getByRole('region', { name }));
const path = '/api/trips/t/bookings';

test('a household without a pitch comes first, and one tap moves it to a pitch with room', async () => {
  const user = open();
  expect(screen.getByRole('region', { name: 'Four people need a pitch' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Choose your pitch.');
  expect(on('River 5').getByRole('button', { name: /1 too many/ })).toBeVisible();
  await user.click(on('River 5').getByRole('button', { name: /^Put us here/ }));
  expect(put).toHaveBeenCalledWith(`${path}/b/pitches/River-5/households/mia`, { on: true });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('a member reads only of the own household, or how many others need a pitch', () => {
  open({ organises: false });
  expect(on('You need a pitch').queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Choose your pitch.');
  cleanup();
  open({ organises: false, own: 'sam', bookings: [booking({ pitches: river, household_id: 'tom' })] });
  expect(screen.getByText('Four people need a pitch.')).toBeVisible();
});

test('a mouse drags a household from one pitch to another, and off its pitch; a finger scrolls', async () => {
  open({ bookings: [booking({ pitches: river }), booking({ id: 'c', pitches: [pitch('Ridge 1')] })] });
  const drag = async (onto: string, pointerType = 'mouse') => {
    document.elementFromPoint = () => screen.getByRole('region', { name: onto });
    const pointer = (type: string, clientX: number) =>
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 200, button: 0 }), {
        pointerId: 1,
        pointerType,
      });
    const handle = await on('River 4').findByRole('button', { name: /^Sam Kaur/ });
    act(() => void fireEvent(handle, pointer('pointerdown', 0)));
    // The code for dragging is loaded on demand.
    await act(() => import('../drag'));
    act(() => void fireEvent(window, pointer('pointermove', 40)));
    act(() => void fireEvent(window, pointer('pointerup', 40)));
  };
  await drag('River 5', 'touch');
  await drag('River 4');
  expect(put).not.toHaveBeenCalled();
  await drag('River 5');
  await waitFor(() =>
    expect(put.mock.calls).toEqual([[`${path}/b/pitches/River-5/households/sam`, { on: true }]]),
  );
  put.mockClear();
  await drag('Four people need a pitch');
  await waitFor(() =>
    expect(put.mock.calls).toEqual([[`${path}/b/pitches/River-4/households/sam`, { on: false }]]),
  );
  put.mockClear();
  await drag('Ridge 1');
  await waitFor(() =>
    expect(put.mock.calls).toEqual([
      [`${path}/b/pitches/River-4/households/sam`, { on: false }],
      [`${path}/c/pitches/Ridge-1/households/sam`, { on: true }],
    ]),
  );
});

test('a tap picks another household, even one with a pitch, and Escape lets go', async () => {
  const user = open();
  await user.click(on('River 4').getByRole('button', { name: /^Sam Kaur/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Where do Sam’s four sleep?');
  expect(on('River 4').queryByRole('button', { name: /^Put them here/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Tom Walker/ }));
  await user.click(on('River 5').getByRole('button', { name: /^Put them here/ }));
  expect(put).toHaveBeenCalledWith(`${path}/b/pitches/River-5/households/tom`, { on: true });
});

test('a household is taken off its pitch; a failure to save is shown', async () => {
  put.mockRejectedValue(new ApiError(500, undefined));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Take Sam Kaur off River 4' }));
  expect(put).toHaveBeenCalledWith(`${path}/b/pitches/River-4/households/sam`, { on: false });
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
});

test('a member moves only their own household', () => {
  open({ organises: false, bookings: [booking({ pitches: river, may_change: false })] });
  expect(on('River 5').getByRole('button', { name: /^Put us here/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Tom Walker/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Sam Kaur/ })).toBeNull();
  for (const name of ['Add a pitch', 'Suggest pitches', 'It’s booked', /^Edit/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the pitches that the page suggests are one tap away; the booking says who asked', async () => {
  const asked = booking({ status: 'asked', reference: 'BR-2781', people: 6, pitches: river });
  const user = open({ bookings: [asked] });
  expect(screen.getByRole('link')).toHaveTextContent(
    'Sam asked for two pitchesBR-2781 · for 6 people, 8 are coming',
  );
  await user.click(on('Four people need a pitch').getByRole('button', { name: 'Suggest pitches' }));
  expect(post).toHaveBeenCalledWith(`${path}/b/pitches/suggestion`, { apply: true });
});

test('a booking is marked as booked with one tap', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'It’s booked' }));
  expect(put).toHaveBeenCalledWith(`${path}/b`, { status: 'booked', version: 1 });
});

test('a pitch is added to the booking’s list, or creates the booking', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add a pitch' }));
  await user.type(await screen.findByLabelText('What is it called?'), 'River 6');
  await user.type(screen.getByLabelText(/Takes people/), '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith(`${path}/b`, {
      version: 1,
      pitches: [
        { id: 'River-4', name: 'River 4', max_people: 4, max_cars: null },
        { id: 'River-5', name: 'River 5', max_people: 2, max_cars: 1 },
        { name: 'River 6', max_people: 4, max_cars: null },
      ],
    }),
  );
});

test('without a booking the first pitch creates one', async () => {
  const user = open({ bookings: [] });
  expect(screen.getByText('No numbered pitches here. First in, best spot.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a pitch' }));
  await user.type(await screen.findByLabelText('What is it called?'), 'Site 12');
  await user.type(screen.getByLabelText(/Takes cars/), 'two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a whole number.')).toBeVisible();
  await user.clear(screen.getByLabelText(/Takes cars/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(path, {
      status: 'to book',
      pitches: [{ name: 'Site 12', max_people: null, max_cars: null }],
    }),
  );
});

test('a pitch with too many people says so, and the page says when everybody has a pitch', () => {
  const full = [pitch('River 4', { max_people: 6, households: ['sam', 'mia', 'tom'] })];
  open({ bookings: [booking({ pitches: full })] });
  expect(on('River 4').getByText('2 too many')).toBeVisible();
  expect(screen.getByText('Everybody has a pitch.')).toBeVisible();
});

test('a reader who isn’t going sees no controls', () => {
  open({
    own: null,
    organises: false,
    edits: false,
    bookings: [booking({ pitches: river, may_change: false })],
  });
  expect(screen.queryByRole('button')).toBeNull();
});
