import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

async function signInWithGoogle({ page }: App, identity: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.locator('input[name=login]').fill(identity);
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button').first().click();
}

test('Google signs a new person up, and in again, and no second Google identity opens the account', async ({
  browserOf,
}) => {
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

  const stranger = await browserOf('stranger');
  await signInWithGoogle(stranger, `second+${email}`);
  await expect(stranger.page.getByRole('alert').getByText(/^You already have an account/)).toBeVisible();
  await stranger.page.goto('/complete-profile');
  await expect(stranger.page).toHaveURL(/\/login\?callbackUrl=%2Fcomplete-profile/);
});

test('Google does not open an account that has a password, nor one for an unverified address', async ({
  browserOf,
}) => {
  const email = uniqueEmail('tom');
  const tom = await browserOf('Tom');
  await tom.settleIn(email, 'Tom Walker');
  const stranger = await browserOf('stranger');
  await signInWithGoogle(stranger, `second+${email}`);
  await expect(stranger.page.getByText('You already have an account with this email address')).toBeVisible();
  const nobody = await browserOf('nobody');
  await signInWithGoogle(nobody, `unverified+${uniqueEmail('nobody')}`);
  await expect(nobody.page.getByText('Google hasn’t confirmed this email address.')).toBeVisible();

  await test.step('it discards an earlier sign-up with the same address', async () => {
    const claimed = uniqueEmail('priya');
    const squatter = await browserOf('squatter');
    await squatter.signUp(claimed);
    const link = await linkMailedTo(claimed, '/confirm-email');
    const priya = await browserOf('Priya');
    await signInWithGoogle(priya, claimed);
    await expect(priya.page).toHaveURL(/\/complete-profile/);

    await squatter.page.goto(link);
    await expect(squatter.page.getByText('Invalid confirmation link.')).toBeVisible();
    await squatter.page.goto('/login');
    await squatter.logIn(claimed);
    await expect(squatter.page.getByText('Login failed')).toBeVisible();
  });

  await test.step('a cookie whose session has ended links no Google identity to its user', async () => {
    const other = uniqueEmail('other');
    const mia = await browserOf('Mia');
    await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
    await mia.page.goto('/profile');
    const kept = await mia.page.context().cookies();
    await mia.logOut();
    await mia.page.context().addCookies(kept);
    await signInWithGoogle(mia, other);
    await expect(mia.page).toHaveURL(/\/complete-profile/);
    await mia.page.goto('/profile');
    await expect(mia.page.getByText('Mia Bennett')).toHaveCount(0);
  });

  await test.step('nor does it link an account whose owner did not enter the password', async () => {
    await tom.page.goto('/profile');
    // Opens the address as a link on one of our pages would.
    await tom.page.evaluate(() => window.location.assign('/auth/google'));
    await tom.page.locator('input[name=login]').fill(uniqueEmail('other'));
    await tom.page.locator('input[name=password]').fill('anything');
    await tom.page.getByRole('button').first().click();
    await expect(tom.page.getByText('You are logged in with another account.')).toBeVisible();
  });
});
