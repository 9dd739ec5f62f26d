import { type ChosenAnswer, saidYesText, saidYesTo } from './said-yes';

const yes: ChosenAnswer = { kind: 'dates', answer: 'yes' };
const decided = { open: false, chosen: [yes], answeredSince: false };
const silent = { attending: null, called_off: false };

test('a household that said yes to the chosen option, and hasn’t answered since, is asked', () => {
  expect(saidYesTo(decided, silent)).toEqual(['dates']);
  expect(saidYesTo(decided, { ...silent, attending: false })).toEqual(['dates']);
  expect(saidYesTo({ ...decided, chosen: [yes, { kind: 'site', answer: null }] }, silent)).toEqual(['dates']);
});

test.each([
  ['without a vote', null, silent],
  ['while it is open', { ...decided, open: true }, silent],
  ['once they have answered', { ...decided, answeredSince: true }, silent],
  ['who is going', decided, { ...silent, attending: true }],
  ['once it is called off', decided, { ...silent, called_off: true }],
  ['who said if need be', { ...decided, chosen: [{ ...yes, answer: 'if_need_be' as const }] }, silent],
  [
    'whom some of it doesn’t suit',
    { ...decided, chosen: [yes, { kind: 'site' as const, answer: 'no' as const }] },
    silent,
  ],
])('nobody is asked: %s', (_, vote, trip) => {
  expect(saidYesTo(vote, trip)).toEqual([]);
});

test('the text names the kinds that the household said yes to', () => {
  expect(saidYesText(['dates', 'site'])).toBe('You said yes to these dates and this campsite.');
  expect(saidYesText(['site'])).toBe('You said yes to this campsite.');
});
