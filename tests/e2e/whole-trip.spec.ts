import { addDays, formatDateRange, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, subjectsMailedTo } from './mail';

test('a whole trip: from signing up to an invitee who is going', async ({ browserOf }) => {
  test.setTimeout(240_000);
  const [miasEmail, tomsEmail, priyasEmail] = ['Mia', 'Tom', 'Priya'].map(uniqueEmail) as [
    string,
    string,
    string,
  ];
  const mia = await browserOf('Mia');

  await test.step('Mia signs up, confirms by mail and logs in', async () => {
    await mia.page.goto('/');
    await expect(mia.page).toHaveURL(/\/login$/);
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Sign up' }).click();
    await mia.signUp(miasEmail);
    await mia.confirm(miasEmail);
    await expect(mia.page).toHaveURL(/complete-profile/);
    await mia.page.context().clearCookies();
    await mia.page.goto('/');
    await mia.logIn(miasEmail);
  });

  await test.step('she completes her profile with a suburb from the suggestions', async () => {
    await expect(mia.page).toHaveURL(/complete-profile/);
    await expectAccessible(mia.page);
    await mia.completeProfile(miasEmail.slice(0, 30), 'Mia Bennett', 'Kedron QLD 4031');
    await expect(mia.page.getByText("Now let's get your profile set up, Camper!")).toBeVisible();
    await expectAccessible(mia.page);
  });

  await test.step('she adds a child, a dog and a car', async () => {
    await mia.addCamper('Charlie', 'Child');
    await mia.addPet('Biscuit', 'Dog');
    await expect(mia.page.getByText('Group Owner')).toBeVisible();
    await expectAccessible(mia.page);
    await mia.addCar('Toyota', 'Prado', '4 Wheel Drive');
    await expectAccessible(mia.page);
  });

  let site = '';
  await test.step('she finds the campsites around her, nearest first, and chooses one', async () => {
    await mia.searchCampsites('4031', '100');
    await expect(mia.page.getByRole('heading', { name: /^31[2-6] campsites$/ })).toBeVisible();
    await expect(mia.page.getByText('the nearest 200, within 100 km')).toBeVisible();
    await mia.page.getByRole('link', { name: 'Show 12 more' }).click();
    await expect(mia.page).toHaveURL(/shown=24/);
    await expect(mia.page.getByText(/^24 of 2\d\d$/)).toBeAttached();
    // Reads only the first distance on each card. A camping ground's card also contains collapsed
    // cards for its areas, each with a distance.
    const distances = await mia.page
      .locator('#campsites .results > li')
      .evaluateAll((cards) =>
        cards.flatMap(
          (card) =>
            [...card.querySelectorAll('*')]
              .map(({ textContent }) => textContent ?? '')
              .find((text) => /^\d+(\.\d)?\skm away/.test(text)) ?? [],
        ),
      );
    expect(distances.length).toBeGreaterThan(8);
    expect(distances.map(Number.parseFloat)).toEqual(
      [...distances.map(Number.parseFloat)].sort((a, b) => a - b),
    );
    await expect(mia.page.getByText('© OpenStreetMap contributors').first()).toBeVisible();
    await expectAccessible(mia.page);
    // Other stories share campsites nearby, so the third card may be a camping ground with several
    // areas, which a click would unfold.
    const single = mia.page
      .locator('#campsites .results > li')
      .filter({ hasNot: mia.page.locator('details') });
    const card = single.getByRole('heading', { level: 3 }).nth(2);
    site = (await card.textContent()) ?? '';
    await card.click();
    await expect(mia.page).toHaveURL(/create-trip-details\?site=/);
    await expect(mia.page.getByRole('heading', { name: site }).first()).toBeVisible();
  });

  const from = addDays(today(), 21);
  const to = addDays(today(), 23);
  await test.step('she creates the trip and invites two', async () => {
    await mia.ready();
    await expectAccessible(mia.page);
    await mia.openFold('Change who and what comes');
    await expect(mia.page.getByLabel('Charlie')).toBeChecked();
    await mia.page.getByLabel('Biscuit').check();
    const trip = {
      name: 'Easter at Bendeela',
      from,
      to,
      rides: ['Toyota Prado'],
      invitees: [tomsEmail, priyasEmail],
    };
    await mia.createTrip(trip);
    await expect(mia.page.getByText(formatDateRange(from, to))).toBeVisible();
    await expect(mia.page.getByText(tomsEmail)).toBeVisible();
    await expectAccessible(mia.page);
  });

  const tom = await browserOf('Tom');
  await test.step('Tom signs up from the link in his mail and returns to the trip', async () => {
    const link = await linkMailedTo(tomsEmail, '/invite/');
    expect(new URL(link).searchParams.get('signup')).toMatch(/^[\w-]{43}$/);
    await tom.page.goto(link);
    await expect(tom.page.getByText('Mia Bennett invites you camping')).toBeVisible();
    // The mail's own secret is removed from the address at once.
    await expect(tom.page).toHaveURL(/\/invite\/[\w-]{43}/);
    expect(tom.page.url()).not.toContain('signup');
    await expectAccessible(tom.page);
    await tom.ready();
    await tom.page.getByRole('link', { name: 'Sign up' }).click();
    await expect(tom.page.getByText('Mia Bennett invites you camping')).toBeVisible();
    await expect(tom.page.getByLabel('Email')).toHaveValue(tomsEmail);
    await expectAccessible(tom.page);
    await tom.signUpInvited(tomsEmail);
    await tom.completeProfile(tomsEmail.slice(0, 30), 'Tom Walker', 'Kedron QLD 4031');
    await expect(tom.page).toHaveURL(/\/trip\//);
    await expect(tom.page.getByText(miasEmail)).toHaveCount(0);
    await expect(tom.page.getByText(priyasEmail)).toHaveCount(0);
    expect(await subjectsMailedTo(tomsEmail)).toHaveLength(1);
  });

  await test.step('he says who comes with him, and in which vehicles', async () => {
    const trip = tom.page.url();
    await tom.addCar('Subaru', 'Outback', 'All Wheel Drive');
    await tom.page.goto(trip);
    await tom.ready();
    await tom.page.getByRole('link', { name: 'Going' }).click();
    await expect(tom.page).toHaveURL(/attendance/);
    await tom.ready();
    await expectAccessible(tom.page);
    await tom.page.getByLabel('Subaru Outback').check();
    await tom.page.getByRole('button', { name: 'Save' }).click();
    await expect(tom.page).toHaveURL(trip);
  });

  await test.step('both see who is going, and with which vehicles', async () => {
    await mia.page.reload();
    for (const each of [mia, tom]) {
      const { page } = each;
      const list = page.getByRole('region', { name: 'Who’s coming' });
      await expect(list.getByRole('listitem').filter({ hasText: 'Charlie' })).toContainText('Toyota Prado');
      await each.openPart('People');
      const people = page.getByRole('region', { name: /people/ }).getByRole('listitem');
      await expect(people.filter({ hasText: 'Mia Bennett' })).toContainText('Toyota Prado');
      await expect(people.filter({ hasText: 'Mia Bennett' })).toContainText('organising');
      await expect(people.filter({ hasText: 'Tom Walker' })).toContainText('Subaru Outback');
      await expectAccessible(page);
    }
    await tom.page.goto('/');
    await expect(tom.page.getByText('Easter at Bendeela')).toBeVisible();
    await expectAccessible(tom.page);
  });

  await test.step('they log out', async () => {
    await mia.page.goto('/');
    await mia.ready();
    await mia.logOut();
    await mia.page.goto('/');
    await expect(mia.page).toHaveURL(/\/login/);
  });
});
