import { addDays, formatDateRange, today } from '../../lib/dates';
import { expect, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

test('an open trip page shows everybody else’s changes, and loses nothing that is being typed', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, tomsEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('tom'), uniqueEmail('priya')];
  const [mia, tom, priya] = [await browserOf('Mia'), await browserOf('Tom'), await browserOf('Priya')];
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  const [from, to, later] = [21, 23, 25].map((days) => addDays(today(), days)) as [string, string, string];
  await mia.page.goto('/create-trip-details?site_name=Bendeela');
  await mia.createTrip({ name: 'Easter', from, to, rides: [], invitees: [tomsEmail, priyasEmail] });
  const trip = mia.page.url();
  const row = (name: string) => mia.page.getByRole('listitem').filter({ hasText: name });

  await test.step('while Mia types new dates, Tom’s answer appears', async () => {
    await tom.page.goto(trip);
    await Promise.all([mia.ready(), tom.ready()]);
    await mia.page.getByRole('button', { name: 'Edit dates' }).click();
    await mia.page.getByLabel('End date').fill(later);
    await expect(mia.page.getByText(/haven’t answered/)).toBeVisible();
    await tom.page.getByRole('button', { name: 'Not going' }).click();
    await expect(tom.page.getByText(/^Changed your mind\?/)).toBeVisible();
    await expect(mia.page.getByLabel('End date')).toHaveValue(later);
  });

  await test.step('the dates that she saves appear on his page', async () => {
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await mia.page.getByRole('button', { name: 'Change the dates' }).click();
    await expect(tom.page.getByText(formatDateRange(from, later))).toBeVisible();
    // A refresh doesn't change a page with an open form, so Tom's answer appears on Mia's page
    // once her form is closed.
    await expect(mia.page.getByText(/can’t come/)).toBeVisible();
  });

  await test.step('the answer of a guest without an account appears on her page, in any part', async () => {
    await mia.openPart('People');
    await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.answerAsGuest('Priya Rao', { children: 1, pets: 0, car: ['Kia', 'Carnival'] });
    await expect(row('Priya Rao')).toContainText('Kia Carnival');
  });

  await test.step('a part that she has just seen opens without asking the server', async () => {
    await mia.openPart('Costs');
    const asked: string[] = [];
    mia.page.on('request', (request) => {
      if (request.headers().rsc) asked.push(new URL(request.url()).pathname);
    });
    await mia.openPart('People');
    await expect(row('Priya Rao')).toContainText('Kia Carnival');
    await mia.openPart('Gear');
    expect(asked).toEqual([`${new URL(trip).pathname}/gear`]);
  });

  await test.step('a person whom she removes can’t open the trip any more', async () => {
    await mia.openPart('People');
    await mia.page.getByRole('button', { name: 'Manage Tom Walker' }).click();
    await mia.page.getByRole('menuitem', { name: 'Remove from the trip' }).click();
    await mia.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row('Tom Walker')).toHaveCount(0);
    await expect(tom.page.getByRole('heading', { name: 'Trip not found.' })).toBeVisible();
  });
});
