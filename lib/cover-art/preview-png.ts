import 'server-only';
import { drawPicture } from './contours';
import { displayFace, drawable, linesOf, outlines } from './letters';
import { pictureSizes } from './seed';
import { palettes } from './sheet';

export interface Preview {
  cover: string;
  title: string;
  lines: string[];
}

const { width: WIDTH, height: HEIGHT } = pictureSizes.preview;
const EDGE = 56;
const PAD = 44;
const ROOM = WIDTH - 2 * (EDGE + PAD);
const TITLE = { size: 68, step: 78 };
const LINE = { size: 36, step: 52 };
const INK = '#1a2a20';
const MUTED = '#57614f';

/** Draws text as paths, because the host may have no fonts. */
export async function previewPng({ cover, title, lines }: Preview): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = drawPicture(cover, 'preview', 'light');
  const words = Buffer.from(await drawWords(title, lines));
  return sharp(Buffer.from(picture), { density: (72 / 800) * WIDTH })
    .resize(WIDTH, HEIGHT)
    .composite([{ input: words }])
    .png({ palette: true, effort: 1, dither: 0 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

async function drawWords(title: string, lines: string[]): Promise<string> {
  const face = await displayFace();
  const heading = linesOf(face, drawable(face, title), TITLE.size, ROOM, 2);
  const facts = lines.flatMap((line) => linesOf(face, drawable(face, line), LINE.size, ROOM, 1));
  const tall = 2 * PAD + heading.length * TITLE.step + facts.length * LINE.step - 4;
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
  const card = palettes.light.card;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect x="${EDGE}" y="${top}" width="${WIDTH - 2 * EDGE}" height="${tall}" rx="28" fill="${card}"/>${paths.join('')}</svg>`;
}
