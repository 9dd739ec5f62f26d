import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, subjectsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('guests join by the link in the group chat, confirm an address and find their answer again, and the organiser sees them arrive', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const mia = await browserOf('Mia', phone);
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await mia.page.goto('/create-trip-details?site_name=Bendeela');
  const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
  await mia.createTrip({ name: 'Easter at Bendeela', ...dates, rides: [], invitees: [] });
  const trip = new URL(mia.page.url()).pathname;
  const row = (name: string) => mia.page.getByRole('listitem').filter({ hasText: name });

  let link = '';
  await test.step('Mia makes a link for four households', async () => {
    await mia.openPart('People');
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Invite people' }).click();
    const sheet = mia.page.getByRole('dialog', { name: 'Invite people' });
    await sheet.getByRole('button', { name: 'QR code' }).click();
    await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    link = await sheet.getByLabel('Link', { exact: true }).inputValue();
    await sheet.getByText('Link settings: 0 of 50 joined').click();
    await sheet.getByLabel('Most families or groups that can join').fill('4');
    await expectAccessible(mia.page);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Link settings: 0 of 4 joined')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  const priya = await browserOf('Priya', phone);
  await test.step('Priya opens it on her phone, answers, and lands on her own page', async () => {
    await priya.page.goto(link);
    await expect(priya.page.getByRole('heading', { name: 'Easter at Bendeela' })).toBeVisible();
    await expect(priya.page.getByText('Mia invites you camping')).toBeVisible();
    await expect(priya.page.getByText('Bennett')).toHaveCount(0);
    await expectAccessible(priya.page);
    await priya.answerAsGuest('Priya Nair', { children: 1, pets: 0, car: ['Toyota', 'Prado'] });
    await expect(priya.page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
    await expect(priya.page).toHaveURL(/\/invite\//);
    await expect(priya.page.getByRole('heading', { name: 'Keep this link' })).toBeVisible();
    await expectAccessible(priya.page);
    await expect(row('Priya Nair')).toContainText('by the link');

    await priya.page.goto(link);
    await expect(priya.page.getByText('You’re on this trip already.')).toBeVisible();
    await expectAccessible(priya.page);
    await priya.page.getByRole('link', { name: 'Answer for another household' }).click();
    await expect(priya.page.getByRole('radio', { name: 'Going', exact: true })).toBeVisible();
    await priya.page.goto(link);
    await test.step('the trip opens, and a change of its name shows without a reload', async () => {
      await priya.page.getByRole('link', { name: 'Open the trip' }).click();
      await expect(priya.page).toHaveURL(/\/trip\//);
      const call = await mia.page.request.patch(
        `/api${new URL(mia.page.url()).pathname.replace(/trip\/([^/]+).*/, 'trips/$1')}`,
        {
          data: { tripName: 'Easter by the river' },
          headers: { origin: new URL(link).origin },
        },
      );
      expect(call.status()).toBe(200);
      await expect(priya.page.getByRole('heading', { name: 'Easter by the river' })).toBeVisible();
    });
  });

  const email = uniqueEmail('kim');

  const phoneOfKim = await browserOf('Kim', phone);
  await test.step('Kim joins with an address, and confirms it by the receipt’s link', async () => {
    const { page } = phoneOfKim;
    await page.goto(link);
    await phoneOfKim.ready();
    await page.getByText('Going', { exact: true }).click();
    await page.getByLabel('Your name').fill('Kim Lee');
    await page.getByLabel(/^Your email/).fill(email);
    await page.getByRole('button', { name: /^Send: going/ }).click();
    await expect(page.getByRole('heading', { name: 'You’re going, Kim' })).toBeVisible();
    await page.goto(await linkMailedTo(email, '/invite/'));
    await phoneOfKim.ready();
    await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page).toHaveURL(/\/trip\//);
  });

  await test.step('in another browser the join page mails the link again instead of counting Kim twice', async () => {
    const other = await browserOf('Kim elsewhere', phone);
    await other.page.goto(link);
    await other.ready();
    await other.page.getByText('Have you answered already?').click();
    await expectAccessible(other.page);
    await other.page.getByLabel('The name or email you gave then').fill(email);
    await other.page.getByRole('button', { name: 'Find my answer' }).click();
    const reply = 'If we know it, a link is on its way; otherwise Mia is asked.';
    await expect(other.page.getByText(reply)).toBeVisible();
    await expectAccessible(other.page);
    await expect.poll(() => subjectsMailedTo(email)).toContain('Your link to Easter by the river');
    await other.page.goto(await linkMailedTo(email, '/invite/'));
    await expect(other.page.getByRole('heading', { name: 'You’re going, Kim' })).toBeVisible();
  });

  await test.step('new dates: the dialog names those who left no address', async () => {
    const jo = await browserOf('Jo', phone);
    await jo.page.goto(link);
    await jo.ready();
    await jo.page.getByText('Going', { exact: true }).click();
    await jo.page.getByLabel('Your name').fill('Jo Hill');
    await jo.page.getByRole('button', { name: /^Send: going/ }).click();
    await expect(jo.page.getByRole('heading', { name: 'You’re going, Jo' })).toBeVisible();
    await mia.page.goto(trip);
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Edit dates' }).click();
    await mia.page.getByLabel('End date').fill(addDays(dates.to, 1));
    await mia.page.getByRole('button', { name: 'Save' }).click();
    const question = mia.page.getByRole('alertdialog');
    await expect(question).toContainText('Email 1 person about the new dates?');
    await expect(question).toContainText(/We can’t email (Jo Hill|Priya Nair) and (Jo Hill|Priya Nair)/);
    await expectAccessible(mia.page);
    await mia.page.goto(`${trip}/people`);
    await mia.ready();
  });

  await test.step('Sam says that he can’t come, and the link is full', async () => {
    const sam = await browserOf('Sam', phone);
    await sam.page.goto(link);
    await sam.ready();
    await sam.page.getByText('Not going', { exact: true }).click();
    await sam.page.getByLabel('Your name').fill('Sam Hill');
    await sam.page.getByRole('button', { name: /^Send: / }).click();
    await expect(sam.page.getByRole('heading', { name: 'Thanks, Sam. Maybe next time' })).toBeVisible();
    await expect(mia.page.getByRole('region', { name: 'Can’t come' })).toContainText('Sam Hill');

    const eve = await browserOf('Eve', phone);
    const full = await eve.page.goto(link);
    expect(full?.status()).toBe(404);
    await expect(eve.page.getByRole('heading', { name: 'This link isn’t open any more' })).toBeVisible();
    await expectAccessible(eve.page);
  });

  await test.step('for Priya the full link still leads to the trip, until she leaves the trip', async () => {
    const { page } = priya;
    await page.goto(link);
    await expect(page).toHaveURL(/\/trip\//);
    await priya.ready();
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(page.getByText('How many of you?')).toBeInViewport();
    await page.getByRole('button', { name: 'Leave this trip' }).click();
    await expect(page.getByText('Your name, people and cars are removed.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText('You’ve left this trip')).toBeVisible();
    await expectAccessible(page);
    await expect(row('Priya Nair')).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('radio', { name: 'Going', exact: true })).toBeVisible();
  });
});
