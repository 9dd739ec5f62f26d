import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { Person } from '../../bench/person';
import { freePort, startServer } from '../../bench/servers';
import { addDays, today } from '../../lib/dates';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  readme: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
};

interface Household {
  name: string;
  crew: object[];
  rides: object[];
}

const adult = (name: string) => ({ type: 'camper', name, age: 'adult' });
const child = (name: string) => ({ type: 'camper', name, age: 'child' });
const car = (make: string, model: string, drivetrain: string, seats: number) => ({
  type: 'car',
  make,
  model,
  colour: 'White',
  drivetrain,
  seats,
  can_tow: true,
});

const olivia: Household = {
  name: 'Olivia Hart',
  crew: [adult('Ben'), child('Ruby'), { type: 'pet', name: 'Biscuit', pet_type: 'Dog' }],
  rides: [car('Toyota', 'Prado', '4 Wheel Drive', 7)],
};
const friends: Household[] = [
  {
    name: 'Sam Kaur',
    crew: [adult('Jas'), child('Anaya')],
    rides: [car('Toyota', 'Corolla', '2 Wheel Drive', 5)],
  },
  { name: 'Pat Murphy', crew: [child('Finn')], rides: [car('Ford', 'Ranger', '4 Wheel Drive', 5)] },
  { name: 'Linh Tran', crew: [adult('Minh')], rides: [] },
  { name: 'Grace Hall', crew: [child('Ivy')], rides: [] },
];

/** Who brings how many of what; 0 is Olivia. */
const offers: [who: number, name: string, quantity: number][] = [
  [0, 'Camp chairs', 4],
  [2, 'Camp chairs', 2],
  [0, 'Sleeping places', 4],
  [1, 'Sleeping places', 3],
  [2, 'Stoves', 1],
];

type Made = Record<string, { id: string }>;

/** An account with what is its own, and the ids of it as an answer names them. */
async function settle(url: string, dataDir: string, { name, crew, rides }: Household) {
  const person = await Person.signUp(url, dataDir);
  const username = name.toLowerCase().replace(' ', '-');
  await person.send('POST', '/api/profile', { username, name, suburb: 'Marrickville', postcode: '2204' });
  const make = async (path: string, bodies: object[]) => {
    const ids: string[] = [];
    for (const body of bodies) {
      const { body: made } = await person.send<Made>('POST', path, body);
      ids.push(...Object.values(made).map(({ id }) => id));
    }
    return ids;
  };
  const { body } = await person.send<{ crew: { id: string }[] }>('GET', '/crew');
  const own = body.crew.map(({ id }) => id);
  return { person, crew: [...own, ...(await make('/crew', crew))], rides: await make('/rides', rides) };
}

/** Olivia's trips with her friends; gives the first one's page. */
async function planTrips(url: string, dataDir: string) {
  const host = await settle(url, dataDir, olivia);
  const guests: Awaited<ReturnType<typeof settle>>[] = [];
  for (const friend of friends) guests.push(await settle(url, dataDir, friend));
  const { body } = await host.person.send<{ locations: { id: string; name: string }[] }>(
    'POST',
    '/api/locations/public',
    { postcode: '2577', radius: 100 },
  );
  const plan = async (site: string, tripName: string, first: number) => {
    const found = body.locations.find(({ name }) => name === site);
    if (!found) throw new Error(`${site} is no campsite there`);
    const { body: made } = await host.person.send<{ trip: { id: string } }>('POST', '/api/trips', {
      tripName,
      location_id: found.id,
      location_name: site,
      start_date: addDays(today(), first),
      end_date: addDays(today(), first + 3),
      invitees: guests.map(({ person }) => person.email),
      owner_crew_member_ids: host.crew,
      owner_ride_ids: host.rides,
    });
    return made.trip.id;
  };
  const trip = await plan('Bendeela Recreation Area', 'Long weekend at Bendeela', 12);
  await plan('Cave Beach Camping Area', 'Cave Beach with the neighbours', 47);
  await plan('Killalea State Park Camping Area', 'Surf at Killalea', 82);
  for (const { person, crew, rides } of guests.slice(0, 3)) {
    await person.send('PATCH', `/api/trips/${trip}/attendance`, {
      attending: true,
      crew_member_ids: crew,
      ride_ids: rides,
    });
  }
  const { body: gear } = await host.person.send<{ lines: { id: string; name: string }[] }>(
    'GET',
    `/api/trips/${trip}/gear`,
  );
  for (const [who, name, quantity] of offers) {
    const line = gear.lines.find((each) => each.name === name);
    const person = [host, ...guests][who]?.person;
    if (!line || !person) throw new Error(`${name} is no line of the trip's gear`);
    await person.send('PUT', `/api/trips/${trip}/gear/${line.id}/offer`, { quantity });
  }
  return { cookie: host.person.cookie, page: `/trip/${trip}` };
}

/** One page as a browser of that form shows it once nothing moves any more. */
async function take(browser: Browser, url: string, cookie: string, form: keyof typeof forms) {
  const [name = '', value = ''] = cookie.split('=');
  const context = await browser.newContext({ ...forms[form], reducedMotion: 'reduce', colorScheme: 'light' });
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** As small as its place takes it: the readme's are PNG. */
const shrink = (picture: Buffer, file: string) =>
  file.endsWith('.png')
    ? sharp(picture).png({ palette: true, effort: 10 }).toBuffer()
    : sharp(picture).webp({ quality: 82, effort: 6 }).toBuffer();

/** The screenshots of public/manifest.webmanifest and of README.md, from the production build with a family's real-looking data. CHROMIUM_PATH names a browser. */
await command(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-screenshots-'));
  const port = await freePort();
  const app = await startServer(['--import', 'tsx', 'scripts/server/start.ts'], '/api/health/ready', port, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    // Nothing is asked of it.
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    const { cookie, page } = await planTrips(app.url, dataDir);
    const find = '/createtrip?postcode=2577&radius=100&sources=user&sources=private';
    const shots: [file: string, path: string, form: keyof typeof forms][] = [
      ['public/install/trip.webp', page, 'narrow'],
      ['public/install/gear.webp', `${page}/gear`, 'narrow'],
      ['public/install/find.webp', find, 'narrow'],
      ['public/install/trip-wide.webp', page, 'wide'],
      ['public/install/find-wide.webp', find, 'wide'],
      ['docs/images/home.png', '/', 'readme'],
      ['docs/images/find.png', find, 'wide'],
    ];
    for (const [file, path, form] of shots) {
      const picture = await shrink(await take(browser, app.url + path, cookie, form), file);
      await writeFile(join(root, file), picture);
      print(`${file}: ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
