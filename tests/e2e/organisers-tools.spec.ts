import { addDays, formatDateRange, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 780 } };

test('an organiser changes the dates and the campsite, shares the work, and calls the trip off', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, tomsEmail] = [uniqueEmail('mia'), uniqueEmail('tom')];
  const [mia, tom] = [await browserOf('Mia', phone), await browserOf('Tom', phone)];
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');

  const [from, to] = [addDays(today(), 21), addDays(today(), 23)];
  const [laterFrom, laterTo] = [addDays(today(), 28), addDays(today(), 30)];
  let trip = '';
  await test.step('Mia plans a trip, and Tom is going', async () => {
    await mia.page.goto('/create-trip-details?site_name=Bendeela');
    await mia.createTrip({ name: 'Easter at Bendeela', from, to, rides: [], invitees: [] });
    trip = mia.page.url();
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Invite people' }).click();
    await mia.page.getByLabel('Email addresses').fill(`${tomsEmail},`);
    await mia.page.getByLabel('Your note').fill('Bring bikes');
    await mia.page.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(mia.page.getByText('1 invitation sent.')).toBeVisible();
    await expectAccessible(mia.page);
    await tom.page.goto(trip);
    await tom.ready();
    await tom.page.getByRole('link', { name: 'Going', exact: true }).click();
    await tom.ready();
    await tom.page.getByRole('button', { name: 'Save' }).click();
    await expect(tom.page).toHaveURL(trip);
    const going = tom.page.getByRole('heading', { name: 'You’re going', exact: true });
    await expect(going).toBeFocused();
    await expect(going).toBeInViewport({ ratio: 1 });
  });

  await test.step('the focus ring of an entry in the menu More lies within the dialog', async () => {
    await mia.page.reload();
    await mia.ready();
    await mia.openMenu();
    await mia.page.keyboard.press('Tab');
    await mia.page.keyboard.press('Tab');
    const spare = await mia.page.locator('.tool:focus').evaluate((entry) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(entry);
      const [ring, dialog] = [
        entry.getBoundingClientRect(),
        entry.closest('dialog')?.getBoundingClientRect(),
      ];
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return dialog ? [ring.left - beyond - dialog.left, dialog.right - ring.right - beyond] : [];
    });
    expect(spare).toEqual([expect.any(Number), expect.any(Number)]);
    for (const px of spare) expect(px).toBeGreaterThanOrEqual(0);
    await mia.page.keyboard.press('Escape');
  });

  await test.step('she changes the dates; he is asked again, sees the change, and confirms', async () => {
    await mia.page.reload();
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Edit dates' }).click();
    await mia.page.getByLabel('Start date').fill(laterFrom);
    await mia.page.getByLabel('End date').fill(laterTo);
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByRole('alertdialog')).toContainText('Email 1 person about the new dates?');
    await mia.page.getByRole('button', { name: 'Change the dates' }).click();
    await expect(mia.page.getByText(formatDateRange(laterFrom, laterTo))).toBeVisible();
    const tomsRow = mia.page.getByRole('listitem').filter({ hasText: 'Tom Walker' });
    await expectAccessible(mia.page);
    await mia.openPart('People');
    await expect(tomsRow).toContainText('to confirm');
    await expectAccessible(mia.page);

    await tom.page.reload();
    await tom.ready();
    const question = tom.page.getByText('The dates have changed:');
    await expect(question).toContainText(formatDateRange(from, to));
    await expect(question).toContainText(formatDateRange(laterFrom, laterTo));
    await expectAccessible(tom.page);
    await tom.page.getByRole('button', { name: 'Still going' }).click();
    await expect(tom.page.getByText('You’re still going', { exact: true })).toBeVisible();
    await expect(question).toBeHidden();
    await mia.page.reload();
    await expect(tomsRow).not.toContainText('to confirm');
  });

  await test.step('she makes him a co-organiser, and he renames the trip', async () => {
    await mia.ready();
    const menu = mia.page.getByRole('button', { name: 'Manage Tom Walker' });
    await menu.click();
    await expectAccessible(mia.page);
    await mia.page.getByRole('menuitem', { name: 'Make co-organiser' }).click();
    await expect(mia.page.getByText('co-organiser')).toBeVisible();
    await expect(menu).toBeFocused();

    await tom.page.reload();
    await tom.ready();
    await tom.openMenu();
    await expect(tom.page.getByRole('button', { name: 'Call the trip off' })).toHaveCount(0);
    await tom.page.getByRole('button', { name: 'Rename' }).click();
    await tom.page.getByLabel('Trip name').fill('Whitsun at Bendeela');
    await tom.page.getByRole('button', { name: 'Save' }).click();
    await expect(tom.page.getByRole('heading', { level: 1, name: 'Whitsun at Bendeela' })).toBeVisible();
    await expectAccessible(tom.page);
  });

  await test.step('he moves the trip to another campsite without her help', async () => {
    await tom.page.goto(`${trip}/site?site_name=Mungo%20National%20Park`);
    await expect(
      tom.page.getByText('Whitsun at Bendeela is planned for Bendeela at the moment.'),
    ).toBeVisible();
    await tom.ready();
    await expectAccessible(tom.page);
    await tom.page.getByRole('button', { name: 'Change the campsite' }).click();
    await expect(tom.page).toHaveURL(trip);
    await expect(tom.page.getByRole('main')).toContainText('Mungo National Park');
    await expect(tom.page.getByText('Are you still coming?')).toHaveCount(0);
  });

  await test.step('she calls the trip off; both can still read it', async () => {
    await mia.page.goto(trip);
    await mia.ready();
    await mia.openMenu();
    await mia.page.getByRole('button', { name: 'Call the trip off' }).click();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Call it off' }).click();
    await expect(mia.page.getByText('The trip is called off.')).toBeVisible();
    for (const { page } of [mia, tom]) {
      await page.goto(trip);
      await expect(page.getByRole('heading', { name: /called it off$/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Edit dates|Rename/ })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Past trips' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Whitsun' })).toContainText('Called off');
    }
  });
});
