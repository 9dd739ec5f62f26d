import type { SaidSuggestion } from './schema';
import { toShown } from './to-suggestion';

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
