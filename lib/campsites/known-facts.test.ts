import { factsOf, topics } from './known-facts';

const nothing = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };

test('what nobody has said is unknown, never a no', () => {
  expect(factsOf(nothing)).toEqual({ known: [], more: [], lacks: [], unknown: [...topics] });
});

test('what is known comes in the order in which campers ask for it', () => {
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

test('a site that is not free costs a fee, and one that welcomes pets says so', () => {
  const { known } = factsOf({ ...nothing, pet_friendly: true, missing_features: ['Free'] });
  expect(known.map(({ text }) => text)).toEqual(['Pets welcome', 'Fee to pay']);
});

test('what is there says more of a topic than what is missing, and both are told', () => {
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
