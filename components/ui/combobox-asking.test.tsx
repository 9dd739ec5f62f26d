import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { box, Page, pause, towns, typeText } from '@/tests/fixtures/combobox';
import type { ComboboxOption } from './combobox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the box searches once, after the pause, from the second letter', async () => {
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

test('without anything to choose from, the box does not announce a list', async () => {
  render(<Page search={async () => []} emptyText="No such place" />);
  await typeText('zzz');
  expect(screen.getAllByText('No such place')).not.toHaveLength(0);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).not.toHaveAttribute('aria-controls');
});

test('a late response to an older search is ignored', async () => {
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

test('the box says when there are no suggestions and when the search failed', async () => {
  const search = jest.fn(async (): Promise<ComboboxOption[]> => []);
  render(<Page search={search} emptyText="No such place" errorText="Couldn’t load places" />);
  await typeText('zzz');
  expect(screen.getAllByText('No such place')).not.toHaveLength(0);
  search.mockRejectedValueOnce(new Error('offline'));
  await typeText('zzzz');
  expect(screen.getAllByText('Couldn’t load places')).not.toHaveLength(0);
});

test.each([
  ['suggests while the caret is there', true, 2],
  ['suggests nothing once it has gone', false, 0],
])('text typed before the scripts ran stays, and %s', async (_, typing, suggested) => {
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

test('a text that isn’t worth a search closes the open list', async () => {
  const search = jest.fn(async () => towns);
  render(<Page search={search} worthAsking={(text) => text !== '4031'} />);
  await typeText('403');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await typeText('4031');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(search).toHaveBeenCalledTimes(1);
});
