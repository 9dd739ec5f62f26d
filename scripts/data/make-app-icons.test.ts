/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeAppIcons } from './make-app-icons';

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
