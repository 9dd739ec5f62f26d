import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { ready } from './ready';

/** Searches by name from the centre of Kedron, only among the campsites of this source. */
async function search(page: Page, name: string, source: 'user' | 'private') {
  const query = new URLSearchParams({ postcode: '4031', radius: '200', q: name, sources: source });
  await page.goto(`/createtrip?${query}`);
}

const card = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

/**
 * Sets the pin without a pointer: Enter sets it in the middle of the map, and the arrow keys move
 * it.
 */
async function setPinByKeyboard(page: Page) {
  const map = page.getByRole('region', { name: 'Map for the exact spot' });
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await map.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
}

async function nextByKeyboard(page: Page, step: number) {
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Step ${step} of 3`, { exact: true })).toBeVisible();
}

async function fillByKeyboard({ page }: App, name: string) {
  await page.goto('/add-location');
  await ready(page);
  await page.getByRole('combobox', { name: 'Address' }).fill('4051');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await setPinByKeyboard(page);
  await expect(page.getByText(/^Pin at 27\.\d+° S, 15[23]\.\d+° E/)).toBeVisible();
  await nextByKeyboard(page, 2);
  await page.getByLabel('Campsite name').fill(name);
  await page.getByRole('radio', { name: '2 Wheel Drive' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('combobox', { name: /^Features/ }).fill('toil');
  await page.getByRole('option', { name: 'Toilets', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /^Features/ }).fill('Tyre swing');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await nextByKeyboard(page, 3);
}

async function openSite({ page }: App, name: string, source: 'user' | 'private') {
  await search(page, name, source);
  await card(page, name).click();
  await expect(page).toHaveURL(/create-trip-details\?site=/);
}

test('a campsite of one’s own, placed by its pin, is private, then shared, then private again while somebody plans to camp there', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, tomsEmail] = [uniqueEmail('Mia'), uniqueEmail('Tom')];
  const [mia, tom] = [
    await browserOf('Mia', { viewport: { width: 360, height: 740 } }),
    await browserOf('Tom'),
  ];
  const name = `Paddock ${miasEmail.slice(4, 12)}`;
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), tom.settleIn(tomsEmail, 'Tom Walsh')]);

  await test.step('she adds a private site on her phone, without a pointer, and finds it', async () => {
    await fillByKeyboard(mia, name);
    await mia.page.getByRole('button', { name: 'Add campsite' }).focus();
    await mia.page.keyboard.press('Enter');
    await expect(mia.page).toHaveURL(/\/createtrip\?/);
    await expect(mia.page.getByText('Campsite added successfully!')).toBeVisible();
    await expect(card(mia.page, name)).toBeVisible();
    await search(mia.page, name, 'private');
    await expect(card(mia.page, name)).toBeVisible();
    await search(tom.page, name, 'user');
    await expect(card(tom.page, name)).toBeHidden();
  });

  await test.step('she shares it', async () => {
    await openSite(mia, name, 'private');
    await mia.page.getByRole('link', { name: 'Edit campsite' }).click();
    await expect(mia.page.getByRole('heading', { level: 1, name: 'Edit campsite' })).toBeVisible();
    await mia.ready();
    await expectAccessible(mia.page);
    await expect(mia.page.getByRole('list', { name: 'Chosen features' })).toContainText('Tyre swing');
    await mia.page.getByRole('radio', { name: 'Shared' }).check();
    await mia.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mia.page.getByText('Campsite saved.')).toBeVisible();
  });

  let edit = '';
  await test.step('Tom finds it, reports it, and plans a trip there; he can’t edit it', async () => {
    await openSite(tom, name, 'user');
    edit = tom.page.url().replace('create-trip-details', 'add-location');
    await expect(tom.page.getByRole('link', { name: 'Edit campsite' })).toBeHidden();
    await tom.ready();
    await tom.page.getByRole('button', { name: 'Report a problem' }).click();
    await tom.page.getByLabel('What’s wrong?').selectOption('wrong');
    await tom.page.getByLabel(/Tell us more/).fill('The creek is on the other side.');
    await expectAccessible(tom.page);
    await tom.page.getByRole('button', { name: 'Send report' }).click();
    await expect(tom.page.getByText('Thank you. We will have a look.')).toBeVisible();
    await tom.createTrip({
      name: 'At the paddock',
      from: addDays(today(), 7),
      to: addDays(today(), 9),
      rides: [],
      invitees: [],
    });
    const theirs = await tom.page.context().request.get(edit);
    expect(theirs.status()).toBe(404);
  });

  await test.step('she unshares it: Tom’s trip keeps it, and nobody else finds it', async () => {
    await mia.page.goto(edit);
    await mia.ready();
    await mia.page.getByRole('radio', { name: 'Private' }).check();
    await expect(mia.page.getByText(/^Trips already planned there keep/)).toBeVisible();
    await mia.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(mia.page.getByText('Campsite saved.')).toBeVisible();
    await tom.page.reload();
    await expect(tom.page.getByRole('main')).toContainText(name);
    await search(tom.page, name, 'user');
    await expect(card(tom.page, name)).toBeHidden();
  });

  await test.step('she deletes it after a question', async () => {
    await mia.page.goto(edit);
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Delete campsite' }).click();
    await expect(mia.page.getByText('Are you sure you want to delete this campsite?')).toBeVisible();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(mia.page).toHaveURL(/\/createtrip$/);
    expect((await mia.page.context().request.get(edit)).status()).toBe(404);
  });
});
