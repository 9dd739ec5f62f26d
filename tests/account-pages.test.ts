// Import this first, because it replaces modules that the pages load.
import '@/tests/jest/pages';

import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import CreateTripPage from '@/app/(app)/create-trip-details/page';
import NotificationsPage from '@/app/(app)/notifications/page';
import HomePage from '@/app/(app)/page';
import AccountPage from '@/app/(app)/profile/account/page';
import WhatsNewPage from '@/app/(app)/whats-new/page';
import YourCampsitesPage from '@/app/(app)/your-campsites/page';
import YourCrewPage from '@/app/(app)/your-crew/page';
import YourGearPage from '@/app/(app)/your-gear/page';
import YourGroupsPage from '@/app/(app)/your-groups/page';
import YourRidesPage from '@/app/(app)/your-rides/page';
import CompleteProfilePage from '@/app/(onboarding)/complete-profile/page';
import ConfirmEmailPage from '@/app/(public)/confirm-email/page';
import ContactPage from '@/app/(public)/contact/page';
import InvitePage from '@/app/(public)/invite/[token]/page';
import JoinPage from '@/app/(public)/join/[token]/page';
import LoginPage, { generateMetadata } from '@/app/(public)/login/page';
import AttendancePage from '@/app/(trip)/trip/[tripId]/attendance/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { ConfirmEmail } from '@/components/account/confirm-email';
import { LoginScreen } from '@/components/account/login-screen';
import { CompleteProfileForm } from '@/components/account/profile/complete-profile-form';
import { ContactForm } from '@/components/contact/contact-form';
import { freeUsername } from '@/lib/account/profile/profile';
import { newestRelease, releases } from '@/lib/releases';
import { PATH_HEADER } from '@/lib/server/auth/callback';
import { suspendedPath } from '@/lib/server/auth/suspension';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { releaseText } from '@/lib/server/release';
import { mergeHouseholds } from '@/lib/trips/households/merge/merge-households';
import { keepAnswer } from '@/lib/trips/invitations/kept-answer';
import { call } from './call';
import { countQueries } from './count-queries';
import { fullAccount, many } from './factories/full-account';
import { answer, family, invited } from './factories/guests';
import { restore, suspend } from './factories/judgements';
import { newcomer, type Person, person, uniqueEmail } from './factories/people';
import { alone, join, sharedToken, tokenIn } from './factories/share-link';
import { invitationOf, invitedToken, party } from './factories/trips';
import { browser, drawn, whileAway } from './jest/pages';
import { deliveredMail, linkIn } from './mail';

const openRow = /<details open=""/g;

describe('lists', () => {
  const twenty = <T>(make: (index: number) => T): T[] =>
    Array.from({ length: 20 }, (_, index) => make(index));

  /**
   * Creates a person with twenty entries in every list. Each of the person's groups has two people, one
   * of them with an account.
   */
  async function personWithPlenty(): Promise<Person> {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { profileId } = mia.viewer;
    await db.crewMember.createMany({
      data: twenty((index) => ({ profileId, type: 'pet', name: `Rex ${index}`, petType: 'Dog' })),
    });
    await db.ride.createMany({ data: twenty(() => ({ profileId, type: 'boat', boatType: 'Sailboat' })) });
    await db.gearItem.createMany({ data: twenty((index) => ({ profileId, name: `Item ${index}` })) });
    for (const name of twenty((index) => `Group ${index}`)) {
      const members = { create: [{ email: tom.email }, { email: uniqueEmail() }] };
      await db.group.create({ data: { profileId, name, members } });
    }
    return mia;
  }

  let mia: Person;
  beforeAll(async () => {
    mia = await personWithPlenty();
    browser.cookie = mia.cookie;
  });

  type Page = (props: { searchParams: Promise<{ show?: string }> }) => Promise<ReactNode>;
  const first = { searchParams: Promise.resolve({}) };

  const pages: [path: string, table: RegExp, page: Page][] = [
    ['/your-crew', /\bcrew_members\b/, YourCrewPage],
    ['/your-rides', /\brides\b/, YourRidesPage],
    ['/your-gear', /\bgear_items\b/, YourGearPage],
    ['/your-groups', /\bgroups\b/, YourGroupsPage],
  ];

  test.each(pages)(
    '%s makes one query for its list, however long the list is, and at most one for which other lists are empty',
    async (_, table, page) => {
      const { queries } = await countQueries(() => page(first));
      // The rides' page also queries which lists are still empty, for the suggested next step at its
      // end.
      const counts = queries.filter((query) => /count\(\*\).*\bcrew_members\b.*\bgroups\b/s.test(query));
      expect(counts).toHaveLength(page === YourRidesPage ? 1 : 0);
      const others = queries.filter((query) => !counts.includes(query));
      // Two other queries remain: the session's, which every page needs, and the list's.
      expect(others).toHaveLength(2);
      expect(others.filter((query) => table.test(query))).toHaveLength(1);
    },
  );
});

