import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Oklch, readTokens, toHex } from '@/tests/fixtures/colours';
import { drawCover } from './contours';
import { type CoverSize, coverSeed } from './seed';
import { palettes } from './sheet';

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
  "tall": "4b115a598b6f360f",
  "thumb": "180eddc690fe05e7",
  "wide": "10e029263216ccf1",
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
