import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

/** Creates a trip of last week: plans the trip for today and then moves its dates. */
async function pastTrip({ page }: App, name: string, site: { id: string; name: string }): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const [start_date, end_date] = [addDays(today(), -9), addDays(today(), -7)];
  const planned = await page.request.post('/api/trips', {
    headers,
    data: {
      tripName: name,
      location_id: site.id,
      location_name: site.name,
      location_url: null,
      start_date: today(),
      end_date: today(),
      invitees: [],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const { trip } = await planned.json();
  const moved = await page.request.patch(`/api/trips/${trip.id}`, {
    headers,
    data: { start_date, end_date },
  });
  expect([planned.status(), moved.status()]).toEqual([201, 200]);
  return `/trip/${trip.id}`;
}

/**
 * Creates a shared site of the person's own. Everybody sees the site, and nobody has said anything
 * about it yet.
 */
async function sharedSite({ page }: App, name: string): Promise<{ id: string; name: string }> {
  const added = await page.request.post('/api/locations', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      name,
      address: null,
      latitude: -34.74,
      longitude: 150.47,
      phone_contact: null,
      email_contact: null,
      campsite_url: null,
      site_features: [],
      share_flag: true,
      drivetrain: '2 Wheel Drive',
      pet_friendly: null,
    },
  });
  expect(added.status()).toBe(201);
  return (await added.json()).location;
}

async function siteNamed({ page }: App, query: string): Promise<{ id: string; name: string }> {
  const found = await page.request.get(`/api/search/suggest?${new URLSearchParams({ query })}`);
  return (await found.json()).campsites[0];
}

test('a past trip asks once about its campsite: its organiser answers for one trip and dismisses the question for another', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia');
  await page.goto('/');
  const [flat, bendeela] = [await sharedSite(mia, 'Riverside flat'), await siteNamed(mia, 'Bendeela')];
  const byTheRiver = await pastTrip(mia, 'By the river', flat);
  const [inTheValley, again] = [
    await pastTrip(mia, 'In the valley', bendeela),
    await pastTrip(mia, 'Once more', bendeela),
  ];

  await page.goto(byTheRiver);
  await mia.ready();
  const question = page.getByRole('region', { name: 'Was there reception at camp?' });
  const dismiss = page.getByRole('button', { name: 'Don’t ask again' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thanks', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  await page.goto(`/campsite/${flat.id}`);
  await expect(page.getByRole('region', { name: 'What’s known' })).toContainText('1 camper,');

  await page.goto(inTheValley);
  await mia.ready();
  await dismiss.click();
  await expect(page.getByText('We won’t ask again', { exact: true })).toBeVisible();
  await expect(dismiss).toBeHidden();
  for (const path of [byTheRiver, inTheValley, again]) {
    await page.goto(path);
    await mia.ready();
    await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible();
    await expect(dismiss).toBeHidden();
  }
});
