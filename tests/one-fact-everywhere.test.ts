// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { randomUUID } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import CampsitePage from '@/app/(app)/campsite/[id]/page';
import InvitePage from '@/app/(public)/invite/[token]/page';
import BookingsPage from '@/app/(trip)/trip/[tripId]/bookings/page';
import CarsPage from '@/app/(trip)/trip/[tripId]/cars/page';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PeoplePage from '@/app/(trip)/trip/[tripId]/people/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { GET as getAttendees } from '@/app/api/trips/[id]/attendees/route';
import { GET as getCalendar } from '@/app/api/trips/[id]/calendar/route';
import { GET as getFit } from '@/app/api/trips/[id]/fit/route';
import { GET as getHeadcount } from '@/app/api/trips/[id]/headcount/route';
import { GET as getCsv } from '@/app/api/trips/[id]/headcount.csv/route';
import { POST as suggest } from '@/app/api/trips/[id]/seats/suggestion/route';
import { CampsiteCard } from '@/components/campsites/search/campsite-card';
import { SiteSummary } from '@/components/trips/form/site-summary';
import { headcountText } from '@/components/trips/meals/meal-words';
import { peopleCountText } from '@/components/trips/people/people-count';
import { toListed } from '@/lib/campsites/search/listed-site';
import { sitesNear } from '@/lib/campsites/search/search-sites';
import { dateOf, dayOf, formatShortWeekday } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { signedMoneyText } from '@/lib/money';
import { db } from '@/lib/server/db/client';
import { capital, countText, countWord } from '@/lib/text';
import type { Attendee } from '@/lib/trips/attendance/schema';
import { getTripFit } from '@/lib/trips/fit/trip-fit';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { findSharedTrip } from '@/lib/trips/share-link/find-shared-trip';
import { chosenSite } from '@/lib/trips/site/find-site';
import { readCalendar } from './calendar-file';
import { call } from './call';
import { postBooking } from './factories/bookings';
import { siteOf } from './factories/campsites';
import { addExpense, firewood, readCosts } from './factories/costs';
import { answer, asGuest, prado } from './factories/guests';
import { readMeals } from './factories/meals';
import { type Person, person, uniqueEmail } from './factories/people';
import { bring, carOf, childOf, readSeats } from './factories/seats';
import { sharedToken } from './factories/share-link';
import { stopsOn } from './factories/stops';
import { addAccount, addGuests, addHouseholds } from './factories/trip-households';
import { appoint, inDays, invitedToken, plan } from './factories/trips';
import { browser, drawn } from './jest/pages';
import { deliveredMail } from './mail';

/** Returns a function that gives the same random numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Reader {
  cookie: string;
  organises: boolean;
}

let people: Record<'mia' | 'tom' | 'ann' | 'zoe', Person>;
beforeAll(async () => {
  const [mia, tom, ann, zoe] = await Promise.all(['Mia', 'Tom', 'Ann', 'Zoe'].map((name) => person(name)));
  people = { mia, tom, ann, zoe } as typeof people;
});

/**
 * Creates a trip of five to eight households of every kind, with cars, stays, expenses, a booking and
 * perhaps seats.
 */
