import { execFileSync } from 'node:child_process';
import { renderToStaticMarkup } from 'react-dom/server';
import AtHomePage from '@/app/(public)/at-home/[token]/page';
import { GET as readTrips } from '@/app/api/trips/route';
import { contactMail } from '@/lib/contact/send-message';
import { formatDateRange, formatDay } from '@/lib/dates';
import { listAccountDeletedMails, tripGoneMail } from '@/lib/own-data/account-deleted-mails';
import { db } from '@/lib/server/db/client';
import { getCalendarTrip } from '@/lib/trips/calendar/calendar-trips';
import { feedFile } from '@/lib/trips/calendar/event';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { planToken } from '@/lib/trips/home-contact/plan';
import { mergeHouseholds } from '@/lib/trips/households/merge/merge-households';
import { setCoOrganiser } from '@/lib/trips/invitations/co-organisers';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { inviteMore } from '@/lib/trips/invitations/invite-more';
import { invitationMail } from '@/lib/trips/invitations/mails';
import { remind } from '@/lib/trips/invitations/remind';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { getLinkPreview } from '@/lib/trips/share-link/link-preview';
import { sendOwnLink } from '@/lib/trips/share-link/send-own-link';
import { remindTodoOwners } from '@/lib/trips/todos/remind-todo-owners';
import { answerTrip } from '@/tests/factories/answers';
import { readCalendar } from './calendar-file';
import { call } from './call';
import { answer, family } from './factories/guests';
import { homePlan, putPlan, workerRuns } from './factories/home-plan';
import { write } from './factories/notices';
import { person, uniqueEmail } from './factories/people';
import { postTodo } from './factories/todos';
import { inDays, invitationOf, invitedToken, party, plan } from './factories/trips';
import { openedVote, otherDates } from './factories/votes';
import { deliveredMail, minutesPass } from './mail';

