import { backupsIn, nameOf, outdated, secretsFileOf } from './keep';

const now = new Date('2026-11-26T03:00:00.000Z');
const daysAgo = (days: number) => nameOf(new Date(now.getTime() - days * 24 * 60 * 60 * 1000));
const made = [3, 0, 2, 1, 40].map(daysAgo);

test('the file names contain the time of the backup and link the secrets to it', () => {
  expect(nameOf(now)).toBe('campmates-2026-11-26T03-00-00-000Z.zip');
  expect(secretsFileOf('/backups/campmates-x.zip')).toBe('/backups/campmates-x.secrets.json');
});

test.each([
  ['no rule', {}, []],
  ['a count', { count: 2 }, [2, 3, 40]],
  ['an age', { days: 2 }, [3, 40]],
  ['both', { count: 4, days: 2 }, [3, 40]],
  ['a count that is never reached', { count: 9 }, []],
])('%s removes the oldest', (_what, rule, gone) => {
  expect(outdated(made, rule, now)).toEqual(gone.map(daysAgo));
});

test('the newest backup stays, however old it is', () => {
  expect(outdated([daysAgo(90), daysAgo(60)], { count: 1, days: 1 }, now)).toEqual([daysAgo(90)]);
});

test('other files in the folder don’t count as backups', () => {
  const others = ['notes.zip', 'campmates-old.zip', `${daysAgo(9)}.partial`, `x-${daysAgo(9)}`];
  expect(backupsIn([...others, daysAgo(1)])).toEqual([daysAgo(1)]);
  expect(outdated([...others, daysAgo(1), daysAgo(8)], { days: 2 }, now)).toEqual([daysAgo(8)]);
});
