import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Position } from '@/lib/geometry';
import { LocationForm } from './location-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let movePin: (to: Position) => void;
jest.mock('../map/pin-map', () => ({
  PinMap: ({ onMove }: { onMove: typeof movePin }) => {
    movePin = onMove;
    return null;
  },
}));

const post = jest.spyOn(api, 'post');

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '');
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  post.mockResolvedValue({ location: { name: 'Paddock' }, search_postcode: '4051' });
});

const form = (
  <ToastProvider>
    <LocationForm site={null} googleKey={null} tiles={null} />
  </ToastProvider>
);
function show() {
  render(form);
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;

const name = () => screen.getByRole('textbox', { name: 'Campsite name' });
const address = () => screen.getByRole('combobox', { name: 'Address' });
const press = async (user: User, button: string) =>
  user.click(await screen.findByRole('button', { name: button }));
const step = (number: number) => screen.findByText(`Step ${number} of 3`);
const shownPart = () =>
  screen
    .getAllByRole('region')
    .filter(({ className }) => !className.includes('one-step:hidden'))
    .map((part) => part.querySelector('h2')?.textContent?.match(/[A-Z][a-z]+/)?.[0]);

async function toWhat(user: User) {
  await user.type(address(), 'Behind the shed');
  act(() => movePin({ latitude: -27.5, longitude: 153.1 }));
  await press(user, 'Next');
  await step(2);
}
async function toWho(user: User) {
  await toWhat(user);
  await user.type(name(), 'Paddock');
  await user.click(screen.getByRole('radio', { name: '4 Wheel Drive' }));
  await press(user, 'Next');
  await step(3);
}

test('a step opens the next once its fields are right, and otherwise reports at its fields what is wrong', async () => {
  const user = show();
  expect(shownPart()).toEqual(['Where']);
  await press(user, 'Next');
  expect(await screen.findByText('Please select a valid address from the suggestions.')).toBeInTheDocument();
  expect(address()).toHaveFocus();
  expect(screen.queryByText('Please name the campsite.')).not.toBeInTheDocument();
  await toWhat(user);
  expect(shownPart()).toEqual(['What']);
  expect(screen.getByRole('heading', { name: /^What/ })).toHaveFocus();
  await press(user, 'Next');
  expect(await screen.findByText('Please choose a drivetrain.')).toBeInTheDocument();
  expect(name()).toHaveFocus();
  await user.type(name(), 'P');
  await waitFor(() => expect(screen.queryByText('Please name the campsite.')).not.toBeInTheDocument());
  expect(post).not.toHaveBeenCalled();
});

test('a pin abroad does not get past its step', async () => {
  const user = show();
  act(() => movePin({ latitude: -41.3, longitude: 174.8 }));
  await press(user, 'Next');
  expect(await screen.findByText('This is not in Australia or its territories.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toHaveFocus());
  expect(shownPart()).toEqual(['Where']);
});

test('typed text survives going back, by the page or the browser, and forward again', async () => {
  const user = show();
  await toWho(user);
  await user.click(screen.getByRole('radio', { name: 'Shared' }));
  await press(user, 'Back');
  await step(2);
  expect(screen.getByRole('heading', { name: /^What/ })).toHaveFocus();
  act(() => history.back());
  await step(1);
  expect(shownPart()).toEqual(['Where']);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await press(user, 'Next');
  await step(2);
  await press(user, 'Next');
  await step(3);
  await press(user, 'Add campsite');
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(post.mock.lastCall?.[1]).toMatchObject({
    address: 'Behind the shed',
    name: 'Paddock',
    drivetrain: '4 Wheel Drive',
    share_flag: true,
  });
});

test('Enter opens the next step, and adds the campsite only on the last step', async () => {
  const user = show();
  act(() => movePin({ latitude: -27.5, longitude: 153.1 }));
  await user.type(address(), 'Behind the shed{Enter}');
  await step(2);
  await user.click(screen.getByRole('radio', { name: '2 Wheel Drive' }));
  await user.type(name(), 'Paddock{Enter}');
  await step(3);
  expect(post).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /phone/ }), '07 3350 0000{Enter}');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
});

test('a double tap on Next adds nothing; two taps on "Add campsite" add it once', async () => {
  await toWho(show());
  const add = screen.getByRole('button', { name: 'Add campsite' });
  fireEvent.click(add, { detail: 2 });
  expect(add).not.toHaveAttribute('aria-busy');
  fireEvent.click(add, { detail: 1 });
  fireEvent.click(add, { detail: 2 });
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(post).toHaveBeenCalledTimes(1);
});

test('a correction that is sent at once by a quick tap is saved', async () => {
  const user = show();
  await toWho(user);
  const add = screen.getByRole('button', { name: 'Add campsite' });
  const email = screen.getByLabelText(/email/);
  await user.type(email, 'gran');
  fireEvent.click(add, { detail: 1 });
  await waitFor(() => expect(email).toBeInvalid());
  await user.clear(email);
  fireEvent.click(add, { detail: 2 });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
});

test('two presses of Back go one step back, not out of the form', async () => {
  const user = show();
  await toWhat(user);
  const back = screen.getByRole('button', { name: 'Back' });
  const go = jest.spyOn(history, 'go');
  fireEvent.click(back);
  fireEvent.click(back);
  expect(go).toHaveBeenCalledTimes(1);
  await step(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }), { detail: 2 });
  expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
  await press(user, 'Next');
  await step(2);
  await press(user, 'Back');
  await step(1);
});

test.each([
  [{ name: 'Not this name.', campsite_url: 'Not this address.' }, 2, 'Not this name.', name],
  [{ latitude: 'Not there.', name: 'Not this name.' }, 1, 'Not there.', address],
])('a refusal of %j opens step %i with the focus on its field', async (fields, number, words, field) => {
  post.mockRejectedValueOnce(new ApiError(400, 'No.', fields));
  const user = show();
  await toWho(user);
  await press(user, 'Add campsite');
  await step(number);
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(field()).toHaveFocus());
  expect([name(), address()].map((box) => (box as HTMLInputElement).value)).toEqual([
    'Paddock',
    'Behind the shed',
  ]);
});

test('a mistake in an earlier step is reported in that step when the campsite is added', async () => {
  const user = show();
  await toWho(user);
  act(() => history.go(-2));
  await step(1);
  act(() => movePin({ latitude: -41.3, longitude: 174.8 }));
  act(() => history.go(2));
  await step(3);
  await press(user, 'Add campsite');
  await step(1);
  await waitFor(() => expect(address()).toHaveFocus());
  expect(post).not.toHaveBeenCalled();
});

test('a form opened on a step’s history entry starts at the first step, and Back leaves it', async () => {
  const { unmount } = render(form);
  await toWho(userEvent.setup());
  expect(history.state).toEqual({ step: 2 });
  unmount();
  render(form);
  await waitFor(() => expect(history.state).not.toEqual({ step: 2 }));
  expect(history.state?.step).toBeUndefined();
  expect(shownPart()).toEqual(['Where']);
});
