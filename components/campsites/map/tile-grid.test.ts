import { tilesFor } from './tile-grid';

const valley = { south: -34.9, west: 150.3, north: -34.6, east: 150.7 };

test('the overview alone covers the whole country', () => {
  expect(tilesFor({ south: -44, west: 112, north: -10, east: 154 }, 4)).toEqual([]);
});

test('zoomed in, only the tiles in view are needed', () => {
  expect(tilesFor(valley, 7)).toEqual(['6/58/38']);
  expect(tilesFor(valley, 11)).toEqual(['8/234/154', '8/235/154']);
});
