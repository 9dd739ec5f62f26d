import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Shot } from './shots';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;
/** The greatest height of a picture, in pixels. A longer page is cut off. */
const MOST = 6000;

/**
 * Takes screenshots of each page at three widths. Each file shows the light and the dark picture
 * side by side, and index.html in the folder shows all files. Reports each finished page with axe's
 * findings and where the page is wider than the screen.
 */
export async function photograph(
  browser: Browser,
  url: string,
  shots: Shot[],
  folder: string,
  tell: (line: string) => void,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const title = `${index + 1}. ${shot.name}`;
    rows.push(`<h2>${title}</h2>`);
    for (const width of widths) {
      const views = await Promise.all(schemes.map((scheme) => take(browser, url, shot, width, scheme)));
      const pictures = views.map(({ picture }) => picture);
      for (const fault of views.flatMap(({ faults }) => faults))
        tell(`  ${shot.name} at ${width} px: ${fault}`);
      const name = shot.name.replace(/[^a-z]+/gi, '-').replace(/-$/, '');
      const file = `${String(index + 1).padStart(3, '0')}-${name}-${width}.png`;
      await writeFile(join(folder, file), await sideBySide(pictures));
      rows.push(`<img loading="lazy" src="${file}" alt="At ${width} px, light and dark">`);
    }
    tell(title);
  }
  const head = '<!doctype html><meta charset="utf-8"><title>Campmates: every page</title>';
  const style = '<style>body{font:16px sans-serif;margin:2rem}img{max-width:100%;margin:.5rem}</style>';
  await writeFile(join(folder, 'index.html'), head + style + rows.join('\n'));
}

async function take(
  browser: Browser,
  url: string,
  { path, cookie }: Shot,
  width: number,
  colorScheme: (typeof schemes)[number],
): Promise<{ picture: Buffer; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: width < 1024,
  });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (cookie) await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'load' });
  // Make the window as high as the page, so that fixed bars are at the page's end and the map is in
  // view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 800), MOST) });
  // Wait for late parts and the map, which load once the page is idle. A trip's page keeps a
  // connection open, so the network never becomes idle.
  await page.waitForTimeout(800);
  const picture = await page.screenshot();
  const faults = await faultsOf(page, colorScheme);
  await context.close();
  return { picture, faults };
}

async function faultsOf(page: Page, colorScheme: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => `${id} (${colorScheme}) ${nodes[0]?.html.slice(0, 120)}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return wide ? [...found, 'wider than the screen'] : found;
}

async function sideBySide(pictures: Buffer[]): Promise<Buffer> {
  let left = 0;
  let height = 0;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const input of pictures) {
    const size = await sharp(input).metadata();
    placed.push({ input, left, top: 0 });
    left += size.width + 16;
    height = Math.max(height, size.height);
  }
  const sheet = sharp({ create: { width: left - 16, height, channels: 3, background: '#999' } });
  return sheet.composite(placed).png({ palette: true }).toBuffer();
}
