import { aiResponse } from '@/lib/campsites/ai/schema';
import { topics } from '@/lib/campsites/facts/known-facts';
import { anId, asSent } from '@/tests/problems';
import { suggestionOf, suggestionPageId } from './page-id';
import { saidFacts } from './said-facts';
import { accesses, type SaidSuggestion, type ShownSuggestion } from './schema';
import { toShown } from './to-suggestion';

describe('what a suggestion says', () => {
  const facts = (said: Partial<ShownSuggestion>) =>
    saidFacts({ access: 'Unknown', petFriendly: null, features: [], ...said } as ShownSuggestion);

  test('an AI’s words become facts as for any campsite', () => {
    const { known, more, lacks } = facts({
      access: '4 Wheel Drive',
      petFriendly: 'Yes',
      features: ['Toilets', 'Swimming hole'],
    });
    expect(known).toEqual([
      { topic: 'access', text: '4 Wheel Drive needed' },
      { topic: 'pets', text: 'Pets welcome' },
      { topic: 'toilets', text: 'Toilets' },
    ]);
    expect([more, lacks]).toEqual([['Swimming hole'], []]);
  });

  test('the AI’s "No" to pets is shown as "No pets"', () => {
    const { known, unknown } = facts({ petFriendly: 'No', features: ['Toilets'], access: '2 Wheel Drive' });
    expect(known.map(({ text }) => text)).toEqual(['2 Wheel Drive gets there', 'No pets', 'Toilets']);
    expect(unknown).not.toContain('pets');
  });

  test('a fact that the AI left out is unknown', () => {
    expect(facts({})).toEqual({ known: [], more: [], lacks: [], unknown: [...topics] });
  });

  test.each([
    ['Flush toilets', 'toilets'],
    ['drinking WATER', 'water'],
    ['Hot shower', 'showers'],
    ['powered', 'power'],
    ['Firewood', 'fires'],
    ['Mobile signal', 'reception'],
    ['Boat launch', 'boat_ramp'],
    ['Fees apply', 'cost'],
  ] as const)('%s says something of %s, in other words than ours', (feature, topic) => {
    const { more, unknown } = facts({ features: [feature] });
    expect(more).toEqual([feature]);
    expect(unknown).toEqual(topics.filter((other) => other !== topic));
  });

  test('"coffee" is not read as a fee', () => {
    expect(facts({ features: ['Coffee van'] }).unknown).toContain('cost');
  });

  test('a waterfall is not drinking water', () => {
    expect(facts({ features: ['Waterfall'] }).unknown).toContain('water');
  });
});

describe('a suggestion’s distance', () => {
  const facts = {
    name: 'The Flat',
    features: ['Power'],
    access: 'Unknown',
    petFriendly: 'No',
    url: null,
  } as const;
  const dayboro = { name: 'Dayboro', state: 'QLD', latitude: -27.2, longitude: 152.82, km: 31 };
  const said = (town: SaidSuggestion['town']): SaidSuggestion => ({
    ...facts,
    features: [...facts.features],
    id: 'a',
    town,
    saidOn: '2026-11-22',
  });

  test('a suggestion’s distance is from the viewer’s home to its town', () => {
    const home = { latitude: -27.2, longitude: 152.92 };
    expect(toShown(said(dayboro), home)).toEqual({
      ...facts,
      suggestion_id: 'a',
      town: 'Dayboro QLD',
      distance: 9.9,
      said_on: '2026-11-22',
    });
  });

  test('the distance is unknown without a town or without a home', () => {
    expect(toShown(said(dayboro), null)).toMatchObject({ town: 'Dayboro QLD', distance: null });
    expect(toShown(said(null), { latitude: -27, longitude: 153 })).toMatchObject({
      town: null,
      distance: null,
    });
  });
});

test('a page’s id tells a suggestion from a campsite', () => {
  expect(suggestionPageId('a')).toBe('ai-a');
  expect([suggestionOf('ai-a'), suggestionOf('ai-')]).toEqual(['a', '']);
  for (const id of ['a', 'AI-a', 'xai-a', '']) expect(suggestionOf(id)).toBeNull();
});

const site = { name: 'The Flat', features: ['Power'], access: 'Unknown', petFriendly: 'Yes', url: null };

test('the viewer gets a suggestion with its id, its distance and the campsite that it names', () => {
  for (const access of accesses) {
    const seen = { suggestion_id: anId, distance: '45 km', pets_said: true, location_id: null };
    const town = { name: 'Dayboro', state: 'QLD', latitude: -27.4, longitude: 153, km: 12 };
    const sample = { campsites: [{ ...site, ...seen, access }] };
    expect(asSent(aiResponse, { campsites: [{ ...sample.campsites[0], town }] })).toEqual(sample);
  }
});
