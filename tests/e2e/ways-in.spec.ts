import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const somewhere = '/your-rides?from=a-mail';

test('somebody without a profile gets to the page they were going to once the profile is complete', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const mia = await browserOf('Mia');
  const { page } = mia;
  await page.goto(somewhere);
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await mia.signUp(email);
  await mia.confirm(email);
  await expect(page).toHaveURL(/\/complete-profile\?callbackUrl=/);
  // Somebody without a profile is sent to the same form when they return later.
  await page.goto(somewhere);
  await expect(page).toHaveURL(`/complete-profile?callbackUrl=${encodeURIComponent(somewhere)}`);
  await mia.completeProfile(email.slice(0, 30), 'Mia Bennett', 'Kedron QLD 4031');
  await expect(page).toHaveURL(somewhere);

  // A used link now leads to the page that she wanted, not back to the form.
  await page.goto(await linkMailedTo(email, '/confirm-email'));
  await expect(page).toHaveURL(somewhere);
});

test('a used confirmation link leads somebody with a profile home', async ({ browserOf }) => {
  const email = uniqueEmail('tom');
  const tom = await browserOf('Tom');
  await tom.join(email, 'Tom Walker');
  await tom.page.goto(await linkMailedTo(email, '/confirm-email'));
  await expect(tom.page.getByText('Welcome back,')).toBeVisible();
});

test('a link that no longer works leads on in one tap, with the address that this browser remembers', async ({
  browserOf,
}) => {
  const email = uniqueEmail('ann');
  const ann = await browserOf('Ann');
  const { page } = ann;
  await page.goto('/login?mode=signup');
  await ann.signUp(email);
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

test('text in a form is restored after the session ended and the same person logs in again, for that person alone', async ({
  browserOf,
}) => {
  const [email, other] = [uniqueEmail('mia'), uniqueEmail('tom')];
  const tom = await browserOf('Tom');
  await tom.settleIn(other, 'Tom Walker');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const { page } = mia;
  const endUnderForm = async () => {
    await page.goto('/your-rides');
    await mia.ready();
    await page.getByRole('button', { name: 'Add Car', exact: true }).click();
    await page.getByLabel('Make').fill('Toyota');
    await page.getByLabel('Model').fill('Prado');
    await page.getByLabel('Colour').fill('White');
    await page.getByLabel('Drivetrain').selectOption('4 Wheel Drive');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await endUnderForm();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in and come back' }).click();
  await mia.logIn(email);
  await expect(page.getByLabel('Make')).toHaveValue('Toyota');
  await expect(page.getByLabel('Drivetrain')).toHaveValue('4 Wheel Drive');
  await mia.ready();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Toyota Prado' }),
  ).toBeVisible();

  await endUnderForm();
  await page.getByRole('link', { name: 'Log in and come back' }).click();
  await mia.logIn(other);
  await expect(page.getByRole('button', { name: 'Add Car', exact: true })).toBeVisible();
  await expect(page.getByLabel('Make')).toHaveCount(0);
});
