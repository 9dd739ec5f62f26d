import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

async function siteNamed({ page }: App, query: string): Promise<string> {
  const found = await page.request.get(`/api/search/suggest?${new URLSearchParams({ query })}`);
  return (await found.json()).campsites[0].id;
}

/** Creates a shared site, which everybody sees and about which nobody has said anything yet. */
async function newSite({ page }: App): Promise<string> {
  const added = await page.request.post('/api/locations', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      name: 'Cave Beach',
      latitude: -35.1588,
      longitude: 150.6562,
      share_flag: true,
      drivetrain: '4 Wheel Drive',
    },
  });
  expect(added.status()).toBe(201);
  return (await added.json()).location.id;
}

const answer = ({ page }: App, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByText(words, { exact: true }).click();

const known = ({ page }: App) => page.getByRole('region', { name: 'What’s known' });
const fact = (app: App, text: string) => known(app).getByRole('listitem').filter({ hasText: text });

test('two people say what they have seen of a campsite, and one withdraws it', async ({ browserOf }) => {
  const [mia, tom] = [
    await browserOf('Mia', { viewport: { width: 360, height: 740 }, hasTouch: true }),
    await browserOf('Tom'),
  ];
  await Promise.all([mia.settleIn(uniqueEmail('Mia'), 'Mia'), tom.settleIn(uniqueEmail('Tom'), 'Tom')]);
  await mia.page.goto(`/campsite/${await siteNamed(mia, 'Cave Beach Camping Area')}`);
  await expect(known(mia).getByText('At or near Booderee National Park')).toBeVisible();

  const page = `/campsite/${await newSite(mia)}`;
  await mia.page.goto(page);
  await mia.ready();
  await known(mia).getByRole('button', { name: 'Been here? Tell us' }).click();
  await answer(mia, 'Pets welcome?', 'No');
  await answer(mia, 'Boat ramp?', 'No');
  await mia.page.getByLabel('What does a car need to get there?').selectOption('2 Wheel Drive');
  await expectAccessible(mia.page);
  await mia.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mia.page.getByText('Please enter a date.')).toBeVisible();
  await mia.page.getByLabel('When were you there?').fill(addDays(today(), -30));
  await mia.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mia.page.getByText('Thank you. Other campers can see it now.')).toBeVisible();
  await expect(fact(mia, 'No pets')).toContainText('1 camper,');
  await expect(fact(mia, '2 Wheel Drive gets there')).toContainText('1 camper,');
  await expectAccessible(mia.page);

  await tom.page.goto(page);
  await expect(fact(tom, 'No boat ramp')).toContainText('1 camper,');
  await tom.ready();
  await known(tom).getByRole('button', { name: 'Been here? Tell us' }).click();
  await answer(tom, 'Pets welcome?', 'No');
  await answer(tom, 'Boat ramp?', 'Yes');
  await tom.page.getByLabel('When were you there?').fill(today());
  await tom.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fact(tom, 'No pets')).toContainText('2 campers, latest');
  await expect(fact(tom, 'Boat ramp')).toContainText('1 camper,');

  await known(tom).getByRole('button', { name: 'Change what you said' }).click();
  await tom.page.getByRole('button', { name: 'Take back' }).click();
  await expect(tom.page.getByText('What you said is taken back.')).toBeVisible();
  await expect(fact(tom, 'No boat ramp')).toContainText('1 camper,');
  await expect(fact(tom, 'No pets')).toContainText('1 camper,');
});
