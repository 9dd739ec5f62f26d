import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForBrowser } from '@/tests/fixtures/map-browser';
import type { Pin } from './pins';
import { ResultsMap, type ResultsMapProps } from './results-map';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
standInForBrowser();

const bendeela: Pin = {
  id: 'bendeela',
  name: 'Bendeela <b>Recreation</b> Area',
  source: 'open',
  href: '/campsite/bendeela',
  latitude: -34.74,
  longitude: 150.47,
};
const river: Pin = { ...bendeela, id: 'river', name: 'Riverside flat', source: 'private', latitude: -34.2 };
const twins = [
  { ...bendeela, id: 'twin-1', name: 'East pitch', latitude: -35.1 },
  { ...bendeela, id: 'twin-2', name: 'West pitch', latitude: -35.1 },
];

const onActivate = jest.fn();
const map = (more: Partial<ResultsMapProps> = {}) => (
  <ResultsMap
    centre={{ latitude: -34.7, longitude: 150.5 }}
    radius={100}
    pins={[bendeela, river, ...twins]}
    activeId={null}
    onActivate={onActivate}
    {...more}
  />
);
const pinOf = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  onActivate.mockClear();
  push.mockClear();
});

test('the map is a region that says where the same is in words', async () => {
  render(map());
  await pinOf(/Riverside/);
  expect(screen.getByRole('region', { name: 'Map of results' })).toHaveAccessibleDescription(
    /The list of results has the same campsites/,
  );
});

test('a pin is a button that says its name and source, whatever stands in the name', async () => {
  render(map());
  await pinOf(/^Bendeela <b>Recreation<\/b> Area, Open data$/);
  await pinOf(/^Riverside flat, Private$/);
});

test('the focus on a pin marks it in the list, and leaving it unmarks it', async () => {
  render(map());
  const pin = await pinOf(/Riverside/);
  act(() => pin.focus());
  expect(onActivate).toHaveBeenLastCalledWith('river');
  act(() => pin.blur());
  expect(onActivate).toHaveBeenLastCalledWith(null);
});

test('what is marked in the list is marked on the map, also within a cluster', async () => {
  const { rerender } = render(map());
  await pinOf(/Riverside/);
  rerender(map({ activeId: 'river' }));
  expect(await pinOf(/Riverside/)).toHaveClass('map-active');
  rerender(map({ activeId: 'twin-2' }));
  expect(await pinOf(/2 campsites/)).toHaveClass('map-active');
  expect(await pinOf(/Riverside/)).not.toHaveClass('map-active');
});

test('a pin opens a popup whose link has the name as text and leads on without a new page', async () => {
  render(map());
  await userEvent.click(await pinOf(/Bendeela/));
  const link = screen.getByRole('link', { name: 'Bendeela <b>Recreation</b> Area' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/campsite/bendeela');
  expect(link.querySelector('b')).toBeNull();
  fireEvent.click(link);
  expect(push).toHaveBeenCalledWith('/campsite/bendeela');
});

test('Escape closes the popup and gives the focus back to its pin', async () => {
  render(map());
  const pin = await pinOf(/Bendeela/);
  await userEvent.click(pin);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: /Bendeela/ })).not.toBeInTheDocument();
  expect(pin).toHaveFocus();
});

test('pins at one spot are listed in one popup', async () => {
  render(map());
  await userEvent.click(await pinOf(/2 campsites/));
  const names = within(screen.getByRole('list')).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['East pitch', 'West pitch']);
});

test('pins too close to come apart at any zoom are listed in one popup as well', async () => {
  const [east, west] = twins as [Pin, Pin];
  render(map({ pins: [east, { ...west, longitude: west.longitude + 0.0001 }] }));
  await userEvent.click(await pinOf(/2 campsites/));
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
});

test('a page that renders anew with the same pins changes nothing on the map', async () => {
  const { rerender } = render(map());
  const pin = await pinOf(/Riverside/);
  act(() => pin.focus());
  rerender(map({ activeId: 'river' }));
  expect(await pinOf(/Riverside/)).toBe(pin);
  expect(pin).toHaveFocus();
});
