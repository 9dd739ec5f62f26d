import { addDays, formatDay, formatDayOfMonth, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };

/** A Monday, Tuesday and Wednesday in one month, some weeks from now. */
const [monday, tuesday, wednesday] = [0, 1, 2].map((days) => addDays(firstFreeMonday(), days)) as [
  string,
  string,
  string,
];

function firstFreeMonday(): string {
  const days = Array.from({ length: 21 }, (_, index) => addDays(today(), 14 + index));
  const isFree = (day: string) =>
    formatDayOfMonth(day).startsWith('Mon') && addDays(day, 2).slice(0, 7) === day.slice(0, 7);
  return days.find(isFree) ?? today();
}

test('a late arrival changes the number of people on one night, and the trip’s pages are made for printing', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [tomsEmail, priyasEmail] = [uniqueEmail('tom'), uniqueEmail('priya')];
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  await tom.addCamper('Kim', 'Child');
  await tom.addCar('Subaru', 'Outback', 'All Wheel Drive');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: monday,
    to: wednesday,
    rides: [],
    invitees: [tomsEmail, priyasEmail],
  });
  const trip = mia.page.url();
  const headcount = mia.page.getByRole('region', { name: /^\d+ (person|people)$/ });

  await test.step('everybody stays for the whole trip', async () => {
    await mia.openPart('People');
    await expect(headcount).toContainText('1 person');
    await expect(headcount).toContainText('Everyone stays both nights');
  });

  await test.step('Tom comes a day later, from his phone', async () => {
    const { page } = tom;
    await page.goto(`${trip}/attendance`);
    await tom.ready();
    await page.getByText(/^We arrive on/).tap();
    await page.getByLabel('Arriving').selectOption(tuesday);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Who’s coming' })).toContainText('from Tuesday');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('Priya, without an account, stays only the first night', async () => {
    const priya = await browserOf('Priya', phone);
    const { page } = priya;
    await page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.ready();
    await page.getByText('Going', { exact: true }).click();
    await page.getByLabel('Your name').fill('Priya Nair');
    await page.getByText(/^We arrive on/).tap();
    await page.getByLabel('Leaving').selectOption(tuesday);
    await page.getByRole('button', { name: /^Send: / }).click();
    await expect(page.getByText(`Until ${formatDay(tuesday)}`)).toBeVisible();
  });

  await test.step('Mia sees how many people there are each night', async () => {
    await mia.page.reload();
    await expect(headcount).toContainText('4 people');
    await expect(headcount).toContainText('2 on Monday night, 3 on Tuesday night');
    await expectAccessible(mia.page);
  });

  await test.step('the numbers are copied for the booking', async () => {
    const { page } = mia;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(trip);
    await mia.ready();
    await mia.openMenu();
    await page.getByRole('button', { name: 'Headcount for the booking' }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('4 people: 3 adults, 1 child');
    expect(copied).toContain(`2 on ${formatDay(monday)}, 3 on ${formatDay(tuesday)}`);
  });

  await test.step('on paper there are facts and people, and no buttons', async () => {
    const { page } = mia;
    await page.emulateMedia({ media: 'print' });
    for (const part of [trip, `${trip}/people`]) {
      await page.goto(part);
      await expect(page.getByRole('heading', { name: 'Easter at Bendeela' })).toBeVisible();
      for (const pressed of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
        await expect(page.getByRole(pressed)).toHaveCount(0);
      }
      await expect(page.locator('.map-canvas, .cover, .action-bar').filter({ visible: true })).toHaveCount(0);
      for (const name of [/\bKim\b/, /\bPriya\b/])
        await expect(page.getByText(name).filter({ visible: true })).not.toHaveCount(0);
    }
    await expect(headcount).toContainText('Kim (child)');
    await page.goto(`${trip}/cars`);
    await expect(page.getByText(/\bKim\b/).filter({ visible: true })).not.toHaveCount(0);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});
