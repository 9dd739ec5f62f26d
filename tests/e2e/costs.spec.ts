import type { Page } from '@playwright/test';
import { addDays, formatDay, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const from = addDays(today(), 21);

/** Fills in the form of an expense and leaves it open. */
async function fillExpense(page: Page, what: string, amount: string, paidBy?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an expense' }).click();
  await page.getByLabel('What for').fill(what);
  await page.getByLabel('Amount in dollars').fill(amount);
  if (paidBy) await page.getByLabel('Who paid').selectOption(paidBy);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('table').getByRole('row', { name });

/** Checks what each household would pay according to the form. */
async function expectShares(page: Page, shares: Record<string, string>): Promise<void> {
  const rows = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '$' });
  await expect(rows).toHaveCount(Object.keys(shares).length);
  for (const [name, amount] of Object.entries(shares)) {
    await expect(rows.filter({ hasText: name })).toContainText(amount);
  }
}

/**
 * Plans a weekend of three nights. A night counts 1 for an adult and half for a child. The shares:
 *   Mia with Sam and Kim (a child)       2.5 × 3 = 7.5
 *   Tom alone                            1   × 3 = 3
 *   Ann with Lee (a child), last night   1.5 × 1 = 1.5
 *   Priya, a guest, with a child         1.5 × 3 = 4.5, together 16.5
 */
async function weekend(browserOf: (name: string, options?: object) => Promise<App>) {
  const [miasEmail, tomsEmail, annsEmail] = [uniqueEmail('mia'), uniqueEmail('tom'), uniqueEmail('ann')];
  const priyasEmail = uniqueEmail('priya');
  const [mia, tom] = await Promise.all([browserOf('Mia'), browserOf('Tom', phone)]);
  const [ann, priya] = await Promise.all([browserOf('Ann'), browserOf('Priya', phone)]);
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Reed');
  await ann.settleIn(annsEmail, 'Ann Lowe');
  await mia.addCamper('Sam', 'Adult');
  await mia.addCamper('Kim', 'Child');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from,
    to: addDays(from, 3),
    rides: [],
    invitees: [tomsEmail, annsEmail, priyasEmail],
  });
  const tripUrl = mia.page.url();
  const comes = async ({ page, ready }: App, choose: () => Promise<unknown>) => {
    await page.goto(`${tripUrl}/attendance`);
    await ready();
    await choose();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(tripUrl);
  };
  await comes(mia, async () => {
    for (const name of ['Sam', 'Kim']) await mia.page.getByLabel(new RegExp(`^${name}`)).check();
  });
  await comes(tom, async () => undefined);
  await ann.addCamper('Lee', 'Child');
  await comes(ann, async () => {
    await ann.page.getByLabel(/^Lee/).check();
    await ann.page.getByText(/^We arrive on/).click();
    await ann.page.getByLabel('Arriving').selectOption(addDays(from, 2));
  });
  await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
  await priya.answerAsGuest('Priya Nair', { children: 1, pets: 0, car: ['Toyota', 'Prado'] });
  await expect(priya.page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
  return { mia, tom, ann, priya, tripUrl };
}

