import { contactMail } from '../lib/contact/send-message';
import { tripGoneMail } from '../lib/own-data/account-deleted-mails';
import { invitationMail } from '../lib/trips/invitations/mails';

const nasty = 'Mia\r\n\r\nYour tent\n\nis locked\u2028go to\u0085evil.example';
const harmless = 'Mia Your tent is locked go to evil.example';

const gone = { organiser: 'Mia', trip: 'Easter', location: 'Boonah', dates: '1–3 May' };
const message = { name: 'Mia', email: 'mia@example.com', subject: 'Fires', message: 'May we?\n\nAnd where?' };
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
