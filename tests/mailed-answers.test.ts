import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import InvitePage from '@/app/(public)/invite/[token]/page';
import AttendancePage from '@/app/(trip)/trip/[tripId]/attendance/page';
import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { ToastProvider } from '@/components/ui/toast';
import { hashToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { mergeHouseholds } from '@/lib/trips/households/merge/merge-households';
import { call } from './call';
import { uniqueEmail } from './factories/people';
import { alone, join, sharedToken, tokenIn } from './factories/share-link';
import { invitationOf, invitedToken, party } from './factories/trips';
import { deliveredMail, linkIn } from './mail';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/invite/x',
}));

/** Returns the HTML of a page that a mail's button opens. */
const answering = async (page: typeof AttendancePage | typeof InvitePage, params: object, query: object) => {
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  return renderToStaticMarkup(
    createElement(ToastProvider, null, await (page as (asked: object) => Promise<ReactNode>)(props)),
  );
};
const notSent = 'Your answer isn’t sent yet.';

test('a mailed answer only selects: Still going and Not going wait for their button on the page', async () => {
  const { mia, tom, trip } = await party();
  const where = { tripId_id: { tripId: trip.id, id: (await invitationOf(trip, tom.email)).id } };
  await db.household.update({ where, data: { reconfirm: true } });
  cookie = tom.cookie;
  const to = (answer: string) => answering(AttendancePage, { tripId: trip.id }, { answer });
  expect(await to('going')).toContain('>Still going<');
  expect(await to('going')).not.toContain(notSent);
  expect(await to('not-going')).toContain(notSent);
  expect(await db.household.findUnique({ where })).toMatchObject({ attending: true, reconfirm: true });
  cookie = mia.cookie;
  expect(await to('not-going')).not.toContain(notSent);
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
    cookie = tom.cookie;
    const token = await invitedToken(tom.email);
    const redirected = await answering(InvitePage, { token }, { answer }).catch(({ digest }) => digest);
    // Tom has answered going already, which needs no second answer.
    expect(redirected).toContain(`;/trip/${trip.id}${reconfirm ? `/attendance?answer=${answer}` : ''};`);
  },
);

test('a receipt’s link asks a guest to confirm the address, by a press and only once', async () => {
  const { mia, trip } = await party();
  const email = uniqueEmail('kim');
  await join(await sharedToken(trip.id, mia), { ...alone('Kim'), email });
  const link = new URL(linkIn((await deliveredMail(email)).at(-1), '/invite/'));
  const token = tokenIn(link.href);
  const confirm = link.searchParams.get('confirm') ?? '';
  cookie = '';
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
  cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const token = tokenIn(link.href);
  const confirm = link.searchParams.get('confirm') ?? '';
  const page = await answering(InvitePage, { token }, { confirm });
  expect(page).toContain('Is this your address?');
  expect(page).toContain(`href="/trip/${trip.id}"`);
  await call(openInvite, 'POST', { params: { token }, body: { confirm } });
  expect(await db.invite.count({ where: { confirmedEmail: email } })).toBe(1);
});
