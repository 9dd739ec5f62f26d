import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/checks/browser';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { median } from './load';
import { type Page as Address, pagesOf } from './pages';
import { startServer } from './servers';

const ROUNDS = 5;
/** A quarter of the processor, 1.6 Mbit/s down, 0.75 up, and 150 ms for a round trip. */
const slowPhone = { processor: 4, latency: 150, down: 200_000, up: 93_750 };
/** How long a finger rests on a link, in ms. */
const FINGER = 80;
/** How long a page gets to load what it loads late, in ms. */
const QUIET = 2500;

/** The observers in the page fill this in, on its window. Times in ms. */
interface Felt {
  tap?: number;
  paint: number;
  painted: string;
  shift: number;
  press: number;
}

/** Prints how a slow phone feels: first pages, and taps between a trip's parts. */
export async function measureFelt(dataDir: string): Promise<void> {
  const app = await startServer(
    ['--import', 'tsx', 'scripts/server/start.ts'],
    '/api/health/ready',
    await freePort(),
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' },
  );
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const { home, trip } = await pagesOf(app.url, dataDir);
    print(`\nOn a slow phone (a quarter of the processor, 1.6 Mbit/s, 150 ms away), medians of ${ROUNDS}`);
    await measurePaint(browser, app.url, { home, trip });
    await measureTaps(browser, app.url, trip);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measurePaint(browser: Browser, url: string, pages: Record<string, Address>): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    const seen: Felt[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { page, close } = await openPhone(browser, url, address);
      seen.push(await feltOn(page));
      await close();
    }
    print(
      `  ${name.padEnd(10)} largest paint ${median(seen.map(({ paint }) => paint)).toFixed(0)} ms (promised: under 2000; ${seen[0]?.painted}), layout shift ${Math.max(...seen.map(({ shift }) => shift)).toFixed(3)} (promised: 0)`,
    );
  }
}

/** Each round is a phone that has loaded only the trip's overview. */
async function measureTaps(browser: Browser, url: string, trip: Address): Promise<void> {
  const taps = new Map<string, { first: number[]; again: number[] }>();
  let [press, shift] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, session, close } = await openPhone(browser, url, trip);
    const links = page.getByRole('navigation', { name: 'Parts of the trip' }).getByRole('link');
    const [overview = '', ...parts] = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const visit of ['first', 'again'] as const) {
      for (const href of [...parts, overview]) {
        const times = taps.get(href) ?? { first: [], again: [] };
        times[visit].push(await tap(page, session, href));
        taps.set(href, times);
      }
    }
    const felt = await feltOn(page);
    press = Math.max(press, felt.press);
    shift = Math.max(shift, felt.shift);
    await close();
  }
  for (const [href, { first, again }] of taps)
    print(
      `  to ${(href.split('/')[3] ?? 'overview').padEnd(10)} ${median(first).toFixed(0)} ms from the lifted finger, ${median(again).toFixed(0)} ms the second time (promised: under 400)`,
    );
  print(
    `  in all of it: the longest press until its paint ${press.toFixed(0)} ms (promised: under 200), layout shift ${shift.toFixed(3)} (promised: 0)`,
  );
}

async function tap(page: Page, session: CDPSession, href: string): Promise<number> {
  const link = page.locator(`.parts-bar a[href="${href}"]`);
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(() => {
    delete (window as unknown as { felt: Felt }).felt.tap;
  });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await sleep(FINGER);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => (window as unknown as { felt: Felt }).felt.tap !== undefined);
  await sleep(QUIET);
  return (await feltOn(page)).tap ?? Number.NaN;
}

async function openPhone(browser: Browser, url: string, { path, cookie = '' }: Address) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The network of a service worker can't be slowed.
    serviceWorkers: 'block',
  });
  const [name = '', value = ''] = cookie.split('; ')[0]?.split('=') ?? [];
  await context.addCookies([{ name, value, url }]);
  // tsx names functions by this helper, which a page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { processor, latency, down, up } = slowPhone;
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await page.goto(url + path, { waitUntil: 'load' });
  await sleep(QUIET);
  return { page, session, close: () => context.close() };
}

/** Runs in the page before its scripts. A tap ends when another page's heading has been painted. */
function watch(): void {
  const felt: Felt = { paint: 0, painted: '', shift: 0, press: 0 };
  Object.assign(window, { felt });
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    felt.paint = entry.startTime;
    felt.painted = `<${element?.localName ?? '?'}>`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) felt.shift += value;
  });
  observe(
    'event',
    (entry) => {
      // Without an interaction nobody pressed: a page that loads tells where the pointer lies.
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) felt.press = Math.max(felt.press, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = document.querySelector('h1');
      const look = () =>
        requestAnimationFrame((now) => {
          const shown = document.querySelector('h1');
          if (shown && shown !== heading)
            requestAnimationFrame((after) => Object.assign(felt, { tap: after - timeStamp }));
          else if (now - timeStamp < 10_000) look();
        });
      look();
    },
    true,
  );
}

const feltOn = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt);