async function someTrip(
  seed: number,
): Promise<{ id: string; booked: number; nansToken: string; readers: Reader[] }> {
  const random = randomFrom(seed);
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing;
  const drive = () => oneOf(drivetrains);
  const { mia, tom, ann, zoe } = people;
  const site = await siteOf(mia, random() < 0.7 ? { drivetrain: drive() } : {});
  const nansEmail = uniqueEmail('nan');
  const { id } = await plan(mia, {
    location_id: site.id,
    invitees: [...[tom, ann, zoe].map(({ email }) => email), nansEmail],
  });
  // Half of them go on to a second place after the first night.
  if (seed % 2 === 0) {
    const second = await siteOf(mia, { name: `Gorge ${seed}`, latitude: -28, longitude: 152.5 });
    await stopsOn(id, [{ nights: 1 }, { nights: 2, campsiteId: second.id }]);
  }
  for (const who of [mia, tom, ann]) {
    if (who === ann && random() < 0.5) continue;
    const crew = random() < 0.5 ? [await childOf(who, 'Kim')] : [];
    const cars =
      random() < 0.7 ? [await carOf(who, 'Car', { drivetrain: drive(), seats: oneOf([2, 5, 7]) })] : [];
    await bring(who, id, crew, cars);
  }
  const nansToken = await invitedToken(nansEmail);
  const { status } = await answer(nansToken, {
    name: 'Nan',
    attending: true,
    crew: [{ type: 'camper', name: 'Nan', age: 'adult' }],
    vehicles: [{ ...prado, drivetrain: drive() }],
  });
  expect(status).toBe(200);
  const nan = await asGuest(nansToken);
  await addGuests({ id }, [
    {
      origin: 'link',
      joinedBy: randomUUID(),
      name: 'Lou',
      attending: true,
      crew: [{ name: 'Lou', age: oneOf(['adult', 'toddler']) }],
    },
    { origin: 'link', joinedBy: randomUUID(), name: 'Bea', attending: oneOf([null, false]) },
  ]);
  await addHouseholds({ id }, [{ email: 'joe@example.com' }]);
  const stay = { arriveOn: dateOf(inDays(15)), arriveBy: oneOf(['morning', 'night'] as const) };
  const [{ id: nansId } = { id }] = await db.household.findMany({ where: { tripId: id, name: 'Nan' } });
  await db.household.updateMany({ where: { id: nansId }, data: random() < 0.5 ? stay : {} });
  await db.household.updateMany({
    where: { tripId: id, profileId: tom.viewer.profileId },
    data: { reconfirm: random() < 0.3, ...(random() < 0.5 && { leaveOn: dateOf(inDays(16)) }) },
  });
  const helps = random() < 0.3;
  if (helps) await appoint({ id }, tom);
  for (let expense = 0; expense < 3; expense++) {
    const cents = Math.ceil(random() * 20_000);
    const { status } = await addExpense(id, firewood(oneOf([id, nansId]), { cents }), mia);
    expect(status).toBe(201);
  }
  if (random() < 0.6) await call(suggest, 'POST', { as: mia, params: { id }, body: { apply: true } });
  const booking = { status: 'booked', household_id: id, people: oneOf([3, 4, 5, 6]), cars: 9 };
  expect((await postBooking(id, booking, mia)).status).toBe(201);
  return {
    id,
    booked: booking.people,
    nansToken,
    readers: [
      { cookie: mia.cookie, organises: true },
      { cookie: tom.cookie, organises: helps },
      { cookie: nan.cookie, organises: false },
    ],
  };
}

const pages = {
  overview: TripPage,
  bookings: BookingsPage,
  people: PeoplePage,
  cars: CarsPage,
  meals: MealsPage,
  costs: CostsPage,
  print: PrintPage,
};
type PageName = keyof typeof pages;

