import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { sharedServer } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo, subjectsMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Moves the times of a trip's pending digests and of their job one hour back. */
async function anHourPasses(tripId: string): Promise<void> {
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await client.query(`update digests set due_at = due_at - interval '1 hour' where trip_id = $1`, [tripId]);
  const moved = await client.query(
    `update graphile_worker._private_jobs set run_at = run_at - interval '1 hour' where key = $1`,
    [`digest ${tripId}`],
  );
  await client.end();
  expect(moved.rowCount).toBe(1);
}

test('the bell shows an organiser an answer at once, and one mail follows an hour later', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, priyasEmail] = [uniqueEmail('mia'), uniqueEmail('priya')];
  const mia = await browserOf('Mia', phone);
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await mia.page.goto('/create-trip-details?site_name=Bendeela');
  const dates = { from: addDays(today(), 21), to: addDays(today(), 23) };
  await mia.createTrip({ name: 'Easter at Bendeela', ...dates, rides: [], invitees: [priyasEmail] });
  const tripId = new URL(mia.page.url()).pathname.split('/')[2] ?? '';

  const priya = await browserOf('Priya', phone);
  await priya.page.goto(await linkMailedTo(priyasEmail, '/invite/'));
  await priya.answerAsGuest('Priya Nair', { children: 1, pets: 0, car: ['Toyota', 'Prado'] });
  await expect(priya.page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();

  await test.step('the bell shows the answer at once', async () => {
    await mia.page.goto('/');
    await mia.page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
    await expect(mia.page.getByText('Priya is going with 1 other')).toBeVisible();
    await expectAccessible(mia.page);
    expect(await subjectsMailedTo(miasEmail)).toEqual([]);
  });

  await test.step('an hour later one mail reports the answer', async () => {
    await expect(() => anHourPasses(tripId)).toPass();
    await expect
      .poll(() => subjectsMailedTo(miasEmail), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^Priya.* is going: Easter at Bendeela$/)]);
    expect(await linkMailedTo(miasEmail, `/trip/${tripId}/people`)).toContain(tripId);
  });
});
