import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'campmates-message-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the hook's error for a message; '' when the message passes. */
function check(message: string): string {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/commit-message.mjs', file]);
  expect(status).toBe(stderr.length > 0 ? 1 : 0);
  return stderr.toString();
}

const subject = 'x'.repeat(72);

test.each([
  ['a subject of 72 characters', subject],
  ['letters of several bytes', 'é'.repeat(72)],
  ['a long body', `Bound the wait\n\n${'word '.repeat(40)}`],
  ['what Git takes off when it squashes', `fixup! ${subject}`],
  ['comments of Git', `# ${subject} ${subject}\nBound the wait\n# in /home/mia/campmates\n`],
  [
    'a diff under the scissors',
    `Bound the wait\n# ------------------------ >8 ------------------------\n+ /tmp/x/y`,
  ],
  ['a route and an address', 'Send /trip/1/home/on and https://camp.example/tmp/x to /users/'],
  ['a folder of the repository', 'Move app/home/page.tsx to ./tmp/page.tsx'],
  ['a system folder', 'Keep mails in /var/lib/campmates, not below /tmp'],
])('passes: %s', (_, message) => {
  expect(check(message)).toBe('');
});

test.each([
  ['a longer subject', `${subject}x`, 'its subject has 73 characters, of at most 72'],
  ['a longer subject under comments', `# On branch main\n\n${subject}x\n`, '73 characters'],
  ['a home in the subject', 'Merge /home/mia/campmates', '/home/mia/campmates is a path'],
  ['a home on a Mac in the body', 'Bound the wait\n\nSee "/Users/mia/x".', '/Users/mia/x is a path'],
  ['a temporary folder in brackets', 'Bound the wait\n\nAs before (/tmp/cm/x).', '/tmp/cm/x is a path'],
  ['a folder on Windows', 'Bound the wait\n\nSee C:\\Users\\mia', 'C:\\Users\\mia is a path'],
])('refuses: %s', (_, message, words) => {
  expect(check(message)).toContain(words);
});