/** Returns a page's text, with a bar (|) wherever an element begins or ends. */
async function wordsOf(name: PageName, id: string, reader: Reader): Promise<string> {
  browser.cookie = reader.cookie;
  const page = pages[name] as (props: object) => Promise<ReactNode>;
  // The overview shows everything that is next, as for readers without scripts.
  const searchParams = Promise.resolve({ next: '1' });
  const html = drawn(await page({ params: Promise.resolve({ tripId: id }), searchParams }));
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

const numbersIn = (words: string, pattern: RegExp) =>
  [...words.matchAll(pattern)].map(([, number]) => Number(number));
const numberIn = (words: string, pattern: RegExp) => words.match(pattern)?.[1]?.toLowerCase() ?? 'no';

/** Returns how many the words before the pattern name: 4 for "Ann, Zoe and 2 more haven’t answered". */
function namedBefore(words: string, pattern: RegExp): number {
  const [, names] = words.match(new RegExp(`\\|([^|]+) ${pattern.source}`)) ?? [];
  return sum((names?.split(/, | and /) ?? []).map((name) => Number(name.match(/^(\d+) more$/)?.[1] ?? 1)));
}

const nameOf = (person: { household_id: string; name: string } | undefined, own: string) =>
  person?.household_id === own ? 'You' : (person?.name ?? '');
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'every page and call of generated trip %i shows the same numbers',
  async (seed) => {
    const { id, booked, nansToken, readers } = await someTrip(seed);
    for (const reader of readers) {
      const asked = { as: reader, params: { id } };
      const { total, nights } = (await call<Headcount>(getHeadcount, 'GET', asked)).body;
      const { cars, free, free_seats, unseated } = (await readSeats(id, reader)).body;
      const { balances, settlement } = (await readCosts(id, reader)).body;
      const { days } = (await readMeals(id, reader)).body;
      const { findings } = (await call<{ findings: { rule: string; level: string }[] }>(getFit, 'GET', asked))
        .body;
      const words = {} as Record<PageName, string>;
      for (const name of Object.keys(pages) as PageName[]) words[name] = await wordsOf(name, id, reader);

      // People: the pages agree on who comes, how many they are, and how many have not answered.
      const households = await db.household.findMany({ where: { tripId: id } });
      const waiting = households.filter(({ attending }) => attending === null).length;
      const toConfirm = households.filter(({ reconfirm }) => reconfirm).length;
      const refused = households.filter(({ attending }) => attending === false).length;
      const { attendees } = (await call<{ attendees: Attendee[] }>(getAttendees, 'GET', asked)).body;
      const [top = '', coming = ''] = words.overview.split(/(?<=\|Who’s coming)(?=\|)/);
      const faces = attendees.map(({ profile_name }) => profile_name.slice(0, 2).toUpperCase());
      const inHead = faces.slice(0, faces.length > 5 ? 4 : 5);
      const others = faces.length > inHead.length ? `+${faces.length - inHead.length}|` : '';
      expect(top).toContain(`|${inHead.join('|')}|${others}`);
      expect(coming.match(/\|(?:MI|TO|AN|NA|LO)\|/g)?.slice(0, faces.length)).toEqual(
        faces.map((face) => `|${face}|`),
      );
      if (reader === readers[0]) expect(top).toContain(`|${total.people} going|`);
      expect(namedBefore(coming, /ha(?:sn|ven)’t answered/)).toBe(reader.organises ? waiting : 0);
      expect(namedBefore(coming, /can’t come/)).toBe(reader.organises ? refused : 0);
      expect(words.people).toContain(`|${peopleCountText({ total })}|`);
      expect(words.people.match(/\| to confirm\|/g)?.length ?? 0).toBe(toConfirm);
      const [, silent = ''] = words.people.split('|Waiting|');
      expect(silent.match(/\|Invited (?:today|by email)(?=\|)/g)?.length ?? 0).toBe(
        reader.organises ? waiting : 0,
      );
      expect(words.people.includes('|Can’t come|')).toBe(reader.organises && refused > 0);
      expect(words.print).toContain(
        `|${nights.map(({ night, people }) => `${formatShortWeekday(night)} ${people}`).join(', ')}|`,
      );

      // Seats: taken and free seats add up to the headcount's seats, on each page that shows them.
      const counting = cars.filter(({ counts }) => counts);
      const taken = sum(counting.map(({ passengers }) => passengers.length));
      expect(taken + free_seats).toBe(total.seats);
      expect(free.to_site).toBe(free_seats);
      expect(sum(counting.map((car) => car.free))).toBe(free_seats);
      expect(taken + unseated.length).toBe(total.people);
      expect(cars.filter(({ counts, passengers }) => !counts && passengers.length > 0)).toEqual([]);
      const csv =
        String((await call(getCsv, 'GET', asked)).body)
          .trim()
          .split('\n')
          .at(-1)
          ?.trim()
          .split(',') ?? [];
      expect(csv.slice(7 + Object.keys(total.pets).length).map(Number)).toEqual([
        total.people,
        total.cars,
        total.trailers,
        total.boats,
        total.seats,
        ...nights.map((night) => night.people),
      ]);
      const rooms = [...words.cars.matchAll(/\|(Full|\d+ free)\|/g)].map(([, room]) => room);
      expect(rooms.toSorted()).toEqual(
        counting.map((car) => (car.free === 0 ? 'Full' : `${car.free} free`)).toSorted(),
      );
      for (const page of [words.cars, words.overview])
        for (const [, free = ''] of page.matchAll(/(\w+) seats? (?:is|are) free/g))
          expect(free).toBe(free_seats === 0 ? 'No' : capital(countWord(free_seats)));
      // Who has no seat: the overview's rows, what is next, and the page of the cars agree.
      const missing = cars.length > 0 ? unseated : [];
      const without = new Set(missing.map(({ household_id }) => household_id));
      const own = balances.find((each) => each.own)?.household_id ?? '';
      const elsewhere = missing.filter(({ household_id }) => household_id !== own).length;
      expect(coming.match(/needs? (?:a seat|seats)/gi)?.length ?? 0).toBe(
        reader.organises ? without.size : Number(without.has(own)),
      );
      expect(/needs? a lift\|/.test(top)).toBe(without.has(own));
      expect(numberIn(top, /\|(\w+) (?:person needs|people need) a seat\|/)).toBe(
        reader.organises && elsewhere > 0 ? countWord(elsewhere) : 'no',
      );
      // The page of the cars names one person, and counts more.
      if (reader.organises && counting.length > 0 && missing.length > 0)
        expect(numberIn(words.cars, /\|(\w+)(?: people)? needs? a seat\|/)).toBe(
          missing.length > 1 ? countWord(missing.length) : nameOf(missing[0], own).toLowerCase(),
        );
      const unconfirmed = households.filter(({ id, reconfirm }) => reconfirm && !without.has(id)).length;
      expect(coming.match(/\|to confirm\|/gi)?.length ?? 0).toBe(reader.organises ? unconfirmed : 0);
      expect(sum(numbersIn(words.print, /of (\d+) seats taken\)/g))).toBe(total.seats);
      expect(sum(numbersIn(words.print, /\((\d+) of \d+ seats taken\)/g))).toBe(taken);
      // Who offers seats: the overview and Nan's invitation have the same numbers as the cars.
      const freeOf = (name: string) =>
        sum(counting.filter((car) => car.name.startsWith(`${name}’s `)).map((car) => car.free));
      for (const [, name = '', seats] of words.overview.matchAll(/(\w+) has (\d+) free seats?/g))
        expect(Number(seats)).toBe(freeOf(name));
      const offers = (await getInvitation(null, nansToken))?.fit.offers.seats ?? [];
      for (const { name, free: seats } of offers) expect(seats).toBe(freeOf(name));
      expect(sum(offers.map((each) => each.free)) + freeOf('Nan')).toBe(free_seats);
      const problems = findings.filter(({ level }) => level === 'problem').map(({ rule }) => rule);
      if (unseated.length === 0) expect(problems).not.toContain('access');
      if (unseated.length === 0) expect(problems).not.toContain('seats');

      // The booking is the organiser's, who alone is asked to mend it.
      // On a trip with stops it is for the first one.
      const first = nights[0]?.people ?? 0;
      const there = seed % 2 === 0 ? first : total.people;
      const short = Math.max(0, there - booked);
      expect(numberIn(top, /\|Booking(?: for [^|:]+)?: (\w+) short\|/)).toBe(
        reader === readers[0] && short > 0 ? countWord(short) : 'no',
      );
      for (const page of reader === readers[0] ? [top, words.bookings] : [words.bookings])
        expect(page.includes(` for ${booked}. ${there} are coming`)).toBe(short > 0);

      // Stops: every page names where each night is, and the calendar has the stops of the household.
      const stops = await db.stop.findMany({ where: { tripId: id }, orderBy: { position: 'asc' } });
      expect(stops).toHaveLength(seed % 2 === 0 ? 2 : 0);
      const names = stops.map(({ locationName }) => locationName);
      expect(words.overview.includes(`Two stops: ${names.join(' and ')}`)).toBe(stops.length > 0);
      expect(words.print.includes(' → ')).toBe(stops.length > 0);
      if (stops.length === 0) expect(words.overview).not.toMatch(/\bstops\b|\|Stop \|/i);
      for (const page of [words.meals, words.overview])
        expect(page.match(new RegExp(`\\|${names[1]}(?:, about \\d+\u00a0km)?\\|`, 'g'))?.length ?? 0).toBe(
          stops.length > 0 ? (page === words.meals ? 3 : 4) : 0,
        );
      const stay = households.find((each) => each.id === own);
      const joinsLate = stay?.arriveOn && dayOf(stay.arriveOn) > inDays(14);
      const file = readCalendar(String((await call(getCalendar, 'GET', asked)).body));
      expect(
        file.events.flatMap(({ LOCATION = '' }) => names.filter((name) => LOCATION.startsWith(name))),
      ).toEqual(joinsLate ? names.slice(1) : names);

      // Meals: the page has each day's headcount, and a dinner is for the people of that night.
      for (const { meals } of days) expect(words.meals).toContain(`|${headcountText(meals)}|`);
      for (const { day, meals } of days) {
        const night = nights.find((each) => each.night === day);
        const dinner = meals.find(({ meal }) => meal === 'dinner');
        const late = households.some(({ arriveBy }) => arriveBy === 'night');
        if (night && dinner && !late) expect(dinner.portions.people).toBe(night.people);
      }

      // Money: the balances add up to zero, and the overview names each payment that the reader's
      // household owes.
      expect(sum(balances.map(({ cents }) => cents))).toBe(0);
      for (const { cents } of balances) expect(words.costs).toContain(`|${signedMoneyText(cents)}|`);
      expect(words.costs).toContain(countText(settlement.length, 'payment'));
      const owed = settlement.filter(({ from }) => from === own);
      expect(new Set(words.overview.match(/\|You owe [^|]+ \$[^|]+/g)).size).toBe(owed.length);
    }
  },
);

