import * as fc from 'fast-check';
import { type VoteAnswer, voteAnswers } from '@/lib/trips/undecided/vote-options';
import { shownVote, voteHousehold, voteOption } from '@/tests/factories/shown-votes';
import {
  allVotedText,
  type ChosenAnswer,
  couldCome,
  countedIn,
  type Said,
  saidYesText,
  saidYesTo,
  tallyOf,
  withAnswer,
} from './tally';

describe('the tally', () => {
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
});

describe('how far a vote is', () => {
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
});

describe('an answer before it is saved', () => {
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
});

describe('who said yes', () => {
  const yes: ChosenAnswer = { kind: 'dates', answer: 'yes' };
  const decided = { open: false, chosen: [yes], answeredSince: false };
  const silent = { attending: null, called_off: false };

  test('a household that said yes to the chosen option, and hasn’t answered since, is asked', () => {
    expect(saidYesTo(decided, silent)).toEqual(['dates']);
    expect(saidYesTo(decided, { ...silent, attending: false })).toEqual(['dates']);
    expect(saidYesTo({ ...decided, chosen: [yes, { kind: 'site', answer: null }] }, silent)).toEqual([
      'dates',
    ]);
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
});
