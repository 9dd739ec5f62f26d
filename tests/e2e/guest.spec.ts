import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('a guest answers with a family, changes the answer, and moves it into an account', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, invitedEmail, priyasEmail] = ['mia', 'shared', 'priya'].map(uniqueEmail) as [
    string,
    string,
    string,
  ];
  const mia = await browserOf('Mia');
  await test.step('Mia plans a trip and invites an address without an account', async () => {
    await mia.page.goto('/');
    await mia.page.getByRole('button', { name: 'Sign up' }).click();
    await mia.join(miasEmail, 'Mia Bennett');
    await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
    const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
    await mia.createTrip({ name: 'Easter at Bendeela', ...dates, rides: [], invitees: [invitedEmail] });
  });
  const trip = mia.page.url();
  const people = mia.page.getByRole('main').getByRole('listitem');

  const priya = await browserOf('Priya', phone);
  const { page } = priya;
  const link = await linkMailedTo(invitedEmail, '/invite/');
  await test.step('Priya answers through the mail’s button on her phone, with two children, a dog and a car', async () => {
    const button = new URL(link);
    button.searchParams.set('answer', 'going');
    await page.goto(button.href);
    await expect(page.getByText('Mia Bennett invites you camping')).toBeVisible();
    await expect(page.getByText('1 going: Mia')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Going', exact: true })).toBeChecked();
    await expectAccessible(page);
    await priya.answerAsGuest('Priya Nair', { children: 2, pets: 1, car: ['Toyota', 'Prado'] });
    await expect(page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByText('Priya, 2 children and a dog · Toyota Prado')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Mia sees them and the address that was invited', async () => {
    await mia.page.reload();
    await mia.openPart('People');
    const row = people.filter({ hasText: 'Priya Nair' });
    await expect(row).toContainText('guest');
    await expect(row).toContainText('Priya, 2 children and a dog');
    await expect(row).toContainText('Toyota Prado');
    await expect(row).toContainText(invitedEmail);
    await expectAccessible(mia.page);
  });

  await test.step('later she changes her answer from the same link', async () => {
    await page.goto(link);
    await priya.ready();
    await page.getByRole('button', { name: 'Change answer' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('Priya Nair');
    await page.getByLabel('Name of child 1').fill('Kim');
    await page.getByRole('button', { name: 'Fewer children' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Priya, Kim (child) and a dog · Toyota Prado')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('the trip offers her an account at its end; she signs up with another address and returns to the invitation', async () => {
    await priya.openTripAsGuest();
    await page.getByRole('link', { name: 'Make an account' }).click();
    await expect(page).toHaveURL(/\/login\?mode=signup/);
    await priya.signUp(priyasEmail);
    await priya.confirm(priyasEmail);
    await priya.completeProfile(priyasEmail.slice(0, 30), 'Priya Nair', 'Kedron QLD 4031');
    await expect(page).toHaveURL(new URL(link).pathname);
    await expect(page.getByText('Answered already, going: Priya, Kim (child)')).toBeVisible();
    await expectAccessible(page);
    await priya.ready();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(trip);
  });

  await test.step('her answer belongs to her account: on the trip, in her crew and among her rides', async () => {
    await priya.openPart('People');
    const row = page
      .getByRole('region', { name: /people/ })
      .getByRole('listitem')
      .filter({ hasText: 'you' });
    await expect(row).toContainText('You, Kim (child) and a dog');
    await expect(row).toContainText('Toyota Prado');
    await expect(page.getByText(invitedEmail)).toHaveCount(0);
    await page.goto('/your-crew');
    for (const name of ['Kim', 'Pet 1']) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.goto('/your-rides');
    await expect(page.getByText('Toyota Prado')).toBeVisible();
    await mia.page.reload();
    await expect(people.filter({ hasText: 'Priya Nair' })).toContainText(`invited as ${invitedEmail}`);
  });

  await test.step('the link shows nothing to anybody else, and leads her to the trip', async () => {
    const eve = await browserOf('Eve');
    await eve.page.goto(link);
    await expect(
      eve.page.getByText('This invitation belongs to someone with a Campmates account.'),
    ).toBeVisible();
    await expect(eve.page.getByText('Bendeela')).toHaveCount(0);
    await expectAccessible(eve.page);
    await page.goto(link);
    await expect(page).toHaveURL(trip);
  });
});
