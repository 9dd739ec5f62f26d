import { factsOf, topics } from './known-facts';

const nothing = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };

test('a fact that nobody has reported is unknown, never a no', () => {
  expect(factsOf(nothing)).toEqual({ known: [], more: [], lacks: [], unknown: [...topics] });
});

test('known facts come in the order in which campers ask for them', () => {
  const { known, unknown, more, lacks } = factsOf({
    drivetrain: '4 Wheel Drive',
    pet_friendly: false,
    features: ['BBQ', 'Boat ramp', 'Flushing toilets', 'Free', 'Powered sites', 'Tank water'],
    missing_features: ['Horse yards', 'Mobile reception', 'Showers'],
  });
  expect(known.map(({ text }) => text)).toEqual([
    '4 Wheel Drive needed',
    'No pets',
    'Free',
    'Flushing toilets',
    'Tank water',
    'No showers',
    'Powered sites',
    'No mobile reception',
    'Boat ramp',
  ]);
  expect([unknown, more, lacks]).toEqual([['fires'], ['BBQ'], ['Horse yards']]);
});

test.each([
  ['2 Wheel Drive', '2 Wheel Drive gets there'],
  ['All Wheel Drive', 'All Wheel Drive needed'],
] as const)('a site for a %s says so', (drivetrain, text) => {
  expect(factsOf({ ...nothing, drivetrain }).known).toEqual([{ topic: 'access', text }]);
});

test('a site that is not free costs a fee, and pets that are welcome are a fact', () => {
  const { known } = factsOf({ ...nothing, pet_friendly: true, missing_features: ['Free'] });
  expect(known.map(({ text }) => text)).toEqual(['Pets welcome', 'Fee to pay']);
});

test('a feature that is there describes a topic better than a missing one, and both are shown', () => {
  const { known, more, lacks } = factsOf({
    ...nothing,
    features: ['Bush showers', 'Showers'],
    missing_features: ['Drinking water', 'Hot showers', 'Fire pits'],
  });
  expect(known.map(({ text }) => text)).toEqual(['No drinking water', 'Showers', 'No fire pits']);
  expect([more, lacks]).toEqual([['Bush showers'], ['Hot showers']]);
});

test.each([
  [{ features: ['Composting toilets'] }, 'Composting toilets'],
  [{ features: ['Drop toilets'] }, 'Drop toilets'],
  [{ missing_features: ['Toilets'] }, 'No toilets'],
  [{ features: ['Bore water'] }, 'Bore water'],
  [{ features: ['Hot showers'] }, 'Hot showers'],
  [{ missing_features: ['Power'] }, 'No power'],
  [{ features: ['Campfires allowed', 'Fire pits'] }, 'Campfires allowed'],
  [{ missing_features: ['Campfires allowed'] }, 'No campfires'],
  [{ features: ['Mobile reception'] }, 'Mobile reception'],
  [{ missing_features: ['Boat ramp'] }, 'No boat ramp'],
])('%j answers its topic: %s', (site, text) => {
  expect(factsOf({ ...nothing, ...site }).known.map((fact) => fact.text)).toEqual([text]);
});

describe('campers’ reports', () => {
  const said = <Value>(value: Value, says = 3) => ({ value, says, latest: '2026-05-02' });
  const seen = { says: 3, latest: '2026-05-02' };

  test('show how many campers say so and since when, and make a fact known', () => {
    const { known, unknown } = factsOf(nothing, {
      access: said('4 Wheel Drive' as const),
      pets: said(true),
      boat_ramp: said(false),
    });
    expect(known).toEqual([
      { topic: 'access', text: '4 Wheel Drive needed', said: seen },
      { topic: 'pets', text: 'Pets welcome', said: seen },
      { topic: 'boat_ramp', text: 'No boat ramp', said: seen },
    ]);
    expect(unknown).toEqual(['cost', 'toilets', 'water', 'showers', 'power', 'fires', 'reception']);
  });

  test('use the more exact words of the site’s own data when both agree', () => {
    const site = { ...nothing, features: ['Drop toilets'], drivetrain: '2 Wheel Drive' } as const;
    const { known, more } = factsOf(
      { ...site, features: [...site.features] },
      { toilets: said(true), access: said('2 Wheel Drive' as const) },
    );
    expect(known).toEqual([
      { topic: 'access', text: '2 Wheel Drive gets there', said: seen },
      { topic: 'toilets', text: 'Drop toilets', said: seen },
    ]);
    expect(more).toEqual([]);
  });

  test('come before the site’s own data when they differ, and both are shown', () => {
    const { known } = factsOf(
      { ...nothing, pet_friendly: false, missing_features: ['Showers'] },
      { pets: said(true), showers: said(true) },
    );
    expect(known).toEqual([
      { topic: 'pets', text: 'Pets welcome', said: seen, otherwise: 'No pets' },
      { topic: 'showers', text: 'Showers', said: seen, otherwise: 'No showers' },
    ]);
  });

  test.each([
    ['toilets', 'Toilets', 'No toilets'],
    ['water', 'Drinking water', 'No drinking water'],
    ['showers', 'Showers', 'No showers'],
    ['power', 'Power', 'No power'],
    ['fires', 'Campfires allowed', 'No campfires'],
    ['reception', 'Phone reception', 'No phone reception'],
    ['boat_ramp', 'Boat ramp', 'No boat ramp'],
    ['pets', 'Pets welcome', 'No pets'],
  ] as const)('of %s reads “%s” or “%s”', (topic, yes, no) => {
    const textOf = (value: boolean) => factsOf(nothing, { [topic]: said(value) }).known[0]?.text;
    expect([textOf(true), textOf(false)]).toEqual([yes, no]);
  });
});