test('the costs of a weekend of four households settle to the cent, as worked out by hand', async ({
  browserOf,
}) => {
  test.setTimeout(300_000);
  const { mia, tom, ann, priya, tripUrl } = await weekend(browserOf);

  await test.step('Mia enters the site fees for everyone; before that the page explains itself', async () => {
    await mia.page.goto(`${tripUrl}/costs`);
    await mia.ready();
    await expect(mia.page.getByRole('heading', { name: 'No expenses yet' })).toBeVisible();
    await expectAccessible(mia.page);
    await fillExpense(mia.page, 'Site fees', '180');
    // 18000 ÷ 16.5 per share: 8181.82, 3272.73, 1636.36, 4909.09. The two cents left over go to Mia
    // and Tom, with the largest remainders.
    await expectShares(mia.page, { You: '$81.82', Tom: '$32.73', Ann: '$16.36', Priya: '$49.09' });
    await expectAccessible(mia.page);
    await save(mia.page);
    await expect(card(mia.page, 'You’re owed')).toContainText('$98.18');
  });

  await test.step('Tom enters the groceries on his phone; an invalid amount is refused in place', async () => {
    await tom.page.goto(`${tripUrl}/costs`);
    await tom.ready();
    await fillExpense(tom.page, 'Groceries', '265.355');
    await tom.page.getByRole('button', { name: 'Save' }).tap();
    await expect(tom.page.getByText('Please enter at most two digits after the point.')).toBeVisible();
    await expect(tom.page.getByLabel('What for')).toHaveValue('Groceries');
    await tom.page.getByLabel('Amount in dollars').fill('$265.35');
    // 26535 ÷ 16.5 per share: 12061.36, 4824.55, 2412.27, 7236.82. The two cents left over go to
    // Priya and Ann, who have borne least of their parts with the site fees.
    await expectShares(tom.page, { Mia: '$120.61', You: '$48.24', Ann: '$24.13', Priya: '$72.37' });
    await save(tom.page);
    await expectAccessible(tom.page);
  });

  await test.step('Priya, a guest, enters firewood for three households', async () => {
    await priya.openTripAsGuest('Costs');
    await expectAccessible(priya.page);
    await fillExpense(priya.page, 'Firewood', '84');
    await priya.page.getByText('Some of us').tap();
    await priya.page.getByLabel('Ann', { exact: true }).uncheck();
    // The weights 7.5, 3 and 4.5 add up to 15, so $84 is $5.60 per unit of weight.
    await expectShares(priya.page, { Mia: '$42.00', Tom: '$16.80', You: '$25.20' });
    await expectAccessible(priya.page);
    await save(priya.page);
  });

  await test.step('Mia enters for Ann what Ann paid for ice, with custom weights', async () => {
    await fillExpense(mia.page, 'Ice', '31.10', 'Ann');
    await mia.page.getByText('Some of us').click();
    for (const name of ['You', 'Priya']) await mia.page.getByLabel(name, { exact: true }).uncheck();
    await mia.page.getByLabel('Weight of Tom').fill('1');
    await mia.page.getByLabel('Weight of Ann').fill('2');
    // The exact shares are 1036.67 and 2073.33 cents.
    await expectShares(mia.page, { Tom: '$10.37', Ann: '$20.73' });
    await save(mia.page);
  });

  await test.step('the balances match the calculation by hand', async () => {
    //          Site    Groceries  Firewood  Ice      share    paid     balance
    // Mia      81.82   120.61     42.00              244.43   180.00    −64.43
    // Tom      32.73    48.24     16.80     10.37    108.14   265.35   +157.21
    // Ann      16.36    24.13               20.73     61.22    31.10    −30.12
    // Priya    49.09    72.37     25.20              146.66    84.00    −62.66
    await expect(row(mia.page, 'Tom')).toHaveText('TRTom$265.35$108.14+$157.21');
    await expect(row(mia.page, 'Ann')).toHaveText('ALAnn$31.10$61.22−$30.12');
    await expect(row(mia.page, 'Priya')).toHaveText('PNPriya$84.00$146.66−$62.66');
    await expect(row(mia.page, 'You')).toHaveText('MBYou$180.00$244.43−$64.43');
    await expect(card(mia.page, 'You owe')).toContainText('$64.43');
    await expect(card(mia.page, formatDay(today()))).toContainText('You paid, for everyone');
    const payments = card(mia.page, 'Who pays whom').getByRole('listitem');
    await expect(payments).toHaveCount(3);
    await expect(payments.first()).toContainText('You pay Tom $64.43');
    await expectAccessible(mia.page);
  });

  await test.step('each marks what they paid; Tom’s open page shows it, and his balance is zero at the end', async () => {
    await expect(card(tom.page, 'You’re owed')).toContainText('$157.21', { timeout: 15_000 });
    await priya.page.getByRole('button', { name: /^I’ve paid.*You pay Tom/ }).tap();
    await expect(card(priya.page, 'You’re square')).toBeVisible();
    await expect(card(tom.page, 'You’re owed')).toContainText('$94.55', { timeout: 15_000 });
    await ann.page.goto(`${tripUrl}/costs`);
    await ann.ready();
    const anns = ann.page.getByRole('button', { name: /^I’ve paid/ });
    await expect(anns).toHaveCount(1);
    await anns.click();
    await ann.page.getByRole('button', { name: 'Undo' }).click();
    await expect(ann.page.getByText('The payment is taken back.')).toBeVisible();
    await ann.page.getByRole('button', { name: /^I’ve paid/ }).click();
    await expect(card(ann.page, 'You’re square')).toBeVisible();
    await mia.page.getByRole('button', { name: /^I’ve paid.*You pay Tom/ }).click();
    await expect(mia.page.getByText('Everybody is square.')).toBeVisible();
    await expect(card(tom.page, 'You’re square')).toBeVisible({ timeout: 15_000 });
    await expectAccessible(tom.page);
  });

  await test.step('amounts of any length stay whole and inside their cards, from a phone to a wide screen', async () => {
    const { page } = mia;
    const add = (cents: number) =>
      page.request.post(`/api${new URL(tripUrl).pathname.replace('trip', 'trips')}/expenses`, {
        headers: { origin: new URL(tripUrl).origin },
        data: { what: 'Site fees', day: from, cents, paid_by: tripUrl.split('/').at(-1) },
      });
    for (const cents of [229_720, 10_000_000]) {
      expect((await add(cents)).status()).toBe(201);
      await page.goto(`${tripUrl}/costs`);
      for (const width of [360, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await brokenAmounts(page)]).toEqual([width, []]);
      }
    }
  });
});

/** Returns the amounts of money that break over two lines or extend beyond their card. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const card = text.parentElement?.closest('.card')?.getBoundingClientRect();
      const amount = /[+−]?\$[\d,]+\.\d\d/.exec(text.nodeValue ?? '');
      if (!card || !amount || text.parentElement?.closest('.sr-only')) continue;
      const range = document.createRange();
      range.setStart(text, amount.index);
      range.setEnd(text, amount.index + amount[0].length);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1 || boxes.some(({ right }) => right > card.right)) broken.push(amount[0]);
    }
    return broken;
  });
