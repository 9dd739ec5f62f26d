import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/checks/browser';
import { command } from '../../scripts/command';
import type { Demo } from '../../scripts/demo/make-demo';
import { startDemo } from '../../scripts/demo/start-demo';
import { root } from '../../scripts/paths';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { photograph } from './contact-sheet';
import { publish } from './published';
import { shotsOf } from './shots';

/**
 * `npm run screenshots` puts every page of the demo into one contact sheet. Words after the command
 * choose pages by name. `npm run screenshots -- published` takes new pictures for README.md,
 * docs/use and public/manifest.webmanifest.
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
