import { Client } from 'pg';
import { newestRelease } from '../../lib/releases';
import { password, sharedServer } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const chosen = 'Damper-and-honey-9';

test('the bell shows what is new, and the profile has the sessions, a new password, the data as a file, and the account’s deletion', async ({
  browserOf,
}) => {
  const email = uniqueEmail('mia');
  const mia = await browserOf('Mia');
  await mia.settleIn(email, 'Mia Bennett');
  const phone = await browserOf('phone', { viewport: { width: 360, height: 780 } });
  await phone.logIn(email);
  await expect(phone.page.getByText('Welcome back,')).toBeVisible();

  await test.step('the bell shows what is new once', async () => {
    // Clears the day on which she last saw the release news, so that she gets the newest release's.
    const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
    await client.connect();
    await client.query('update users set news_seen_on = null where email = $1', [email]);
    await client.end();
    const bell = mia.page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    const news = mia.page.getByRole('region', { name: 'What’s new' });
    await mia.page.goto('/');
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await bell.click();
    await expect(news.getByRole('listitem')).toHaveText(newestRelease.lines.slice(0, 3));
    // Opening the page has marked the news as read, but the page still shows the news.
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(news).toBeVisible();
    await expectAccessible(mia.page);
    await news.getByRole('link', { name: 'See all that’s new' }).click();
    await expect(mia.page.getByRole('heading', { level: 1 })).toHaveText('What’s new');
    await expect(mia.page.getByText(newestRelease.lines.at(-1)?.split(': ').at(-1) ?? '')).toBeVisible();
    await expectAccessible(mia.page);
    await mia.page.getByRole('main').getByRole('link', { name: 'Notifications' }).click();
    await expect(mia.page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    await expect(news).toBeHidden();
  });

  const { page } = mia;
  const openSetting = (name: string) => page.getByRole('heading', { name }).click();
  for (const path of ['/', '/profile', '/profile/account']) {
    await page.goto(path);
    await expect(page.getByText(/^Log ?out$/i)).toHaveCount(1);
  }
  await mia.ready();
  await expectAccessible(page);
  await openSetting('Where you are logged in');
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('button', { name: 'End session' })).toBeHidden();
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);

  await openSetting('Change password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await openSetting('Download or delete');
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
