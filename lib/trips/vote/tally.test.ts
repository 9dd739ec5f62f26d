import * as fc from 'fast-check';
import { type VoteAnswer, voteAnswers } from '../undecided/limits';
import { couldCome, type Said, tallyOf } from './tally';

const [Y, I, N] = voteAnswers;
const people: Record<string, number> = { Mia: 2, Sam: 4, Pat: 1, Nick: 3 };
const households = Object.entries(people).map(([household_id, people]) => ({ household_id, people }));
const said = (answers: Record<string, VoteAnswer>, kind: Said['kind'] = 'dates'): Said => ({
  kind,
  said: Object.entries(answers).map(([household_id, answer]) => ({ household_id, answer })),
});
const standing = (...options: Said[]) =>
  tallyOf(options, households).map(({ everyone, best, tied }) =>
    [everyone && 'everyone', best && 'best', tied && 'tied'].filter(Boolean).join(' '),
  );

test('households and people are counted by answer, and “if need be” counts as could come', () => {
  expect(tallyOf([said({ Mia: Y, Sam: I, Pat: N, Nick: Y })], households)).toEqual([
    { yes: 2, if_need_be: 1, no: 1, people: 9, people_yes: 5, everyone: false, best: true, tied: false },
  ]);
});

test('a household whose people are unknown counts as one adult', () => {
  expect(tallyOf([said({ Zoe: Y })], households)[0]).toMatchObject({ people: 1, people_yes: 1 });
});

test.each<[string, Said[], string[]]>([
  ['nobody has said anything', [said({}), said({})], ['', '']],
  ['everybody said no', [said({ Mia: N, Sam: N })], ['']],
  ['one alone has voted', [said({ Mia: Y }), said({ Mia: N })], ['everyone best', '']],
  ['more can come', [said({ Mia: Y, Sam: Y }), said({ Mia: Y, Sam: N })], ['everyone best', '']],
  [
    'as many can, but more gladly',
    [said({ Mia: Y, Sam: I }), said({ Mia: Y, Sam: Y })],
    ['everyone', 'everyone best'],
  ],
  [
    'as many households can, but with more people',
    [said({ Mia: Y, Sam: N }), said({ Mia: N, Sam: Y })],
    ['', 'best'],
  ],
  [
    'nothing tells them apart',
    [said({ Mia: Y }), said({ Mia: Y })],
    ['everyone best tied', 'everyone best tied'],
  ],
  [
    'two are level and a third suits fewer',
    [said({ Mia: Y, Sam: Y }), said({ Mia: N }), said({ Mia: Y, Sam: Y })],
    ['everyone best tied', '', 'everyone best tied'],
  ],
  [
    'somebody has said nothing of it, but voted',
    [said({ Mia: Y, Sam: Y }), said({ Mia: Y })],
    ['everyone best', ''],
  ],
])('where %s', (_, options, expected) => {
  expect(standing(...options)).toEqual(expected);
});

test('dates are compared only with dates, and campsites only with campsites', () => {
  expect(standing(said({ Mia: Y }), said({ Sam: I }, 'site'))).toEqual(['everyone best', 'everyone best']);
});

const anyVote = fc.array(
  fc.record({
    kind: fc.constantFrom('dates' as const, 'site' as const),
    said: fc
      .dictionary(fc.constantFrom(...Object.keys(people)), fc.constantFrom(...voteAnswers))
      .map((answers) => said(answers).said),
  }),
  { maxLength: 6 },
);

test('each kind has a best option unless nobody could come to any, and a tie has at least two options', () => {
  fc.assert(
    fc.property(anyVote, (options) => {
      const tallies = tallyOf(options, households);
      for (const kind of ['dates', 'site']) {
        const own = tallies.filter((_, index) => options[index]?.kind === kind);
        const best = own.filter(({ best }) => best);
        expect(best.length > 0).toBe(own.some((tally) => couldCome(tally) > 0));
        for (const { tied } of best) expect(tied).toBe(best.length > 1);
        for (const tally of own) {
          expect(tally.tied && !tally.best).toBe(false);
          expect(couldCome(tally)).toBeLessThanOrEqual(couldCome(best[0] ?? tally));
          // If everybody could come to this option, everybody could come to the best option too.
          if (tally.everyone) expect(best.every(({ everyone }) => everyone)).toBe(true);
          expect(tally.people).toBeGreaterThanOrEqual(tally.people_yes);
        }
      }
    }),
  );
});

test('the order of options and answers makes no difference', () => {
  fc.assert(
    fc.property(anyVote, (options) => {
      const turned = options.map((option) => ({ ...option, said: [...option.said].reverse() })).reverse();
      expect(tallyOf(turned, households).reverse()).toEqual(tallyOf(options, households));
    }),
  );
});
