import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { pagesOfTrip } from '../../lib/offline/pages';
import { sharedServer } from './account';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { waitUntilKept } from './kept';
import { linkMailedTo, subjectsMailedTo } from './mail';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Creates Sam's trip that ends today, so that the plan's last day has come. */
async function samsTrip(sam: App): Promise<string> {
  await sam.settleIn(uniqueEmail('sam'), 'Sam Whitby');
  const planned = await sam.page.request.post('/api/trips', {
    headers,
    data: {
      tripName: 'At the flat',
      location_name: 'Peppercorn Flat',
      location_url: 'https://example.com/peppercorn',
      start_date: today(),
      end_date: addDays(today(), 1),
      invitees: [],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  return (await planned.json()).trip.id;
}

/** Nobody may worry yet, whatever the time of day is. */
async function backIsDue(trip: string): Promise<void> {
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  const sql = `update home_contacts set back_at = now(), worry_at = now() + interval '2 hours' where trip_id = $1`;
  await client.query(sql, [trip]).finally(() => client.end());
}

async function leavePlan({ page }: App, trip: string, email: string): Promise<void> {
  await page.goto(`/trip/${trip}/home-contact`);
  await expect(page.getByRole('heading', { level: 1, name: 'Someone at home' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Lorraine Whitby');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByText('More for the police (optional)').click();
  await page.getByLabel('Your way there and back').fill('By the ford');
  await page.getByRole('button', { name: 'Send the plan' }).click();
  await expect(page.getByRole('heading', { name: 'Lorraine was sent your plan' })).toBeVisible();
}

test('the contact at home opens the plan, and “We’re back” arrives after being tapped without reception', async ({
  browserOf,
}) => {
  test.setTimeout(120_000);
  const [sam, lorraine] = [await browserOf('Sam', { serviceWorkers: 'allow' }), await browserOf('Lorraine')];
  const [trip, email] = [await samsTrip(sam), uniqueEmail('lorraine')];
  await leavePlan(sam, trip, email);

  const link = await linkMailedTo(email, '/at-home/');
  await lorraine.page.goto(link);
  await expect(lorraine.page.getByRole('heading', { level: 1 })).toHaveText(/^Sam is due back by .*, 6 pm$/);
  await expect(lorraine.page.getByText('By the ford')).toBeVisible();
  await expect(lorraine.page.getByRole('link', { name: /131\s444/ })).toHaveAttribute('href', 'tel:131444');
  await expectAccessible(lorraine.page);
  // Opening the page says nothing: a mail scanner opens it too.
  await sam.page.reload();
  await expect(sam.page.getByText('Lorraine hasn’t pressed “I’ve got this” yet.')).toBeVisible();
  await lorraine.page.getByRole('button', { name: 'I’ve got this' }).click();
  await expect(lorraine.page.getByText('Sam knows that you’ve got this.')).toBeVisible();
  await sam.page.reload();
  await expect(sam.page.getByText('Lorraine says they’ve got it')).toBeVisible();

  await backIsDue(trip);
  await sam.page.goto(`/trip/${trip}`);
  await sam.ready();
  await waitUntilKept(sam.page, pagesOfTrip(trip));
  await sam.page.context().setOffline(true);
  await sam.page.getByRole('link', { name: 'Lorraine has your plan' }).click();
  await sam.page.getByRole('button', { name: 'We’re back' }).click();
  await expect(sam.page.getByText('Lorraine is told as soon as you have reception.')).toBeVisible();
  expect(await subjectsMailedTo(email)).toHaveLength(1);
  await sam.page.context().setOffline(false);
  await expect(async () => expect(await subjectsMailedTo(email)).toContain('Sam is back')).toPass({
    timeout: 40_000,
  });
  await lorraine.page.reload();
  await expect(lorraine.page.getByRole('heading', { level: 1, name: 'They’re home' })).toBeVisible();
  await expect(lorraine.page.getByText('By the ford')).toHaveCount(0);
});
