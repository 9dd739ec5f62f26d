import { password } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';
import { ready } from './ready';

const chosen = 'Damper-and-honey-9';

test('the sign-up form says what is missing and keeps its button disabled until everything is right', async ({
  browserOf,
}) => {
  const { page } = await browserOf('Mia');
  await page.goto('/login?mode=signup');
  await ready(page);
  const button = page.getByRole('button', { name: 'Sign up' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByText('Strength: Weak')).toBeVisible();
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByText('Strength: Strong')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(button).toBeEnabled();
});

test('a link opened on another device confirms the account there but signs nobody in', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const laptop = await browserOf('laptop');
  const phone = await browserOf('phone', { viewport: { width: 360, height: 780 } });
  await laptop.signUp(email);
  await phone.confirm(email);
  await expect(phone.page).toHaveURL(/\/login\?.*callbackUrl=%2Fcomplete-profile/);
  await phone.logIn(email);
  await expect(phone.page).toHaveURL(/\/complete-profile/);
});

test('invalid links say so', async ({ browserOf }) => {
  const { page } = await browserOf('Mia');
  await page.goto('/confirm-email');
  await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  await page.goto('/confirm-email?token=nonsense');
  await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('Missing or invalid token')).toBeVisible();
  await page.goto('/reset-password?token=nonsense');
  await ready(page);
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await expectAccessible(page);
});

test('a forgotten password is replaced, which logs every other browser out', async ({ browserOf }) => {
  const email = uniqueEmail('mia');
  const old = await browserOf('old phone');
  await old.settleIn(email, 'Mia Bennett');

  const fresh = await browserOf('new phone');
  await fresh.page.goto('/login');
  await fresh.logIn(email, 'not-the-password');
  await expect(
    fresh.page.getByText('Login failed, please reset your password or create an account'),
  ).toBeVisible();
  await fresh.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(fresh.page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await fresh.ready();
  await expectAccessible(fresh.page);
  await fresh.page.getByLabel('Email').fill(email);
  await fresh.page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(fresh.page).toHaveURL(/\/login$/, { timeout: 8_000 });

  await fresh.page.goto(await linkMailedTo(email, '/reset-password'));
  await fresh.ready();
  await fresh.page.getByLabel('New password').fill(chosen);
  await fresh.page.getByLabel('Confirm password').fill(chosen);
  await fresh.page.getByRole('button', { name: 'Reset password' }).click();
  await expect(fresh.page.getByText('Your password has been reset. Logging you in...')).toBeVisible();
  await expect(fresh.page.getByText('Welcome back,')).toBeVisible({ timeout: 8_000 });
  await old.page.goto('/your-crew');
  await expect(old.page).toHaveURL(/\/login\?callbackUrl=%2Fyour-crew/);
});

test('logging out in one tab ends the other one too, and logging in leads back to the same page', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  await mia.page.goto('/profile');
  const tab = await mia.page.context().newPage();
  await tab.goto('/your-rides');
  await mia.logOut();
  await expect(mia.page).toHaveURL(/\/login$/, { timeout: 6_000 });
  await tab.reload();
  await expect(tab).toHaveURL(/\/login\?callbackUrl=%2Fyour-rides/);
  await tab.goBack();
  await mia.page.goto('/your-rides');
  await mia.logIn(email);
  await expect(mia.page).toHaveURL(/\/your-rides$/);
});
