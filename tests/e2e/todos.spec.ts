import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { waitUntilKept } from './kept';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, serviceWorkers: 'allow' } as const;

// Limited to the page's main part, because a toast is a list item too.
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a to-do is assigned to somebody, who finds it on home and ticks it without reception', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  const email = uniqueEmail('tom');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(email, 'Tom Walker');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: addDays(today(), 21),
    to: addDays(today(), 23),
    rides: [],
    invitees: [email],
  });
  const trip = new URL(mia.page.url()).pathname;
  await tom.answerGoing(trip);

  await test.step('Mia adds one for Tom and one for nobody yet', async () => {
    await mia.openPart('To-dos');
    await expect(mia.page.getByText('Nothing to do yet.')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Add a to-do' }).click();
    await mia.page.getByLabel('What is there to do?').fill('Fill the gas bottle');
    await mia.page.getByLabel(/Who does it/).selectOption('Tom Walker');
    await mia.page.getByLabel(/Due by/).fill(addDays(today(), 1));
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Add another' }).click();
    await expect(mia.page.getByText('Fill the gas bottle is saved.')).toBeVisible();
    await mia.page.getByLabel('What is there to do?').fill('Book the ferry');
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByRole('dialog')).toBeHidden();
    await expect(mia.page.getByLabel(/^Book the ferry/)).toBeVisible();
    await expectAccessible(mia.page);
  });

  await test.step('Tom’s bell and home show him his; with one tap he takes the other', async () => {
    await tom.page.goto('/notifications');
    await expect(tom.page.getByText(/Mia asks you: Fill the gas bottle, by/)).toBeVisible();
    await tom.page.goto('/');
    await expect(tom.page.getByText('Fill the gas bottle')).toBeVisible();
    await tom.page.goto(`${trip}/todos`);
    await tom.ready();
    await tom.page.getByLabel(/^All/).tap();
    await tom.page.getByRole('button', { name: /^I’ll do it/ }).tap();
    await expect(row(tom.page, 'Book the ferry')).toContainText('You');
    await expectAccessible(tom.page);
    await expect(row(mia.page, 'Book the ferry')).toContainText('Tom', { timeout: 15_000 });
  });

  await test.step('without reception a tick on the overview waits and is sent later', async () => {
    await tom.page.goto(trip);
    await tom.ready();
    await tom.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await waitUntilKept(tom.page, [trip]);
    await tom.page.context().setOffline(true);
    await tom.page.getByRole('button', { name: 'Done', exact: true }).tap();
    await expect(tom.page.getByText('Waiting to be sent', { exact: false }).first()).toBeVisible();
    await tom.page.context().setOffline(false);
    await expect(mia.page.getByRole('region', { name: 'Done' })).toContainText('1', { timeout: 30_000 });
  });
});
