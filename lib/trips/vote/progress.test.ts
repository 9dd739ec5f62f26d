import { shownVote, voteHousehold, voteOption } from '@/tests/factories/shown-votes';
import { allVotedText, countedIn } from './progress';
import { withAnswer } from './with-answer';

const mia = voteHousehold('Mia', { organiser: true });
const sam = voteHousehold('Sam');
const voted = { voted: true };

test('the households of a vote stay the same, whoever votes', () => {
  for (const own of ['Mia', 'Sam']) {
    const households = [mia, sam].map((each) => ({ ...each, own: each.name === own }));
    const before = shownVote(households, [voteOption('a')]);
    expect(countedIn(before.households)).toHaveLength(2);
    expect(countedIn(withAnswer(before, 'a', 'yes').households)).toHaveLength(2);
  }
});

test('a household that isn’t going counts once it has voted', () => {
  const zoe = voteHousehold('Zoe', { asked: false });
  expect(countedIn([mia, sam, zoe])).toEqual([mia, sam]);
  expect(countedIn([mia, sam, { ...zoe, ...voted }])).toHaveLength(3);
});

test.each([
  [[mia], null],
  [[{ ...mia, ...voted }, sam], null],
  [[mia, { ...sam, ...voted }], 'The other household has voted'],
  [[mia, { ...sam, ...voted }, { ...sam, ...voted }], 'All 2 other households have voted'],
  [
    [
      { ...mia, ...voted },
      { ...sam, ...voted },
    ],
    'All 2 households have voted',
  ],
])('the organisers hear that all have voted, with the page’s numbers: %#', (households, text) => {
  expect(allVotedText(households)).toBe(text);
});
