import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('choosing another campsite, far from home, keeps what was typed; a called-off trip leaves its place on home', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  const campsites = page.getByRole('main').getByRole('heading', { level: 3 });
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');

  await test.step('she fills in the form for a site in the Northern Territory', async () => {
    await page.goto('/createtrip?postcode=0870');
    await mia.ready();
    await campsites.nth(0).click();
    await expect(page).toHaveURL(/create-trip-details\?site=/);
    await mia.ready();
    await page.getByLabel('Trip name').fill('Red Centre');
    await page.getByText('Other dates').click();
    await page.getByLabel('Start date').fill(addDays(today(), 21));
    await page.getByLabel('End date').fill(addDays(today(), 23));
    await page.getByText('Invite people now').click();
    await page.getByRole('textbox', { name: /Invite people/ }).fill('tom@example.com,');
    await page.getByRole('textbox', { name: /Invite people/ }).fill('sam@example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“sam@example” isn’t a full email address')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the search for another campsite starts there, and the form is as she left it', async () => {
    await page.getByRole('link', { name: 'Choose another campsite' }).click();
    await expect(page).toHaveURL(/createtrip\?near=/);
    await expect(page.getByLabel('Postcode')).toHaveValue(/^08/);
    await mia.ready();
    await campsites.nth(1).click();
    await expect(page).toHaveURL(/create-trip-details\?site=/);
    await expect(page.getByLabel('Trip name')).toHaveValue('Red Centre');
    await expect(page.getByLabel('End date')).toHaveValue(addDays(today(), 23));
    await expect(page.getByText('tom@example.com')).toBeVisible();
    await mia.ready();
  });

  await test.step('the trip is created and says so; its next site is looked for there too', async () => {
    await page.getByRole('button', { name: 'Create trip' }).click();
    await expect(page.getByText('Trip created, 1 invitation on its way')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Red Centre' })).toBeVisible();
    await mia.ready();
    await mia.openMenu();
    await page.getByRole('link', { name: 'Choose another campsite' }).click();
    await expect(page).toHaveURL(/createtrip\?trip=/);
    await expect(page.getByLabel('Postcode')).toHaveValue(/^08/);
    await page.goBack();
  });

  await test.step('once called off, it moves from home’s first place to the fold', async () => {
    await mia.ready();
    await mia.openMenu();
    await page.getByRole('button', { name: 'Call the trip off' }).click();
    await page.getByRole('button', { name: 'Call it off' }).click();
    await expect(page.getByRole('heading', { name: 'You called it off' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(/no trips planned/)).toBeVisible();
    await expect(page.getByText('Red Centre')).toBeHidden();
    await page.getByRole('heading', { name: 'Past trips' }).click();
    await expect(page.getByText('Red Centre')).toBeVisible();
    await expectAccessible(page);
  });
});
