import type { VoteBrief } from '@/lib/trips/vote/vote-brief';
import { voteCall } from './vote-call';

const open: VoteBrief = {
  open: true,
  closesOn: null,
  site: null,
  dates: [],
  sites: [],
  options: { dates: 2, site: 2 },
  answered: { dates: 0, site: 0 },
  chosen: [],
  answeredSince: false,
};
const now = new Date('2027-03-20T02:00:00Z');
const call = (changes: Partial<VoteBrief>, decides = false) =>
  voteCall({ ...open, ...changes }, { decides, now });

test('a household that hasn’t voted on everything is asked to vote by the last day', () => {
  expect(call({ answered: { dates: 2, site: 1 }, closesOn: '2027-03-25' })).toEqual({
    question: 'When and where?',
    text: '2 dates and 2 campsites to choose from. Vote by Thu 25 Mar.',
    action: 'Vote',
    waits: true,
  });
});

test('a household that has voted can look at the vote', () => {
  expect(call({ answered: { dates: 2, site: 2 } })).toEqual({
    question: 'When and where?',
    text: '2 dates and 2 campsites to choose from. You’ve voted.',
    action: 'See the vote',
    waits: false,
  });
});

test('after the last day an organiser is asked to decide, and nobody is asked to vote', () => {
  const ended = { options: { dates: 2, site: 1 }, closesOn: '2027-03-19' };
  expect(call(ended, true)).toEqual({
    question: 'Which weekend suits you?',
    text: '2 dates to choose from. Voting ended on Fri 19 Mar. Please decide.',
    action: 'Decide',
    waits: true,
  });
  expect(call(ended)).toMatchObject({
    text: expect.stringContaining('The organiser decides now.'),
    action: 'See the vote',
    waits: false,
  });
});

test('nobody is asked without a vote, nor after the decision', () => {
  expect([voteCall(null, { decides: true, now }), call({ open: false })]).toEqual([null, null]);
});