/** Returns a page's text, without markup. */
const textOf = (page: ReactNode) => drawn(page).replace(/<[^>]+>/g, ' ');
const as = (who: Person) => {
  browser.cookie = who.cookie;
};

/**
 * Creates a site whose owner says that access is easy and facilities are complete. Two campers say
 * that it needs a 4WD.
 */
async function aSite() {
  const [mia, tom, zoe] = [await person('Mia'), await person('Tom'), await person('Zoe')];
  const site = await siteOf(mia, {
    name: `Ford flat ${Math.random()}`,
    shared: true,
    drivetrain: '2 Wheel Drive',
    features: ['Toilets', 'BBQ'],
    lacks: ['Power'],
  });
  for (const { viewer } of [tom, zoe])
    await db.siteObservation.create({
      data: {
        campsiteId: site.id,
        profileId: viewer.profileId,
        seenOn: new Date(),
        access: '4 Wheel Drive',
        pets: false,
        toilets: false,
        fires: true,
      },
    });
  const car = await carOf(mia, 'Corolla', { drivetrain: '2 Wheel Drive' });
  const address = uniqueEmail('friend');
  const trip = await plan(mia, { location_id: site.id, invitees: [address] });
  await bring(mia, trip.id, [], [car]);
  return { mia, site, trip, address };
}

