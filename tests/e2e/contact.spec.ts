import { expect, expectAccessible, test } from './fixtures';
import { ready } from './ready';

test('anybody can write to us after the human check', async ({ browserOf }) => {
  const { page } = await browserOf('Mia');
  await page.goto('/contact');
  await ready(page);
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
