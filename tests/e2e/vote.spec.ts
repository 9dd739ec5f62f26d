import { addDays, formatDateRange, formatDay, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const slow = { timeout: 20_000 };

const range = (from: number, to: number) => [addDays(today(), from), addDays(today(), to)] as const;
const first = range(21, 23);
const second = range(28, 30);
const lastDay = addDays(today(), 14);

const card = (app: App, [start, end]: readonly [string, string]) =>
  app.page.locator('.vote-option').filter({ hasText: formatDateRange(start, end) });
const say = (app: App, dates: typeof first, answer: string) =>
  card(app, dates).getByText(answer, { exact: true }).tap();

test('three households vote and the vote is decided: an account, a guest and the organiser, on phones', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, samsEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('sam'), uniqueEmail('priya')];
  const [mia, sam, priya] = await Promise.all([
    browserOf('Mia', phone),
    browserOf('Sam', phone),
    browserOf('Priya', phone),
  ]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), sam.settleIn(samsEmail, 'Sam Kaur')]);

  await test.step('Mia isn’t sure of the dates: the vote opens right after planning, and she adds other dates', async () => {
    await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
    await mia.ready();
    await mia.page.getByLabel('We’re not sure of the dates yet').check();
    const dates = { from: first[0], to: first[1] };
    await mia.createTrip({ name: 'Easter', ...dates, rides: [], invitees: [samsEmail, priyasEmail] });
    await expect(mia.page).toHaveURL(/\/vote$/, slow);
    await expect(card(mia, first)).toBeVisible();
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Add dates or a campsite' }).tap();
    await mia.page.getByLabel('First day').fill(second[0]);
    await mia.page.getByLabel('Last day').fill(second[1]);
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Add to the vote' }).tap();
    await expect(card(mia, second)).toBeVisible(slow);
  });
  const voteUrl = mia.page.url();

  await test.step('She sets the last day to vote, which can’t be after the dates begin', async () => {
    await mia.page.getByRole('button', { name: 'Set a last day to vote' }).tap();
    const field = mia.page.locator('input[name=closes_on]');
    await field.fill(first[0]);
    await mia.page.getByRole('button', { name: 'Save' }).tap();
    await expect(mia.page.getByText(/Voting has to end before the first dates on offer/)).toBeVisible(slow);
    await field.fill(lastDay);
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Save' }).tap();
    await expect(mia.page.getByText(`Vote by ${formatDay(lastDay)}.`)).toBeVisible(slow);
  });

  await test.step('Sam answers for each option, and clears one answer with a second tap', async () => {
    await sam.page.goto(voteUrl.replace(/\/vote$/, ''));
    await sam.ready();
    await expect(sam.page.getByText('Dates still open: say what suits you')).toBeVisible();
    await expect(sam.page.getByRole('button', { name: 'Not going' })).toBeVisible();
    await expectAccessible(sam.page);
    await sam.page.goto(voteUrl.replace(/vote$/, 'attendance'));
    const above = sam.page.getByRole('region', { name: 'Which weekend suits you?' });
    await expect(above).toContainText('2 dates to choose from.');
    await above.getByRole('link', { name: 'Vote' }).tap();
    await expect(card(sam, first)).toBeVisible(slow);
    await sam.ready();
    await say(sam, first, 'No');
    await say(sam, second, 'Yes');
    await expect(card(sam, second)).toContainText('1 of 3 can');
    await say(sam, first, 'No');
    await expect(card(sam, first).getByRole('radio', { name: 'No' })).not.toBeChecked();
    await say(sam, first, 'No');
    await expectAccessible(sam.page);
    expect(await sam.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('Priya opens the trip by her link and votes before she has answered', async () => {
    await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.ready();
    const vote = priya.page.getByRole('region', { name: 'Which weekend suits you?' });
    await expect(vote).toContainText(`2 dates to choose from. Vote by ${formatDay(lastDay)}.`);
    await expect(priya.page.getByText('Dates still open')).toBeVisible();
    const above = async (name: string) => {
      const answer = await priya.page.getByText(name, { exact: true }).first().boundingBox();
      const asked = await vote.boundingBox();
      return answer && asked && answer.y + answer.height < asked.y;
    };
    expect([await above('Going'), await above('Not going')]).toEqual([true, true]);
    await expectAccessible(priya.page);
    expect(await priya.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await vote.getByRole('button', { name: 'Vote' }).tap();
    await expect(priya.page).toHaveURL(/\/trip\/[^/]+\/vote$/, slow);
    await priya.ready();
    await say(priya, first, 'Yes');
    await say(priya, second, 'If need be');
    await expect(card(priya, second)).toContainText('2 of 3 can', slow);
    await expectAccessible(priya.page);
    expect(await priya.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('Mia sees the votes arrive, votes too and decides', async () => {
    await expect(card(mia, second)).toContainText('2 of 3 can', slow);
    await say(mia, second, 'Yes');
    await expect(card(mia, second)).toContainText('All 3 can');
    await mia.page.getByRole('button', { name: 'Decide on it' }).filter({ visible: true }).tap();
    await expect(mia.page.getByRole('radio', { checked: true }).last()).toBeVisible();
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Decide', exact: true }).tap();
    await expect(mia.page.getByRole('heading', { name: 'It’s decided' })).toBeVisible(slow);
    await expect(card(mia, second)).toContainText('Chosen');
  });

  await test.step('Sam, who said yes to these dates, confirms with one tap that he is going', async () => {
    await sam.page.goto(voteUrl.replace(/\/vote$/, ''));
    await sam.ready();
    await expect(sam.page.getByText('You said yes to these dates.')).toBeVisible();
    await expect(sam.page.getByRole('main')).toContainText(formatDateRange(...second));
    await sam.page.getByRole('button', { name: 'Going', exact: true }).tap();
    await expect(sam.page.getByText('You said yes to these dates.')).toHaveCount(0, slow);
  });
});