/**
 * The facts that every page must show. Some come only from campers, some only from the site's own
 * data.
 */
const there = ['4 Wheel Drive needed', 'No pets', 'Campfires allowed', 'BBQ'];
const missing = ['no toilets', 'no power'];
const never = ['2 Wheel Drive gets there', 'unknown'];

describe('a site’s facts are the same', () => {
  let all: Awaited<ReturnType<typeof aSite>>;
  beforeAll(async () => {
    all = await aSite();
    as(all.mia);
  });

  const places: Record<string, () => Promise<string>> = {
    'on its page': async () =>
      textOf(
        await CampsitePage({
          params: Promise.resolve({ id: all.site.id }),
          searchParams: Promise.resolve({}),
        }),
      ).replaceAll('The person who shared it', ''),
    'on the form of a new trip': async () => {
      const site = await chosenSite(all.mia.viewer, { site: all.site.id });
      if (!site || site === 'missing') throw new Error('missing');
      return textOf(createElement(SiteSummary, { site }));
    },
    'on the print card': async () =>
      textOf(await PrintPage({ params: Promise.resolve({ tripId: all.trip.id }) })),
    'in the invitation’s mail': async () => (await deliveredMail(all.address)).at(-1)?.text ?? '',
    'on the invitation': async () => {
      browser.cookie = '';
      const token = await invitedToken(all.address);
      const page = await InvitePage({
        params: Promise.resolve({ token }),
        searchParams: Promise.resolve({}),
      });
      as(all.mia);
      return textOf(page);
    },
  };

  test.each(Object.entries(places))('%s', async (_, read) => {
    // The campsites of other tests may be nearby.
    const [text = ''] = (await read()).toLowerCase().split('  nearby  ');
    for (const fact of [...there, ...missing]) expect(text).toContain(fact.toLowerCase());
    // Pages that name sources show the site's own data beside the campers' answers. Leave these
    // data out here.
    const lines = text.split(/ {2,}/);
    const own = lines.filter((_, at) => !lines[at + 1]?.startsWith('you, ')).join('  ');
    for (const fact of never) expect(own).not.toContain(fact.toLowerCase());
  });

  test('its card in the search says that it can’t suit, and the most important facts', async () => {
    const near = { latitude: -27.46, longitude: 153.05 };
    const wanted = { radius: 50 as const, text: all.site.name };
    const shown = { needs: [], car: null, shown: 12, allFit: false };
    const found = toListed(await sitesNear(all.mia.viewer, 'public', near, wanted), shown);
    const [site] = found.locations;
    if (!site) throw new Error('not found');
    const own = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: ['Rex'] };
    const text = textOf(createElement(CampsiteCard, { site, own }));
    expect(text).toContain('No place for Rex, too rough for the Corolla');
    expect(textOf(createElement(CampsiteCard, { site }))).toMatch(
      /No pets.*4 Wheel Drive needed|4 Wheel Drive needed.*No pets/,
    );
    for (const fact of never) expect(text).not.toContain(fact);
  });

  test('the trip tells somebody who is invited the first of them', async () => {
    const text = await invitedReads(all.trip.id);
    expect(text).toContain('4 Wheel Drive needed · No pets · Campfires allowed');
    for (const fact of never) expect(text).not.toContain(fact);
  });

  test('the fit check uses the same facts, for people on the trip, invited people, and the group’s link', async () => {
    const conditions = { access: '4 Wheel Drive', pets: false };
    const invitation = await getInvitation(null, await invitedToken(all.address));
    expect(invitation?.fit.site).toMatchObject(conditions);
    const shared = await findSharedTrip(null, [], await sharedToken(all.trip.id, all.mia));
    expect(shared?.fit.site).toMatchObject(conditions);
    const fit = await getTripFit({ tripId: all.trip.id, viewer: all.mia.viewer });
    expect(fit?.[0]).toMatchObject({
      rule: 'access',
      level: 'problem',
      why: expect.stringMatching(/4WD only/),
    });
  });
});