describe('dates still open', () => {
  /**
   * While a vote on the dates is open, nobody may read the trip's own dates alone, or a family books
   * leave on them.
   */
  const range = (first: number, last: number) => formatDateRange(inDays(first), inDays(last));
  const own = range(14, 17);
  const others = [range(21, 24), range(28, 30)];
  const closesOn = inDays(10);

  /** Throws when a text names the trip's own dates without all others and the last day to vote. */
  function saysOpen(text: string): void {
    for (const part of ['Dates still open', own, ...others]) expect(text).toContain(part);
    expect(text).toMatch(new RegExp(`[Vv]ote by ${formatDay(closesOn)}`));
  }

  async function openTrip() {
    const on = await party();
    // A waiting invitation would carry the vote itself.
    await deliveredMail(on.tom.email);
    await openedVote(on.mia, on.trip, { ...otherDates(), closes_on: closesOn });
    return on;
  }

  type Open = Awaited<ReturnType<typeof openTrip>>;

  /** What makes each kind of mail, and to whom it goes. Files that compose mails of trips are the keys. */
  const kinds: Record<string, Record<string, (on: Open) => Promise<string>>> = {
    'lib/trips/vote/news/vote-mails.ts': { vote: async ({ tom }) => tom.email },
    'lib/trips/invitations/mails.ts': {
      invitation: async ({ mia, trip }) => {
        const email = uniqueEmail('late');
        await inviteMore(mia.viewer, trip.id, { invitees: [email], note: null });
        return email;
      },
      reminder: async ({ mia, trip, ann }) => {
        await remind(mia.viewer, trip.id, {});
        return ann.email;
      },
      'co-organiser': async ({ mia, trip, tom }) => {
        await setCoOrganiser(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id, true);
        return tom.email;
      },
      'two answers are one': async ({ mia, trip, address }) => {
        const late = uniqueEmail('late');
        await inviteMore(mia.viewer, trip.id, { invitees: [late], note: null });
        const [from, to] = [await invitationOf(trip, late), await invitationOf(trip, address)];
        await mergeHouseholds(mia.viewer, trip.id, from.id, to.id);
        return address;
      },
      uninvited: async ({ mia, trip, ann }) => {
        await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, ann.email)).id);
        return ann.email;
      },
    },
    'lib/trips/invitations/receipt-mail.ts': {
      receipt: async ({ address }) => {
        await answer(await invitedToken(address), family);
        await minutesPass(5);
        return address;
      },
    },
    'lib/trips/digests/digest-mail.ts': {
      digest: async ({ mia, ann, trip }) => {
        await answerTrip(ann.viewer, trip.id, true);
        await deliveredMail(mia.email);
        await minutesPass(60);
        return mia.email;
      },
    },
    'lib/trips/notices/announce.ts': {
      announcement: async ({ mia, tom, trip }) => {
        await write(trip, { text: 'Bring ice', announcement: true, mail: true }, mia);
        return tom.email;
      },
    },
    'lib/trips/changes/mails/change-mails.ts': {
      'a new name': async ({ mia, tom, trip }) => {
        await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
        await minutesPass(10);
        return tom.email;
      },
      'called off': async ({ mia, tom, trip }) => {
        await callOffTrip(mia.viewer, trip.id);
        return tom.email;
      },
    },
    'lib/trips/todos/remind-todo-owners.ts': {
      'a to-do': async ({ tom, trip }) => {
        const { id: household_id } = await invitationOf(trip, tom.email);
        await postTodo(trip.id, { text: 'Ice', household_id, due_on: inDays(1) }, tom);
        await remindTodoOwners(new Date(`${inDays(0)}T01:00:00Z`));
        return tom.email;
      },
    },
    'lib/trips/share-link/send-own-link.ts': {
      'one’s own link': async ({ address, trip }) => {
        await sendOwnLink({ tripId: trip.id, who: address });
        return address;
      },
    },
    'lib/own-data/account-deleted-mails.ts': {
      'an organiser who left': async () => '',
    },
  };

  /** Mails that name no days. The mail on bans goes out in the last days alone; its own test holds it. */
  const apart = [
    'lib/trips/home-contact/check-plan.ts',
    'lib/trips/conditions/tell-conditions.ts',
    'lib/trips/emergency/ask-first-aiders.ts',
  ];

  test('the table has every file that composes a mail of a trip', () => {
    const files = execFileSync('git', ['grep', '-l', 'composeTripMail(', '--', 'lib'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/compose-trip-mail.ts'));
    expect([...Object.keys(kinds), ...apart].sort()).toEqual(files.sort());
  });

  const rows = Object.values(kinds).flatMap((each) => Object.entries(each));

  test.each(rows.filter(([title]) => title !== 'an organiser who left'))(
    'a mail says that the dates are open: %s',
    async (_title, send) => {
      const on = await openTrip();
      const before = (await deliveredMail(on.tom.email)).length;
      const to = await send(on);
      const mails = await deliveredMail(to);
      if (to === on.tom.email && _title !== 'vote') expect(mails.length).toBeGreaterThan(before);
      const mail = mails.at(-1);
      saysOpen((mail?.text ?? '').replace(/\s+/g, ' '));
      for (const { content } of mail?.attachments ?? []) {
        const file = new TextDecoder().decode(content as ArrayBuffer).replace(/\r?\n/g, '\r\n');
        const [event] = readCalendar(file).events;
        if (_title !== 'called off') expect(event?.STATUS).toBe('TENTATIVE');
        saysOpen(event?.DESCRIPTION ?? '');
      }
    },
  );

  test('mails about an account that was deleted don’t name fixed dates', async () => {
    const { mia } = await openTrip();
    const mails = await listAccountDeletedMails(mia.viewer.profileId, 'Mia');
    expect(mails.length).toBeGreaterThan(0);
    for (const { mail } of mails) expect(mail.text).toContain(`Dates still open: ${own}, or ${others[0]}`);
  });

  test('the plan for somebody at home doesn’t name a fixed day of leaving', async () => {
    const { mia, trip } = await openTrip();
    await workerRuns();
    const plan = homePlan();
    expect((await putPlan(trip.id, plan, mia)).status).toBe(200);
    const [mail] = await deliveredMail(plan.email);
    saysOpen((mail?.text ?? '').replace(/\s+/g, ' '));
    expect(mail?.text).not.toContain(`leave on ${formatDay(inDays(14))}`);
    const [saved] = await db.homeContact.findMany({ where: { tripId: trip.id } });
    const params = Promise.resolve({ token: planToken(saved?.id ?? '') });
    const page = await AtHomePage({ params, searchParams: Promise.resolve({ preview: '1' }) });
    const html = renderToStaticMarkup(page);
    expect(html).toContain('The dates aren’t set yet');
    expect(html).not.toContain(formatDay(inDays(14)));
  });

  test('bells, previews of links, calendars and the API say so too', async () => {
    const { mia, tom, address, trip } = await openTrip();
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(15), end_date: inDays(17) });
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(14), end_date: inDays(17) });
    const bells = await db.notification.findMany({
      where: { tripId: trip.id, profileId: tom.viewer.profileId },
    });
    const moved = bells.filter(({ text }) => text.includes('changed the dates'));
    expect(moved).toHaveLength(1);
    saysOpen(moved[0]?.text ?? '');
    const token = await invitedToken(address);
    saysOpen((await getLinkPreview('invite', token))?.lines.join(' ') ?? '');
    const going = await getCalendarTrip({ viewer: tom.viewer, tripId: trip.id });
    const [event] = readCalendar(feedFile(going ? [going] : [], 'https://camp.example')).events;
    expect(event).toMatchObject({ STATUS: 'TENTATIVE', SUMMARY: 'Easter at Bendeela (dates still open)' });
    saysOpen(event?.DESCRIPTION ?? '');
    const open = { dates_open: true, site_open: false, vote_closes_on: closesOn };
    expect((await getInvitation(null, token))?.invitation.trip).toMatchObject(open);
    const { body } = await call<{ trips: object[] }>(readTrips, 'GET', { as: tom });
    expect(body.trips).toMatchObject([open]);
  });

  test('a trip that is created with open dates sends one mail, with the invitation and the vote', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const email = uniqueEmail('one');
    const trip = await plan(mia, { open_vote: true, invitees: [tom.email, email] });
    expect(await deliveredMail(email)).toEqual([]);
    const { PATCH } = await import('@/app/api/trips/[id]/vote/route');
    const body = { ...otherDates(), closes_on: closesOn };
    expect((await call(PATCH, 'PATCH', { as: mia, params: { id: trip.id }, body })).status).toBe(200);
    await minutesPass(60);
    for (const to of [email, tom.email]) {
      const [mail, ...more] = await deliveredMail(to);
      expect(more).toEqual([]);
      expect(mail?.subject).toContain('Mia invites you camping');
      saysOpen((mail?.text ?? '').replace(/\s+/g, ' '));
    }
  });

  test('an invitation that waits carries a change of the trip, and no second mail tells it', async () => {
    const mia = await person('Mia');
    const email = uniqueEmail('changed');
    const trip = await plan(mia, { open_vote: true, invitees: [email] });
    await changeTrip(mia.viewer, trip.id, { tripName: 'By the river' });
    await minutesPass(5);
    expect(await deliveredMail(email)).toEqual([]);
    await minutesPass(60);
    const [mail, ...more] = await deliveredMail(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('By the river');
    expect(mail?.text).toContain('Dates still open');
  });

  test('when nobody adds other dates, the invitation goes out after ten minutes and says that they are open', async () => {
    const mia = await person('Mia');
    const email = uniqueEmail('alone');
    await plan(mia, { open_vote: true, invitees: [email] });
    await minutesPass(10);
    const [mail] = await deliveredMail(email);
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`Dates still open: ${own} or others`);
  });
});

