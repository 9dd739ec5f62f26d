import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('a person adds a family of five, a dog, a 4WD with a camper trailer, gear by the starter list and a group, on a phone', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 780 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/profile');
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  for (const [name, age] of [
    ['Tom', 'Adult'],
    ['Charlie', 'Child'],
    ['Poppy', 'Toddler'],
    ['Bub', 'Baby'],
  ] as const) {
    await mia.addCamper(name, age);
  }
  await mia.addPet('Biscuit', 'Dog');
  const campers = page.getByRole('region', { name: 'Campers' });
  await expect(campers.getByRole('listitem')).toHaveCount(5);
  await expect(campers.getByRole('listitem').first()).toContainText('Group Owner');
  await expectAccessible(page);
  await mia.addCar('Toyota', 'Prado', '4 Wheel Drive');
  await page.getByRole('button', { name: 'Add Caravan or Trailer' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await form.getByLabel('Type').selectOption('Camper Trailer');
  await form.getByLabel('Description').fill('Sleeps five, 4.2 m long');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  // Lets the Prado tow the trailer.
  await page.getByRole('button', { name: 'Edit Toyota Prado' }).click();
  await expect(form.getByLabel('Seats')).toHaveValue('5');
  await form.getByLabel('Can tow').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const rides = page.getByRole('main').getByRole('listitem');
  await expect(rides.filter({ hasText: 'Toyota Prado' })).toContainText(/5 seats.*Can tow/);
  await expect(rides.filter({ hasText: 'Camper Trailer' })).toContainText('Sleeps five, 4.2 m long');

  await page.goto('/profile');
  await expect(page.getByText('2 of 4 done')).toBeVisible();
  await page.goto('/your-gear');
  await mia.ready();
  await expectAccessible(page);
  await page.getByRole('button', { name: /starter list/i }).click();
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/your-groups');
  await mia.ready();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Group' }).first().click();
  await form.getByLabel('Name').fill('Family');
  await form.getByRole('textbox', { name: /People/ }).fill('tom@example.com, priya@example.com,');
  await expect(form.getByRole('listitem').filter({ hasText: 'priya@example.com' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Family' })).toBeVisible();
  await page.goto('/profile');
  // When all four steps are done, no progress is shown.
  await expect(page.getByText(/of 4 done/)).toHaveCount(0);

  await page.goto('/create-trip-details?site_name=Kedron&site_url=');
  await mia.ready();
  await page.getByText('Invite people now').click();
  await page.getByRole('button', { name: 'Add Family (2)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'priya@example.com' })).toBeVisible();
});
