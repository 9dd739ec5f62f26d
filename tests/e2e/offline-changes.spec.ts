import type { Page } from '@playwright/test';
import { addDays, formatDateRange, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { waitUntilKept } from './kept';
import { ready } from './ready';

const worker = { serviceWorkers: 'allow' } as const;
const headers = { 'sec-fetch-site': 'same-origin' };
const datesFrom = (first: number) => ({
  start_date: addDays(today(), first),
  end_date: addDays(today(), first + 2),
});

/** Mia's trip in three weeks, to which Tom is invited; his browser has its service worker. */
async function invitedTo(browserOf: (name: string, options?: object) => Promise<App>) {
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', worker)];
  const email = uniqueEmail('tom');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(email, 'Tom Walker');
  const planned = await mia.page.request.post('/api/trips', {
    headers,
    data: {
      tripName: 'Easter at the river',
      location_name: 'Bendeela',
      location_url: 'https://example.com/bendeela',
      ...datesFrom(21),
      invitees: [email],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const id: string = (await planned.json()).trip.id;
  return { mia, tom, id };
}

async function open({ page, ready }: Pick<App, 'page' | 'ready'>, path: string): Promise<void> {
  await page.goto(path);
  await ready();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // With all that it may load late.
  await waitUntilKept(page, [path]);
}

/** The next call of this method breaks off once the server has it. */
const loseResponse = (page: Page, method: string) =>
  page.evaluate((lost) => {
    const { fetch } = window;
    window.fetch = async (...given) => {
      const response = await fetch(...given);
      if (given[1]?.method !== lost) return response;
      window.fetch = fetch;
      throw new TypeError('Failed to fetch');
    };
  }, method);

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });

test('what is said without network waits in sight, and arrives once', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const { mia, tom, id } = await invitedTo(browserOf);
  const { page } = tom;
  const comments = async () => {
    const { notices } = await (await mia.page.request.get(`/api/trips/${id}/notices`)).json();
    return notices.map(({ text }: { text: string }) => text);
  };
  await open(tom, `/trip/${id}/notices`);

  await test.step('a comment whose response was lost is there once', async () => {
    await loseResponse(page, 'POST');
    await page.getByLabel('Comment').fill('I have firewood');
    await page.getByRole('button', { name: 'Post comment' }).click();
    // The text stays in its box too until the retry's response is there.
    await expect(page.getByRole('listitem').filter({ hasText: 'I have firewood' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(comments).toEqual(['I have firewood']);
  });

  const other = await page.context().newPage();
  await open({ page: other, ready: () => ready(other) }, `/trip/${id}`);
  await page.context().setOffline(true);

  await test.step('without network what one says waits, in each tab, and can be taken back', async () => {
    await page.getByLabel('Comment').fill('Never mind');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(waiting(page)).toContainText('Never mind');
    await other.getByRole('button', { name: 'Not going' }).click();
    for (const tab of [page, other]) await expect(waiting(tab).getByRole('listitem')).toHaveCount(2);
    await expect(other.getByText('Waiting to be sent: Not going', { exact: true })).toBeVisible();
    await expectAccessible(other);
    await waiting(other).getByRole('button', { name: 'Undo: Never mind' }).click();
    for (const tab of [page, other]) await expect(waiting(tab).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a log-out asks before it loses anything', async () => {
    await other.getByRole('link', { name: 'Logout' }).click();
    const question = other.getByRole('alertdialog');
    await expect(question).toContainText('1 change hasn’t been sent. Log out and lose it?');
    await question.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('with the network back it goes out by itself, once', async () => {
    await page.context().setOffline(false);
    for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0, { timeout: 30_000 });
    await expect(other.getByRole('link', { name: 'I can come after all' })).toBeVisible({ timeout: 30_000 });
    expect(await comments()).toEqual(['I have firewood']);
    const { notifications } = await (await mia.page.request.get('/api/notifications')).json();
    const answers = notifications.filter(({ text }: { text: string }) => text.includes('can’t come'));
    expect(answers).toHaveLength(1);
  });
});

test('an answer to dates that have changed meanwhile is asked again', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const { mia, tom, id } = await invitedTo(browserOf);
  const { page } = tom;
  const moved = datesFrom(28);
  await open(tom, `/trip/${id}`);
  await waitUntilKept(page, [`/trip/${id}/attendance`]);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Going', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Who’s coming?' })).toBeVisible();
  await tom.ready();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/trip/${id}`);
  await expect(waiting(page)).toContainText('Going');
  const changed = await mia.page.request.patch(`/api/trips/${id}`, { headers, data: moved });
  expect(changed.ok()).toBe(true);

  await page.context().setOffline(false);
  const refused = page.getByRole('region', { name: 'Not saved' });
  const dates = formatDateRange(moved.start_date, moved.end_date);
  await expect(refused).toContainText(`The dates have changed to ${dates} since you answered.`, {
    timeout: 30_000,
  });
  await expectAccessible(page);
  await refused.getByRole('link', { name: 'Answer again' }).click();
  await expect(page.getByText(dates).first()).toBeVisible();
  await tom.ready();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/trip/${id}`);
  await expect(refused).toHaveCount(0, { timeout: 30_000 });
  const { invitees } = await (await mia.page.request.get(`/api/trips/${id}/invitees`)).json();
  expect(invitees).toMatchObject([{ attending: true }]);
});
