import { askedFacts, askedOfSite } from './asked';

const noted = { answer: 'yes', note: 'On a lead', by: 'Sam', at: '2026-12-03T01:00:00Z' } as const;
const dogs = {
  rule: 'pets',
  asked: { yes: 'dogs are fine', no: 'no dogs' },
  why: 'On a lead.',
  noted,
} as const;
const corolla = {
  rule: 'access',
  asked: { yes: 'Ann’s Corolla gets there', no: 'Ann’s Corolla can’t get there' },
  why: null,
  noted: { ...noted, answer: 'no' },
} as const;

test('a finding with an answer is a fact with who asked and when; one without an answer is none', () => {
  expect(askedFacts([dogs, { ...dogs, noted: null }, corolla])).toEqual([
    { said: 'Yes, dogs are fine. On a lead.', by: 'Sam, Thu 3 Dec' },
    { said: 'No, Ann’s Corolla can’t get there.', by: 'Sam, Thu 3 Dec' },
  ]);
});

test('readers who may not know who is on the trip only see answers about the campsite', () => {
  expect(askedOfSite([dogs, corolla]).map(({ said }) => said)).toEqual(['Yes, dogs are fine. On a lead.']);
});
