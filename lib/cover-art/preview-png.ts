import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font, type PathCommand, parse } from 'opentype.js';
import { drawPicture } from './contours';
import { pictureSizes } from './seed';
import { palettes } from './sheet';

const FOLDER = 'node_modules/@fontsource/bricolage-grotesque/files';
/** The second file has the letters that the first file lacks, such as Polish letters. */
const FILES = ['bricolage-grotesque-latin-600-normal.woff', 'bricolage-grotesque-latin-ext-600-normal.woff'];

let loading: Promise<Font[]> | undefined;

/** For the texts in pictures, because a host may have no fonts installed. */
export function displayFace(): Promise<Font[]> {
  loading ??= Promise.all(FILES.map(load)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(file: string): Promise<Font> {
  const { buffer, byteOffset, length } = await readFile(join(process.cwd(), FOLDER, file));
  return parse(buffer.slice(byteOffset, byteOffset + length));
}

export const drawable = (face: Font[], text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/gu, ' '))
    .filter((letter) => fontOf(face, letter))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const fontOf = (face: Font[], letter: string) => face.find((font) => font.charToGlyphIndex(letter) > 0);

export function widthOf(face: Font[], text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    const font = fontOf(face, letter);
    if (font) width += ((font.charToGlyph(letter).advanceWidth ?? 0) * size) / font.unitsPerEm;
  }
  return width;
}

export function outlines(face: Font[], text: string, x: number, y: number, size: number): string {
  let at = x;
  const paths: string[] = [];
  for (const letter of text) {
    const font = fontOf(face, letter);
    if (!font) continue;
    const glyph = font.charToGlyph(letter);
    paths.push(...glyph.getPath(at, y, size).commands.map(toData));
    at += ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
  }
  return paths.join('');
}

/** The library's own method omits separators between numbers. */
function toData(command: PathCommand): string {
  const { type, ...points } = command;
  const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;
  const values = order.flatMap((name) => (points as Partial<Record<string, number>>)[name] ?? []);
  return type + values.map((value) => value.toFixed(1)).join(' ');
}

export function linesOf(face: Font[], text: string, size: number, room: number, most: number): string[] {
  const fits = (line: string) => widthOf(face, line, size) <= room;
  const lines: string[] = [];
  let rest = text.split(' ').filter(Boolean);
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count++;
    const last = lines.length === most - 1;
    const line = rest.slice(0, last ? rest.length : count).join(' ');
    lines.push(fits(line) ? line : shortened(line, fits));
    rest = rest.slice(count);
  }
  return lines;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line);
  while (letters.length > 1 && !fits(`${letters.join('').trim()}…`)) letters.pop();
  return `${letters.join('').trim()}…`;
}

export interface Preview {
  cover: string;
  title: string;
  lines: string[];
  /** In one row below the lines. */
  numbers?: { value: string; word: string }[];
}

const { width: WIDTH, height: HEIGHT } = pictureSizes.preview;
const EDGE = 56;
const PAD = 44;
const ROOM = WIDTH - 2 * (EDGE + PAD);
const TITLE = { size: 68, step: 78 };
const LINE = { size: 36, step: 52 };
const NUMBER = { size: 84, word: 30, step: 150, columns: 4 };
const INK = '#1a2a20';
const MUTED = '#57614f';

/** Draws text as paths, because the host may have no fonts. */
export async function previewPng({ cover, ...told }: Preview): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = drawPicture(cover, 'preview', 'light');
  const words = Buffer.from(await drawWords(told));
  return sharp(Buffer.from(picture), { density: (72 / 800) * WIDTH })
    .resize(WIDTH, HEIGHT)
    .composite([{ input: words }])
    .png({ palette: true, effort: 1, dither: 0 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

async function drawWords({ title, lines, numbers = [] }: Omit<Preview, 'cover'>): Promise<string> {
  const face = await displayFace();
  const heading = linesOf(face, drawable(face, title), TITLE.size, ROOM, 2);
  const facts = lines.flatMap((line) => linesOf(face, drawable(face, line), LINE.size, ROOM, 1));
  const written = heading.length * TITLE.step + facts.length * LINE.step - 4;
  const tall = 2 * PAD + written + (numbers.length > 0 ? NUMBER.step : 0);
  const top = HEIGHT - EDGE - tall;
  const left = EDGE + PAD;
  let y = top + PAD - 10;
  const paths: string[] = [];
  const write = (words: string[], { size, step }: typeof TITLE, colour: string) => {
    for (const line of words) {
      y += step;
      paths.push(
        `<path fill="${colour}" d="${outlines(face, line, left, y - (step - size) / 2 - 6, size)}"/>`,
      );
    }
  };
  write(heading, TITLE, INK);
  y += 8;
  write(facts, LINE, MUTED);
  for (const [at, { value, word }] of numbers.slice(0, NUMBER.columns).entries()) {
    const x = left + (at * ROOM) / NUMBER.columns;
    paths.push(
      `<path fill="${INK}" d="${outlines(face, value, x, y + NUMBER.size + 8, NUMBER.size)}"/>`,
      `<path fill="${MUTED}" d="${outlines(face, word, x, y + NUMBER.step - 16, NUMBER.word)}"/>`,
    );
  }
  const card = palettes.light.card;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect x="${EDGE}" y="${top}" width="${WIDTH - 2 * EDGE}" height="${tall}" rx="28" fill="${card}"/>${paths.join('')}</svg>`;
}
