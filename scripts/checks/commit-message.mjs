// Git's commit-msg hook (.husky/commit-msg). Refuses a long subject and paths of the author's
// machine. It is plain JavaScript, because every commit waits for it.
import { readFileSync } from 'node:fs';

const MOST_IN_SUBJECT = 72;

// Matches an absolute path on somebody's machine, such as /home/mia/app. Doesn't match a part of a URL
// or a route, because another character comes directly before the slash there.
const machinePath =
  /(?<![\w./-])(?:\/(?:home|Users|root|tmp|work|workspace|private|var\/folders)\/|[A-Za-z]:\\)[^\s'"`)]*/;

const [, , file = ''] = process.argv;
const [whatIsKept = ''] = readFileSync(file, 'utf8').split(/^# -+ >8 -+$/m);
const lines = whatIsKept.split(/\r?\n/).filter((line) => !line.startsWith('#'));
const subject = lines.find((line) => line.trim())?.trimEnd() ?? '';
// Git removes these prefixes when it squashes commits, so don't count them.
const length = [...subject.replace(/^((fixup|squash|amend)! )+/, '')].length;
const path = lines.map((line) => machinePath.exec(line)?.[0]).find(Boolean);

const faults = [];
if (length > MOST_IN_SUBJECT)
  faults.push(`its subject has ${length} characters, of at most ${MOST_IN_SUBJECT}`);
if (path) faults.push(`${path} is a path of one machine`);
if (faults.length > 0) {
  process.stderr.write(`The commit message was refused: ${faults.join('; ')}.\n`);
  process.exit(1);
}
