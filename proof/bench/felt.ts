import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/checks/browser';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { median } from './load';
import { type Page as Address, pagesOf } from './pages';
import { startServer } from './servers';

const ROUNDS = 5;
/** A quarter of the processor, 1.6 Mbit/s down, and 150 ms for a round trip. */
const slowPhone = { processor: 4, latency: 150, down: 200_000, up: 93_750 };
const promised = { tap: 400, paint: 2000, shift: 0, press: 200 };

/** What the page's observers leave on its window. */
interface Felt {
  tap?: number;
  paint: number;
  shift: number;
  press: number;
}

/** Prints how a slow phone feels: first pages, and taps between a trip's parts. */
export async function measureFelt(dataDir: string): Promise<void> {
  const port = await freePort();
  const app = await startServer(['--import', 'tsx', 'scripts/server/start.ts'], '/api/health/ready', port, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const { home, trip } = await pagesOf(app.url, dataDir);
    print(`\nOn a slow phone (a quarter of the processor, 1.6 Mbit/s, 150 ms away), medians of ${ROUNDS}`);
    for (const [name, address] of Object.entries({ home, trip })) {
      const seen: Felt[] = [];
      while (seen.length < ROUNDS) {
        const { context, page } = await openPhone(browser.newContext(phone), app.url, address);
        await page.goto(app.url + address.path, { waitUntil: 'networkidle' });
        seen.push(await feltOn(page));
        await context.close();
      }
      const of = (key: 'paint' | 'shift') => median(seen.map((felt) => felt[key]));
      print(
        `  ${name.padEnd(10)} largest paint ${of('paint').toFixed(0)} ms (promised: under ${promised.paint}), layout shift ${of('shift').toFixed(3)} (promised: ${promised.shift})`,
      );
    }
    await measureTaps(await openPhone(browser.newContext(phone), app.url, trip), app.url + trip.path);
  } finally {
    await browser.close();
    await app.stop();
  }
}

const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // The network of a service worker can't be slowed.
  serviceWorkers: 'block',
} as const;

async function openPhone(opening: Promise<BrowserContext>, url: string, { cookie = '' }: Address) {
  const context = await opening;
  const [name = '', value = ''] = cookie.split('; ')[0]?.split('=') ?? [];
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  return { context, page };
}

async function slowDown(session: CDPSession): Promise<void> {
  const { processor, latency, down, up } = slowPhone;
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
}

/** Runs in the page before its scripts. */
function watch(): void {
  const felt: Felt = { paint: 0, shift: 0, press: 0 };
  Object.assign(window, { felt });
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    felt.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) felt.shift += value;
  });
  observe(
    'event',
    ({ duration }) => {
      felt.press = Math.max(felt.press, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const [from, heading] = [location.pathname, document.querySelector('h1')];
      delete felt.tap;
      const look = () => {
        if (location.pathname === from && document.querySelector('h1') === heading)
          requestAnimationFrame(look);
        else
          requestAnimationFrame(() =>
            requestAnimationFrame((now) => Object.assign(felt, { tap: now - timeStamp })),
          );
      };
      look();
    },
    true,
  );
}

const feltOn = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt);

async function measureTaps({ context, page }: { context: BrowserContext; page: Page }, trip: string) {
  await page.goto(trip, { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Parts of the trip' });
  const links = bar.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const taps = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const href of hrefs) {
      const link = bar.locator(`a[href="${href}"]`);
      if ((await link.getAttribute('aria-current')) === 'page') continue;
      await link.tap();
      await page.waitForFunction(() => (window as unknown as { felt: Felt }).felt.tap !== undefined);
      const { tap = 0 } = await feltOn(page);
      taps.set(href, [...(taps.get(href) ?? []), tap]);
      await page.waitForLoadState('networkidle');
    }
  }
  for (const [href, times] of taps)
    print(
      `  to ${new URL(href, trip).pathname.split('/').slice(3).join('/') || 'overview'}: ${median(times).toFixed(0)} ms from the tap (promised: under ${promised.tap})`,
    );
  const { press } = await feltOn(page);
  print(`  the longest press until its paint: ${press.toFixed(0)} ms (promised: under ${promised.press})`);
  await context.close();
}
