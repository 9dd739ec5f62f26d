import type { Page } from '@playwright/test';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 3`, { exact: true });
const address = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const chooseAddress = 'Please select a valid address from the suggestions.';

/** Taps the button, which on a phone is at the end of the results. */
async function tapAddYourOwn(page: Page) {
  await page.getByRole('link', { name: 'Add your own location' }).tap();
}

async function pickKedron(page: Page) {
  await address(page).fill('4031');
  await page.getByRole('option', { name: 'Kedron QLD 4031' }).click();
  await expect(page.getByText(/^Pin at 27\./)).toBeVisible();
}

/** Expects the new campsite in the search page that opens after it was added. */
async function expectAdded({ page }: App, name: string) {
  await expect(page).toHaveURL(/\/createtrip\?/);
  await expect(page.getByText('Campsite added successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
}

test('a campsite is added on a phone in three steps, each checked before the next, and is found', async ({
  browserOf,
}) => {
  test.setTimeout(150_000);
  const mia = await browserOf('Mia', phone);
  const { page } = mia;
  const email = uniqueEmail('mia');
  const name = `Paddock ${email.slice(4, 12)}`;
  await mia.settleIn(email, 'Mia Bennett');
  const search = '/createtrip?postcode=4031&radius=50&sources=private';

  await test.step('the way back leads to the search as it was', async () => {
    await page.goto(search);
    await mia.ready();
    await tapAddYourOwn(page);
    await expect(step(page, 1)).toBeVisible();
    await page.getByRole('link', { name: 'Campsites' }).first().tap();
    await expect(page).toHaveURL(search);
    await mia.ready();
    await tapAddYourOwn(page);
  });

  await test.step('where: without a position the next step does not open', async () => {
    await expect(step(page, 1)).toBeVisible();
    await mia.ready();
    await expect(page.getByLabel('Campsite name')).toBeHidden();
    await expect(button(page, 'Add campsite')).toBeHidden();
    await expectAccessible(page);
    await button(page, 'Next').tap();
    await expect(page.getByText(chooseAddress)).toBeVisible();
    await expect(address(page)).toBeFocused();
    await expectAccessible(page);
    await pickKedron(page);
    await button(page, 'Next').tap();
  });

  await test.step('what: errors stand at their fields; Back keeps everything', async () => {
    await expect(step(page, 2)).toBeVisible();
    await expect(address(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: /^What/ })).toBeInViewport();
    await button(page, 'Next').tap();
    await expect(page.getByText('Please choose a drivetrain.')).toBeVisible();
    await expect(page.getByLabel('Campsite name')).toBeFocused();
    await page.getByLabel('Campsite name').fill(name);
    await expect(page.getByText('Please name the campsite.')).toBeHidden();
    await expectAccessible(page);
    await page.goBack();
    await expect(step(page, 1)).toBeVisible();
    await expect(address(page)).toHaveValue('Kedron QLD 4031');
    await page.goForward();
    await expect(page.getByLabel('Campsite name')).toHaveValue(name);
    await page.getByText('2 Wheel Drive').tap();
    // Tap "Next" twice, like a double tap. The second tap lands on whatever step 3 has at that spot.
    const { x, y } = (await button(page, 'Next').boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 40, y + 20);
    await expect(step(page, 3)).toBeVisible();
    await page.touchscreen.tap(x + 40, y + 20);
  });

  await test.step('who: private by default; then the campsite is found', async () => {
    await expect(step(page, 3)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    await expectAccessible(page);
    await page.getByLabel('Campsite’s email').fill('gran');
    await expect(step(page, 3)).toBeVisible();
    await button(page, 'Add campsite').tap();
    await expect(page.getByLabel('Campsite’s email')).toBeFocused();
    await page.getByLabel('Campsite’s email').fill('gran@example.com');
    await button(page, 'Add campsite').tap();
    await expectAdded(mia, name);
  });

  await test.step('the form that Back leads to is empty, and its Back leaves it', async () => {
    await page.goBack();
    await expect(step(page, 1)).toBeVisible();
    await expect(address(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(search);
  });

  await test.step('a wide screen shows all three parts at once', async () => {
    await page.goto('/add-location');
    await mia.ready();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const part of ['Where is it?', 'What is it like?', 'Who is it for?'])
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
    await expect(button(page, 'Next')).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('without scripts a phone shows the whole form', async () => {
    const plain = await browserOf('Mia, without scripts', { ...phone, javaScriptEnabled: false });
    await plain.page.context().addCookies(await page.context().cookies());
    await plain.page.goto('/add-location');
    for (const label of ['Address', 'Campsite name', '2 Wheel Drive', 'Shared'])
      await expect(plain.page.getByLabel(label)).toBeVisible();
    await expect(button(plain.page, 'Add campsite')).toBeVisible();
    await expect(button(plain.page, 'Next')).toBeHidden();
  });
});
