import type { Locator, Page } from '@playwright/test';
import { expect, test, uniqueEmail } from './fixtures';
import { planTrip, waitUntilKept } from './kept';
import { largeTrip } from './large-trip';

/**
 * Makes the browser record the time of each tap, click and key press, and how long each took to be
 * drawn.
 */
const watchTaps = (page: Page) =>
  page.addInitScript(() => {
    const seen: { name: string; at: number; ms: number }[] = [];
    Object.assign(window, { seenTaps: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        const { name, startTime: at, duration: ms } = entry;
        if (entry.interactionId) seen.push({ name, at, ms });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

type Watched = Window & { seenTaps: { name: string; at: number; ms: number }[] };

/**
 * Runs in the page. Covers the page, or its open dialog, with a button that does a fixed amount of
 * work.
 */
function layButton(): void {
  const button = document.createElement('button');
  Object.assign(button.style, { position: 'fixed', top: '0', left: '0', zIndex: '99' });
  button.textContent = 'Work';
  button.onclick = () => {
    const names = Array.from({ length: 400 }, (_, nth) => ({ id: nth, name: `Thing ${(nth * 7919) % 400}` }));
    for (let round = 0; round < 24; round++) {
      const copy: typeof names = JSON.parse(JSON.stringify(names));
      copy.sort((one, other) => (one.name < other.name ? -1 : 1));
      const list = document.createElement('ul');
      for (const { id, name } of copy) {
        const item = document.createElement('li');
        item.className = `row-${id}`;
        item.textContent = name;
        list.append(item);
      }
      list.querySelectorAll('li:nth-child(odd)');
    }
    button.remove();
  };
  (document.querySelector('dialog[open]') ?? document.body).append(button);
}

/** Time that a tap on this button takes on the slow phone for which the limit holds, in ms. */
const WORK_MS = 120;
const LIMIT_MS = 200;

/** Returns the longest time between a press and the drawing of its result, in ms. */
async function pressOnce(page: Page, press: Locator): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await press.click();
  const seen = () =>
    page.evaluate((since) => (window as unknown as Watched).seenTaps.filter(({ at }) => at >= since), from);
  await expect.poll(async () => (await seen()).map(({ name }) => name)).toContain('click');
  return Math.max(...(await seen()).map(({ ms }) => ms));
}

/**
 * Returns how long a press would take on the slow phone, in ms. This machine can't measure that
 * time directly, so each press is compared with a tap that does a fixed amount of work on the same
 * page. For the press and for the tap, only the quickest of several tries counts, because other load
 * on the machine can only slow them down. While a press seems too slow, it is tried again.
 */
async function timeOf(page: Page, press: () => Locator, back: () => Promise<unknown>): Promise<number> {
  const [taps, works]: [number[], number[]] = [[], []];
  const work = async () => {
    await page.evaluate(layButton);
    works.push(await pressOnce(page, page.getByRole('button', { name: 'Work', exact: true })));
  };
  const ms = () => Math.round((Math.min(...taps) / Math.min(...works)) * WORK_MS);
  while (taps.length < 3 || (ms() > LIMIT_MS && taps.length < 20)) {
    for (let times = 0; times < 3; times++) await work();
    taps.push(await pressOnce(page, press()));
    await back();
    // Waits for whatever the tap makes the page load again.
    await page.waitForTimeout(500);
  }
  return ms();
}

test('a trip of 61 people with 200 expenses and 300 lines of gear responds to a tap within 200 ms on a slow phone', {
  tag: ['@release', '@alone'],
}, async ({ browserOf }) => {
  test.setTimeout(360_000);
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 800 }, hasTouch: true });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/');
  const trip = await largeTrip(mia);
  await watchTaps(page);
  await page.goto(`${trip}/costs`);
  await mia.ready();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: Record<string, number> = {};
  const close = () => page.getByRole('button', { name: 'Close' }).click();

  times['opening the form'] = await timeOf(
    page,
    () => page.getByRole('button', { name: 'Add an expense' }),
    close,
  );
  times['opening an expense'] = await timeOf(
    page,
    () => page.getByRole('button', { name: /Ice and drinks/ }).first(),
    close,
  );
  times['marking a payment'] = await timeOf(
    page,
    () => page.getByRole('button', { name: /^Mark it paid/ }).first(),
    () => expect(page.getByText('Undo').first()).toBeVisible(),
  );
  await page.getByRole('button', { name: 'Add an expense' }).click();
  times['choosing some'] = await timeOf(
    page,
    () => page.getByText('Some of us'),
    () => page.getByText('Everyone', { exact: true }).click(),
  );
  await page.goto(`${trip}/gear`);
  await mia.ready();
  times['opening a line of gear'] = await timeOf(
    page,
    () => page.getByRole('button', { name: 'Bring some: Thing 4', exact: true }),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  );
  times['taking a line on'] = await timeOf(
    page,
    () => page.getByRole('button', { name: /^I’ll bring it: Thing/ }).first(),
    () => expect(page.getByRole('button', { name: /^Undo: Thing/ }).first()).toBeVisible(),
  );
  test.info().annotations.push({ type: 'ms', description: JSON.stringify(times) });
  expect(Object.entries(times).filter(([, ms]) => ms > LIMIT_MS)).toEqual([]);
});

/**
 * Returns when the page's largest part was drawn, in ms from the start of the navigation. The time
 * until the service worker's response counts four times, because the CPU throttling doesn't slow the
 * worker.
 */
const drawnAfter = (page: Page) =>
  page.evaluate(async () => {
    const drawn = await new Promise<number>((resolve) => {
      const type = 'largest-contentful-paint';
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
        type,
        buffered: true,
      });
    });
    const [{ responseEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return drawn + 3 * responseEnd;
  });

test('a kept trip opens within a second without network, on a CPU slowed four times', {
  tag: ['@release', '@alone'],
}, async ({ browserOf }) => {
  test.setTimeout(240_000);
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 800 }, serviceWorkers: 'allow' });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { id, sitePage } = await planTrip(mia, 'Easter at the river');
  await page.goto(`/trip/${id}`);
  await waitUntilKept(page, [`/trip/${id}`, sitePage, `/trip/${id}/print`]);
  await page.context().setOffline(true);
  // A side effect of this session: the browser reports that it is online, although no request gets
  // through. A phone with very poor reception behaves the same way.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  // The quickest of several tries counts, because other load on the machine only makes them slower.
  while (times.length < 3 || (Math.min(...times) >= 1000 && times.length < 15)) {
    await page.goto(`/trip/${id}`);
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await mia.ready();
    times.push(Math.round(await drawnAfter(page)));
  }
  test.info().annotations.push({ type: 'ms', description: JSON.stringify(times) });
  expect(Math.min(...times)).toBeLessThan(1000);
});
