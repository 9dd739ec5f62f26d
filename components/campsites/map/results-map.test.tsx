import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForBrowser } from '@/tests/fixtures/map-browser';
import type { Area } from './moved-area';
import type { Pin } from './pins';
import { ResultsMap, type ResultsMapProps } from './results-map';

const push = jest.fn();
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, replace }) }));
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
const searchOf = jest.fn((_area: Area) => '/createtrip?there');
const map = (more: Partial<ResultsMapProps> = {}) => (
  <ResultsMap
    centre={{ latitude: -34.7, longitude: 150.5 }}
    radius={100}
    pins={[bendeela, river, ...twins]}
    activeId={null}
    onActivate={onActivate}
    searchOf={searchOf}
    {...more}
  />
);
const pinOf = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  onActivate.mockClear();
  push.mockClear();
});

test('the map is a region that says where to find the same results in words', async () => {
  render(map());
  await pinOf(/Riverside/);
  expect(screen.getByRole('region', { name: 'Map of results' })).toHaveAccessibleDescription(
    /The list of results has the same campsites/,
  );
});

test('the page is told once the map is in view, and not earlier', async () => {
  const seen = jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementationOnce(() => {});
  const onLoad = jest.fn();
  const { unmount } = render(map({ onLoad }));
  expect(onLoad).not.toHaveBeenCalled();
  unmount();
  seen.mockRestore();
  render(map({ onLoad }));
  await pinOf(/Riverside/);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test('a pin is a button with its name and source, even when the name contains markup', async () => {
  render(map());
  await pinOf(/^Bendeela <b>Recreation<\/b> Area, Open data$/);
  await pinOf(/^Riverside flat, Private$/);
});

test('a pin with the focus is marked in the list, until the focus leaves', async () => {
  render(map());
  const pin = await pinOf(/Riverside/);
  act(() => pin.focus());
  expect(onActivate).toHaveBeenLastCalledWith('river');
  act(() => pin.blur());
  expect(onActivate).toHaveBeenLastCalledWith(null);
});

test('a campsite marked in the list is marked on the map, also within a cluster', async () => {
  const { rerender } = render(map());
  await pinOf(/Riverside/);
  rerender(map({ activeId: 'river' }));
  expect(await pinOf(/Riverside/)).toHaveClass('map-active');
  rerender(map({ activeId: 'twin-2' }));
  expect(await pinOf(/2 campsites/)).toHaveClass('map-active');
  expect(await pinOf(/Riverside/)).not.toHaveClass('map-active');
});

test('a pin opens a popup whose link has the name as text and navigates without a page load', async () => {
  render(map());
  await userEvent.click(await pinOf(/Bendeela/));
  const link = screen.getByRole('link', { name: 'Bendeela <b>Recreation</b> Area' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/campsite/bendeela');
  expect(link.querySelector('b')).toBeNull();
  fireEvent.click(link);
  expect(push).toHaveBeenCalledWith('/campsite/bendeela');
});

test('Escape closes the popup and returns the focus to its pin', async () => {
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

test('pins that no zoom separates are listed in one popup as well', async () => {
  const [east, west] = twins as [Pin, Pin];
  render(map({ pins: [east, { ...west, longitude: west.longitude + 0.0001 }] }));
  await userEvent.click(await pinOf(/2 campsites/));
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
});

test('a new render of the page with the same pins changes nothing on the map', async () => {
  const { rerender } = render(map());
  const pin = await pinOf(/Riverside/);
  act(() => pin.focus());
  rerender(map({ activeId: 'river' }));
  expect(await pinOf(/Riverside/)).toBe(pin);
  expect(pin).toHaveFocus();
});

const searchThere = () => screen.queryByRole('button', { name: 'Search this area' });
/** Moves the map to the east with the keyboard: by 80 pixels, or by 240 with Shift. */
async function moveEast(shiftKey: boolean) {
  const region = screen.getByRole('region', { name: 'Map of results' });
  act(() => region.focus());
  fireEvent.keyDown(region, { key: 'ArrowRight', code: 'ArrowRight', keyCode: 39, shiftKey });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

test('a moved map offers to search what it shows, around its middle and just wide enough', async () => {
  const { rerender } = render(map({ radius: 50 }));
  await pinOf(/Bendeela/);
  expect(searchThere()).not.toBeInTheDocument();
  await moveEast(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Search this area' }));
  expect(replace).toHaveBeenCalledWith('/createtrip?there', { scroll: false });
  expect(screen.getByRole('region', { name: 'Map of results' })).toHaveFocus();
  const [{ centre, radius }] = searchOf.mock.lastCall as [Area];
  expect(centre.latitude).toBeCloseTo(-34.7, 1);
  expect(centre.longitude).toBeGreaterThan(150.6);
  expect(radius).toBe(100);
  const place = async () => (await pinOf(/Bendeela/)).parentElement?.getAttribute('style');
  const before = await place();
  rerender(map({ centre, radius }));
  await waitFor(() => expect(searchThere()).not.toBeInTheDocument());
  // The map keeps its place and zoom after the search.
  expect(await place()).toBe(before);
});

test('a map moved only slightly, or out to sea, offers nothing', async () => {
  render(map({ radius: 50 }));
  await pinOf(/Bendeela/);
  await moveEast(false);
  expect(searchThere()).not.toBeInTheDocument();
  await moveEast(true);
  expect(searchThere()).toBeInTheDocument();
  for (let step = 0; step < 3; step++) await moveEast(true);
  expect(searchThere()).not.toBeInTheDocument();
});
