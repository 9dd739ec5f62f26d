// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { text } from 'node:stream/consumers';
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import GearPage from '@/app/(trip)/trip/[tripId]/gear/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { CostsView } from '@/components/trips/costs/costs-view';
import { GearNeeds, type GearNeedsProps } from '@/components/trips/gear/gear-needs';
import { TripOverview } from '@/components/trips/overview/trip-overview';
import { ToastProvider } from '@/components/ui/toast';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { findCosts } from '@/lib/trips/costs/read-costs';
import { setEstimate } from '@/lib/trips/estimate/get-estimate';
import { answerFinding } from '@/lib/trips/fit/answer-finding';
import { getGear } from '@/lib/trips/gear/get-gear';
import { getTripHead } from '@/lib/trips/trip-head';
import { answerTrip } from '@/tests/factories/answers';
import { countQueries } from './count-queries';
import { siteOf } from './factories/campsites';
import { addExpense, addPayment } from './factories/costs';
import { own } from './factories/gear';
import { answer, asGuest } from './factories/guests';
import { eatingTogether, postItem, putMeal, setDiet } from './factories/meals';
import { addPacking, changePacking, packedThing } from './factories/packing';
import { type Person, person, uniqueEmail } from './factories/people';
import { bring, carOf } from './factories/seats';
import { added } from './factories/site-form';
import { bringAlong } from './factories/trip-households';
import { appoint, inDays, invitationOf, invitedToken, moveTo, party, plan } from './factories/trips';
import { browser, drawn } from './jest/pages';