/** Returns the text of the trip's page, as an account reads it that has just been invited. */
async function invitedReads(tripId: string): Promise<string> {
  const [joe, { cookie }] = [await person('Joe'), browser];
  await addAccount({ id: tripId }, joe);
  as(joe);
  const asked = { params: Promise.resolve({ tripId }), searchParams: Promise.resolve({}) };
  const text = textOf(await TripPage(asked));
  browser.cookie = cookie;
  return text;
}

/** Returns a trip to the site, and the texts of all pages and mails that show the site's facts. */
async function toldOf(mia: Person, site: { id: string; latitude: number; longitude: number; name: string }) {
  const address = uniqueEmail('friend');
  const trip = await plan(mia, {
    location_id: site.id,
    start_date: inDays(3),
    end_date: inDays(5),
    invitees: [address],
  });
  const as = mia.viewer;
  const found = await sitesNear(as, 'public', site, { radius: 50, text: site.name });
  const chosen = await chosenSite(as, { site: site.id });
  if (!chosen || chosen === 'missing' || !found.locations[0]) throw new Error('missing');
  browser.cookie = mia.cookie;
  const props = { params: Promise.resolve({ id: site.id }), searchParams: Promise.resolve({}) };
  const told = [
    textOf(await CampsitePage(props)),
    textOf(createElement(CampsiteCard, { site: found.locations[0] })),
    textOf(createElement(SiteSummary, { site: chosen })),
    (await deliveredMail(address)).at(-1)?.text ?? '',
    textOf(await PrintPage({ params: Promise.resolve({ tripId: trip.id }) })),
    await invitedReads(trip.id),
  ];
  return { trip, told };
}

