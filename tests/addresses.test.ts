import AttendancePage from '@/app/(trip)/trip/[tripId]/attendance/page';
import CarsPage from '@/app/(trip)/trip/[tripId]/cars/page';
import CostsPage from '@/app/(trip)/trip/[tripId]/costs/page';
import GearPage from '@/app/(trip)/trip/[tripId]/gear/page';
import MealsPage from '@/app/(trip)/trip/[tripId]/meals/page';
import NoticesPage from '@/app/(trip)/trip/[tripId]/notices/page';
import TripPage from '@/app/(trip)/trip/[tripId]/page';
import PeoplePage from '@/app/(trip)/trip/[tripId]/people/page';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { runDueJobs } from '@/lib/tasks/worker';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { call } from './call';
import { answer, family } from './factories/guests';
import { write } from './factories/notices';
import { type Person, person, uniqueEmail } from './factories/people';
import { alone, join, sharedToken, tokenIn } from './factories/share-link';
import { inDays, invitedToken, plan } from './factories/trips';
import { deliveredMail, minutesPass } from './mail';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));

/**
 * Creates Mia's trip. Mia has invited Tom (an account), Nan (a guest) and Uma. Pat, who has an
 * account, has answered with Uma's link. Joe joined by the share link, is a co-organiser and has
 * invited Sue. Kim joined by the share link as a guest and gave an address for the receipt.
 */
async function everybody() {
  const [mia, tom, pat, joe] = [
    await person('Mia'),
    await person('Tom'),
    await person('Pat'),
    await person('Joe'),
  ];
  const [nan, uma, sue, kim] = [
    uniqueEmail('nan'),
    uniqueEmail('uma'),
    uniqueEmail('sue'),
    uniqueEmail('kim'),
  ];
  const trip = await plan(mia, { invitees: [tom.email, nan, uma] });
  await answerTrip(tom.viewer, trip.id, true);
  const nansToken = await invitedToken(nan);
  await answer(nansToken, family);
  await answer(await invitedToken(uma), { attending: true }, pat);
  const link = await sharedToken(trip.id, mia);
  await join(link, { attending: true }, joe);
  const kims = await join(link, { ...alone('Kim'), email: kim });
  const on = async (
    path: string,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    as: Person,
    sent: object = {},
  ) => {
    const handler = endpoints[path]?.[method];
    if (!handler) throw new Error(`there is no ${method} ${path}`);
    const { status } = await call(handler, method, { as, params: { id: trip.id }, ...sent });
    expect([path, status < 300]).toEqual([path, true]);
  };
  const invitees = endpoints['/api/trips/{id}/invitees'];
  const idOf = async (name: string) => {
    const { body } = await call<{ invitees: { id: string; name: string | null; email: string | null }[] }>(
      invitees?.GET as never,
      'GET',
      { as: mia, params: { id: trip.id } },
    );
    return body.invitees.find((each) => each.name === name || each.email === name)?.id ?? '';
  };
  const invitee = async (name: string) => ({ params: { id: trip.id, inviteId: await idOf(name) } });
  await on('/api/trips/{id}/co-organisers/{inviteId}', 'PUT', mia, await invitee('Joe'));
  await on('/api/trips/{id}/invitees', 'POST', joe, { body: { invitees: [sue] } });
  const tokens = { nan: nansToken, kim: tokenIn(kims.body.url ?? '') };
  return { mia, tom, pat, joe, nan, uma, sue, kim, trip, on, invitee, tokens };
}

/** Returns all e-mail addresses in a response, a mail or a page. */
const addressesIn = (content: unknown) => [
  ...new Set(JSON.stringify(content ?? '').match(/[\w.-]+@example\.com/g)),
];

