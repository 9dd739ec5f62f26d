import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../checks/browser';
import { command } from '../command';
import { root } from '../paths';
import { freePort } from '../port';
import { print } from '../print';
import { Refusal } from '../refusal';
import { photograph } from './contact-sheet';
import type { Demo } from './make-demo';
import { shotsOf } from './shots';
import { startDemo } from './start-demo';

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  readme: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
};

/**
 * `npm run screenshots`: every page of the demo in one contact sheet; words after it choose pages by their names.
 * `npm run screenshots -- published` makes the pictures of README.md and of public/manifest.webmanifest anew.
 */
await command(async () => {
  const chosen = process.argv.slice(2);
  process.env.PORT ??= String(await freePort());
  process.env.WEATHER_URL = 'off';
  const executablePath = await findChromium();
  await startDemo('.data-screenshots', async (demo, { APP_URL }) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      if (chosen[0] === 'published') await publish(browser, APP_URL, demo);
      else await sheet(browser, APP_URL, demo, chosen);
    } finally {
      await browser.close();
    }
    return false;
  });
});

async function sheet(browser: Browser, url: string, demo: Demo, chosen: string[]): Promise<void> {
  const shots = shotsOf(demo).filter(
    ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)),
  );
  if (shots.length === 0) throw new Refusal(`No page has a name with ${chosen.join(' or ')} in it.`);
  const folder = join(root, '.data-contact-sheet');
  await photograph(browser, url, shots, folder, print);
  print(`Open ${join('.data-contact-sheet', 'index.html')}.`);
}

async function publish(browser: Browser, url: string, { campers, trips }: Demo): Promise<void> {
  const cookie = campers[0]?.person.cookie ?? '';
  const trip = `/trip/${trips.next}`;
  const find = '/createtrip?postcode=2577&radius=100&sources=user&sources=private';
  const pictures: [file: string, path: string, form: keyof typeof forms][] = [
    ['public/install/trip.webp', trip, 'narrow'],
    ['public/install/gear.webp', `${trip}/gear`, 'narrow'],
    ['public/install/find.webp', find, 'narrow'],
    ['public/install/trip-wide.webp', trip, 'wide'],
    ['public/install/find-wide.webp', find, 'wide'],
    ['docs/images/home.png', '/', 'readme'],
    ['docs/images/find.png', find, 'wide'],
  ];
  for (const [file, path, form] of pictures) {
    const [name = '', value = ''] = cookie.split('=');
    const context = await browser.newContext({
      ...forms[form],
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.waitForTimeout(2000);
    const picture = await shrink(await page.screenshot(), file);
    await context.close();
    await writeFile(join(root, file), picture);
    print(`${file}: ${Math.round(picture.length / 1000)} kB`);
  }
}

/** The readme's pictures are PNG. A function, which is there before the command above has ended. */
function shrink(picture: Buffer, file: string): Promise<Buffer> {
  return file.endsWith('.png')
    ? sharp(picture).png({ palette: true, effort: 10 }).toBuffer()
    : sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();
}
