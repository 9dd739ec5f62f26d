import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { largeTrip } from './large-trip';

const expenses = (page: Page) => page.getByRole('button', { name: /Ice and drinks/ });
const lines = (page: Page) => page.getByRole('heading', { level: 3, name: /^Thing / });

/**
 * Scrolls down the page as a person does. The browser knows the height of a row with
 * `content-visibility: auto` only once the row has been on the screen.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  });

test('the next part of a long list is added in place: typed text stays, and the page doesn’t move', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 800 }, hasTouch: true });
  const { page, ready } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/');
  const trip = await largeTrip(mia);
  /** Presses the link, and expects that the content above it doesn't move. */
  const showMore = async (name: string, then: RegExp, above: Locator) => {
    const link = page.getByRole('link', { name });
    await scrollThrough(page);
    // In the middle of the screen nothing covers the link, so the tap doesn't scroll to it.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const at = (await above.boundingBox())?.y;
    await link.tap();
    await expect(page.getByText(then)).toBeVisible();
    expect((await above.boundingBox())?.y).toBeCloseTo(at ?? Number.NaN, 0);
  };

  await page.goto(`${trip}/gear`);
  await ready();
  const short = page.getByRole('region', { name: /^3\d\d things to find$/ });
  await expect(short.getByRole('listitem')).toHaveCount(100);
  await page.getByRole('button', { name: 'Add something we need' }).tap();
  await page.getByLabel('What do we need?').fill('Mallet');
  await page.getByRole('button', { name: 'Bring some: Thing 4', exact: true }).tap();
  await page.getByRole('textbox', { name: 'I’ll bring: Thing 4', exact: true }).fill('7');
  await showMore('Show 100 more things', /^200 of 3\d\d$/, short.getByRole('listitem').nth(99));
  await expect(page).toHaveURL(`${trip}/gear?lines=200`);
  await expect(short.getByRole('listitem')).toHaveCount(200);
  await expect(page.getByLabel('What do we need?')).toHaveValue('Mallet');
  await expect(page.getByRole('textbox', { name: 'I’ll bring: Thing 4', exact: true })).toHaveValue('7');
  await expectAccessible(page);

  await page.goto(`${trip}/costs`);
  await ready();
  await expect(expenses(page)).toHaveCount(25);
  await expect(page.getByText('200 expenses, $')).toBeVisible();
  await showMore('Show 25 more expenses', /^50 of 200$/, expenses(page).nth(24));
  await expect(page).toHaveURL(`${trip}/costs?expenses=50`);
  await expect(expenses(page)).toHaveCount(50);
  await expenses(page).nth(49).tap();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Shares' })).toContainText('Guest1');
  await expectAccessible(page);

  await test.step('on paper the shown part stands with the number of all', async () => {
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.emulateMedia({ media: 'print' });
    await expect(expenses(page).last()).toBeVisible();
    await expect(page.getByText('50 of 200')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show 25 more expenses' })).toBeHidden();
  });

  await test.step('without scripts the links show the same', async () => {
    const plain = await browserOf('Mia, without scripts', { javaScriptEnabled: false });
    await plain.page.context().addCookies(await page.context().cookies());
    await plain.page.goto(`${trip}/costs`);
    await plain.page.getByRole('link', { name: 'Show 25 more expenses' }).click();
    await expect(expenses(plain.page)).toHaveCount(50);
    await plain.page.goto(`${trip}/gear`);
    await plain.page.getByRole('link', { name: 'Show 100 more things' }).click();
    await expect(plain.page).toHaveURL(`${trip}/gear?lines=200`);
    expect(await lines(plain.page).count()).toBeGreaterThan(180);
  });
});
