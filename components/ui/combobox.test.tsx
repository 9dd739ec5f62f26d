import { fireEvent, render, screen, within } from '@testing-library/react';
import { box, Page, pause, press, towns, typeText } from '@/tests/fixtures/combobox';
import type { ComboboxOption } from './combobox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('arrows move through the suggestions and back to the box; Enter takes the active suggestion', async () => {
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
  '%s moves the caret and leaves the suggestions for the text',
  async (key) => {
    render(<Page />);
    await typeText('kang');
    press('ArrowDown');
    expect(press(key)).toBe(true);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  },
);

test('a new list starts without an active option: Enter never picks what was not chosen', async () => {
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

test('Tab skips the list, and pressing its scroll bar leaves it open', async () => {
  render(<Page />);
  await typeText('kang');
  const list = screen.getByRole('listbox');
  expect(list).toHaveAttribute('tabindex', '-1');
  expect(fireEvent.pointerDown(list)).toBe(false);
});

test('Esc closes the list and keeps the text; without a list Esc goes to the surrounding dialog', async () => {
  render(<Page />);
  await typeText('kang');
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('kang');
  expect(press('Escape')).toBe(true);
});

test('a click takes a suggestion and the box keeps the focus', async () => {
  render(<Page />);
  await typeText('kang');
  const option = screen.getByRole('option', { name: /Kangaroo Point/ });
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(box()).toHaveValue('Kangaroo Point');
});

test('Enter on typed text goes to onEnter where that is given, and not to the form', async () => {
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

const mixed: ComboboxOption[] = [
  { id: '1', label: 'Kangaroo Valley', group: 'Places' },
  { id: '2', label: 'Kangaroo Point', group: 'Places' },
  { id: '3', label: 'Kangaroo Creek Camp', group: 'Campsites' },
];

test('suggestions of several kinds are grouped by name, and the arrows move through all of them', async () => {
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