describe('costs', () => {
  const open = ({ cookie: own }: { cookie: string }, tripId: string, expenses?: string) => {
    browser.cookie = own;
    return CostsPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({ expenses }) });
  };
  /** Renders a page to HTML, including its late-loaded parts. */
  const wholeHtmlOf = async (page: ReactNode) => {
    const { prelude } = await prerenderToNodeStream(createElement(ToastProvider, null, page));
    return text(prelude);
  };
  const shown = async (who: Person, tripId: string) => drawn(await open(who, tripId));
  const bill = (paid_by: string, more: object = {}) => ({
    what: 'Firewood',
    day: inDays(0),
    cents: 9001,
    paid_by,
    ...more,
  });

  test('the trip’s bar and its costs agree on who may see the costs', async () => {
    const { mia, tom, ann, zoe, trip } = await party();
    const { id } = trip;
    const sees = async ({ viewer }: Person) => {
      const [page, found] = await Promise.all([
        getTripHead({ viewer, tripId: id }),
        findCosts({ viewer, tripId: id }),
      ]);
      expect(page?.seesCosts).toBe(found?.costs !== null);
      return page?.seesCosts;
    };
    const all = () => Promise.all([mia, tom, ann, zoe].map(sees));
    expect(await all()).toEqual([true, true, false, false]);
    await answerTrip(zoe.viewer, id, true);
    const zoes = (await invitationOf(trip, zoe.email)).id;
    await addExpense(id, bill(id, { shares: [{ household_id: zoes, weight: 1 }] }), mia);
    await answerTrip(zoe.viewer, id, false);
    await appoint(trip, ann);
    expect(await all()).toEqual([true, true, true, true]);
    await answerTrip(tom.viewer, id, false);
    expect(await sees(tom)).toBe(false);
  });

  test('who goes reads what dropping out costs, until they drop out or the trip is over', async () => {
    const { mia, tom, trip } = await party();
    await setEstimate(mia.viewer, trip.id, { guess_cents: null, drop_out: 'Half the site.' });
    const says = async () => (await shown(tom, trip.id)).includes('If you drop out: Half the site.');
    await db.household.updateMany({ where: { tripId: trip.id }, data: { toldDropOut: null } });
    expect(await says()).toBe(true);
    await moveTo(trip, -5, -2);
    expect(await says()).toBe(false);
    await moveTo(trip, 5, 8);
    await addExpense(trip.id, bill((await invitationOf(trip, tom.email)).id), mia);
    await answerTrip(tom.viewer, trip.id, false);
    expect(await says()).toBe(false);
  });

  const only = (household_id: string) => ({ shares: [{ household_id, weight: 1 }] });

  test.each([
    ['paid', (id: string, toms: string, mia: Person) => addExpense(id, bill(toms, only(id)), mia)],
    [
      'wrote down',
      (id: string, _: string, __: Person, tom: Person) => addExpense(id, bill(id, only(id)), tom),
    ],
    ['bears', (id: string, toms: string, mia: Person) => addExpense(id, bill(id, only(toms)), mia)],
    [
      'gave',
      (id: string, toms: string, mia: Person) => addPayment(id, { from: toms, to: id, cents: 1 }, mia),
    ],
    ['got', (id: string, toms: string, mia: Person) => addPayment(id, { from: id, to: toms, cents: 1 }, mia)],
  ])('what somebody %s keeps the costs visible to them after they say no', async (_, take) => {
    const { mia, tom, trip } = await party();
    const { id } = trip;
    const sees = async () => {
      const page = await getTripHead({ viewer: tom.viewer, tripId: id });
      const found = await findCosts({ viewer: tom.viewer, tripId: id });
      expect(page?.seesCosts).toBe(found?.costs !== null);
      return page?.seesCosts;
    };
    await answerTrip(tom.viewer, id, false);
    expect(await sees()).toBe(false);
    await answerTrip(tom.viewer, id, true);
    expect((await take(id, (await invitationOf(trip, tom.email)).id, mia, tom)).status).toBe(201);
    await answerTrip(tom.viewer, id, false);
    expect(await sees()).toBe(true);
  });

  test('anybody who isn’t going is told who sees the costs and how to join them', async () => {
    const { zoe, trip } = await party();
    const html = await shown(zoe, trip.id);
    expect(html).toContain('Costs are for those who are going');
    expect(html).toContain(`href="/trip/${trip.id}"`);
    expect(html).not.toContain('Add an expense');
  });

  test.each([
    ['over', (_: Person, id: string) => moveTo({ id }, -9, -7)],
    ['called off', ({ viewer }: Person, id: string) => callOffTrip(viewer, id)],
  ])('costs stay open after the trip is %s', async (_, close) => {
    const { mia, tom, trip } = await party();
    await addExpense(trip.id, bill(trip.id), mia);
    await close(mia, trip.id);
    const html = await shown(tom, trip.id);
    for (const words of ['Add an expense', 'You owe', '$45.0', 'I’ve paid', 'Firewood', 'Save as CSV']) {
      expect(html).toContain(words);
    }
  });

  test('a guest who is going sees the costs and adds to them, and still sees them later when they have a part in them', async () => {
    const [mia, email] = [await person('Mia'), uniqueEmail('priya')];
    const trip = await plan(mia, { invitees: [email] });
    const token = await invitedToken(email);
    const seen = async () => wholeHtmlOf(await open(await asGuest(token), trip.id));
    const reply = (attending: boolean) =>
      answer(token, { attending, name: 'Priya', crew: [{ name: 'Priya', age: 'adult' }] });
    await reply(false);
    expect(await seen()).toContain('Costs are for those who are going');
    await reply(true);
    expect(await seen()).toContain('Add an expense');
    await addExpense(trip.id, bill(trip.id), mia);
    for (const words of [
      'You owe',
      'You pay Mia',
      'I’ve paid',
      `href="/api/trips/${trip.id}/expenses.csv"`,
    ]) {
      expect(await seen()).toContain(words);
    }
    await reply(false);
    expect(await seen()).toContain('You owe');
    expect(await seen()).not.toContain('Add an expense');
  });

  /** Returns the props with which the browser renders a page's costs. */
  function propsOf(page: ReactNode) {
    const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
    return (parts.find((part) => isValidElement(part) && part.type === CostsView) as ReactElement).props;
  }

  test('the page lists the newest 25 expenses without shares, shows more when its address asks for them, and sums up all', async () => {
    const { tom, trip } = await party();
    const { id } = trip;
    const toms = (await invitationOf(trip, tom.email)).id;
    const row = { tripId: id, cents: 300, paidBy: id, addedBy: id };
    const saved = await db.expense.createManyAndReturn({
      data: Array.from({ length: 60 }, (_, nth) => ({
        ...row,
        what: `Ice ${nth}.`,
        day: dateOf(inDays(-nth)),
      })),
    });
    await db.expenseShare.createMany({
      data: saved.flatMap(({ id: expenseId }) =>
        [id, toms].map((householdId, at) => ({
          tripId: id,
          expenseId,
          householdId,
          weight: 100,
          cents: 100 + 100 * at,
        })),
      ),
    });
    for (const [asked, listed] of [
      [undefined, 25],
      ['50', 50],
      ['75', 60],
      ['nonsense', 25],
    ] as const) {
      const page = await open(tom, id, asked);
      const html = drawn(page);
      expect(html.match(/class="expense-row"/g)).toHaveLength(listed);
      expect([html.includes(`Ice ${listed - 1}.`), html.includes(`Ice ${listed}.`)]).toEqual([true, false]);
      expect(html).toContain('60 expenses, $180.00');
      expect(html).toContain('Your share of $180.00 is $120.00.');
      expect(html.includes(`href="?expenses=${Math.min(60, listed + 25)}"`)).toBe(listed < 60);
      const props = JSON.stringify(propsOf(page));
      expect(props.match(/"what":/g)).toHaveLength(listed);
      expect(props).not.toContain('"shares"');
    }
  });

  test('with many expenses and payments the page takes as many queries as with none, at most five', async () => {
    const { mia, tom, trip } = await party();
    const queries = async () => (await countQueries(() => open(mia, trip.id))).queries.length;
    const none = await queries();
    const toms = (await invitationOf(trip, tom.email)).id;
    for (let count = 0; count < 8; count++) {
      await addExpense(trip.id, bill(trip.id), mia);
      await addPayment(trip.id, { from: toms, to: trip.id, cents: 100 }, mia);
    }
    expect(await queries()).toBe(none);
    expect(none).toBeLessThanOrEqual(5);
  });
});

