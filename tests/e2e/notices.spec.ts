import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

test('a notice appears at once, and the bell shows it; a guest writes too', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const [miasEmail, tomsEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('tom'), uniqueEmail('priya')];
  const [mia, tom, priya] = [
    await browserOf('Mia'),
    await browserOf('Tom', phone),
    await browserOf('Priya', phone),
  ];
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  const [from, to] = [addDays(today(), 21), addDays(today(), 23)];
  await mia.page.goto('/create-trip-details?site_name=Bendeela');
  await mia.createTrip({ name: 'Easter', from, to, rides: [], invitees: [tomsEmail, priyasEmail] });
  const trip = mia.page.url();
  const box = (app: typeof mia) => app.page.getByRole('textbox', { name: 'Write to everyone' });

  await test.step('a guest answers and asks a question, which appears on Mia’s open page while she types', async () => {
    await mia.openPart('Notices');
    await box(mia).fill('We meet at');
    await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.ready();
    await priya.page.getByText('Not going', { exact: true }).tap();
    await priya.page.getByLabel('Your name').fill('Priya Rao');
    await priya.page.getByRole('button', { name: /^Send: / }).tap();
    await priya.page.getByRole('link', { name: 'Campmates, your trip', exact: true }).tap();
    await expect(priya.page).toHaveURL(/\/trip\/[^/]+$/);
    // Somebody who isn't going sees no trip bar, but can still open the page.
    await priya.page.goto(`${priya.page.url()}/notices`);
    await priya.ready();
    await box(priya).fill('Who brings the mallet, @Mia? https://example.com/mallets');
    await priya.page.getByRole('button', { name: 'Send' }).tap();
    await expect(priya.page.getByRole('link', { name: 'https://example.com/mallets' })).toBeVisible();
    await expect(mia.page.getByText('Who brings the mallet')).toBeVisible({ timeout: 15_000 });
    await expect(box(mia)).toHaveValue('We meet at');
    await expectAccessible(priya.page);
  });

  await test.step('Mia announces something to everybody; the form says how many are mailed', async () => {
    await box(mia).fill('We meet at noon, @Tom');
    await mia.page.getByText('Tell everyone by email too').click();
    await expect(mia.page.getByText('Sent right away to 1 person')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Send' }).click();
    await expect(mia.page.getByRole('region', { name: 'For everyone' })).toContainText('We meet at noon');
    await expect(box(mia)).toHaveValue('');
    await expectAccessible(mia.page);
  });

  await test.step('Tom’s bell shows it, leads to it, and then shows nothing new', async () => {
    await tom.page.goto('/');
    await tom.ready();
    await tom.page.getByRole('link', { name: 'Notifications, 2 unread' }).tap();
    await expect(tom.page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expect(tom.page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await expectAccessible(tom.page);
    await tom.page.getByRole('link', { name: /Mia mentions you: We meet at noon/ }).tap();
    await expect(tom.page).toHaveURL(`${trip}/notices`);
    await expectAccessible(tom.page);
    expect(await tom.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('he rewords his own notice, and Mia deletes it', async () => {
    await tom.ready();
    await box(tom).fill('Noon is ealry');
    await tom.page.getByRole('button', { name: 'Send' }).tap();
    await tom.page.getByRole('button', { name: 'Change what you wrote' }).tap();
    await tom.page.getByRole('menuitem', { name: 'Edit' }).tap();
    await tom.page.getByRole('textbox', { name: 'Your notice' }).fill('Noon is early');
    await tom.page.getByRole('button', { name: 'Save' }).tap();
    const row = mia.page.getByRole('listitem').filter({ hasText: 'Noon is early' });
    await expect(row).toContainText('edited', { timeout: 15_000 });
    await row.getByRole('button', { name: 'Change what Tom wrote' }).click();
    await mia.page.getByRole('menuitem', { name: 'Delete' }).click();
    await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await expect(tom.page.getByText('Noon is early')).toHaveCount(0, { timeout: 15_000 });
  });
});
