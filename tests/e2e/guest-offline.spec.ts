import { callsOfTrip, pagesOfTrip } from '../../lib/offline/pages';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { keptHere, planTrip, waitUntilKept } from './kept';
import { linkMailedTo } from './mail';

const worker = { serviceWorkers: 'allow' } as const;
const headers = { 'sec-fetch-site': 'same-origin' };

/**
 * Mia plans a trip. Priya, who has no account, answers going in a browser with its service worker.
 */
async function guestGoing(browserOf: (name: string, options?: object) => Promise<App>) {
  const [mia, priya] = [await browserOf('Mia'), await browserOf('Priya', worker)];
  const email = uniqueEmail('priya');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  const { id, site } = await planTrip(mia, 'Easter at the river', [email]);
  const token = new URL(await linkMailedTo(email, '/invite/')).pathname.split('/').at(-1);
  const crew = [{ name: 'Priya Nair', age: 'adult' }];
  const answered = await priya.page.request.patch(`/api/invites/${token}`, {
    headers,
    data: { attending: true, name: 'Priya Nair', crew, vehicles: [] },
  });
  expect(answered.ok()).toBe(true);
  return { mia, priya, id, site };
}

/**
 * All the pages that a guest's device keeps of a trip. The page to choose who comes isn't kept,
 * because it redirects a guest.
 */
const wholeTrip = (id: string) => [
  ...pagesOfTrip(id).filter((path) => !path.endsWith('/attendance')),
  ...callsOfTrip(id),
];

test('a guest’s trip works without network, and the guest’s changes arrive once', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const { mia, priya, id, site } = await guestGoing(browserOf);
  const { page } = priya;
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  const sent: (string | undefined)[] = [];
  page.context().on('response', (response) => {
    const request = response.request();
    if (request.serviceWorker() && request.method() !== 'GET') sent.push(request.headers()['for-household']);
  });
  await page.goto(`/trip/${id}`);
  await priya.ready();
  await waitUntilKept(page, wholeTrip(id));

  await test.step('the trip, its map and its parts open without network', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'No reception.' })).toBeVisible();
    await priya.ready();
    await expect(page.getByText(site).first()).toBeVisible();
    for (const part of ['People', 'Cars', 'Gear', 'Meals', 'Day by day', 'To-dos', 'Notices'])
      await priya.openPart(part);
    await page.goto(`/trip/${id}/bookings`);
    await expect(page).toHaveTitle(/^Booking · /);
    await expectAccessible(page);
  });

  await test.step('another page leads to the trip', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
    await expect(page.getByText(/Map kept, \d\.\d\sMB/)).toBeVisible();
    await page.getByRole('link', { name: 'Easter at the river' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
  });

  await test.step('an answer and a comment wait, and the page shows it', async () => {
    await priya.ready();
    await priya.openMenu();
    await page.getByRole('button', { name: 'I can’t come after all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Not going' }).click();
    await expect(waiting).toContainText('Not going');
    await priya.openPart('Notices');
    await page.getByRole('textbox', { name: 'Write to everyone' }).fill('Next time');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('.notice', { hasText: 'Next time' })).toContainText('back in range');
    await expectAccessible(page);
  });

  await test.step('when the network is back both are sent by themselves, once', async () => {
    await page.context().setOffline(false);
    await expect(waiting).toHaveCount(0, { timeout: 30_000 });
    await expect
      .poll(async () => (await (await mia.page.request.get(`/api/trips/${id}/notices`)).json()).notices)
      .toMatchObject([{ text: 'Next time' }]);
    const { invitees } = await (await mia.page.request.get(`/api/trips/${id}/invitees`)).json();
    expect(invitees).toMatchObject([{ attending: false }]);
    const { households } = await (await page.request.get('/api/guest')).json();
    await expect.poll(() => sent).toEqual([households[0].household_id, households[0].household_id]);
  });
});

test('an account and a guest on one device don’t delete each other’s pages', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const { priya, id } = await guestGoing(browserOf);
  const { page } = priya;
  const kept = async () => (await keptHere(page)).pages;
  const openTrip = async () => {
    await page.goto(`/trip/${id}`);
    await priya.ready();
    await waitUntilKept(page, wholeTrip(id));
  };
  await openTrip();

  await test.step('an account logs in here and out again: the guest’s trip stays', async () => {
    await priya.settleIn(uniqueEmail('tom'), 'Tom Walker');
    await page.goto('/');
    await waitUntilKept(page, ['/', '/your-crew', ...wholeTrip(id)]);
    await priya.ready();
    await priya.logOut();
    await expect.poll(async () => (await keptHere(page)).owner).toBeUndefined();
    expect((await kept()).sort()).toEqual(wholeTrip(id).sort());
    await page.context().setOffline(true);
    await page.goto(`/trip/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at the river' })).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('the guest’s pages are deleted: the account’s pages stay', async () => {
    await priya.settleIn(uniqueEmail('tom'), 'Tom Walker');
    await page.goto('/');
    await waitUntilKept(page, ['/', '/your-crew', '/your-rides', '/your-gear', ...wholeTrip(id)]);
    await page.goto(`/trip/${id}`);
    await page.getByRole('button', { name: 'Forget on this device' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/trip/'));
    await expect
      .poll(async () => (await kept()).sort())
      .toEqual(['/', '/your-crew', '/your-gear', '/your-rides']);
  });
});