const open = ({ cookie: own }: Person, tripId: string, lines?: string) => {
  browser.cookie = own;
  return GearPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({ lines }) });
};

/** Returns the props with which the browser renders the page's gear lines. */
function propsOf(page: ReactNode): GearNeedsProps {
  const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
  const needs = parts.find((part) => isValidElement(part) && part.type === GearNeeds);
  return (needs as ReactElement<GearNeedsProps>).props;
}

test('the page has the first 100 things that a trip needs, has more when its address asks for them, and counts all', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const row = { tripId: id, needed: 1, addedBy: id };
  await db.gearLine.createMany({
    data: Array.from({ length: 220 }, (_, nth) => ({
      ...row,
      name: `Thing ${nth}`,
      struck: nth % 2 === 0,
    })),
  });
  await own(mia, ['Thing'], false);
  const all = (await getGear({ viewer: mia.viewer, tripId: id })) ?? [];
  const short = all.filter(({ gap }) => gap > 0).length;
  expect(short).toBeGreaterThan(100);
  for (const [asked, listed] of [
    [undefined, 100],
    ['200', 200],
    ['300', all.length],
    ['nonsense', 100],
  ] as const) {
    const page = await open(mia, id, asked);
    const html = drawn(page);
    const rows = all.slice(0, listed).filter(({ struck }) => !struck);
    expect(html.match(/class="gear-line"/g)).toHaveLength(rows.length);
    expect(html).toContain(`${short} things to find`);
    expect(html.includes(`href="?lines=${Math.min(all.length, listed + 100)}"`)).toBe(listed < all.length);
    const { lines, owned } = propsOf(page);
    expect(lines).toEqual(all.slice(0, listed));
    const things = lines.filter(({ from }) => from === 'added');
    expect(Object.keys(owned)).toEqual(things.map((line) => line.id));
  }
});

