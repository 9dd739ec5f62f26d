import { POST as invite } from '@/app/api/trips/[id]/invitees/route';
import { POST as write } from '@/app/api/trips/[id]/notices/route';
import { POST as planTrip } from '@/app/api/trips/route';
import { db } from '@/lib/server/db/client';
import { changeTrip } from '@/lib/trips/change-trip';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { party, plan, tripForm } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { remind } from './remind';

const BAIT = 'Win a tent at camp-deals.com';
const refused = 'Please leave links out of the note: it goes to people who don’t know Campmates.';

test('a note with a link is refused at its field, and nobody is invited or mailed', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail()];
  const trip = await plan(mia);
  const answers = [
    await call(planTrip, 'POST', { as: mia, body: tripForm({ invitees: [email], note: BAIT }) }),
    await call(invite, 'POST', { as: mia, params: { id: trip.id }, body: { invitees: [email], note: BAIT } }),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([400, { error: refused, fields: { note: refused } }]);
  expect(await db.invite.count({ where: { email } })).toBe(0);
  expect(await deliveredMail(email)).toEqual([]);
});

test('a note with a link is accepted when nobody is invited, and so is a note without a link', async () => {
  const mia = await person('Mia');
  const alone = await call(planTrip, 'POST', { as: mia, body: tripForm({ note: BAIT }) });
  const note = 'Bring torches.We leave at 6.30pm';
  const more = await call(planTrip, 'POST', { as: mia, body: tripForm({ invitees: [uniqueEmail()], note }) });
  expect([alone.status, more.status]).toEqual([201, 201]);
});

test('a note may contain the address of a campsite from the open data, but not an address that a user typed', async () => {
  const mia = await person('Mia');
  const url = 'https://parks.example.com/bendeela';
  const data = { name: 'Bendeela', address: 'Kedron', latitude: -34.7, longitude: 150.4, campsiteUrl: url };
  const open = await db.campsite.create({
    data: { ...data, source: 'open', sourceRef: uniqueEmail(), shareFlag: true },
  });
  const byId = { location_id: open.id, location_name: null, location_url: null };
  const note = `Book at ${url} first`;
  const invitees = [uniqueEmail()];
  const ask = (changes: object) =>
    call<{ trip: { id: string } }>(planTrip, 'POST', {
      as: mia,
      body: tripForm({ invitees, note, ...changes }),
    });
  const taken = await ask(byId);
  expect([taken.status, (await ask({ location_url: url })).status]).toEqual([201, 400]);
  const body = { invitees: [uniqueEmail()], note };
  const { status } = await call(invite, 'POST', { as: mia, params: { id: taken.body.trip.id }, body });
  expect(status).toBe(200);
});

test('names with a link are replaced by plain words in mails to strangers', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail()];
  await db.profile.update({ where: { id: mia.viewer.profileId }, data: { name: 'camp-deals.com' } });
  const named = { tripName: BAIT, location_name: 'Cash prizes at www.camp.example' };
  const trip = await plan(mia, { invitees: [email], ...named });
  await remind(mia.viewer, trip.id, {});
  await changeTrip(mia.viewer, trip.id, { tripName: `${BAIT} now` });
  await minutesPass(10);
  const mails = await deliveredMail(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Somebody invites you camping: a campsite',
    'Are you coming? Somebody would like to know',
    'The trip to a campsite is now called something else',
  ]);
  const decoder = new TextDecoder();
  for (const { text, html, attachments } of mails) {
    const files = attachments.map(({ content }) =>
      typeof content === 'string' ? content : decoder.decode(content),
    );
    expect([text, html, ...files].join('\n')).not.toMatch(/camp-deals|camp\.example|prizes/);
  }
});

test('an announcement with a link is quoted only to people who have answered', async () => {
  const { mia, tom, address, trip } = await party();
  const text = 'Book your site at camp-deals.com';
  await call(write, 'POST', {
    as: mia,
    params: { id: trip.id },
    body: { text, announcement: true, mail: true },
  });
  const toTom = (await deliveredMail(tom.email)).at(-1);
  const toStranger = (await deliveredMail(address)).at(-1);
  expect(toTom?.text).toContain(text);
  expect(toStranger?.subject).toContain('an announcement');
  expect(toStranger?.text).not.toContain('camp-deals');
});