test('a map and a list show the same facts, with the same certainty', async () => {
  const mia = await person('Mia');
  const [site] = await db.$queryRaw<{ id: string; latitude: number; longitude: number; name: string }[]>`
  select c.id::text, c.latitude, c.longitude, c.name from campsites c
  join site_roads r on r.source_ref = c.source_ref and r.says = 'unsealed_300m'
  join site_dogs d on d.source_ref = c.source_ref and d.says = 'forest'
  where c.pet_friendly is null limit 1`;
  if (!site) throw new Error('no such site');
  const { trip, told } = await toldOf(mia, site);
  for (const text of told) {
    expect(text.toLowerCase()).toContain('nearest road may be unsealed');
    expect(text.toLowerCase()).toContain('state forest: dogs usually allowed, on lead in camping areas');
    expect(text).not.toMatch(/pets welcome/i);
  }
  expect(
    (await getTripFit({ tripId: trip.id, viewer: mia.viewer }))?.map(({ level }) => level),
  ).not.toContain('problem');
});

test('what is only likely is said as likely, with its source, wherever the site is shown', async () => {
  const mia = await person('Mia');
  const sourceRef = 'dundubara-camping-area-fraser-island-qld';
  const { told } = await toldOf(mia, await db.campsite.findUniqueOrThrow({ where: { sourceRef } }));
  for (const text of told) {
    expect(text).toMatch(/island: likely 4WD only/i);
    expect(text).toMatch(/likely a national park: dogs usually aren(?:’|&#x27;)t allowed/i);
  }
  // The trip's row of the site leads to the page with the sources.
  const [, card, summary, ...others] = told.slice(0, -1);
  for (const text of [card, summary]) expect(text).toContain('Open data');
  for (const text of others) expect(text).toContain('Geoscience Australia map: check with the park');
});

test('the group’s link does not reveal the site’s position', async () => {
  const mia = await person('Mia');
  const [site] = await db.$queryRaw<{ id: string; park: string; name: string }[]>`
  select c.id::text, p.name park, c.name from campsites c join site_parks p on p.source_ref = c.source_ref
  where p.sure = 'in' and p.name is not null limit 1`;
  const trip = await plan(mia, { location_id: site?.id ?? '', start_date: inDays(3), end_date: inDays(5) });
  const shared = await findSharedTrip(null, [], await sharedToken(trip.id, mia));
  const sent = JSON.stringify(shared?.fit);
  for (const word of [site?.id, site?.name, site?.park]) expect(sent).not.toContain(word);
  expect(shared?.fit).toMatchObject({
    contact: { phone: null, url: null },
    offers: { seats: [], tows: [] },
  });
});
