import { readFileSync } from 'node:fs';

/**
 * The file with the answer to each question under "Where is it?" in docs/develop/README.md, and the
 * answer's pattern. The document itself must not give them away.
 */
const finder: [question: string, file: string, answer: RegExp][] = [
  ['Who may edit a trip?', 'lib/trips/policy.ts', /runBy/],
  ['Where is the text of the reminder mail?', 'lib/trips/invitations/mails.ts', /reminderMail/],
  [
    'How does a guest’s answer become the account’s own once the guest signs up?',
    'lib/trips/households/guests/claim.ts',
    /claimHouseholds/,
  ],
  [
    'What does the queue run every hour, day and night?',
    'lib/server/jobs/schedule.ts',
    /17 \* \* \* \* purge/,
  ],
  ['How many rides, trips and groups may one account have?', 'lib/account/caps.ts', /rides: 50/],
  ['How long does a log-in last?', 'lib/server/auth/session-cookie.ts', /SESSION_SECONDS = 30 \* 24/],
  [
    'Which campsites does a search find, and in which order?',
    'lib/campsites/search/search-sql.ts',
    /order by/,
  ],
  ['What do we write to the AI when it is asked for campsites?', 'lib/campsites/ai/prompt.ts', /campsites/],
  [
    'Who is mailed when somebody deletes their account?',
    'lib/own-data/list-account-deleted-mails.ts',
    /listAccountDeletedMails/,
  ],
  ['How many requests may one address make in an hour?', 'lib/server/http/limits.ts', /HOUR/],
  ['What stands in the calendar file of a trip?', 'lib/trips/calendar/event.ts', /summary/],
  [
    'How does an open trip page hear that somebody else has changed the trip?',
    'components/trips/head/use-trip-changes.ts',
    /new EventSource/,
  ],
];

const guide = readFileSync('docs/develop/README.md', 'utf8');
const section = guide.split('\n## ').find((part) => part.startsWith('Where is it?')) ?? '';

test('the guide asks these twelve questions, in this order, without naming the files', () => {
  const asked = [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, question]) => question);
  expect(asked).toEqual(finder.map(([question]) => question));
  expect(asked).toHaveLength(12);
  expect(section).not.toMatch(/\.tsx?\b/);
});

test.each(finder)('%s', (_question, file, answer) => {
  expect(readFileSync(file, 'utf8')).toMatch(answer);
});
