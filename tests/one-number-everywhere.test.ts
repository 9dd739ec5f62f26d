import { randomUUID } from 'node:crypto';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CarsPage from '@/app/(trip)/trip/[tripId]/cars/page';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PeoplePage from '@/app/(trip)/trip/[tripId]/people/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { GET as getFit } from '@/app/api/trips/[id]/fit/route';
import { GET as getHeadcount } from '@/app/api/trips/[id]/headcount/route';
import { GET as getCsv } from '@/app/api/trips/[id]/headcount.csv/route';
import { POST as suggest } from '@/app/api/trips/[id]/seats/suggestion/route';
import { ToastProvider } from '@/components/ui/toast';
import { dateOf } from '@/lib/dates';
import { drivetrains } from '@/lib/drivetrains';
import { signedMoneyText } from '@/lib/money';
import { db } from '@/lib/server/db/client';
import { countText, peopleText } from '@/lib/text';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { portionCount } from '@/lib/trips/meals/portions';
import { call } from './call';
import { siteOf } from './factories/campsites';
import { addExpense, firewood, readCosts } from './factories/costs';
import { answer, asGuest, prado } from './factories/guests';
import { readMeals } from './factories/meals';
import { type Person, person, uniqueEmail } from './factories/people';
import { bring, carOf, childOf, readSeats } from './factories/seats';
import { addGuests, addHouseholds } from './factories/trip-households';
import { appoint, inDays, invitedToken, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) =>
      cookie.startsWith(`${name}=`) ? { value: cookie.slice(name.length + 1) } : undefined,
  }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

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
 * Creates a trip of five to eight households of every kind, with cars, stays, expenses and perhaps
 * seats.
 */
async function someTrip(seed: number): Promise<{ id: string; nansToken: string; readers: Reader[] }> {
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
  return {
    id,
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
  people: PeoplePage,
  cars: CarsPage,
  meals: MealsPage,
  costs: CostsPage,
  print: PrintPage,
};
type PageName = keyof typeof pages;

/** Returns a page's text, with a bar (|) wherever an element begins or ends. */
async function wordsOf(name: PageName, id: string, reader: Reader): Promise<string> {
  cookie = reader.cookie;
  const page = pages[name] as (props: object) => Promise<ReactNode>;
  const asked = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
  const html = renderToStaticMarkup(createElement(ToastProvider, null, await page(asked)) as ReactElement);
  return html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
}

const numbersIn = (words: string, pattern: RegExp) =>
  [...words.matchAll(pattern)].map(([, number]) => Number(number));
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'every page and call of generated trip %i shows the same numbers',
  async (seed) => {
    const { id, nansToken, readers } = await someTrip(seed);
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

      // People: the pages agree on the number of people and on how many households have not answered.
      const households = await db.household.findMany({ where: { tripId: id } });
      const waiting = households.filter(({ attending }) => attending === null).length;
      const toConfirm = households.filter(({ reconfirm }) => reconfirm).length;
      const refused = households.filter(({ attending }) => attending === false).length;
      const answers = [
        waiting > 0 && `${waiting} waiting`,
        toConfirm > 0 && `${toConfirm} to confirm`,
        refused > 0 && `${refused} not going`,
      ];
      expect(words.overview).toContain(`|${peopleText(total.people)}|`);
      expect(words.overview).toContain(` ${answers.filter(Boolean).join(', ')}.|`);
      const confirming = toConfirm > 0 ? `, ${toConfirm} to confirm` : '';
      expect(words.people).toContain(`|${peopleText(total.people)}${confirming}|`);
      expect(words.people).toContain(`|Waiting |${waiting}|`);
      expect(words.print).toContain(`|${nights.map((night) => night.people).join(', ')}|`);
      for (const each of [words.overview, words.people, words.cars])
        if (reader.organises) expect(each).toContain(`, ${waiting + toConfirm} `);

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
        ...[total.people, total.cars, total.trailers, total.boats, total.seats],
        ...nights.map((night) => night.people),
      ]);
      const drawn = words.cars.split('Can’t reach the site')[0] ?? '';
      expect(
        [...drawn.matchAll(/\|(\d+) of (\d+) seats?\|/g)].map(([, one, all]) => [Number(one), Number(all)]),
      ).toEqual(expect.arrayContaining(counting.map((car) => [car.passengers.length, car.seats])));
      const said = numbersIn(words.cars, /(\d+) seats? (?:is|are) free in (?:a car|cars) that gets? there/g);
      for (const free of said) expect(free).toBe(free_seats);
      for (const seats of numbersIn(words.overview, /people, (\d+) seats?(?: in cars that get there)?[.,]/g))
        expect(seats).toBe(total.seats);
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

      // Portions: the page shows each meal's portions, and a dinner is for the people of that night.
      const portions = days.flatMap(({ meals }) =>
        meals
          .filter(({ meal, outside }) => !outside && meal !== 'snacks')
          .map((meal) => portionCount(meal.portions)),
      );
      expect(numbersIn(words.meals, /\|(\d+) portions?\|/g)).toEqual(portions);
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
      const own = balances.find((each) => each.own)?.household_id;
      const owed = settlement.filter(({ from }) => from === own);
      expect((words.overview.match(/You owe [^|]+ \$/g) ?? []).length).toBe(owed.length);
    }
  },
);