describe('packing', () => {
  function openPage({ cookie: own }: Person, tripId: string, list?: string) {
    browser.cookie = own;
    return GearPage({
      params: Promise.resolve({ tripId }),
      searchParams: Promise.resolve(list === undefined ? {} : { list }),
    });
  }

  async function shown(who: Person, tripId: string, list?: string) {
    return drawn(await openPage(who, tripId, list));
  }

  test('people who are going see their packing list beside the trip’s needs, and in the last week how many things are left to pack', async () => {
    const { tom, trip } = await party();
    const needs = await shown(tom, trip.id);
    expect(needs).toContain('to find');
    expect(needs).not.toContain('still to pack');
    await moveTo(trip, 7, 9);
    const left = Number(/(\d+) still to pack/.exec(await shown(tom, trip.id))?.[1]);
    expect(left).toBeGreaterThan(10);
    const pillow = (await packedThing(trip.id, tom, 'Pillow')).listed?.id ?? '';
    await changePacking(trip.id, pillow, { packed: true }, tom);
    const list = await shown(tom, trip.id, 'packing');
    expect(list).toContain(`1 of ${left} packed`);
    expect(list).toContain(`${left - 1} still to pack`);
    expect(list).not.toContain('to find');
  });

  test('somebody who isn’t going sees the trip’s needs, whatever the address asks for', async () => {
    const { ann, trip } = await party();
    const page = await shown(ann, trip.id, 'packing');
    expect(page).toContain('to find');
    expect(page).not.toContain('My packing list');
  });

  test('after the trip the page asks how it went; on a called-off trip nothing can be added', async () => {
    const { mia, tom, trip } = await party();
    await moveTo(trip, -9, -7);
    const after = await shown(tom, trip.id, 'packing');
    expect(after).toContain('How did it go?');
    expect(after).not.toContain('still to pack');
    await moveTo(trip, 5, 7);
    expect(await shown(tom, trip.id, 'packing')).toContain('Something else to pack');
    await callOffTrip(mia.viewer, trip.id);
    expect(await shown(tom, trip.id, 'packing')).not.toContain('Something else to pack');
  });

  test('the page takes at most five queries, however long the list is', async () => {
    const { tom, trip } = await party();
    const ask = async () => {
      const { queries } = await countQueries(() => openPage(tom, trip.id, 'packing'));
      return queries.length;
    };
    const few = await ask();
    for (const name of ['Book', 'Diary', 'Kite']) await addPacking(trip.id, name, tom);
    expect(await ask()).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });
});

