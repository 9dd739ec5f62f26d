import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { type Oklch, readTokens, toHex } from '@/tests/fixtures/colours';
import { drawCover } from './contours';
import { climateOf, surveyLand, WATER } from './land';
import { smoothRing } from './path';
import { displayFace, drawable, linesOf, outlines, previewPng, widthOf } from './preview-png';
import { type CoverSize, coverPath, coverSeed, isCoverSeed, isCoverSize } from './seed';
import { palettes } from './sheet';

test('the seed of a campsite with coordinates is the coordinates, to about a hundred metres', () => {
  expect(coverSeed({ latitude: -27.40399, longitude: 153.03, name: 'Kedron' })).toBe('-27.404,153.030');
  expect(coverSeed({ latitude: -0.0001, longitude: 0 })).toBe('0.000,0.000');
});

test('the seed of a campsite without coordinates is its name’s hash, despite case and spaces', () => {
  const seed = coverSeed({ name: 'Riverside  Flat ' });
  expect(seed).toMatch(/^n[0-9a-f]{8}$/);
  expect(coverSeed({ latitude: null, longitude: 150, name: 'riverside flat' })).toBe(seed);
  expect(coverSeed({ latitude: Number.NaN, longitude: 999, name: 'RIVERSIDE FLAT' })).toBe(seed);
  expect(coverSeed({ name: 'Somewhere else' })).not.toBe(seed);
});

test('every seed that coverSeed writes is a valid seed', () => {
  const sites = [{ latitude: -90, longitude: 180 }, { latitude: 12.3456, longitude: -0.0004 }, { name: '' }];
  for (const site of sites) expect(isCoverSeed(coverSeed(site))).toBe(true);
});

test.each([
  '',
  'n12',
  'nABCDEF01',
  '-27.4,153.03',
  '-27.4040,153.030',
  '-0.000,10.000',
  '-90.001,0.000',
  '0.000,180.001',
  '007.000,1.000',
  '01.000,1.000',
  'NaN,1.000',
  '1e3,1.000',
  '../../etc,1.000',
])('%j is not a valid seed', (seed) => {
  expect(isCoverSeed(seed)).toBe(false);
});

test('a cover has one path per size', () => {
  expect(coverPath('-27.404,153.030', 'wide')).toBe('/cover/-27.404,153.030/wide');
  expect(isCoverSize('thumb')).toBe(true);
  expect(isCoverSize('toString')).toBe(false);
});

test.each([
  ['Alice Springs', '-23.700,133.880', 'red', 0],
  ['Uluru', '-25.345,131.036', 'red', 0],
  ['Exmouth', '-21.930,114.130', 'dry', 0.04],
  ['Cairns', '-16.920,145.770', 'tropic', 0.2],
  ['Kangaroo Valley', '-34.740,150.500', 'green', 0.2],
  ['Cradle Mountain', '-41.650,145.950', 'green', 0.13],
  ['Norfolk Island', '-29.040,167.950', 'green', 0.2],
  ['a site without a position', 'n0000002a', 'green', 0.13],
])('the land round %s', (_, seed, look, water) => {
  expect(climateOf(seed)).toEqual({ look, water });
});

test('covers of the Red Centre have no lakes in any size', () => {
  for (const size of ['wide', 'thumb', 'tall'] as const) {
    const { height, left, top, columns, rows } = surveyLand('-23.700,133.880', size);
    for (let y = top; y <= top + rows; y++)
      for (let x = left; x <= left + columns; x++) expect(height(x, y)).toBeGreaterThan(WATER);
  }
});

const circle = Array.from({ length: 40 }, (_, i): [number, number] => [
  100 + 60 * Math.cos((i * Math.PI) / 20),
  100 + 60 * Math.sin((i * Math.PI) / 20),
]);

/**
 * Returns the steps of a path: the second pair of numbers of `q` and every pair of `t`. Each is
 * relative to the end point of the previous step.
 */
function stepsOf(path: string): [number, number][] {
  const [, curve = '', rest = ''] = /q(.*)t(.*)$/.exec(path) ?? [];
  const numbers = [...(curve.match(/-?\d+/g) ?? []).slice(2), ...(rest.match(/-?\d+/g) ?? [])].map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}

test('a ring ends exactly where it began, so that rounding errors don’t add up', () => {
  const steps = stepsOf(smoothRing(circle, 10));
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])).toEqual([0, 0]);
});

test('a ring is written in whole numbers and relative steps', () => {
  expect(smoothRing(circle, 10)).toMatch(/^M\d+ \d+q[-\d ]+t[-\d ]+$/);
});

test('points close to the previous one or within a straight edge are left out', () => {
  const edge = Array.from({ length: 30 }, (_, i): [number, number] => [i * 10, 0]);
  const lake: [number, number][] = [...edge, [300, 40], [200, 90], [100, 80], [20, 60]];
  expect(stepsOf(smoothRing(lake, 10)).length).toBeLessThan(8);
  expect(stepsOf(smoothRing(circle, 30)).length).toBeLessThan(stepsOf(smoothRing(circle, 10)).length);
});

