import { existsSync, readFileSync } from 'node:fs';

/** Where the answers to "Where is it?" in docs/development.md stand. The document itself must not give them away. */
const finder: [question: string, files: string[]][] = [
  ['Who may edit a trip?', ['lib/trips/policy.ts']],
  ['Where is the text of the reminder mail?', ['lib/trips/invitations/mails.ts']],
  [
    'How does a guest’s answer become the account’s own once the guest signs up?',
    ['lib/trips/invitations/transfer-guest-answer.ts'],
  ],
  ['What does the queue run every hour, day and night?', ['lib/tasks/task-list.ts', 'lib/tasks/purge.ts']],
  ['How many rides may one account have?', ['lib/account/caps.ts']],
  ['How long does a log-in last?', ['lib/server/auth/session-cookie.ts', 'lib/server/auth/sessions.ts']],
  [
    'Which campsites does a search find, and in which order?',
    ['lib/campsites/search/search-sql.ts', 'lib/campsites/search/search-sites.ts'],
  ],
  ['What do we write to the AI when it is asked for campsites?', ['lib/campsites/ai/prompt.ts']],
  [
    'Who is mailed when somebody deletes their account?',
    ['lib/own-data/list-departure-mails.ts', 'lib/own-data/departure-mails.ts'],
  ],
  ['How many requests may one address make in an hour?', ['lib/server/http/limit-table.ts']],
  ['What stands in the calendar file of a trip?', ['lib/trips/calendar/event.ts']],
  [
    'How does an open trip page hear that somebody else has changed the trip?',
    ['components/trips/overview/live-trip.tsx', 'lib/server/live/streams.ts'],
  ],
];

const guide = readFileSync('docs/development.md', 'utf8');
const section = guide.split('\n## ').find((part) => part.startsWith('Where is it?')) ?? '';

test('the guide asks these twelve questions, in this order, and gives no file away', () => {
  const asked = [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, question]) => question);
  expect(asked).toEqual(finder.map(([question]) => question));
  expect(asked).toHaveLength(12);
  expect(section).not.toMatch(/\.tsx?\b/);
});

test.each(finder)('%s', (_question, files) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