describe('meals', () => {
  async function shownTo({ cookie: own }: Person, tripId: string): Promise<string> {
    browser.cookie = own;
    const page = await MealsPage({ params: Promise.resolve({ tripId }) });
    return drawn(page);
  }

  test('somebody who is going is offered the open meals, anybody else only reads', async () => {
    const { mia, tom, ann, id, dinner } = await eatingTogether();
    await putMeal(id, dinner, { title: 'Sausages', cook: true }, mia);
    const [toms, anns] = [await shownTo(tom, id), await shownTo(ann, id)];
    for (const html of [toms, anns]) {
      expect(html).toContain('Sausages');
      expect(html).not.toMatch(/Before we arrive|After we leave/);
    }
    expect(toms.split('I’ll cook<')).toHaveLength(8);
    for (const words of ['I’ll cook', 'Allergies and diets']) expect(anns).not.toContain(words);
  });

  test('a co-organiser who isn’t going plans the meals of others, and takes none', async () => {
    const { ann, id } = await eatingTogether();
    await appoint({ id }, ann);
    const html = await shownTo(ann, id);
    expect(html).toContain('aria-haspopup="dialog"');
    expect(html).not.toContain('I’ll cook');
  });

  test('diets are shown to people who are going, allergies first, and nowhere else on a trip', async () => {
    const { mia, tom, zoe, id } = await eatingTogether();
    await setDiet(mia, 'Vegetarian');
    await setDiet(tom, 'Peanut allergy');
    const html = await shownTo(tom, id);
    expect(html).toContain('Only people going see this.');
    expect(html.indexOf('Peanut allergy')).toBeLessThan(html.indexOf('Vegetarian'));
    expect(html.indexOf('Peanut allergy')).toBeGreaterThan(0);
    expect(await shownTo(zoe, id)).not.toMatch(/Peanut|Vegetarian/);
  });

  test('a meal’s diets are sent only to people who are going', async () => {
    const { mia, tom, zoe, id, dinner } = await eatingTogether();
    await setDiet(tom, 'Peanut allergy');
    await postItem(id, dinner, { text: 'Peanut butter' }, mia);
    expect(await shownTo(mia, id)).toMatch(/class="avoided">[^<]*Tom[^<]*: Peanut allergy/);
    expect(await shownTo(zoe, id)).not.toContain('Peanut allergy');
  });

  test('the list can be printed once it has an item, and says how many are ticked', async () => {
    const { mia, tom, id, dinner } = await eatingTogether();
    expect(await shownTo(tom, id)).not.toContain('Print the list');
    await postItem(id, dinner, { text: 'Sausages, 24' }, mia);
    const html = await shownTo(tom, id);
    expect(html).toContain('Print the list');
    expect(html).toContain('0 of 1');
  });

  test('on a trip that is over or called off, everything can be read and nothing changed', async () => {
    const { mia, tom, id } = await eatingTogether();
    await postItem(id, { day: inDays(15), meal: 'lunch' }, { text: 'Bread' }, mia);
    const offered = ['I’ll cook', 'aria-haspopup="dialog"', ' open</span>'];
    const isRead = async (who: Person) => {
      const html = await shownTo(who, id);
      expect(html).toContain('Bread');
      for (const words of offered) expect(html).not.toContain(words);
    };
    await callOffTrip(mia.viewer, id);
    for (const who of [mia, tom]) await isRead(who);
    await db.trip.update({ where: { id }, data: { calledOffAt: null } });
    await db.meal.updateMany({ where: { tripId: id }, data: { day: dateOf(inDays(-8)) } });
    await moveTo({ id }, -9, -6);
    for (const who of [mia, tom]) await isRead(who);
  });
});

