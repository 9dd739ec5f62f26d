import { addDays, today } from '../../lib/dates';
import { password } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, subjectsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('somebody signs up through an invitation with one mail', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const [miasEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('priya')];
  const mia = await browserOf('Mia');
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
  await mia.createTrip({ name: 'Easter at Bendeela', ...dates, rides: [], invitees: [priyasEmail] });

  const priya = await browserOf('Priya', phone);
  const { page } = priya;
  await test.step('the mail’s own secret is removed from the address at once', async () => {
    const link = await linkMailedTo(priyasEmail, '/invite/');
    expect(new URL(link).searchParams.get('signup')).toMatch(/^[\w-]{43}$/);
    await page.goto(link);
    await expect(page.getByText('Mia Bennett').first()).toBeVisible();
    await expect(page).toHaveURL(/\/invite\/[\w-]{43}/);
    expect(page.url()).not.toContain('signup');
  });

  await test.step('the sign-up names the trip and has her address filled in', async () => {
    await priya.ready();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText('Mia Bennett has invited you to Easter at Bendeela')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(priyasEmail);
    await expectAccessible(page);
    await priya.ready();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
  });

  await test.step('she is logged in, and the trip is hers once she has a profile', async () => {
    await priya.completeProfile(priyasEmail.slice(0, 30), 'Priya Nair', 'Kedron QLD 4031');
    await expect(page.getByRole('heading', { level: 1, name: 'Easter at Bendeela' })).toBeVisible();
    expect(await subjectsMailedTo(priyasEmail)).toHaveLength(1);
  });
});

test('a sign-up with a wrong address is corrected, sent again and confirmed in another browser', async ({
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
