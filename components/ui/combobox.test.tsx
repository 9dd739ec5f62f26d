import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const towns: ComboboxOption[] = [
  { id: '1', label: 'Kangaroo Point', detail: 'QLD 4169' },
  { id: '2', label: 'Kangaroo Valley', detail: 'NSW 2577' },
];

function Page(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Suburb"
      value={value}
      onValueChange={setValue}
      search={async () => towns}
      onSelect={(option) => setValue(option.label)}
      {...props}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Suburb' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const pause = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));
const typeText = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  await pause();
};

test('it asks once, after the pause, from the second letter', async () => {
  const search = jest.fn(async (_query: string, _signal: AbortSignal) => towns);
  render(<Page search={search} />);
  await typeText('k');
  expect(search).not.toHaveBeenCalled();
  fireEvent.change(box(), { target: { value: 'ka' } });
  await pause(200);
  await typeText('kan');
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls[0]?.[0]).toBe('kan');
});

test('arrows go through the suggestions and back to the box; Enter takes the active one', async () => {
  render(<Page />);
  await typeText('kang');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^2 suggestions/)).toBeInTheDocument();
  press('ArrowDown');
  press('ArrowDown');
  const option = screen.getByRole('option', { name: /Kangaroo Valley/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  press('ArrowDown');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  press('ArrowUp');
  press('Enter');
  expect(box()).toHaveValue('Kangaroo Valley');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves the caret: back from the suggestions to the text',
  async (key) => {
    render(<Page />);
    await typeText('kang');
    press('ArrowDown');
    expect(press(key)).toBe(true);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  },
);

test('a new list takes nothing over from the one before: Enter never picks what was not chosen', async () => {
  const search = jest.fn(async () => [...towns]);
  render(<Page search={search} />);
  await typeText('kang');
  fireEvent.change(box(), { target: { value: 'kanga' } });
  press('ArrowDown');
  expect(box()).toHaveAttribute('aria-activedescendant');
  await pause();
  expect(search).toHaveBeenCalledTimes(2);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  press('Enter');
  expect(box()).toHaveValue('kanga');
});

test('the list is no stop of the Tab key, and pressing its scroll bar leaves it open', async () => {
  render(<Page />);
  await typeText('kang');
  const list = screen.getByRole('listbox');
  expect(list).toHaveAttribute('tabindex', '-1');
  expect(fireEvent.pointerDown(list)).toBe(false);
});

test('where there is nothing to choose from, no list is promised', async () => {
  render(<Page search={async () => []} emptyText="No such place" />);
  await typeText('zzz');
  expect(screen.getAllByText('No such place')).not.toHaveLength(0);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).not.toHaveAttribute('aria-controls');
});

test('Esc closes the list and leaves the text; without a list it is left to the dialog around', async () => {
  render(<Page />);
  await typeText('kang');
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('kang');
  expect(press('Escape')).toBe(true);
});

test('a click takes a suggestion without losing the focus', async () => {
  render(<Page />);
  await typeText('kang');
  const option = screen.getByRole('option', { name: /Kangaroo Point/ });
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(box()).toHaveValue('Kangaroo Point');
});

test('a late response to an older search is dropped', async () => {
  const pending: ((options: ComboboxOption[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  const search = (_query: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<ComboboxOption[]>((resolve) => pending.push(resolve));
  };
  render(<Page search={search} />);
  await typeText('kang');
  await typeText('kangaroo v');
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  await act(async () => pending[1]?.([{ id: '2', label: 'Kangaroo Valley' }]));
  await act(async () => pending[0]?.(towns));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('it says so when there is nothing, and when it could not ask', async () => {
  const search = jest.fn(async (): Promise<ComboboxOption[]> => []);
  render(<Page search={search} emptyText="No such place" errorText="Couldn’t load places" />);
  await typeText('zzz');
  expect(screen.getAllByText('No such place')).not.toHaveLength(0);
  search.mockRejectedValueOnce(new Error('offline'));
  await typeText('zzzz');
  expect(screen.getAllByText('Couldn’t load places')).not.toHaveLength(0);
});

test('Enter on the text as it stands gives it to whoever wants it, and not to the form', async () => {
  const [onEnter, onSubmit] = [jest.fn(), jest.fn()];
  render(
    <form onSubmit={onSubmit}>
      <Page onEnter={onEnter} />
    </form>,
  );
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  await typeText('Kanga');
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
  expect(onEnter.mock.calls).toEqual([['Kanga']]);
  expect(screen.queryByRole('option')).toBeNull();
});

test.each([
  ['suggests while the caret is there', true, 2],
  ['suggests nothing once it has gone', false, 0],
])('what was typed before the scripts ran stays, and %s', async (_, typing, suggested) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  Object.assign(box(), { value: 'kang' });
  if (typing) box().focus();
  render(<Page />, { container, hydrate: true });
  await pause();
  expect(screen.queryAllByRole('option')).toHaveLength(suggested);
  fireEvent.blur(box());
  expect(box()).toHaveValue('kang');
});

const mixed: ComboboxOption[] = [
  { id: '1', label: 'Kangaroo Valley', group: 'Places' },
  { id: '2', label: 'Kangaroo Point', group: 'Places' },
  { id: '3', label: 'Kangaroo Creek Camp', group: 'Campsites' },
];

test('suggestions of several kinds stand in groups by name, and the arrows go through all', async () => {
  render(<Page search={async () => mixed} />);
  await typeText('kang');
  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['Places', ['Kangaroo Valley', 'Kangaroo Point']],
    ['Campsites', ['Kangaroo Creek Camp']],
  ]);
  expect(screen.getByText(/^3 suggestions: 2 in Places, 1 in Campsites\./)).toBeInTheDocument();
  for (let step = 0; step < 3; step++) press('ArrowDown');
  press('Enter');
  expect(box()).toHaveValue('Kangaroo Creek Camp');
});

test('a text that isn’t worth asking about closes the list that stands open', async () => {
  const search = jest.fn(async () => towns);
  render(<Page search={search} worthAsking={(text) => text !== '4031'} />);
  await typeText('403');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await typeText('4031');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(search).toHaveBeenCalledTimes(1);
});
