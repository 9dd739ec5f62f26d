import type { App } from './app';
import { password } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const chosen = 'Damper-and-honey-9';

async function signInWithGoogle({ page }: App, identity: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.locator('input[name=login]').fill(identity);
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button').first().click();
}

test('the sign-up form says what is missing, and keeps its button shut until it is right', async ({
  browserOf,
}) => {
  const { page } = await browserOf('Mia');
  await page.goto('/login?mode=signup');
  await page.waitForLoadState('networkidle');
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

test('a link opened on another device confirms there, but signs in nobody', async ({ browserOf }) => {
  const email = uniqueEmail('mia');
  const laptop = await browserOf('laptop');
  const phone = await browserOf('phone', { viewport: { width: 360, height: 780 } });
  await laptop.signUp(email);
  await phone.confirm(email);
  await expect(phone.page).toHaveURL(/\/login\?callbackUrl=%2Fcomplete-profile/);
  await phone.logIn(email);
  await expect(phone.page).toHaveURL(/\/complete-profile/);
});

test('links that are no good say so', async ({ browserOf }) => {
  const { page } = await browserOf('Mia');
  await page.goto('/confirm-email');
  await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  await page.goto('/confirm-email?token=nonsense');
  await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('Missing or invalid token')).toBeVisible();
  await page.goto('/reset-password?token=nonsense');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await expectAccessible(page);
});

test('a forgotten password is set anew, which logs every other browser out', async ({ browserOf }) => {
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

test('logging out in one tab ends the other one too, and logging in leads back to where it was', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
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

test('Google signs a new person up, and in again', async ({ browserOf }) => {
  const email = uniqueEmail('priya');
  const priya = await browserOf('Priya');
  await signInWithGoogle(priya, email);
  await expect(priya.page).toHaveURL(/\/complete-profile/);
  await priya.completeProfile(email.slice(0, 30), 'Priya Nair', 'Kedron QLD 4031');
  await expect(priya.page).toHaveURL(/\/profile/);
  await priya.page.context().clearCookies();

  await priya.page.goto('/login');
  await priya.ready();
  await priya.page.getByLabel('Email').fill(email);
  await priya.page.getByLabel('Password', { exact: true }).focus();
  await expect(priya.page.getByText('Please use the ‘Sign in with Google’ button.')).toBeVisible();
  await expectAccessible(priya.page);
  await signInWithGoogle(priya, email);
  await expect(priya.page.getByText('Welcome back,')).toBeVisible();
});

test('Google does not open an account that has a password, nor one for an unverified address', async ({
  browserOf,
}) => {
  const email = uniqueEmail('tom');
  const tom = await browserOf('Tom');
  await tom.settleIn(email, 'Tom Walker');
  const stranger = await browserOf('stranger');
  await signInWithGoogle(stranger, `second+${email}`);
  await expect(stranger.page.getByText('This email address has an account here already')).toBeVisible();
  const nobody = await browserOf('nobody');
  await signInWithGoogle(nobody, `unverified+${uniqueEmail('nobody')}`);
  await expect(nobody.page.getByText('Google could not vouch for this email address.')).toBeVisible();
});

test('Google discards what was asked for with the same address before', async ({ browserOf }) => {
  const email = uniqueEmail('priya');
  const squatter = await browserOf('squatter');
  await squatter.signUp(email);
  const link = await linkMailedTo(email, '/confirm-email');
  const priya = await browserOf('Priya');
  await signInWithGoogle(priya, email);
  await expect(priya.page).toHaveURL(/\/complete-profile/);

  await squatter.page.goto(link);
  await expect(squatter.page.getByText('Invalid confirmation link.')).toBeVisible();
  await squatter.page.goto('/login');
  await squatter.logIn(email);
  await expect(squatter.page.getByText('Login failed')).toBeVisible();
});

test('a second Google identity does not open a Google account', async ({ browserOf }) => {
  const email = uniqueEmail('priya');
  const priya = await browserOf('Priya');
  await signInWithGoogle(priya, email);
  await expect(priya.page).toHaveURL(/\/complete-profile/);

  const stranger = await browserOf('stranger');
  await signInWithGoogle(stranger, `second+${email}`);
  await expect(stranger.page.getByRole('alert').getByText(/^This email address /)).toBeVisible();
  await stranger.page.goto('/complete-profile');
  await expect(stranger.page).toHaveURL(/\/login\?callbackUrl=%2Fcomplete-profile/);
});

test('a cookie whose session has ended links no Google identity to its user', async ({ browserOf }) => {
  const [email, other] = [uniqueEmail('mia'), uniqueEmail('other')];
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const kept = await mia.page.context().cookies();
  await mia.logOut();
  await mia.page.context().addCookies(kept);
  await signInWithGoogle(mia, other);
  await expect(mia.page).toHaveURL(/\/complete-profile/);
  await mia.page.goto('/profile');
  await expect(mia.page.getByText('Mia Bennett')).toHaveCount(0);
});

test('anyone can write to us, once they have shown that they are human', async ({ browserOf }) => {
  const { page } = await browserOf('Mia');
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel('Name').fill('Mia');
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByLabel('Subject').fill('Camp fires');
  await page.getByLabel('Message').fill('May we light one?');
  await expect(send).toBeDisabled();
  await page.getByLabel('I am human').check();
  await expect(send).toBeEnabled({ timeout: 30_000 });
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText('Message sent successfully.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

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
  await page.goto('/profile/account');
  await mia.ready();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeHidden();
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByLabel('Your password, once more').fill(chosen);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('campmates-export.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.getByLabel('Your password, once more').fill('wrong');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await page.getByLabel('Your password, once more').fill(chosen);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/logged-out/);
  await page.goto('/login');
  await mia.logIn(email, chosen);
  await expect(page.getByText('Login failed')).toBeVisible();
});
