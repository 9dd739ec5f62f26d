import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { cutTiles } from './cut-tiles';

const line = (...coordinates: [number, number][]) => ({
  type: 'Feature' as const,
  properties: { k: 'primary' },
  geometry: { type: 'LineString' as const, coordinates },
});

const level = { zoom: 6, extent: 4096, tolerance: 3 };

test('a line is only in the tiles that it crosses', () => {
  const tiles = cutTiles({ ...level, layers: { road: [line([150.2, -34], [151.5, -34])] } });
  expect(tiles.map(({ key }) => key)).toEqual(['6/58/38']);
});

test('a layer becomes one feature without properties', () => {
  const [tile] = cutTiles({
    ...level,
    layers: { road: [line([150, -34], [151, -34]), line([150, -33], [151, -33])] },
  });
  const { layers } = new VectorTile(new PbfReader(gunzipSync(tile?.gzipped ?? '')));
  expect(layers.road).toMatchObject({ length: 1, extent: 4096 });
  expect(layers.road?.feature(0).properties).toEqual({});
  expect(layers.road?.feature(0).loadGeometry()).toHaveLength(2);
});

test('bends too small to be seen are left out', () => {
  const [tile] = cutTiles({ ...level, layers: { road: [line([150, -34], [150.5, -34.0005], [151, -34])] } });
  const { layers } = new VectorTile(new PbfReader(gunzipSync(tile?.gzipped ?? '')));
  expect(layers.road?.feature(0).loadGeometry()[0]).toHaveLength(2);
});
