import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { sharedServer } from './account';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 } };

async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}

test('shortly before a trip everybody reads where to meet and what the weather is like, even when a provider fails', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  const tomsEmail = uniqueEmail('tom');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  // A place that no other story uses. It stays north of -28.6, because New South Wales begins
  // there.
  const tenths = -240 - Math.floor(Math.random() * 40);
  const latitude = tenths / 10;
  await mia.page.goto('/profile');
  const post = async (path: string, data: object) => {
    const headers = { origin: new URL(mia.page.url()).origin };
    return (await mia.page.request.post(path, { headers, data })).json();
  };
  const site = { name: 'Gidgee flat', drivetrain: '2 Wheel Drive', pet_friendly: true };
  const { location } = await post('/api/locations', { ...site, latitude, longitude: 150.5 });
  const dates = { start_date: addDays(today(), 1), end_date: addDays(today(), 3) };
  const invitees = [tomsEmail];
  const { trip } = await post('/api/trips', { location_id: location.id, ...dates, invitees });
  const path = `/trip/${trip.id}`;
  await tom.answerGoing(path);
  const morning = tom.page.getByRole('region', { name: /morning$/ });
  const upThere = tom.page.getByRole('region', { name: 'Up there' });

  await test.step('Mia notes where to meet, and on which channel', async () => {
    await mia.page.goto(path);
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Add meeting point' }).click();
    const form = mia.page.getByRole('form', { name: 'Meeting point and UHF channel' });
    await form.getByLabel('Meeting point').fill('Second toilet block');
    await form.getByLabel('UHF channel').fill('81');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please enter a channel from 1 to 80.')).toBeVisible();
    await form.getByText('Choose on the map', { exact: true }).click();
    await expect(form.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await form.getByRole('region', { name: 'Map for the exact spot' }).click();
    await expect(form.getByLabel('Coordinates')).toHaveValue(/^-2\d\.\d+, 150\.\d+$/);
    await expectAccessible(mia.page);
    await form.getByLabel('Coordinates').fill(`${latitude + 0.02}, 150.52`);
    await form.getByLabel('UHF channel').fill('18');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByText('UHF channel 18')).toBeVisible();
  });

  await test.step('Tom reads the notes, the forecast, and where fire bans are told', async () => {
    await tom.page.goto(path);
    await expect(morning).toContainText(/Second toilet block, \d(\.\d)?\skm north-east of the site/);
    await expect(upThere.getByText(/^Forecast of \d\d?(:\d\d)? [ap]m/)).toBeVisible();
    await expect(upThere.getByRole('list', { name: 'Forecast' }).getByText('22°')).toHaveCount(3);
    await expect(upThere.getByRole('link', { name: /Fire bans in Queensland/ })).toBeVisible();
    await expect(morning.getByRole('button', { name: 'Edit' })).toBeHidden();
    await expectAccessible(tom.page);
    // The service worker keeps the page's HTML, so check the HTML.
    const html = await (await tom.page.request.get(path)).text();
    for (const words of ['Second toilet block', 'UHF channel 18', 'some rain']) expect(html).toContain(words);
  });

  await test.step('Tom downloads both places for his map app', async () => {
    await tom.ready();
    await tom.openMenu();
    const download = tom.page.waitForEvent('download');
    await tom.page.getByRole('link', { name: 'Save for a map app' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^campmates-gidgee-flat-in-[a-z]+\.gpx$/);
    const gpx = await readFile(await file.path(), 'utf8');
    for (const name of ['Gidgee flat', 'Second toilet block']) expect(gpx).toContain(`<name>${name}</name>`);
  });

  await test.step('the weather server is down: the last forecast stays, with its time', async () => {
    const spot = `latitude=${latitude.toFixed(1)}`;
    await tom.page.request.get(`${process.env.E2E_WEATHER_URL}/away?${spot}&is=true`);
    const age = `update forecasts set as_of = as_of - interval '3 hours', asked_at = asked_at - interval '3 hours'
                 where latitude = $1`;
    await inDatabase(age, [tenths]);
    await tom.page.reload();
    await expect(upThere.getByText('We couldn’t get a newer one.')).toBeVisible();
    await expect(upThere.getByText('22°')).toHaveCount(3);
    await inDatabase('delete from forecasts where latitude = $1', [tenths]);
    await tom.page.reload();
    await expect(upThere.getByText('No forecast right now.')).toBeVisible();
    await expect(upThere.getByText(/^Sunrise \d(:\d\d)? am, sunset \d(:\d\d)? pm/)).toBeVisible();
  });
});
