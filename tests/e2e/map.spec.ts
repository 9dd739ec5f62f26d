import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, uniqueEmail } from './fixtures';
import { ready } from './ready';

const places = { brisbane: '4031', 'kangaroo-valley': '2577' };

test('the bundled map is readable, wide and narrow, light and dark', async ({ browserOf }, testInfo) => {
  const mia = await browserOf('Mia', { viewport: { width: 1280, height: 800 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/map/')) return;
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    sizes.set(pathname, Number(response.headers()['content-length']));
  });
  const map = page.getByRole('region', { name: 'Map of results' });
  /**
   * Returns how many different colours the map's canvas shows. An empty canvas shows one; a map
   * with only sea shows hardly more.
   */
  const colours = () =>
    map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 68) seen.add(data.slice(at, at + 3).join());
      return seen.size;
    });

  for (const [place, postcode] of Object.entries(places)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    sizes.clear();
    await page.goto(`/createtrip?postcode=${postcode}&radius=50&sources=user&view=peek`);
    await expect(map.getByText('Not for navigation · © Geoscience Australia')).toBeVisible();
    await expect.poll(colours).toBeGreaterThan(20);
    await page.waitForLoadState('networkidle');
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThan(255_000);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(colours).toBeGreaterThan(20);
        await map.screenshot({ path: testInfo.outputPath(`${place}-${width}-${colorScheme}.png`) });
      }
    }
  }
  await map.getByText('Not for navigation').click();
  await expect(
    map.getByText(/Based on Geoscience Australia data: Global Map Australia 1M 2001/),
  ).toBeVisible();
});

/** Runs in the page. Moves the map below the part of the page that is visible without scrolling. */
function putBelowTheScreen(): void {
  const lower = () => document.documentElement?.style.setProperty('padding-top', '3000px');
  lower();
  new MutationObserver(lower).observe(document, { childList: true });
}

/** Records what a page requests for the map: its tiles, and the code that reads and draws them. */
async function watchMap(page: Page) {
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('response', (each) => {
    if (new URL(each.url()).pathname.startsWith('/map/')) asked.push(each.url());
    if (each.request().resourceType() === 'script') scripts.push(each.text().catch(() => ''));
  });
  const list = 'components/campsites/map/data/map-tiles.json';
  const { version }: { version: string } = JSON.parse(await readFile(list, 'utf8'));
  /** True when the map's code has loaded. The code contains the list of tiles with its version. */
  const codeCame = async () => (await Promise.all(scripts)).some((text) => text.includes(version));
  return { asked, codeCame };
}

/**
 * Returns how many campsites the map's pins and clusters stand for. A cluster's name is like "12
 * campsites".
 */
async function sitesOnMap(page: Page): Promise<number> {
  const pins = page.getByRole('region', { name: 'Map of results' }).locator('.leaflet-marker-pane button');
  const names = await pins.evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? pin.textContent ?? ''));
  return names.reduce((sum, name) => sum + (Number(/^(\d+) campsites$/.exec(name)?.[1]) || 1), 0);
}

test('in the search and on a campsite’s page the map’s code and tiles load once it is in view, and its files are open to anybody', async ({
  browserOf,
  request,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { asked, codeCame } = await watchMap(page);
  const searches: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/api/locations/')) searches.push(new URL(each.url()).pathname);
  });
  await page.goto('/createtrip?postcode=2577&radius=100&sources=user&view=full');
  await mia.ready();
  expect([asked, searches]).toEqual([[], []]);
  expect(await codeCame()).toBe(false);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await codeCame()).toBe(true);
  await expect.poll(() => sitesOnMap(page)).toBe(200);
  expect(searches).toEqual(['/api/locations/public']);
  const response = await request.get(asked[0] ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/gzip');

  const near = { postcode: '4031', radius: 100 };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const found = await page.request.post('/api/locations/public', { headers, data: near });
  const [site] = (await found.json()).locations;
  const fresh = await page.context().newPage();
  await fresh.addInitScript(putBelowTheScreen);
  const { asked: tiles, codeCame: codeCameThere } = await watchMap(fresh);
  await fresh.goto(`/campsite/${site.id}`);
  await ready(fresh);
  expect(tiles).toEqual([]);
  expect(await codeCameThere()).toBe(false);
  await fresh.getByRole('region', { name: `Map of ${site.name}` }).scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(await codeCameThere()).toBe(true);
});
