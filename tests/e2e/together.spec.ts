import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, expectHigh, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

test('three are invited, with an account, by signing up and as a guest; the organiser’s open page shows each answer', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, tomsEmail, annsEmail, nansEmail] = ['mia', 'tom', 'ann', 'nan'].map(uniqueEmail) as [
    string,
    string,
    string,
    string,
  ];
  const [mia, tom, ann, nan] = await Promise.all([
    browserOf('Mia'),
    browserOf('Tom', phone),
    browserOf('Ann', phone),
    browserOf('Nan', { viewport: { width: 1280, height: 800 } }),
  ]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), tom.settleIn(tomsEmail, 'Tom Walker')]);

  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter <b>at</b> Bendeela ⛺',
    from: addDays(today(), 21),
    to: addDays(today(), 23),
    rides: [],
    invitees: [`"Walker, Tom" <${tomsEmail}>, ${annsEmail}`, nansEmail],
  });
  await expect(mia.page.locator('.group-card')).toContainText('3 waiting');
  await mia.openPart('People');
  const group = (name: string) => mia.page.getByRole('region', { name });
  const row = (name: string) => group('Going 3').getByRole('listitem').filter({ hasText: name });
  await expect(group('Waiting 3')).toContainText('Tom Walker');

  await Promise.all([
    test.step('Tom, who has an account, finds the trip on his home page', async () => {
      await tom.page.goto('/');
      await tom.page.getByRole('link', { name: /Easter <b>at<\/b> Bendeela ⛺/ }).click();
      await tom.page.getByRole('link', { name: 'Going', exact: true }).click();
      await expect(tom.page).toHaveURL(/attendance$/);
      await tom.page.getByRole('button', { name: /Save/ }).click();
      await expectHigh(tom.page, 'You’re going');
      await expect(tom.page.getByRole('button', { name: 'Change my answer' })).toBeVisible();
    }),
    test.step('Ann signs up from her mail and answers not going', async () => {
      await ann.page.goto(await linkMailedTo(annsEmail, '/invite/'));
      await ann.page.getByRole('link', { name: 'Sign up' }).click();
      await expect(ann.page).toHaveURL(/\/login\?mode=signup/);
      await ann.signUpInvited(annsEmail);
      await ann.completeProfile(annsEmail.slice(0, 30), 'Ann Lee', 'Kedron QLD 4031');
      await expect(ann.page).toHaveURL(/\/(invite|trip)\//);
      await ann.ready();
      await ann.page.getByRole('button', { name: 'Not going' }).click();
      await expect(ann.page.getByText('Your answer is saved: not going.')).toBeVisible();
    }),
    test.step('Nan answers directly from her mail', async () => {
      await nan.page.goto(await linkMailedTo(nansEmail, '/invite/'));
      await nan.answerAsGuest('Nan', { children: 1, pets: 1, car: ['Subaru', 'Outback'] });
      await expectHigh(nan.page, 'You’re going, Nan');
    }),
  ]);

  // Mia's page shows the answers, although it was never reloaded.
  await expect(row('Tom Walker')).toBeVisible({ timeout: 15_000 });
  await expect(group('Not going 1')).toContainText('Ann Lee');
  await expect(row('Nan')).toContainText('Subaru Outback');
  await expect(group('Waiting')).toHaveCount(0);
  await expect(row('Nan')).toContainText(nansEmail);
  await expectAccessible(mia.page);
  // Nobody else may see an address.
  for (const part of ['', '/people']) {
    await tom.page.goto(mia.page.url().replace('/people', part));
    await expect(tom.page.getByText('Nan', { exact: true }).first()).toBeAttached();
    const source = await tom.page.content();
    for (const email of [annsEmail, nansEmail, miasEmail]) expect(source).not.toContain(email);
  }
  await expect(tom.page.getByRole('region', { name: 'Not going 1' })).toContainText('Ann Lee');
});
