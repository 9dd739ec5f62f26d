import type { Page } from '@playwright/test';
import { password } from './account';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

async function identifyAtGoogle({ page }: App, identity: string): Promise<void> {
  await page.locator('input[name=login]').fill(identity);
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button').first().click();
}

const openGoogle = (page: Page) => page.getByRole('heading', { name: 'Google' }).click();

async function prove({ page }: App, button: string): Promise<void> {
  await page.getByLabel('Your password again').fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test('a new email address takes effect once its link is opened, and the other browser is logged out', async ({
  browserOf,
}) => {
  const [email, next] = [uniqueEmail('mia'), uniqueEmail('mia-at-work')];
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const phone = await browserOf('phone');
  await phone.logIn(email);
  await expect(phone.page.getByText('Welcome back,')).toBeVisible();

  const { page } = mia;
  await page.goto('/profile/account');
  await mia.ready();
  await page.getByRole('heading', { name: 'Email address' }).click();
  await page.getByLabel('New email address').fill(next);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await prove(mia, 'Send the link');
  await expect(page.getByText(`We sent a link to ${next}`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkMailedTo(next, '/confirm-email'));
  await expect(page).toHaveURL(/\/profile\/account/);
  await expect(page.getByRole('region', { name: 'Email address' }).getByText(next)).toBeVisible();
  await expect(page.getByText('We sent a link to')).toBeHidden();
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);
});

test('Google is linked to an account with a password, logs in, and is unlinked again', async ({
  browserOf,
}) => {
  const [email, google] = [uniqueEmail('tom'), uniqueEmail('tom-at-google')];
  const tom = await browserOf('Tom');
  const { page } = tom;
  await tom.settleIn(email, 'Tom Walker');
  await page.goto('/profile/account');
  await tom.ready();
  await openGoogle(page);
  await page.getByRole('button', { name: 'Link Google' }).click();
  await prove(tom, 'Go on to Google');
  await identifyAtGoogle(tom, google);
  await openGoogle(page);
  await expect(page.getByText('You can log in with Google or with your password.')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await identifyAtGoogle(tom, google);
  await expect(page.getByText('Welcome back,')).toBeVisible();

  // Nobody else can link the Google account that is linked to Tom's account.
  const ann = await browserOf('Ann');
  await ann.settleIn(uniqueEmail('ann'), 'Ann Field');
  await ann.page.goto('/profile/account');
  await ann.ready();
  await openGoogle(ann.page);
  await ann.page.getByRole('button', { name: 'Link Google' }).click();
  await prove(ann, 'Go on to Google');
  await identifyAtGoogle(ann, google);
  await expect(ann.page.getByText('already logs in to a different Campmates account')).toBeVisible();

  await page.goto('/profile/account');
  await tom.ready();
  await openGoogle(page);
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await prove(tom, 'Unlink');
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});
