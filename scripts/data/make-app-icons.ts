import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { tentMark } from '../../lib/tent-mark';
import { command, isCommand } from '../command';
import { root } from '../paths';
import { print } from '../print';

/** The palette's eucalypt and paper as hex values: an image file can't use the page's custom properties. */
const light = { ground: '#1b573e', mark: '#f8f5ec' };
const dark = { ground: '#85d2a0', mark: '#0c1511' };

/** The map icon of lucide.dev (ISC License), for the app's shortcut that finds a campsite. */
const MAP =
  'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zM15 5.764v15M9 3.236v15';

interface Look {
  /** Of the picture's width, which the drawing takes up. */
  share: number;
  /** Of the background's side; 0 for square corners. */
  rounding: number;
  path?: string;
  filled?: boolean;
}

const own: Look = { share: 0.7, rounding: 0.25 };
/** The favicon is as small as 16 pixels, so the drawing must fill more of the picture. */
const small: Look = { share: 0.9, rounding: 0.2 };
/** The launcher cuts its own shape out of the icon: at least a circle whose diameter is 80 % of the side. */
const cut: Look = { share: 0.62, rounding: 0 };

function draw(size: number, { share, rounding, path = tentMark, filled = true }: Look): string {
  const scale = (size * share) / 24;
  const inset = (size - 24 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * rounding}" fill="${light.ground}"/><path transform="translate(${inset} ${inset}) scale(${scale})" fill="${filled ? light.mark : 'none'}" stroke="${light.mark}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
}

const png = (size: number, look: Look) =>
  sharp(Buffer.from(draw(size, look)))
    .png({ palette: true, effort: 10 })
    .toBuffer();

const tabIcon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Campmates</title><style>rect{fill:${light.ground}}path{fill:${light.mark};stroke:${light.mark};stroke-width:2;stroke-linecap:round;stroke-linejoin:round}@media(prefers-color-scheme:dark){rect{fill:${dark.ground}}path{fill:${dark.mark};stroke:${dark.mark}}}</style><rect width="32" height="32" rx="7"/><path transform="translate(3.4 3.4) scale(1.05)" d="${tentMark}"/></svg>\n`;

async function favicon(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(size, small)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let at = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] as number;
    head.set([size, size], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

export const makeAppIcons = async (): Promise<Record<string, string | Buffer>> => ({
  'icon.svg': tabIcon(),
  'favicon.ico': await favicon([16, 32, 48]),
  'icon-192.png': await png(192, own),
  'icon-512.png': await png(512, own),
  // iOS rounds this icon itself and fills transparent parts with black.
  'apple-touch-icon.png': await png(180, { ...cut, share: 0.66 }),
  'install/maskable-192.png': await png(192, cut),
  'install/maskable-512.png': await png(512, cut),
  'install/next-trip.png': await png(192, cut),
  'install/find-campsite.png': await png(192, { ...cut, share: 0.5, path: MAP, filled: false }),
});

if (isCommand(import.meta.url)) {
  await command(async () => {
    const files = Object.entries(await makeAppIcons());
    await mkdir(join(root, 'public', 'install'), { recursive: true });
    for (const [name, content] of files) await writeFile(join(root, 'public', name), content);
    print(`${files.length} icons`);
  });
}
