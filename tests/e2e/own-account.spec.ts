import { password } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const chosen = 'Damper-and-honey-9';

test('under the profile: sessions, a new password, the data as a file, and leaving for good', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const phone = await browserOf('phone', { viewport: { width: 360, height: 780 } });
  await phone.logIn(email);
  await expect(phone.page.getByText('Welcome back,')).toBeVisible();

  const { page } = mia;
  for (const path of ['/', '/profile', '/profile/account']) {
    await page.goto(path);
    await expect(page.getByText(/^Log ?out$/i)).toHaveCount(1);
  }
  await mia.ready();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('button', { name: 'End session' })).toBeHidden();
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByLabel('Your password again').fill(chosen);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('campmates-export.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.getByLabel('Your password again').fill('wrong');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password again').fill(chosen);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/logged-out/);
  await page.goto('/login');
  await mia.logIn(email, chosen);
  await expect(page.getByText('Login failed')).toBeVisible();
});
