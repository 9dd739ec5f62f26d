import { shownVote, voteHousehold, voteOption } from '@/tests/factories/shown-votes';
import { badgeText, leadText, namesOf, progressText, saidOfAll, whoText } from './vote-text';

const mia = voteHousehold('Mia Bennett', { household_id: 'Mia', organiser: true });
const sam = voteHousehold('Sam Kaur', { household_id: 'Sam', people: 4 });
const linh = voteHousehold('Linh Tran', { household_id: 'Linh', people: 2 });
const pat = voteHousehold('Pat Moss', { household_id: 'Pat', own: true });
const all = [mia, sam, linh, pat];
const names = namesOf(all);

test('households go by given names, the reader’s own by "You"', () => {
  expect(names).toEqual({ Mia: 'Mia', Sam: 'Sam', Linh: 'Linh', Pat: 'You' });
  const two = [sam, voteHousehold('Sam Woods', { household_id: 'Woods' })];
  expect(namesOf(two)).toEqual({ Sam: 'Sam Kaur', Woods: 'Sam Woods' });
});

test('a household without a name goes by the first part of its address', () => {
  expect(namesOf([voteHousehold('sam@example.com')])).toEqual({ 'sam@example.com': 'sam' });
});

test.each([
  [[mia], 'Nobody else is invited yet.'],
  [[mia, sam, linh], 'Nobody has voted yet.'],
  [[{ ...mia, voted: true }, sam, linh], '1 of 3 households have voted. Sam and Linh haven’t yet.'],
  [[mia, { ...sam, voted: true }, linh], '1 of 3 households have voted. Mia and Linh haven’t yet.'],
  [
    [
      { ...mia, voted: true },
      { ...sam, voted: true },
    ],
    'All 2 households have voted.',
  ],
  [[mia, { ...sam, voted: true }], '1 of 2 households have voted. Mia hasn’t yet.'],
  [[mia, { ...sam, voted: true }, pat], '1 of 3 households have voted. You and Mia haven’t yet.'],
  [[mia, { ...sam, asked: false }], 'Nobody else is invited yet.'],
  [
    [mia, sam, { ...linh, asked: false, voted: true }],
    '1 of 3 households have voted. Mia and Sam haven’t yet.',
  ],
  [
    [mia, sam, { ...pat, asked: false }],
    'Nobody has voted yet. You’re not going, so you count once you vote.',
  ],
])('the progress of a vote in words: %#', (households, text) => {
  expect(progressText(households, names)).toBe(text);
});

test('in a sentence the reader’s household comes first, and “Somebody invited” is lower case unless it begins it', () => {
  const guest = voteHousehold('Somebody invited', { household_id: 'guest' });
  const known = namesOf([guest, sam, pat]);
  const voted = { ...mia, voted: true };
  expect(progressText([voted, sam, guest, pat], known)).toContain(
    'You, Sam and somebody invited haven’t yet.',
  );
  expect(progressText([voted, guest, sam], known)).toContain('Somebody invited and Sam haven’t yet.');
  const said = (...ids: string[]) => ids.map((household_id) => ({ household_id, answer: 'no' as const }));
  const option = { ...voteOption('a'), said: said('Sam', 'guest', 'Pat') };
  expect(whoText(option as never, known)).toBe('Nobody could come. You, Sam and somebody invited can’t.');
});

const optionOf = (answers: Parameters<typeof voteOption>[1]) => {
  const vote = shownVote(all, [voteOption('a', answers)]);
  const [option = voteOption('a')] = vote.options;
  return { option, vote };
};

test.each<[Parameters<typeof voteOption>[1], string | null, string]>([
  [{}, null, 'Nobody has voted on it yet.'],
  [{ Sam: 'yes', Linh: 'yes' }, '2 of 4 can', '6 people could come.'],
  [{ Sam: 'yes', Linh: 'if need be' }, '2 of 4 can', '6 people could come, 2 of them if need be.'],
  [{ Linh: 'if need be', Sam: 'no' }, '1 of 4 can', '2 people could come, if need be. Sam can’t.'],
  [{ Sam: 'no', Linh: 'no' }, '0 of 4 can', 'Nobody could come. Sam and Linh can’t.'],
  [{ Pat: 'yes' }, '1 of 4 can', '1 person could come.'],
  [{ Mia: 'yes', Sam: 'yes', Linh: 'yes', Pat: 'yes' }, 'All 4 can', '8 people could come.'],
])('the text of a card with the answers %j', (answers, badge, text) => {
  const { option, vote } = optionOf(answers);
  expect([badgeText(option, vote), whoText(option, names)]).toEqual([badge, text]);
});

test('the text over the button names the most suitable option, or says that several suit', () => {
  const lead = (...options: Parameters<typeof shownVote>[1]) =>
    leadText(shownVote(all, options), ['dates', 'site']);
  const site = voteOption('Coolendel', { Sam: 'yes' }, 'site');
  expect(lead(voteOption('a'), voteOption('bb'))).toBe('');
  expect(lead(voteOption('a', { Sam: 'yes' }), voteOption('bb', { Sam: 'no' }), site)).toBe(
    'Fri 26 – Mon 29 Mar 2027 at Coolendel suits everyone who voted.',
  );
  expect(lead(voteOption('a', { Sam: 'yes', Linh: 'no' }), voteOption('bb', { Sam: 'no', Linh: 'no' }))).toBe(
    'Fri 26 – Mon 29 Mar 2027 suits most.',
  );
  expect(lead(voteOption('a', { Sam: 'yes' }), voteOption('bb', { Sam: 'yes' }), site)).toBe(
    '2 dates suit as many: the choice is yours.',
  );
});

test('findings that all options of an open vote share are shown once', () => {
  const finding = (text: string) => ({ rule: 'seats' as const, level: 'check' as const, text });
  const both = { findings: [finding('Nobody brings a car yet'), finding('Easter: book early')] };
  const one = { findings: [finding('Nobody brings a car yet')] };
  const options = [
    { ...voteOption('a'), ...both },
    { ...voteOption('bb'), ...one },
  ];
  const vote = shownVote(all, options);
  expect(saidOfAll(vote, ['dates'])).toEqual(['Nobody brings a car yet']);
  expect(saidOfAll({ ...vote, open: false }, ['dates'])).toEqual([]);
  expect(saidOfAll({ ...vote, options: vote.options.slice(0, 1) }, ['dates'])).toEqual([]);
  const site = { ...voteOption('Bendeela', {}, 'site'), findings: [] };
  expect(saidOfAll(shownVote(all, [...options, site]), ['dates', 'site'])).toEqual([]);
  expect(saidOfAll(shownVote(all, [...options, { ...site, available: false }]), ['dates', 'site'])).toEqual([
    'Nobody brings a car yet',
  ]);
});
