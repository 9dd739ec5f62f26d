import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('the older form creates a profile with its campers at once, on a phone', async ({ browserOf }) => {
  const email = uniqueEmail('ana');
  const ana = await browserOf('Ana', { viewport: { width: 360, height: 780 } });
  await ana.signUp(email);
  await ana.confirm(email);
  await expect(ana.page).toHaveURL(/complete-profile/);
  await ana.page.goto('/profile-setup');
  await ana.ready();
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.page.getByText('Please fill out all fields.')).toBeVisible();
  await expectAccessible(ana.page);
  await ana.page.getByLabel('Username').fill(email.slice(0, 30));
  await ana.page.getByLabel('Postcode').fill('4031');
  for (const [index, name] of ['Ben', 'Cleo', 'Dot', 'Eli', 'Fay'].entries()) {
    if (index > 0) await ana.page.getByRole('button', { name: 'Another camper' }).click();
    await ana.page.getByLabel(`Camper ${index + 1}`).fill(name);
  }
  await expect(ana.page.getByRole('button', { name: 'Another camper' })).toBeHidden();
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.page.getByText("Now let's get your profile set up, Camper!")).toBeVisible();
  await ana.page.goto('/your-crew');
  for (const name of ['Ben', 'Cleo', 'Dot', 'Eli', 'Fay']) {
    await expect(ana.page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await ana.page.goto('/complete-profile');
  await expect(ana.page.getByLabel('Username')).toHaveValue(email.slice(0, 30));

  await ana.page.goto('/profile-setup');
  await ana.ready();
  await ana.page.getByLabel('Camper 1').fill('BEN');
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.page).toHaveURL(/\/profile$/);
  await expect(ana.page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  // The welcome is only shown the first time.
  await expect(ana.page.getByText("Now let's get your profile set up, Camper!")).toBeHidden();
  await expect(ana.page.getByRole('listitem').filter({ hasText: 'Crew' }).first()).toContainText('6');
});

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
