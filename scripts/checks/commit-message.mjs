// For .husky/commit-msg. Plain JavaScript, because every commit waits for it.
import { readFileSync } from 'node:fs';

const MOST_IN_SUBJECT = 72;

// In a URL or a route another character comes directly before the slash.
const machinePath =
  /(?<![\w./-])(?:\/(?:home|Users|root|tmp|work|workspace|private|var\/folders)\/|[A-Za-z]:\\)[^\s'"`)]*/;

const [, , file = ''] = process.argv;
const [whatIsKept = ''] = readFileSync(file, 'utf8').split(/^# -+ >8 -+$/m);
const lines = whatIsKept.split(/\r?\n/).filter((line) => !line.startsWith('#'));
const subject = lines.find((line) => line.trim())?.trimEnd() ?? '';
// Git removes these prefixes when it squashes commits.
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
