import type { Locator, Page } from '@playwright/test';
import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { sharedServer } from './account';
import type { App } from './app';
import { expect, test, uniqueEmail } from './fixtures';

/** A trip of 61 people in 21 households with 200 expenses and 300 lines of gear. */
async function largeTrip({ page }: App): Promise<string> {
  const planned = await page.request.post('/api/trips', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      tripName: 'Easter at Bendeela',
      location_id: null,
      location_name: 'Bendeela Recreation Area',
      location_url: null,
      start_date: addDays(today(), 30),
      end_date: addDays(today(), 33),
      invitees: Array.from({ length: 20 }, () => uniqueEmail('guest')),
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const { id } = (await planned.json()).trip;
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await client.query(
    `update invites set attending = true, answered_at = now(), guest = jsonb_build_object(
       'name', 'Guest' || nth, 'vehicles', '[]'::jsonb, 'crew', jsonb_build_array(
         jsonb_build_object('name', 'Guest' || nth, 'age', 'adult'), jsonb_build_object('name', 'Sam', 'age', 'adult'),
         jsonb_build_object('name', 'Kim', 'age', 'child')))
     from (select id, row_number() over (order by id) nth from invites where trip_id = $1) numbered
     where numbered.id = invites.id`,
    [id],
  );
  await client.query(
    `with households as (
       select $1::uuid id, 0 nth union all select id, row_number() over (order by id) from invites where trip_id = $1
     ), added as (
       insert into expenses (id, trip_id, what, day, cents, paid_by, added_by)
       select gen_random_uuid(), $1, 'Ice and drinks ' || n, $2::date - n % 40, 2100 + 21 * n, h.id, h.id
       from generate_series(1, 200) n join households h on h.nth = n * n % 21 returning id, cents
     )
     insert into expense_shares (expense_id, household_id, weight, cents)
     select added.id, households.id, 100, added.cents / 21 from added, households`,
    [id, today()],
  );
  await client.query(
    `insert into gear_lines (id, trip_id, name, needed, added_by)
     select gen_random_uuid(), $1, 'Thing ' || n, 1 + n % 5, $1 from generate_series(1, 300) n`,
    [id],
  );
  await client.end();
  return `/trip/${id}`;
}

/** Has the browser keep how long each tap, click and key took to be drawn. */
const watchTaps = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenTaps: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/**
 * The longest that a press took until it was drawn, in ms; of several tries the quickest, since what else the machine
 * does, other stories among it, only ever makes one slower.
 */
async function timeOf(page: Page, press: () => Locator, back: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let count = 0; count < 5; count++) {
    await page.evaluate(() => (window as unknown as { seenTaps: number[] }).seenTaps.splice(0));
    await press().click();
    await page.waitForTimeout(700);
    tries.push(
      await page.evaluate(() => Math.max(0, ...(window as unknown as { seenTaps: number[] }).seenTaps)),
    );
    await back();
  }
  return Math.min(...tries);
}

test('a trip of 61 people with 200 expenses and 300 lines of gear answers a tap within 200 ms on a slow phone', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
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
    () => page.getByRole('button', { name: /^Mark paid/ }).first(),
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
  const line = (name: string) => page.getByRole('button', { name: `I’ll bring it: ${name}`, exact: true });
  times['opening a line of gear'] = await timeOf(
    page,
    () => line('Thing 5'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  );
  let taken = 10;
  const openNext = () => line(`Thing ${++taken}`).click();
  await openNext();
  times['taking a line on'] = await timeOf(page, () => page.getByRole('button', { name: 'Save' }), openNext);
  test.info().annotations.push({ type: 'ms', description: JSON.stringify(times) });
  expect(Object.entries(times).filter(([, ms]) => ms > 200)).toEqual([]);
});
