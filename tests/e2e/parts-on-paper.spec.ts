import { addDays, formatWeekday, today } from '../../lib/dates';
import { expect, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const friday = addDays(today(), 21);

test('on paper and without scripts the meals show their dishes and the costs their expenses, for a guest too', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia');
  const { page } = mia;
  const priyasEmail = uniqueEmail('priya');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter',
    from: friday,
    to: addDays(friday, 2),
    rides: [],
    invitees: [priyasEmail],
  });
  const trip = new URL(page.url()).pathname;
  const calls = `/api${trip.replace('trip', 'trips')}`;
  const headers = { origin: new URL(page.url()).origin };
  const own = trip.split('/').at(-1);
  await page.request.put(`${calls}/meals/${friday}/dinner`, { headers, data: { title: 'Tacos' } });
  await page.request.post(`${calls}/expenses`, {
    headers,
    data: { what: 'Site fees', day: friday, cents: 18_000, paid_by: own },
  });
  const plain = await browserOf('Mia, without scripts', { javaScriptEnabled: false });
  await plain.page.context().addCookies(await page.context().cookies());
  const priya = await browserOf('Priya, a guest without scripts', { javaScriptEnabled: false });
  const invitation = new URL(await linkMailedTo(priyasEmail, '/invite/')).pathname;
  const unanswered = await priya.page.request.get(invitation);
  expect(await unanswered.text()).toContain('Answering and opening the trip need JavaScript.');
  await priya.page.request.patch(`/api${invitation.replace('invite', 'invites')}`, {
    headers,
    data: { attending: true, name: 'Priya', crew: [{ name: 'Priya', age: 'adult' }], vehicles: [] },
  });
  await priya.page.goto(invitation);
  await expect(priya.page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
  await priya.page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(priya.page).toHaveURL(trip);

  for (const { page: reads } of [plain, priya]) {
    await reads.goto(trip);
    await expect(reads.getByRole('link', { name: 'Print the trip' })).toBeVisible();
    const calendar = await reads.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect((await reads.request.get(calendar ?? '')).headers()['content-type']).toContain('text/calendar');
  }

  for (const reads of [page, plain.page, priya.page]) {
    if (reads === page) await reads.emulateMedia({ media: 'print' });
    await reads.goto(`${trip}/gear`);
    await expect(reads.getByText('Camp chairs', { exact: true })).toBeVisible();
    await reads.goto(`${trip}/meals`);
    await expect(reads.getByText(`${formatWeekday(friday)} dinner: Tacos`)).toBeVisible();
    await reads.goto(`${trip}/costs`);
    await expect(reads.getByText('Site fees', { exact: true })).toBeVisible();
    await expect(reads.getByText('$180.00').last()).toBeVisible();
  }
});
