import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { callsOfTrip } from '../../lib/offline/pages';
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

/**
 * Creates Mia's trip in three weeks, to which Tom is invited. His browser runs its service worker.
 */
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
  // Waits for everything that the page may load late.
  await waitUntilKept(page, [path]);
}

/**
 * Drops the response of the next request with this method, after the server has handled the
 * request.
 */
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

test('changes made without network wait visibly, and arrive once', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const { mia, tom, id } = await invitedTo(browserOf);
  const { page } = tom;
  const comments = async () => {
    const { notices } = await (await mia.page.request.get(`/api/trips/${id}/notices`)).json();
    return notices.map(({ text }: { text: string }) => text);
  };
  await open(tom, `/trip/${id}/notices`);

  await test.step('a comment whose response was lost exists once', async () => {
    await loseResponse(page, 'POST');
    await page.getByRole('textbox', { name: 'Write to everyone' }).fill('I have firewood');
    await page.getByRole('button', { name: 'Send' }).click();
    // The text also stays in its box until the retry's response arrives.
    await expect(page.locator('.notice', { hasText: 'I have firewood' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
    const sent = page.getByRole('region', { name: 'Sent', exact: true });
    await expect(sent.getByRole('listitem')).toHaveText(/^I have firewood.*Sent \d+:\d\d [ap]m$/);
    await expectAccessible(page);
    await sent.getByRole('button', { name: 'Hide what was sent' }).click();
    await expect(sent).toHaveCount(0);
    await expect.poll(comments).toEqual(['I have firewood']);
  });

  const other = await page.context().newPage();
  await open({ page: other, ready: () => ready(other) }, `/trip/${id}`);
  await page.context().setOffline(true);

  await test.step('without network a change waits, in each tab, and can be taken back', async () => {
    await page.getByRole('textbox', { name: 'Write to everyone' }).fill('Never mind');
    await page.getByRole('button', { name: 'Send' }).click();
    const message = page.locator('.notice', { hasText: 'Never mind' });
    await expect(message).toContainText('It goes out when you’re back in range.');
    await other.getByRole('button', { name: 'Not going' }).click();
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
    // The plane says that the answer waits, so the list doesn't.
    await expect(waiting(other).getByRole('listitem')).toHaveCount(1);
    await expect(other.getByText('Not going. It goes out when you’re back in range.')).toBeVisible();
    await expectAccessible(other);
    await waiting(other).getByRole('button', { name: 'Undo: Never mind' }).click();
    await expect(message).toHaveCount(0);
    await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
    await expect(waiting(other)).toHaveCount(0);
  });

  await test.step('a log-out asks before it loses changes', async () => {
    await other.goto('/');
    await ready(other);
    await other.getByRole('link', { name: 'Logout' }).click();
    const question = other.getByRole('alertdialog');
    await expect(question).toContainText('1 change hasn’t been sent. Log out and lose it?');
    await question.getByRole('button', { name: 'Stay' }).click();
    await other.goto(`/trip/${id}`);
  });

  await test.step('when the network is back the changes are sent by themselves, once', async () => {
    await page.context().setOffline(false);
    for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0, { timeout: 30_000 });
    await expect(other.getByRole('link', { name: 'I can come after all' })).toBeVisible({ timeout: 30_000 });
    expect(await comments()).toEqual(['I have firewood']);
    const { notifications } = await (await mia.page.request.get('/api/notifications')).json();
    const answers = notifications.filter(({ text }: { text: string }) => text.includes('can’t come'));
    expect(answers).toHaveLength(1);
  });
});

test('costs typed without network arrive once, and replace somebody else’s change only by choice', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const { mia, tom, id } = await invitedTo(browserOf);
  const { page } = tom;
  const expenses = `/api/trips/${id}/expenses`;
  const listed = async () => {
    const costs = await (await mia.page.request.get(expenses)).json();
    return costs.expenses as {
      id: string;
      what: string;
      day: string;
      cents: number;
      paid_by: string;
      version: number;
    }[];
  };
  const amounts = async () => (await listed()).map(({ what, cents }) => `${what} ${cents}`).sort();
  const going = await page.request.patch(`/api/trips/${id}/attending`, {
    headers,
    data: { attending: true },
  });
  expect(going.ok()).toBe(true);
  const wood = { what: 'Firewood', day: today(), cents: 9000, paid_by: id };
  await mia.page.request.post(expenses, { headers, data: wood });
  await mia.page.request.post(expenses, {
    headers,
    data: { ...wood, what: 'Gas', paid_by: await ownId(page, id) },
  });
  await open(tom, `/trip/${id}/costs`);
  await waitUntilKept(page, callsOfTrip(id));
  await page.context().setOffline(true);
  await page.reload();
  await tom.ready();

  await test.step('a new expense and a changed one wait visibly', async () => {
    await page.getByRole('button', { name: 'Add an expense' }).click();
    await page.getByLabel('What for').fill('Ice');
    await page.getByLabel('Amount in dollars').fill('12');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(waiting(page)).toContainText('Ice, $12.00');
    await page.getByRole('button', { name: /^Gas/ }).click();
    await expect(page.getByRole('list', { name: 'Shares' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Amount in dollars').fill('84');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
    await expect(waiting(page)).toContainText('Changed: Gas, $84.00');
    await expectAccessible(page);
  });

  const gas = (await listed()).find(({ what }) => what === 'Gas');
  const { id: gasId, day, paid_by, version } = gas ?? { id: '', day: '', paid_by: '', version: 0 };
  const change = { what: 'Gas bottle', day, cents: 6420, paid_by, version };
  expect((await mia.page.request.put(`${expenses}/${gasId}`, { headers, data: change })).ok()).toBe(true);

  await test.step('when the network is back the new expense is saved, and the changed one shows both versions', async () => {
    await page.context().setOffline(false);
    const refused = page.getByRole('region', { name: 'Not saved' });
    await expect(refused).toContainText('the amount is $64.20 now', { timeout: 30_000 });
    await expect.poll(amounts).toEqual(['Firewood 9000', 'Gas bottle 6420', 'Ice 1200']);
    await expect(refused).toContainText(/Ice, \$12\.00\s*Sent \d+:\d\d [ap]m/);
    await expectAccessible(page);
    await tom.ready();
    await refused.getByRole('button', { name: /^Compare both/ }).click();
    await expect(page.getByText('Somebody else has changed this expense')).toBeVisible();
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('84.00');
    await expect(page.getByText('This is $64.20 now.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(refused).toHaveCount(0, { timeout: 30_000 });
    expect(await amounts()).toEqual(['Firewood 9000', 'Gas 8400', 'Ice 1200']);
  });
});

/** Returns the id of the person's own household on a trip. */
async function ownId(page: Page, id: string): Promise<string> {
  const { balances } = await (await page.request.get(`/api/trips/${id}/expenses`)).json();
  return balances.find(({ own }: { own: boolean }) => own).household_id;
}
