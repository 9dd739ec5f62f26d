import { shownVote, voteHousehold, voteOption } from '@/tests/factories/shown-votes';
import { withAnswer } from './with-answer';

const households = [
  voteHousehold('Mia', { organiser: true }),
  voteHousehold('Sam', { own: true, people: 4 }),
];
const vote = shownVote(households, [voteOption('a', { Mia: 'yes' }), voteOption('bb')]);

test('the household’s own answer counts at once, and others’ answers don’t change', () => {
  const after = withAnswer(vote, 'a', 'if need be');
  expect(after.options[0]).toMatchObject({
    own: 'if need be',
    yes: 1,
    if_need_be: 1,
    people: 5,
    everyone: true,
  });
  expect(after.options[1]).toEqual(vote.options[1]);
  expect(after.households.map(({ voted }) => voted)).toEqual([true, true]);
});

test('an answer that is given and withdrawn leaves the vote as it was', () => {
  expect(withAnswer(withAnswer(vote, 'bb', 'no'), 'bb', null)).toEqual(vote);
});

test('a new answer replaces the earlier one', () => {
  expect(withAnswer(withAnswer(vote, 'a', 'yes'), 'a', 'no').options[0]?.said).toHaveLength(2);
});
