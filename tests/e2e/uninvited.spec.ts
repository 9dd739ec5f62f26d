import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 780 } };

test('unwanted trips can be hidden and shown again, and left, and their organiser blocked', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, tomsEmail] = [uniqueEmail('mia'), uniqueEmail('tom')];
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  const [from, to] = [addDays(today(), 21), addDays(today(), 23)];
  const invite = async (name: string) => {
    await mia.page.goto('/create-trip-details?site_name=Bendeela');
    await mia.createTrip({ name, from, to, rides: [], invitees: [tomsEmail] });
    return mia.page.url();
  };
  const trips = [await invite('Easter'), await invite('Whitsun')];
  const open = async (trip: string | undefined) => {
    await tom.page.goto(trip ?? '');
    await tom.ready();
  };
  const dialog = tom.page.getByRole('alertdialog');

  await test.step('Tom hides a trip, finds it in his account and shows it again', async () => {
    await open(trips[0]);
    await expectAccessible(tom.page);
    await tom.page.getByRole('button', { name: 'Hide from your trips' }).click();
    await expect(tom.page.getByText('Hidden from your trips.')).toBeVisible();
    await tom.page.goto('/');
    await expect(tom.page.getByRole('heading', { name: 'Whitsun' })).toBeVisible();
    await expect(tom.page.getByRole('heading', { name: 'Easter' })).toHaveCount(0);
    await tom.page.goto('/profile/account');
    await tom.ready();
    await expectAccessible(tom.page);
    await tom.page.getByRole('heading', { name: 'Hidden trips' }).click();
    await tom.page.getByRole('button', { name: 'Show again: Easter' }).click();
    await expect(tom.page.getByText('Easter is back among your trips.')).toBeVisible();
    await expect(tom.page.getByRole('heading', { name: 'Hidden trips' })).toBeHidden();
  });

  await test.step('he leaves it', async () => {
    await open(trips[0]);
    await tom.page.getByRole('button', { name: 'Leave the trip' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(tom.page.getByText('You’ve left the trip.')).toBeVisible();
    await expect(tom.page).toHaveURL('/');
    await expect(tom.page.getByRole('heading', { name: 'Easter' })).toHaveCount(0);
  });

  await test.step('he blocks Mia, whose next trip does not reach him; to her it looks like any other', async () => {
    await open(trips[1]);
    await tom.page.getByRole('button', { name: 'Leave the trip' }).click();
    await dialog.getByLabel('Block Mia Bennett too').check();
    await expectAccessible(tom.page);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(tom.page).toHaveURL('/');
    await invite('Winter');
    await mia.openPart('People');
    await expect(mia.page.getByRole('region', { name: /^Waiting/ })).toContainText('Tom Walker');
    await tom.page.reload();
    await expect(tom.page.getByText('Looks like you have no trips planned.')).toBeVisible();
  });

  await test.step('he unblocks her, and the trip appears', async () => {
    await tom.page.goto('/profile/account');
    await tom.ready();
    await expectAccessible(tom.page);
    await tom.page.getByRole('heading', { name: 'People you’ve blocked' }).click();
    await tom.page.getByRole('button', { name: 'Unblock: Mia Bennett' }).click();
    await expect(tom.page.getByText('Mia Bennett can invite you again.')).toBeVisible();
    await tom.page.goto('/');
    await expect(tom.page.getByRole('heading', { name: 'Winter' })).toBeVisible();
  });
});