describe('the card to print', () => {
  async function shownTo({ cookie: own }: Person, tripId: string): Promise<string> {
    browser.cookie = own;
    const page = await PrintPage({ params: Promise.resolve({ tripId }) });
    return drawn(page);
  }

  /** Returns a page's text, with a bar (|) wherever an element begins or ends. */
  const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

  test('the card has the way, the people and the meals, and shows of a person only what others may see', async () => {
    const { mia, tom, ann, trip, address } = await party();
    const site = await siteOf(mia, { address: '1 River Rd, Kedron', drivetrain: '4 Wheel Drive' });
    await db.campsite.update({
      where: { id: site.id },
      data: { state: 'QLD', phoneContact: '07 3000 0000', emailContact: 'ranger@park.example' },
    });
    await db.trip.update({
      where: { id: trip.id },
      data: { campsiteId: site.id, meetingPoint: 'The second toilet block', uhfChannel: 18 },
    });
    await setDiet(tom, 'Peanut allergy');
    const prado = await carOf(mia, 'Prado', { seats: 7 });
    await db.ride.update({ where: { id: prado }, data: { registration: '123ABC' } });
    await bring(mia, trip.id, [], [prado]);
    const { profileId } = tom.viewer;
    const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    await bringAlong(trip, tom, [dog.id]);
    const answer = { answer: 'yes', note: 'On a lead' } as const;
    await answerFinding({ viewer: mia.viewer, tripId: trip.id }, 'pets:Dog', answer);
    await putMeal(
      trip.id,
      { day: inDays(14), meal: 'dinner' },
      { title: 'Tacos', notes: 'Rex’s surprise', cook: true },
      mia,
    );
    for (const who of [mia, tom, ann]) {
      const html = await shownTo(who, trip.id);
      for (const words of [
        '|Asked|',
        'Yes, dogs are fine. On a lead. Mia, ',
        'Easter at Bendeela',
        ', 3 nights|',
        'Organised by Mia',
        'Riverside flat',
        '1 River Rd, Kedron',
        '27.4600° S, 153.0500° E',
        '4 Wheel Drive needed',
        '07 3000 0000',
        'The second toilet block',
        'Channel 18',
        'or 112 on any network',
        'Prado (1 of 7 seats taken)',
        'Tacos, Mia',
        'Still short',
        'Camp chairs',
        '|Nearest town|',
        '|Sunrise ',
        'Not for navigation',
      ])
        expect(text(html)).toContain(words);
      for (const secret of ['Peanut', '123ABC', '@', 'surprise', address, ann.viewer.name, 'Zoe'])
        expect(text(html)).not.toContain(secret);
      expect(html).toContain('<svg role="img" aria-label="Map of Riverside flat"');
      expect(html.includes('You bring')).toBe(who !== ann);
    }
  });

  test('for a site that only has a name, the card has the name and no map', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia, { tripName: null });
    const html = await shownTo(mia, id);
    expect(text(html)).toMatch(/\|Bendeela Recreation Area in [A-Z][a-z]+\|/);
    expect(text(html)).toContain('|Bendeela Recreation Area|');
    expect(html).not.toContain('static-map');
    expect(html).not.toMatch(/Not for navigation|OpenStreetMap/);
  });

  test('for a site far out at sea, the card has coordinates and no map', async () => {
    const mia = await person('Mia');
    const site = await siteOf(mia, { latitude: -31.55, longitude: 159.08 });
    const { id } = await plan(mia, { location_id: site.id });
    const html = await shownTo(mia, id);
    expect(html).toContain('31.5500° S, 159.0800° E');
    expect(html).not.toContain('static-map');
  });

  test('a trip that is over or called off can still be printed, and the card says so', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    await moveTo({ id }, -9, -6);
    expect(await shownTo(mia, id)).toContain('Who came: 1 adult');
    await moveTo({ id }, 9, 12);
    await callOffTrip(mia.viewer, id);
    expect(text(await shownTo(mia, id))).toContain('called off');
  });
});

describe('data sent with the overview', () => {
  /**
   * Returns all data that the server sends to a browser with a trip's overview, including data that
   * isn't shown.
   */
  async function sentTo(who: Person, tripId: string): Promise<string> {
    browser.cookie = who.cookie;
    const page = await TripPage({ params: Promise.resolve({ tripId }), searchParams: Promise.resolve({}) });
    const parts = (page as ReactElement<{ children: unknown[] }>).props.children;
    const overview = parts.find((part) => isValidElement(part) && part.type === TripOverview);
    return JSON.stringify((overview as ReactElement).props);
  }

  test('a trip’s overview sends addresses only to the organiser, not to a co-organiser', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    const addresses = [address, ...[mia, tom, ann, zoe].map(({ email }) => email)];
    for (const helps of [false, true]) {
      if (helps) await appoint(trip, ann);
      for (const viewer of [tom, ann, zoe]) {
        const sent = await sentTo(viewer, trip.id);
        expect(sent).toContain(trip.id);
        for (const each of addresses) expect(sent).not.toContain(each);
      }
    }
    // The organiser needs to see the address, so it must be sent to her.
    expect(await sentTo(mia, trip.id)).toContain(address);
  });

  test('a trip’s overview links a private campsite only for its owner, and a shared campsite for everybody invited', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    for (const share_flag of [false, true]) {
      const site = await added(mia, { share_flag });
      const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
      expect(await sentTo(mia, trip.id)).toContain(`/campsite/${site.id}`);
      expect((await sentTo(tom, trip.id)).includes(`/campsite/${site.id}`)).toBe(share_flag);
    }
  });
});
