import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('a campsite’s page and the search say whether one’s own car and dog suit it', async ({ browserOf }) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 740 } });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/profile');
  const added = await page.request.post('/api/locations', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      name: 'Steep hill',
      latitude: -27.4,
      longitude: 152.9,
      drivetrain: '4 Wheel Drive',
      pet_friendly: false,
    },
  });
  const site = `/campsite/${(await added.json()).location.id}`;
  const suits = page.getByRole('region', { name: 'Would it suit you?' });

  await page.goto(site);
  await expect(suits).toContainText('Add your crew and we’ll check');
  await mia.ready();
  await suits.getByRole('link', { name: 'Add your crew' }).click();
  await expect(page).toHaveURL(/your-crew/);
  await mia.addPet('Rex', 'Dog');
  await mia.addCar('Toyota', 'Corolla', '2 Wheel Drive');

  await page.goto(site);
  await expect(suits.getByRole('listitem')).toContainText([
    'Your Corolla can’t reach the site',
    'Rex isn’t allowed',
  ]);
  await expectAccessible(page);
  await page.goto('/createtrip?postcode=4031&radius=50&sources=private');
  await expect(page.getByText('Too rough for your Corolla, no place for Rex')).toBeVisible();
  await expectAccessible(page);

  await mia.addCar('Toyota', 'Prado', '4 Wheel Drive');
  await page.goto(site);
  await expect(suits.getByText('Your Prado gets there')).toBeVisible();
});
