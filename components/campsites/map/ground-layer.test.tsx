import { act, waitFor } from '@testing-library/react';
import L from 'leaflet';
import { standInForBrowser } from '@/tests/fixtures/map-browser';
import { GroundLayer } from './ground-layer';
import { loadTile } from './map-data';
import type { MapTile } from './map-tile';

jest.mock('./map-data', () => ({ isTile: (key: string) => key !== '8/235/154', loadTile: jest.fn() }));

standInForBrowser();

const context = {
  ...Object.fromEntries(
    ['setTransform', 'save', 'restore', 'beginPath', 'rect', 'clip', 'clearRect', 'setLineDash'].map(
      (name) => [name, () => {}],
    ),
  ),
  fill: jest.fn(),
  stroke: jest.fn(),
};
/** A fake tile. The path of each layer is the layer's name. */
const tileOf = (key: string, ...names: string[]): MapTile => ({
  key,
  extent: 4096,
  layers: new Map(names.map((name) => [name, `${key} ${name}` as unknown as Path2D])),
});
const overview = tileOf('2/3/2', 'land', 'park', 'coast', 'freeway');
const drawn = () => [...context.fill.mock.calls, ...context.stroke.mock.calls].map(([path]) => path);

function openAt(latitude: number, longitude: number, zoom: number): L.Map {
  const map = L.map(document.body.appendChild(document.createElement('div')), { zoomAnimation: false });
  map.setView([latitude, longitude], zoom);
  new GroundLayer(overview).addTo(map);
  return map;
}

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  Object.assign(window, { devicePixelRatio: 3 });
  jest.mocked(loadTile).mockReset();
  context.fill.mockClear();
  context.stroke.mockClear();
});

test('the whole country is drawn from the overview alone, with parks and roads only when zoomed in', async () => {
  const map = openAt(-27, 134, 4);
  await waitFor(() => expect(drawn()).toEqual(['2/3/2 land', '2/3/2 coast', '2/3/2 freeway']));
  expect(loadTile).not.toHaveBeenCalled();
  map.remove();
});

test('existing tiles in view replace the overview once they are loaded', async () => {
  let arrive = (_: MapTile) => {};
  jest.mocked(loadTile).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const map = openAt(-34.73, 150.5, 10);
  await waitFor(() => expect(drawn()).toContain('2/3/2 land'));
  expect(jest.mocked(loadTile).mock.calls).toEqual([['8/234/154']]);
  context.fill.mockClear();
  context.stroke.mockClear();
  act(() => arrive(tileOf('8/234/154', 'land', 'park', 'track', 'primary')));
  await waitFor(() => expect(drawn()).toContain('8/234/154 track'));
  expect(drawn()).not.toContain('2/3/2 land');
  // When zoomed in, the park's outline from the overview tile is too coarse to be drawn.
  expect(drawn()).not.toContain('8/234/154 park');
  map.remove();
});

test('the canvas has one pixel for each pixel of the screen', async () => {
  const map = openAt(-27, 134, 4);
  const canvas = await waitFor(() => {
    const found = document.querySelector('canvas');
    expect(found?.style.width).toBe('900px');
    return found;
  });
  expect(canvas?.width).toBe(2700);
  map.remove();
});

test('a tile that fails leaves the overview, and is requested again when the map moves', async () => {
  jest.mocked(loadTile).mockRejectedValue(new TypeError('Failed to fetch'));
  const map = openAt(-34.73, 150.5, 10);
  await waitFor(() => expect(loadTile).toHaveBeenCalledTimes(1));
  map.panBy([4, 4], { animate: false });
  await waitFor(() => expect(loadTile).toHaveBeenCalledTimes(2));
  expect(drawn()).toContain('2/3/2 land');
  map.remove();
});
