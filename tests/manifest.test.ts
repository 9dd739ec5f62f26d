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

test('the app opens at home, in a window of its own, and nothing follows who opens it', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Next trip', '/next-trip'],
    ['Find a campsite', '/createtrip'],
  ]);
  for (const { url } of shortcuts) expect(existsSync(`app/(app)${url}/page.tsx`)).toBe(true);
});

test.each(pictures)('$src is what the manifest says of it', async (picture) => {
  const { width, height, format } = await sharp(fileOf(picture)).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([picture.sizes, picture.type]);
});

test('there is an icon of 192 and of 512 pixels, as it is and to be cut', () => {
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
  '$src has ground up to its edges, and all of its drawing in the circle that no launcher cuts',
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

test('screenshots of a phone and of a wide window say what they show, and are small', () => {
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const picture of screenshots) {
    expect(picture.label).toMatch(/\w{3}/);
    expect(statSync(fileOf(picture)).size).toBeLessThan(250_000);
  }
  // A browser shows no screenshots of a form factor if their shapes differ.
  for (const form of ['narrow', 'wide'])
    expect(
      new Set(screenshots.filter((each) => each.form_factor === form).map(({ sizes }) => sizes)).size,
    ).toBe(1);
});

test('all of it is open to the signed-out, and only what is there', () => {
  const guarded = new RegExp(`^${config.matcher}$`);
  for (const { src } of pictures) expect(src).not.toMatch(guarded);
  expect('/manifest.webmanifest').not.toMatch(guarded);
  for (const path of ['/install/x', '/install/x/y.png', '/install/x.html', '/next-trip'])
    expect(path).toMatch(guarded);
});
