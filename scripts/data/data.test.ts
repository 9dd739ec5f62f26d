import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import { cutTiles } from './cut-tiles';
import { makeAppIcons } from './make-app-icons';
import { makeIcons } from './make-icons';

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
  const [tile] = cutTiles({
    ...level,
    layers: { road: [line([150, -34], [150.5, -34.0005], [151, -34])] },
  });
  const { layers } = new VectorTile(new PbfReader(gunzipSync(tile?.gzipped ?? '')));
  expect(layers.road?.feature(0).loadGeometry()[0]).toHaveLength(2);
});

/** @jest-environment node */

const inPublic = (name: string) => readFileSync(`public/${name}`);
const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

test('the files in public/ match the script’s output', async () => {
  for (const [name, made] of Object.entries(await makeAppIcons())) {
    if (name.endsWith('.svg')) expect(inPublic(name).toString()).toBe(made);
    if (!name.endsWith('.png')) continue;
    const [there, drawn] = await Promise.all([pixelsOf(inPublic(name)), pixelsOf(made as Buffer)]);
    expect([name, there.length]).toEqual([name, drawn.length]);
    // Allow small differences, because another release of sharp may draw an edge slightly lighter.
    const differing = there.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 24).length;
    expect(differing / there.length).toBeLessThan(0.005);
  }
});

test('the favicon contains a picture for each size that it lists', async () => {
  const ico = inPublic('favicon.ico');
  const sizes = [0, 1, 2].map((index) => 6 + 16 * index);
  expect(ico.readUInt16LE(4)).toBe(sizes.length);
  for (const entry of sizes) {
    const [length, at] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { width, height, format } = await sharp(ico.subarray(at, at + length)).metadata();
    expect([format, width, height]).toEqual(['png', ico[entry], ico[entry + 1]]);
  }
});

test('the icons file and its path match the script’s output', async () => {
  const { svg, module } = makeIcons();
  expect(await readFile('public/icons.svg', 'utf8')).toBe(svg);
  expect(await readFile('components/ui/icon-sprite.ts', 'utf8')).toBe(module);
});

test('a drawing has only its lines, and the page styles them', () => {
  expect(makeIcons().svg).toContain(
    '<symbol id="x" viewBox="0 0 24 24"><path d="M18 6 6 18"/><path d="m6 6 12 12"/></symbol>',
  );
});