test('mails tell the organiser’s address only to people whom the organiser has invited by mail, and no other address', async () => {
  const { mia, tom, pat, joe, nan, uma, sue, kim, trip, on, invitee } = await everybody();
  await minutesPass(3);
  const dates = { start_date: inDays(40), end_date: inDays(42) };
  await on('/api/trips/{id}', 'PATCH', mia, { body: dates });
  await minutesPass(10);
  await on('/api/trips/{id}/reminders', 'POST', mia, { body: {} });
  for (const author of [mia, joe])
    await write(trip, { text: 'We meet at noon.', announcement: true, mail: true }, author);
  await runDueJobs();
  await minutesPass(60);
  await runDueJobs();
  await on('/api/trips/{id}/invitees/{inviteId}', 'DELETE', mia, await invitee(sue));
  await on('/api/trips/{id}', 'DELETE', mia);
  await plan(mia, { tripName: 'Winter', invitees: [tom.email] });
  await runDueJobs();
  await deleteAccount(mia.viewer, undefined);

  const invitation = 'Mia invites you camping: Easter at Bendeela';
  const changed = 'New dates for Easter at Bendeela';
  const still = 'Are you still going? Easter at Bendeela';
  const pending = 'Are you coming? Mia would like to know';
  const told = (author: string) => `${author} on Easter at Bendeela: We meet at noon.`;
  const off = 'Easter at Bendeela is off';
  const receipt = 'You’re going: Easter at Bendeela';
  const expected: [string, { knows: string[]; others: string[] }][] = [
    [
      tom.email,
      {
        knows: [invitation, changed, still, told('Mia'), told('Joe'), off, 'Mia invites you camping: Winter'],
        others: ['Winter is off'],
      },
    ],
    [nan, { knows: [invitation, receipt, changed, still, told('Mia'), told('Joe'), off], others: [] }],
    [uma, { knows: [invitation], others: [] }],
    [pat.email, { knows: [], others: [changed, still, told('Mia'), told('Joe'), off] }],
    [
      joe.email,
      {
        knows: [],
        others: ['You’re a co-organiser of Easter at Bendeela', changed, still, told('Mia'), off],
      },
    ],
    [
      sue,
      {
        knows: [],
        others: [invitation, pending, told('Mia'), told('Joe'), 'A change of plans for Easter at Bendeela'],
      },
    ],
    [kim, { knows: [], others: [receipt] }],
  ];
  for (const [address, { knows, others }] of expected) {
    const mails = await deliveredMail(address);
    const withAddress = mails.filter(({ replyTo }) => replyTo?.some((to) => to.address === mia.email));
    const rest = mails.filter((mail) => !withAddress.includes(mail));
    const subjects = (of: typeof mails) => of.map(({ subject }) => subject).sort();
    expect([address, subjects(withAddress)]).toEqual([address, [...knows].sort()]);
    expect([address, subjects(rest)]).toEqual([address, expect.arrayContaining(others)]);
    for (const mail of withAddress) expect(addressesIn(mail).sort()).toEqual([address, mia.email].sort());
    for (const mail of rest) {
      expect(addressesIn(mail)).toEqual([address]);
      expect(mail.text).not.toContain('Reply to this email');
    }
  }
  const miasMails = await deliveredMail(mia.email);
  expect(miasMails.map(({ subject }) => subject)).toEqual(expect.arrayContaining([told('Joe')]));
  // The organiser of a trip may see which addresses were invited.
  const invited = [mia.email, tom.email, nan, uma, sue];
  for (const mail of miasMails) expect(invited).toEqual(expect.arrayContaining(addressesIn(mail)));
});

/** Event streams don't end, and a log-out would end the session, so the test skips these endpoints. */
const notAsked = ['/api/trips/{id}/events', '/auth/logout', '/api/invites/{token}/events'];

test('no response, file, export or page shows a person an address that they may not see', async () => {
  const { mia, tom, pat, joe, nan, uma, sue, trip, tokens } = await everybody();
  const { id } = trip;
  const standings: [Person | undefined, string, string[]][] = [
    // The organiser may see the addresses that were invited, but not the other addresses of accounts.
    [mia, '', [tom.email, nan, uma, sue]],
    [tom, '', []],
    [pat, '', []],
    [joe, '', []],
    [undefined, tokens.nan, []],
    [undefined, tokens.kim, []],
  ];
  for (const [who, token, known] of standings) {
    const own = who ? [who.email, ...known] : known;
    const as = who ? { as: who } : {};
    for (const [path, { GET: handler }] of Object.entries(endpoints)) {
      if (!handler || notAsked.includes(path)) continue;
      const params = { id, token: token || 'x'.repeat(43) };
      const { body } = await call(handler, 'GET', { ...as, params });
      const others = addressesIn(body).filter((each) => !own.includes(each));
      expect([who?.email, path, others]).toEqual([who?.email, path, []]);
    }
    if (!who) continue;
    for (const [path, body] of [
      ['/api/account/export', {}],
      ['/api/trips/{id}/copy', { start_date: inDays(30), end_date: inDays(31) }],
    ] as const) {
      const handler = endpoints[path]?.POST;
      const response = await call(handler as never, 'POST', { as: who, params: { id }, body });
      expect(response.status).toBeLessThan(300);
      expect([who.email, path, addressesIn(response.body).filter((each) => !own.includes(each))]).toEqual([
        who.email,
        path,
        [],
      ]);
    }
    cookie = who.cookie;
    const asked = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
    for (const page of [
      AttendancePage,
      CarsPage,
      CostsPage,
      GearPage,
      MealsPage,
      NoticesPage,
      TripPage,
      PeoplePage,
      PrintPage,
    ]) {
      const others = addressesIn(await page(asked)).filter((each) => !own.includes(each));
      expect([who.email, page.name, others]).toEqual([who.email, page.name, []]);
    }
  }
});
