import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { config } from '@/middleware';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: 'narrow' | 'wide';
  label?: string;
}

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
const { icons, screenshots, shortcuts } = manifest;
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
const fileOf = ({ src }: Picture) => `public${src}`;

test('the app opens at home in its own window, and its addresses contain no tracking parameter', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Next trip', '/next-trip'],
    ['Find a campsite', '/createtrip'],
  ]);
  for (const { url } of shortcuts) expect(existsSync(`app/(app)${url}/page.tsx`)).toBe(true);
});

test.each(pictures)('$src has the size and type that the manifest says', async (picture) => {
  const { width, height, format } = await sharp(fileOf(picture)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([picture.sizes, picture.type]);
});

test('there are icons of 192 and 512 pixels, each plain and maskable', () => {
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test.each([
  ...icons.filter(({ purpose }) => purpose === 'maskable'),
  ...shortcuts.flatMap((shortcut) => shortcut.icons),
])(
  '$src is opaque up to its edges, with its drawing inside the circle that no launcher crops',
  async (picture) => {
    const { data, info } = await sharp(fileOf(picture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray(4 * (y * info.width + x)).subarray(0, 4)];
    const ground = pixel(0, 0);
    const middle = (info.width - 1) / 2;
    let drawn = 0;
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const [red, green, blue, alpha] = pixel(x, y);
        if (alpha !== 255) throw new Error(`${x}, ${y} is clear`);
        if (red === ground[0] && green === ground[1] && blue === ground[2]) continue;
        drawn++;
        if (Math.hypot(x - middle, y - middle) > 0.4 * info.width)
          throw new Error(`${x}, ${y} may be cut off`);
      }
    }
    expect(drawn).toBeGreaterThan(0.05 * info.width * info.height);
  },
);

test('screenshots for a phone and for a wide window have labels and are small', () => {
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const picture of screenshots) {
    expect(picture.label).toMatch(/\w{3}/);
    expect(statSync(fileOf(picture)).size).toBeLessThan(250_000);
  }
  // If the sizes of a form factor's screenshots differ, a browser shows none of them.
  for (const form of ['narrow', 'wide'])
    expect(
      new Set(screenshots.filter((each) => each.form_factor === form).map(({ sizes }) => sizes)).size,
    ).toBe(1);
});

test('signed-out visitors can load exactly the files that exist', () => {
  const guarded = new RegExp(`^${config.matcher}$`);
  for (const { src } of pictures) expect(src).not.toMatch(guarded);
  expect('/manifest.webmanifest').not.toMatch(guarded);
  for (const path of ['/install/x', '/install/x/y.png', '/install/x.html', '/next-trip'])
    expect(path).toMatch(guarded);
});
