import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, subjectsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const chosen = 'Damper-and-honey-9';

test('a forgotten password is replaced, which logs every other browser out, as a log-out does every other tab', async ({
  browserOf,
}) => {
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

  await fresh.page.goto('/profile');
  const tab = await fresh.page.context().newPage();
  await tab.goto('/your-rides');
  await fresh.logOut();
  await expect(fresh.page).toHaveURL(/\/login$/, { timeout: 6_000 });
  await tab.reload();
  await expect(tab).toHaveURL(/\/login\?callbackUrl=%2Fyour-rides/);
  await tab.goBack();
  await fresh.page.goto('/your-rides');
  await fresh.logIn(email, chosen);
  await expect(fresh.page).toHaveURL(/\/your-rides$/);
});

test('a sign-up with a wrong address is corrected, sent again and confirmed in another browser; a dead link leads on with the remembered address', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [wrong, email] = [uniqueEmail('annn'), uniqueEmail('ann')];
  const ann = await browserOf('Ann', phone);
  const { page } = ann;
  await page.goto('/login?mode=signup');
  await ann.signUp(wrong);
  await expect(page.getByText(`It went to ${wrong}`)).toBeVisible();
  // Simulates a phone that has discarded the page while the person read the mail.
  await page.reload();
  await expect(page.getByText(`It went to ${wrong}`)).toBeVisible();
  await expectAccessible(page);
  await ann.ready();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(wrong);
  await ann.signUp(email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent. It can take a minute')).toBeVisible();
  await expect.poll(() => subjectsMailedTo(email)).toHaveLength(2);

  await test.step('a link that no longer works leads on in one tap', async () => {
    await page.goto('/confirm-email?token=gone');
    await expect(page.getByText('Invalid confirmation link.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign up again' }).click();
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.goto('/reset-password?token=gone');
    await ann.ready();
    await page.getByLabel('New password').fill('Damper-and-honey-9');
    await page.getByLabel('Confirm password').fill('Damper-and-honey-9');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    // Opened directly, the page fills in no address, because somebody else may use this browser.
    await page.goto('/forgot-password');
    await ann.ready();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  const laptop = await browserOf('Ann’s laptop');
  await test.step('a log-in before the confirmation says what is missing', async () => {
    await laptop.logIn(email);
    await expect(laptop.page.getByText('Your address isn’t confirmed yet')).toBeVisible();
    await expectAccessible(laptop.page);
  });
  const reader = await browserOf('Ann’s mail reader');
  await reader.confirm(email);
  await expect(reader.page).toHaveURL(/\/login\?confirmed/);
  await expect(reader.page.getByText('Your account is confirmed.')).toBeVisible();
  await expect(reader.page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(reader.page);
  await reader.logIn(email);
  await expect(reader.page).toHaveURL(/complete-profile/);
});