describe('lines of others', () => {
  const nasty = 'Mia\r\n\r\nYour tent\n\nis locked\u2028go to\u0085evil.example';
  const harmless = 'Mia Your tent is locked go to evil.example';

  const gone = { organiser: 'Mia', trip: 'Easter', location: 'Boonah', dates: '1–3 May' };
  const message = {
    name: 'Mia',
    email: 'mia@example.com',
    subject: 'Fires',
    message: 'May we?\n\nAnd where?',
  };
  const facts = {
    organiser: { name: 'Mia', email: 'mia@example.com' },
    tripName: 'Easter',
    locationName: 'Boonah',
    start: '2030-05-01',
    end: '2030-05-03',
    mapUrl: null,
    known: null,
    cover: 'n00000000',
    coming: { names: ['Mia', 'Pat'], households: 2, people: 3 },
    note: null,
    openVote: null,
  } as const;

  const to = 'tom@example.com';
  const link = { token: 't', signup: 's' };

  test.each([
    ['trip gone: organiser', tripGoneMail(to, gone), tripGoneMail(to, { ...gone, organiser: nasty })],
    ['trip gone: trip', tripGoneMail(to, gone), tripGoneMail(to, { ...gone, trip: nasty })],
    ['trip gone: location', tripGoneMail(to, gone), tripGoneMail(to, { ...gone, location: nasty })],
    ['contact: name', contactMail(to, message), contactMail(to, { ...message, name: nasty })],
    ['contact: subject', contactMail(to, message), contactMail(to, { ...message, subject: nasty })],
    [
      'invitation: organiser',
      invitationMail(to, link, facts),
      invitationMail(to, link, { ...facts, organiser: { ...facts.organiser, name: nasty } }),
    ],
    [
      'invitation: trip',
      invitationMail(to, link, facts),
      invitationMail(to, link, { ...facts, tripName: nasty }),
    ],
    [
      'invitation: place',
      invitationMail(to, link, facts),
      invitationMail(to, link, { ...facts, locationName: nasty }),
    ],
    [
      'invitation: who comes',
      invitationMail(to, link, facts),
      invitationMail(to, link, { ...facts, coming: { ...facts.coming, names: [nasty] } }),
      // Others see only a guest's given name.
      'Coming: Mia, 3 people so far\n',
    ],
  ])(
    'a line break in a name starts no new line in a mail: %s',
    async (_what, plain, broken, shown = harmless) => {
      const [usual, { text }] = await Promise.all([plain, broken]);
      expect(text.split(/\r\n|[\n\r\u2028\u2029\u0085]/)).toHaveLength(usual.text.split('\n').length);
      expect(text).toContain(shown);
    },
  );

  test('each line of an inviter’s note is marked as theirs, so that no line looks like ours', async () => {
    const note = { by: 'Mia', text: nasty };
    const { text } = await invitationMail(to, link, { ...facts, note });
    expect(text).toContain('Mia writes:\n> Mia\n> Your tent\n> is locked\n> go to\n> evil.example\n\n');
  });

  test('a message to us keeps its paragraphs', async () => {
    const { text } = await contactMail(to, message);
    expect(text).toContain('May we?\n\nAnd where?');
  });
});
