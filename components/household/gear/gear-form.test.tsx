import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { GearForm } from './gear-form';

const mockSchemaLoaded = jest.fn();
jest.mock('@/lib/household/gear/schema', () => {
  mockSchemaLoaded();
  return jest.requireActual('@/lib/household/gear/schema');
});
const mockLoad = jest.fn();
jest.mock('@/components/ui/load-in-time', () => ({ loadInTime: () => mockLoad() }));

jest.spyOn(api, 'get').mockResolvedValue([]);
const mine = new Set<string>();
const select = jest.fn(async (items: { name: string }[]) => {
  for (const { name } of items) mine.add(name);
});
beforeEach(() => mine.clear());

const form = () => <GearForm has={(name) => mine.has(name)} select={select} />;
function show() {
  render(form());
  return userEvent.setup();
}
const box = () => screen.getByRole('combobox', { name: 'Search gear' });
const button = () => screen.getByRole('button', { name: 'Select' });

// This test has to be the first, because a schema that a test has loaded stays loaded.
test('the schema loads when the box gets the focus', async () => {
  const user = show();
  expect(mockSchemaLoaded).not.toHaveBeenCalled();
  await user.click(box());
  await waitFor(() => expect(mockSchemaLoaded).toHaveBeenCalled());
});

test('when the schema can’t be loaded, the item goes to the server trimmed', async () => {
  mockLoad.mockResolvedValue(undefined);
  const user = show();
  await user.type(box(), ' Kayak ');
  await user.click(button());
  expect(await screen.findByText('Kayak is in your gear.')).toBeVisible();
  expect(select).toHaveBeenCalledWith([{ name: 'Kayak', shared: false }]);
});

test('a refusal of the server is shown at the box', async () => {
  mockLoad.mockResolvedValue(undefined);
  const words = 'Please choose or type an item.';
  select.mockRejectedValueOnce(new ApiError(400, words, { 'selectedGear.0.name': words }));
  const user = show();
  await user.click(button());
  expect(await screen.findByText(words)).toBeVisible();
});

test('text typed while the schema loads stays, also after an item that is already chosen', async () => {
  let loaded: (schemas: object) => void = () => undefined;
  mockLoad.mockReturnValue(
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  mine.add('Tent');
  const user = show();
  await user.type(box(), 'Tent');
  await user.click(button());
  await user.clear(box());
  await user.type(box(), 'Billy');
  await act(async () => loaded(jest.requireActual('@/lib/household/gear/schema')));
  expect(await screen.findByText('Tent is in your gear already.')).toBeVisible();
  expect(box()).toHaveValue('Billy');
});

test('text typed while an item is saved stays for the next item', async () => {
  mockLoad.mockResolvedValue(undefined);
  let saved: () => void = () => undefined;
  select.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (saved = resolve));
    mine.add('Tent');
  });
  const user = show();
  await user.type(box(), 'Tent');
  await user.click(button());
  await user.clear(box());
  await user.type(box(), 'Billy');
  await act(async () => saved());
  expect(await screen.findByText('Tent is in your gear.')).toBeVisible();
  expect(box()).toHaveValue('Billy');
});

test('the message about an item disappears when the item is removed', async () => {
  mockLoad.mockResolvedValue(undefined);
  mine.add('Tent');
  const { rerender } = render(form());
  const user = userEvent.setup();
  await user.type(box(), 'Tent');
  await user.click(button());
  expect(await screen.findByText('Tent is in your gear already.')).toBeVisible();
  mine.delete('Tent');
  rerender(form());
  expect(screen.queryByText(/is in your gear/)).toBeNull();
});

test('the suggestions come after the checkbox and Select, which they don’t cover', async () => {
  mockLoad.mockResolvedValue(undefined);
  jest.mocked(api.get).mockResolvedValueOnce([{ id: '1', name: 'Tent' }]);
  const user = show();
  await user.type(box(), 'T');
  const list = await screen.findByRole('listbox');
  for (const control of [screen.getByRole('checkbox'), button()]) {
    const order = control.compareDocumentPosition(list);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
