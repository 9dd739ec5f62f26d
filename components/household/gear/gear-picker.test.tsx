import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { GearItem, NewGear } from '@/lib/household/gear/schema';
import { GearPicker } from './gear-picker';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');

/**
 * The gear on the fake server. The tests of the real route handlers check that real responses have
 * the same shape.
 */
let kept: GearItem[];
const item = (name: string, shared = false): GearItem => ({ id: name, name, shared, category: null });

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue([]);
  post.mockImplementation(async (path, body) => {
    if (path === '/api/gear/remove') {
      const { gearName } = body as { gearName: string };
      kept = kept.filter(({ name }) => name !== gearName);
    } else {
      const { selectedGear } = body as { selectedGear: NewGear[] };
      kept = [...kept, ...selectedGear.map(({ name, shared }) => item(name, shared))];
    }
    return { gear: kept };
  });
  put.mockImplementation(async (path, body) => {
    kept = kept.map((item) => (path === `/api/gear/${item.id}` ? { ...item, ...(body as object) } : item));
    return { gear: kept };
  });
});

function show(gear: GearItem[] = [item('Tent'), item('Esky', true), item('Swag')], most = 30) {
  kept = gear;
  render(<GearPicker most={most} gear={gear} starter={['Tent', 'Pillow']} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const box = () => screen.getByRole('combobox', { name: 'Search gear' });
const share = () => screen.getByRole('checkbox', { name: 'Share with the group' });
const button = (name: string) => screen.getByRole('button', { name });
const chips = () => within(screen.getByRole('region', { name: 'Chosen gear' }));
const shared = () => within(screen.getByRole('list', { name: 'Shared with the group' }));
const chipTexts = () =>
  chips()
    .getAllByRole('listitem')
    .map((chip) =>
      within(chip)
        .getByRole('button', { name: /^Remove/ })
        .getAttribute('aria-label')
        ?.slice(7),
    );

test('chosen gear is shown as chips, shared gear first and under its own heading', () => {
  show();
  expect(chipTexts()).toEqual(['Esky', 'Tent', 'Swag']);
  expect(shared().getAllByRole('listitem')).toHaveLength(1);
  expect(shared().getByText('Esky')).toBeVisible();
});

test('a suggestion fills the box, and Select adds it with the share flag', async () => {
  get.mockResolvedValue([
    { id: 'camp-oven', name: 'Camp oven' },
    { id: 'Swag', name: 'Swag' },
  ]);
  const user = show();
  await user.type(box(), 'oven & c');
  await user.click(await screen.findByRole('option', { name: 'Camp oven' }));
  expect(get).toHaveBeenLastCalledWith('/api/gear/lookup?query=oven%20%26%20c', expect.anything());
  expect(box()).toHaveValue('Camp oven');
  await user.click(share());
  await user.click(button('Select'));
  expect(post).toHaveBeenCalledWith('/api/gear', { selectedGear: [{ name: 'Camp oven', shared: true }] });
  await waitFor(() => expect(shared().getByText('Camp oven')).toBeVisible());
  expect(box()).toHaveValue('');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a suggestion that is already chosen says so', async () => {
  get.mockResolvedValue([{ id: 'tent', name: 'TENT' }]);
  const user = show();
  await user.type(box(), 'te');
  expect(await screen.findByRole('option')).toHaveTextContent('In your gear');
});

test('an item in one’s own words is added with Enter, trimmed', async () => {
  const user = show();
  await user.type(box(), '  Grandpa’s billy {Enter}');
  expect(post).toHaveBeenCalledWith('/api/gear', {
    selectedGear: [{ name: 'Grandpa’s billy', shared: false }],
  });
  await waitFor(() => expect(chipTexts()).toContain('Grandpa’s billy'));
});

test('late suggestions do not open over an item that was added', async () => {
  get.mockResolvedValue([{ id: 'kayak', name: 'Kayak' }]);
  const user = show();
  await user.type(box(), 'Kayak{Enter}');
  await waitFor(() => expect(chipTexts()).toContain('Kayak'));
  await new Promise((done) => setTimeout(done, 250));
  expect(get).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an item that is already chosen, ignoring case, is not added again and the page says so', async () => {
  const user = show();
  await user.type(box(), ' eSKY {Enter}');
  expect(screen.getByText('eSKY is in your gear already.')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  expect(chipTexts()).toHaveLength(3);
});

test.each([
  ['', 'Please choose or type an item.'],
  ['a'.repeat(81), 'Please keep this to 80 characters.'],
])('text that can’t be saved is refused at the box, and nothing is sent (%#)', async (typed, words) => {
  const user = show();
  if (typed) await user.click(box());
  if (typed) await user.paste(typed);
  await user.click(button('Select'));
  expect(box()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(box()).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('an addition that fails says so at the form, keeps what was typed, and can be sent again', async () => {
  const user = show();
  await user.type(box(), 'Kayak');
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Select'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not save your gear');
  expect(box()).toHaveValue('Kayak');
  post.mockRejectedValueOnce(new ApiError(400, 'No.', { 'selectedGear.0.name': 'This name is odd.' }));
  await user.click(button('Select'));
  await waitFor(() =>
    expect(box()).toHaveAccessibleDescription(expect.stringContaining('This name is odd.')),
  );
  await user.click(button('Select'));
  await waitFor(() => expect(chipTexts()).toContain('Kayak'));
  expect(screen.queryByText('This name is odd.')).toBeNull();
});

test('an item is shared from its chip at once, a message says so, and the pressed button keeps the focus', async () => {
  const user = show();
  await user.click(button('Share Swag'));
  expect(shared().getByText('Swag')).toBeVisible();
  expect(button('Stop sharing Swag')).toHaveFocus();
  expect(put).toHaveBeenCalledWith('/api/gear/Swag', { shared: true });
  expect(screen.getByText('Swag is shared with the group.')).toBeVisible();
  await user.click(button('Stop sharing Esky'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(shared().getAllByRole('listitem')).toHaveLength(1);
  expect(button('Share Esky')).toHaveFocus();
});

test('in a long list the pressed chip stays visible', async () => {
  const user = show([item('Tent'), item('Esky', true), item('Swag')], 1);
  expect(chipTexts()).toEqual(['Esky']);
  await user.click(button('Stop sharing Esky'));
  expect(chipTexts()).toEqual(['Tent', 'Esky']);
});

test('an item that can’t be shared returns to its former state, with a message', async () => {
  const user = show();
  put.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Share Swag'));
  expect(await screen.findByText('Could not change Swag')).toBeVisible();
  expect(button('Share Swag')).toHaveFocus();
  expect(screen.queryByText('Swag is shared with the group.')).toBeNull();
});

test('the later of two presses on one chip wins', async () => {
  const user = show();
  let answerFirst = () => {};
  put.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerFirst = () => resolve({ gear: kept });
      }),
  );
  await user.click(button('Share Swag'));
  await user.click(button('Stop sharing Swag'));
  answerFirst();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(put.mock.calls.map(([, body]) => body)).toEqual([{ shared: true }, { shared: false }]);
  expect(button('Share Swag')).toBeVisible();
});

test('a removed chip disappears at once, its neighbour gets the focus, and Undo restores it with its flag', async () => {
  const user = show();
  await user.click(button('Remove Esky'));
  expect(chipTexts()).toEqual(['Tent', 'Swag']);
  expect(button('Remove Tent')).toHaveFocus();
  expect(post).toHaveBeenCalledWith('/api/gear/remove', { gearName: 'Esky' });
  await user.click(button('Undo'));
  await waitFor(() => expect(chipTexts()).toEqual(['Esky', 'Tent', 'Swag']));
  expect(shared().getByText('Esky')).toBeVisible();
});

test('a chip that can’t be removed comes back, with a message', async () => {
  const user = show();
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Remove Tent'));
  expect(await screen.findByText('Could not remove Tent')).toBeVisible();
  expect(chipTexts()).toEqual(['Esky', 'Tent', 'Swag']);
  expect(screen.queryByText('Tent is removed.')).toBeNull();
});

test('removals are sent one after the other, so that no older response restores a chip', async () => {
  const user = show();
  let answerFirst = () => {};
  post.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerFirst = () => resolve({ gear: [item('Esky', true), item('Swag')] });
      }),
  );
  await user.click(button('Remove Tent'));
  await user.click(button('Remove Esky'));
  expect(chipTexts()).toEqual(['Swag']);
  expect(post).toHaveBeenCalledTimes(1);
  kept = [item('Esky', true), item('Swag')];
  answerFirst();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(chipTexts()).toEqual(['Swag']);
});

test('the starter list fills the empty page in one tap, and a failure says so', async () => {
  const user = show([]);
  const starter = screen.getByRole('list', { name: 'Our starter list' });
  expect(within(starter).getAllByRole('listitem')).toHaveLength(2);
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(button('Use the starter list'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(button('Use the starter list'));
  await waitFor(() => expect(starter).not.toBeInTheDocument());
  expect(chipTexts()).toEqual(['Tent', 'Pillow']);
  expect(post).toHaveBeenLastCalledWith('/api/gear', {
    selectedGear: [
      { name: 'Tent', shared: false },
      { name: 'Pillow', shared: false },
    ],
  });
});