test('a ring too small for a curve gives an empty path', () => {
  expect(smoothRing(circle, 200)).toBe('');
});

const cover = '-34.730,150.520';

test.each([
  ['a title', 'Easter at Bendeela'],
  ['none', ''],
  ['only letters that the face lacks', '日本 🏕️'],
  ['one that is far too long', `🏕️ ${'Žižka and friends '.repeat(20)}`],
  ['one word that is far too long', 'A'.repeat(500)],
  ['markup', '<script>"&\u0000'],
])('a preview with %s is a picture of its size', async (_what, title) => {
  const png = await previewPng({
    cover,
    title,
    lines: ['Fri 26 – Mon 29 Mar 2027', 'Near Kangaroo Valley NSW'],
  });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(200_000);
});

test('letters that the font lacks are left out, and the other letters stay', async () => {
  const face = await displayFace();
  expect(drawable(face, ' Žižka’s 🏕️  trip\n– “Łódź” 日本')).toBe('Žižka’s trip – “Łódź”');
  expect(outlines(face, 'Ž', 0, 0, 10)).not.toBe('');
});

test('lines fill the width, and a text that is too long ends in dots', async () => {
  const face = await displayFace();
  const room = widthOf(face, 'Easter at', 50) + 1;
  expect(linesOf(face, 'Easter at the river', 50, room, 2)).toEqual(['Easter at', 'the river']);
  const [first, second = ''] = linesOf(face, 'Easter at Bendeela with all of us', 50, room, 2);
  expect([first, second]).toEqual(['Easter at', expect.stringMatching(/^Bende.*…$/)]);
  expect(widthOf(face, second, 50)).toBeLessThanOrEqual(room);
});

const campgrounds: { lat: number; lng: number }[] = JSON.parse(
  readFileSync('prisma/seed/campgrounds-au-osm.json', 'utf8'),
);

/** About two hundred real campgrounds and a few remote positions. */
const seeds = campgrounds
  .filter((_, i) => i % 41 === 0)
  .map(({ lat, lng }) => coverSeed({ latitude: lat, longitude: lng }))
  .concat('0.000,0.000', '-90.000,-180.000', coverSeed({ name: 'The back paddock' }));

const wide = seeds.map((seed) => drawCover(seed, 'wide'));

test('the same position always looks the same', () => {
  const print = (size: CoverSize) =>
    createHash('sha256').update(drawCover('-27.404,153.030', size)).digest('hex').slice(0, 16);
  expect({ wide: print('wide'), thumb: print('thumb'), tall: print('tall') }).toMatchInlineSnapshot(`
{
  "tall": "c3ce34dca26a66fa",
  "thumb": "52dc5194017f4123",
  "wide": "98099dae9ed86c95",
}
`);
});

const largest = (svgs: string[]) => Math.max(...svgs.map((svg) => gzipSync(svg).length));

test('a cover stays within its size limit', () => {
  expect(largest(wide)).toBeLessThan(4000);
  expect(largest(seeds.map((seed) => drawCover(seed, 'thumb')))).toBeLessThan(2000);
  expect(largest(seeds.slice(0, 20).map((seed) => drawCover(seed, 'tall')))).toBeLessThan(6500);
});

test('a cover has water, all five heights, one pin and only valid numbers', () => {
  for (const svg of wide) {
    for (const look of ['a', 'b', 'c', 'd', 'e', 'f']) expect(svg).toMatch(new RegExp(`class="${look}[ "]`));
    expect(svg.match(/<circle/g)).toHaveLength(1);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|class="[a-f h]*" d="[^"]*\.\d/);
  }
});

test('the pin is where even a narrow banner shows it', () => {
  for (const svg of wide) {
    const [, x, y] = /translate\((\d+) (\d+)\)/.exec(svg) ?? [];
    expect(Number(x)).toBeGreaterThanOrEqual(100);
    expect(Number(x)).toBeLessThanOrEqual(700);
    expect(Math.abs(Number(y) - 150)).toBeLessThanOrEqual(40);
  }
});

test('the drawing uses the colours of the app’s tokens in light and dark', () => {
  const sheets = readTokens(readFileSync('app/globals.css', 'utf8'));
  const mix = (a: Oklch, b: Oklch) => a.map((value, i) => (value + (b[i] as number)) / 2) as Oklch;
  for (const mode of ['light', 'dark'] as const) {
    const token = (name: string) => sheets[mode][name] as Oklch;
    const [water, low, mid, high] = ['topo-0', 'topo-1', 'topo-2', 'topo-3'].map(token) as [
      Oklch,
      Oklch,
      Oklch,
      Oklch,
    ];
    const { fills, line, ochre, card } = palettes[mode];
    expect(fills).toEqual([water, low, mix(low, mid), mid, mix(mid, high), high].map(toHex));
    expect(line.slice(0, 7)).toBe(toHex(token('topo-line')));
    expect([ochre, card]).toEqual([toHex(token('ochre')), toHex(token('card'))]);
  }
});