describe('lists that fail', () => {
  type Page = (props: { searchParams: Promise<object> }) => Promise<ReactElement>;

  test.each<[string, Page]>([
    ['Failed to load your crew', YourCrewPage],
    ['Failed to load your rides', YourRidesPage],
  ])('a list that can’t be loaded shows the specification’s text: %s', async (words, page) => {
    browser.cookie = (await person('Mia')).cookie;
    const table = page === YourCrewPage ? 'crew_members' : 'rides';
    const html = await whileAway(table, async () => drawn(await page({ searchParams: Promise.resolve({}) })));
    expect(html).toContain(`>${words}<`);
  });
});

describe('long lists', () => {
  let mia: Person;
  let tripId = '';
  beforeAll(async () => {
    ({ owner: mia, tripId } = await fullAccount('Mia'));
    browser.cookie = mia.cookie;
  });

  const asked = (params: Record<string, string>) => ({ searchParams: Promise.resolve(params) });
  const htmlOf = async (page: Promise<ReactNode>) => drawn(await page);
  const kilobytes = (html: string) => Buffer.byteLength(html) / 1000;

  type Page = (props: { searchParams: Promise<Record<string, string>> }) => Promise<ReactNode>;

  const pages: [
    path: string,
    page: Page,
    first: string,
    more: [params: Record<string, string>, then: string][],
  ][] = [
    [
      '/',
      HomePage,
      '"?show=24"',
      [
        [{ show: '24' }, '"?show=36"'],
        [{ past: '24' }, '"?past=30"'],
      ],
    ],
    ['/your-crew', YourCrewPage, '"?show=60"', [[{ show: '180' }, '"?show=200"']]],
    ['/your-rides', YourRidesPage, '"?show=50"', []],
    [
      '/your-campsites',
      YourCampsitesPage,
      '"?saved=30&amp;own=60"',
      [
        [{ own: '180' }, '"?saved=30&amp;own=200"'],
        [{ saved: '180' }, '"?own=30&amp;saved=200"'],
      ],
    ],
    ['/your-gear', YourGearPage, '"?show=60"', [[{ show: '60' }, '"?show=90"']]],
    [
      '/your-groups',
      YourGroupsPage,
      '"?show=20"',
      [
        [{ show: '20' }, '"?show=20&amp;people=20"'],
        [{ people: '20' }, '"?people=20&amp;show=20"'],
      ],
    ],
  ];

  test.each(pages)('%s shows the first part of its list and a link to more', async (_, page, first, more) => {
    const html = await htmlOf(page(asked({})));
    expect(html).toContain(`href=${first}`);
    expect(kilobytes(html)).toBeLessThan(150);
    for (const [given, then] of more) {
      expect(await htmlOf(page(asked(given)))).toContain(`href=${then}`);
    }
  });

  test('the lists of rides and of pets show their first 30, then all', async () => {
    const ridesIn = async (params: Record<string, string>) =>
      (await htmlOf(YourRidesPage(asked(params)))).match(/aria-label="Edit Sailboat"/g)?.length;
    expect([await ridesIn({}), await ridesIn({ show: '50' })]).toEqual([30, 50]);

    const zoe = await person('Zoe');
    const pet = { profileId: zoe.viewer.profileId, type: 'pet', petType: 'Dog' } as const;
    await db.crewMember.createMany({ data: many(40, (index) => ({ ...pet, name: `Pet ${index}` })) });
    browser.cookie = zoe.cookie;
    const petsIn = async (params: Record<string, string>) =>
      (await htmlOf(YourCrewPage(asked(params)))).match(/aria-label="Edit Pet \d+"/g)?.length;
    expect([await petsIn({}), await petsIn({ show: '60' })]).toEqual([30, 40]);
    browser.cookie = mia.cookie;
  });

  test('a trip of many households folds all but the first six, which are there without scripts too', async () => {
    const html = await htmlOf(TripPage({ ...asked({}), params: Promise.resolve({ tripId }) }));
    const [first = '', folded = ''] = html.slice(html.indexOf('Who’s coming')).split('<li><details');
    expect(first.match(/<li>/g)).toHaveLength(6);
    expect(folded.match(/<li>/g)).toHaveLength(195);
    expect(kilobytes(html)).toBeLessThan(220);
  });

  test('the list of blocked people shows its first part, and stays open for more', async () => {
    const { profileId } = mia.viewer;
    const blocked = await Promise.all(many(31, (index) => person(`Eve ${index}`)));
    await db.block.createMany({
      data: blocked.map(({ viewer }) => ({ profileId, blockedId: viewer.profileId })),
    });
    const shown = async (params: Record<string, string>) => {
      const html = await htmlOf(AccountPage(asked(params)));
      return [html.match(/aria-label="Unblock: /g)?.length, html.match(openRow)?.length];
    };
    expect(await shown({})).toEqual([30, undefined]);
    expect(await shown({ blocked: '60' })).toEqual([31, 1]);
    expect(await shown({ open: 'notifications' })).toEqual([30, 1]);
  });

  test('the whole list is shown on request', async () => {
    const crew = await htmlOf(YourCrewPage(asked({ show: '200' })));
    expect([crew.includes('Camper 198'), crew.includes('href="?show')]).toEqual([true, false]);
    const home = await htmlOf(HomePage(asked({ show: '500', past: '500' })));
    expect([home.includes('Trip 499'), home.includes('Trip 498'), home.includes('href="?')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  type FormPage = (props: {
    searchParams: Promise<Record<string, string>>;
    params: Promise<{ tripId: string }>;
  }) => Promise<ReactNode>;

  test.each<[string, FormPage]>([
    ['a new trip', (props) => CreateTripPage({ ...props, ...asked({ site_name: 'Lake' }) })],
    ['who comes', AttendancePage],
  ])('the form of %s starts with a part of the crew and the groups', async (_, page) => {
    const html = await htmlOf(page({ ...asked({}), params: Promise.resolve({ tripId }) }));
    expect(html).toContain('Show more (160 left)');
    expect(kilobytes(html)).toBeLessThan(150);
  });

  // This test comes last, because it hides all trips from the home page.
  test('the list of hidden trips starts with its first part too', async () => {
    const { profileId } = mia.viewer;
    const trips = await db.trip.findMany({ where: { organiserId: profileId }, select: { id: true } });
    await db.hiddenTrip.createMany({ data: trips.map(({ id }) => ({ profileId, tripId: id })) });
    const shown = async (params: Record<string, string>) =>
      (await htmlOf(AccountPage(asked(params)))).match(/aria-label="Show again: /g)?.length;
    expect([await shown({}), await shown({ hidden: '60' })]).toEqual([30, 60]);
  });
});

describe('what is new', () => {
  const shown = (page: ReactElement) => drawn(page);
  const linesIn = (html: string) => newestRelease.lines.filter((line) => html.includes(line));

  test('the bell’s page shows three lines of the newest release without any additional query', async () => {
    const mia = await person('Mia');
    browser.cookie = mia.cookie;
    expect(linesIn(shown(await NotificationsPage()))).toEqual([]);
    await db.user.update({ where: { id: mia.viewer.userId }, data: { newsSeenOn: null } });
    const { result, queries } = await countQueries(() => NotificationsPage());
    expect(linesIn(shown(result))).toEqual(newestRelease.lines.slice(0, 3));
    expect(queries).toHaveLength(2);
  });

  test('one page lists every release, with the newest open', () => {
    const html = shown(WhatsNewPage());
    expect(html.match(openRow)).toHaveLength(1);
    // The part of the product that a line begins with is its heading.
    const words = (line: string) => line.split(': ').at(-1)?.toLowerCase();
    for (const { lines } of releases)
      for (const line of lines) expect(html.toLowerCase()).toContain(words(line));
    expect(html).toContain(`This server runs the release of ${releaseText}.`);
  });
});

describe('completing a profile', () => {
  async function destinationFor(callbackUrl?: string | string[]) {
    const page = await CompleteProfilePage({ searchParams: Promise.resolve({ callbackUrl }) });
    const { children } = page.props as { children: ReactNode };
    const form = Children.toArray(children).find(
      (child) => isValidElement(child) && child.type === CompleteProfileForm,
    );
    return (form as ReactElement<ComponentProps<typeof CompleteProfileForm>>).props.destination;
  }

  test('completing the profile leads to the page that somebody was going to if it is on this site, otherwise to the profile', async () => {
    browser.cookie = (await newcomer()).cookie;
    expect(await destinationFor('/trip/1?people=60')).toBe('/trip/1?people=60');
    for (const elsewhere of ['https://evil.example', '//evil.example', ['/trip/1', '/trip/2'], undefined])
      expect(await destinationFor(elsewhere)).toBe('/profile?welcome=1');
    browser.cookie = (await person()).cookie;
    expect(await destinationFor()).toBe('/profile');
  });

  test('a page that needs a profile redirects to the profile form, and passes on its own address', async () => {
    browser.cookie = (await newcomer()).cookie;
    browser.headers = { [PATH_HEADER]: '/?past=12' };
    await expect(HomePage({ searchParams: Promise.resolve({}) })).rejects.toMatchObject({
      digest: expect.stringContaining(';/complete-profile?callbackUrl=%2F%3Fpast%3D12;'),
    });
  });

  test('the proposed username is the first name, and one that nobody has', async () => {
    const name = `Zo\u00eb${Date.now()}`;
    const base = `zoe${name.slice(3)}`;
    expect(await freeUsername(`${name} Hart`)).toBe(base);
    const taken = await person();
    await db.profile.update({
      where: { id: taken.viewer.profileId },
      data: { username: base.toUpperCase() },
    });
    expect(await freeUsername(name)).toBe(`${base}2`);
    expect(await freeUsername('')).toBe('');
  });

  test('of a name that many have, each look-up is bounded, and the first free number is proposed', async () => {
    const look = jest.spyOn(db.profile, 'findMany');
    const pages: string[][] = [];
    look.mockImplementation(((query: { where: { username: { in: string[] } } }) => {
      const { in: wanted } = query.where.username;
      pages.push(wanted);
      return Promise.resolve(wanted.slice(0, pages.length === 1 ? 100 : 2).map((username) => ({ username })));
    }) as never);
    expect(await freeUsername('Jo')).toBe('jo103');
    expect(pages.map((page) => page.length)).toEqual([100, 100]);
    look.mockRestore();
  });
});

describe('pages for anybody', () => {
  test.each([
    [{}, 'Log in', { index: true, follow: true }],
    [{ mode: 'login' }, 'Log in', undefined],
    [{ mode: 'signup' }, 'Create an Account', undefined],
  ])(
    'the log-in page opened with %j is titled %s, and search engines index only its plain address',
    async (params, title, robots) => {
      expect(await generateMetadata({ searchParams: Promise.resolve(params) })).toEqual({ title, robots });
    },
  );

  /** Returns the props that a page gives to one of its direct components. */
  function propsOf<Props>(page: ReactElement, component: (props: Props) => ReactNode): Props {
    const { children } = page.props as { children: ReactNode };
    const found = Children.toArray(children).find(
      (child) => isValidElement(child) && child.type === component,
    );
    return (found as ReactElement<Props>).props;
  }

  test('the log-in page redirects a signed-in person, unless they have no profile', async () => {
    const open = () => LoginPage({ searchParams: Promise.resolve({ callbackUrl: '/trip/1' }) });
    const [mia, noProfile] = [await person('Mia'), await newcomer()];
    browser.cookie = mia.cookie;
    await expect(open()).rejects.toMatchObject({ digest: expect.stringContaining(';/trip/1;') });
    for (const own of [noProfile.cookie, '']) {
      browser.cookie = own;
      expect(propsOf(await open(), LoginScreen)).toMatchObject({
        destination: '/trip/1',
        startWith: 'login',
      });
    }
  });

  test('the log-in of an invitation shows its trip and the chosen answer; any other log-in shows what this is', async () => {
    browser.cookie = '';
    const { email } = await person('Tom');
    const { token } = await invited(email);
    const shown = async (callbackUrl?: string) =>
      drawn(await LoginPage({ searchParams: Promise.resolve({ callbackUrl }) }));
    const ofTheTrip = /Easter at Bendeela/;
    const pitch = 'Camping together, sorted.';
    const page = await shown(`/invite/${token}?answer=going`);
    expect(page).toMatch(ofTheTrip);
    expect(page).toContain('Going, once you’re in');
    expect(page).not.toContain(pitch);
    expect(page).not.toContain(email);
    expect(await shown(`/invite/${token}?answer=not-going`)).toContain('Not going, once you’re in');
    expect(await shown(`/invite/${token}`)).toContain('Mia invites you camping');
    expect(await shown(`/invite/${'x'.repeat(43)}`)).toContain(pitch);
    const plain = await shown();
    expect(plain).toContain(pitch);
    expect(plain.match(/<h1/g)).toHaveLength(1);
  });

  test('the contact form is filled in for a signed-in person', async () => {
    const senderFor = async (own: string) => {
      browser.cookie = own;
      return propsOf(await ContactPage(), ContactForm).sender;
    };
    const [mia, noProfile] = [await person('Mia'), await newcomer()];
    expect(await senderFor('')).toBeUndefined();
    expect(await senderFor(mia.cookie)).toEqual({ name: 'Mia', email: mia.email });
    expect(await senderFor(noProfile.cookie)).toEqual({ name: '', email: noProfile.email });
  });

  test('the page that confirms an account leads to the page on this site that somebody was going to', async () => {
    browser.cookie = '';
    const onward = async (callbackUrl?: string | string[]) => {
      const page = await ConfirmEmailPage({ searchParams: Promise.resolve({ token: 'x', callbackUrl }) });
      return propsOf(page, ConfirmEmail).onward;
    };
    expect(await onward('/trip/1?people=60')).toBe('/trip/1?people=60');
    for (const elsewhere of ['https://evil.example', '//evil.example', ['/trip/1', '/trip/2'], undefined])
      expect(await onward(elsewhere)).toBe('');
  });
});

describe('while somebody is suspended', () => {
  const shown = async (page: typeof InvitePage | typeof JoinPage, token: string) =>
    drawn(await page({ params: Promise.resolve({ token }), searchParams: Promise.resolve({}) }));

  const ofTheTrip = /Bendeela|Mia|Priya/;
  const button = 'Open the trip';

  test('while its organiser is suspended, an invitation’s page says that the trip is paused, and nothing else about it', async () => {
    const { mia, token } = await invited();
    expect(await shown(InvitePage, token)).toMatch(ofTheTrip);
    await suspend(mia);
    const paused = await shown(InvitePage, token);
    expect(paused).toContain('This trip is paused for now');
    expect(paused).toContain('Ask whoever invited you.');
    expect(paused).not.toMatch(ofTheTrip);
    expect(paused).not.toContain(button);
    expect(paused).toContain('Report this invitation');
    await restore(mia);
    expect(await shown(InvitePage, token)).toMatch(ofTheTrip);
  });

  test('a guest who has answered can still open the trip from this page', async () => {
    const { mia, token } = await invited();
    await answer(token, family);
    await suspend(mia);
    const paused = await shown(InvitePage, token);
    expect(paused).toContain('This trip is paused for now');
    expect(paused).toContain(button);
  });

  test('a share link’s page says that the trip is paused, too', async () => {
    const { mia, trip } = await invited();
    const token = await sharedToken(trip.id, mia);
    await suspend(mia);
    const paused = await shown(JoinPage, token);
    expect(paused).toContain('This trip is paused for now');
    expect(paused).not.toMatch(ofTheTrip);
  });

  test('the log-in page says why an account is suspended, and ignores a made-up reason in its address', async () => {
    const login = async (suspended: string) =>
      drawn(await LoginPage({ searchParams: Promise.resolve({ suspended }) }));
    const { searchParams } = new URL(suspendedPath('Sells tents!'), env().APP_URL);
    const words = `Your account is suspended: Sells tents! Write to ${env().CONTACT_EMAIL}.`;
    expect(await login(searchParams.get('suspended') ?? '')).toContain(words);
    expect(await login('Sells tents')).not.toContain('suspended:');
  });
});

describe('links of mails', () => {
  /** Returns the HTML of a page that a mail's button opens. */
  const answering = async (
    page: typeof AttendancePage | typeof InvitePage,
    params: object,
    query: object,
  ) => {
    const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
    return drawn(await (page as (asked: object) => Promise<ReactNode>)(props));
  };
  const notSent = 'Your answer isn’t sent yet.';

  test('a mailed answer only selects: Still going and Not going wait for their button on the page', async () => {
    const { mia, tom, trip } = await party();
    const where = { tripId_id: { tripId: trip.id, id: (await invitationOf(trip, tom.email)).id } };
    await db.household.update({ where, data: { reconfirm: true } });
    browser.cookie = tom.cookie;
    const to = (answer: string) => answering(AttendancePage, { tripId: trip.id }, { answer });
    expect(await to('going')).toContain('>Still going<');
    expect(await to('going')).not.toContain(notSent);
    expect(await to('not-going')).toContain(notSent);
    expect(await db.household.findUnique({ where })).toMatchObject({ attending: true, reconfirm: true });
    browser.cookie = mia.cookie;
    expect(await to('not-going')).not.toContain(notSent);
  });

  test('the answer’s page has the trip’s compact head, with tabs only for those who are going', async () => {
    const { tom, trip } = await party();
    const where = { tripId_id: { tripId: trip.id, id: (await invitationOf(trip, tom.email)).id } };
    browser.cookie = tom.cookie;
    const open = () => answering(AttendancePage, { tripId: trip.id }, {});
    const tabs = 'aria-label="Parts of the trip"';
    expect(await open()).toContain(tabs);
    await db.household.update({ where, data: { attending: null } });
    const pending = await open();
    expect(pending).toContain('class="part-head"');
    expect(pending).not.toContain(tabs);
  });

  test.each([
    ['going', true],
    ['not-going', true],
    ['going', false],
  ])(
    'an account’s own invitation with the answer %s leads to the page of the answer',
    async (answer, reconfirm) => {
      const { tom, trip } = await party();
      const { id } = await invitationOf(trip, tom.email);
      await db.household.update({ where: { tripId_id: { tripId: trip.id, id } }, data: { reconfirm } });
      browser.cookie = tom.cookie;
      const token = await invitedToken(tom.email);
      const redirected = await answering(InvitePage, { token }, { answer }).catch(({ digest }) => digest);
      // Tom has answered going already, which needs no second answer.
      expect(redirected).toContain(`;/trip/${trip.id}${reconfirm ? `/attendance?answer=${answer}` : ''};`);
    },
  );

  test('of a kept Not going and a Going in the address, the address counts', async () => {
    const tom = await person('Tom');
    const { token, trip } = await invited(tom.email);
    const cookie = (await keepAnswer(token, false)).split(';')[0] ?? '';
    browser.cookie = `${tom.cookie}; ${cookie}`;
    const asked = (answer: string) =>
      answering(InvitePage, { token }, { answer }).catch(({ digest }) => digest);
    expect(await asked('not-going')).toContain('Sending your answer…');
    expect(await asked('going')).toContain(`;/trip/${trip.id}/attendance?answer=going;`);
  });

  test('a receipt’s link asks a guest to confirm the address, by a press and only once', async () => {
    const { mia, trip } = await party();
    const email = uniqueEmail('kim');
    await join(await sharedToken(trip.id, mia), { ...alone('Kim'), email });
    const link = new URL(linkIn((await deliveredMail(email)).at(-1), '/invite/'));
    const token = tokenIn(link.href);
    const confirm = link.searchParams.get('confirm') ?? '';
    browser.cookie = '';
    const page = () => answering(InvitePage, { token }, { confirm });
    expect(await page()).toContain('Is this your address?');
    const confirmed = () => db.invite.count({ where: { confirmedEmail: email } });
    expect(await confirmed()).toBe(0);
    expect(await answering(InvitePage, { token }, { confirm: `${confirm}x` })).not.toContain(
      'Is this your address?',
    );
    await call(openInvite, 'POST', { params: { token }, body: { confirm } });
    expect(await confirmed()).toBe(1);
    expect(await page()).not.toContain('Is this your address?');
  });

  test('a guest whose household has ended in another is known on its page, and their mailed link still confirms', async () => {
    const { mia, trip } = await party();
    const [group, email] = [await sharedToken(trip.id, mia), uniqueEmail('kim')];
    const first = await join(group, { ...alone('Kim'), email });
    const link = new URL(linkIn((await deliveredMail(email)).at(-1), '/invite/'));
    const second = await join(group, alone('Kim'));
    const idOf = async (url = '') =>
      (await db.inviteLink.findFirstOrThrow({ where: { tokenHash: hashToken(tokenIn(url)) } })).inviteId;
    await mergeHouseholds(mia.viewer, trip.id, await idOf(first.body.url), await idOf(second.body.url));
    browser.cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const token = tokenIn(link.href);
    const confirm = link.searchParams.get('confirm') ?? '';
    const page = await answering(InvitePage, { token }, { confirm });
    expect(page).toContain('Is this your address?');
    expect(page).toContain(`href="/trip/${trip.id}"`);
    await call(openInvite, 'POST', { params: { token }, body: { confirm } });
    expect(await db.invite.count({ where: { confirmedEmail: email } })).toBe(1);
  });
});
