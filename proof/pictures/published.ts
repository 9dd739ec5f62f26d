import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import type { Demo } from '../../scripts/demo/make-demo';
import { root } from '../../scripts/paths';
import { print } from '../../scripts/print';

const forms = {
  /** For the pictures of a first trip in docs/use, which are shown 360 px wide. */
  guide: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  readme: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
} satisfies Record<string, BrowserContextOptions>;

interface Picture {
  file: string;
  path: string;
  form: keyof typeof forms;
  /** Null for a browser that isn't signed in. */
  cookie: string | null;
}

/** Takes new pictures for README.md, docs/use and public/manifest.webmanifest. */
export async function publish(browser: Browser, url: string, demo: Demo): Promise<void> {
  for (const { file, path, form, cookie } of picturesOf(demo)) {
    const context = await browser.newContext({
      ...forms[form],
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (cookie) await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.waitForTimeout(2000);
    const bytes = await shrink(await page.screenshot(), file);
    await context.close();
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), bytes);
    print(`${file}: ${Math.round(bytes.length / 1000)} kB`);
  }
}

function picturesOf({ campers, trips, site, join: groupLink }: Demo): Picture[] {
  const cookieOf = (index: number) => campers[index]?.person.cookie ?? null;
  const [olivia, sam] = [cookieOf(0), cookieOf(1)];
  const trip = `/trip/${trips.next}`;
  const find = '/createtrip?postcode=2577&radius=100&sources=user&sources=private';
  const guide = (name: string, path: string, cookie: string | null): Picture => ({
    file: `docs/images/use/${name}.webp`,
    path,
    form: 'guide',
    cookie,
  });
  return [
    { file: 'public/install/trip.webp', path: trip, form: 'narrow', cookie: olivia },
    { file: 'public/install/gear.webp', path: `${trip}/gear`, form: 'narrow', cookie: olivia },
    { file: 'public/install/find.webp', path: find, form: 'narrow', cookie: olivia },
    { file: 'public/install/trip-wide.webp', path: trip, form: 'wide', cookie: olivia },
    { file: 'public/install/find-wide.webp', path: find, form: 'wide', cookie: olivia },
    { file: 'docs/images/home.png', path: '/', form: 'readme', cookie: olivia },
    { file: 'docs/images/find.png', path: find, form: 'wide', cookie: olivia },
    guide('sign-up', '/login?mode=signup', null),
    guide('crew', '/your-crew', olivia),
    guide('find', find, olivia),
    guide('create', `/create-trip-details?site=${site}`, olivia),
    guide('invite', `${trip}?invite=1`, olivia),
    guide('guest', groupLink, null),
    guide('trip', trip, sam),
    guide('at-home', `${trip}/home-contact`, sam),
  ];
}

/** Compresses a picture in the format of its file's name: PNG or WebP. */
const shrink = (picture: Buffer, file: string): Promise<Buffer> =>
  file.endsWith('.png')
    ? sharp(picture).png({ palette: true, effort: 10 }).toBuffer()
    : sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();
