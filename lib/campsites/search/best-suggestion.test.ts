import { bestSuggestion } from './best-suggestion';
import type { Suggestions } from './suggest-schema';

const place = (placeName: string): Suggestions['places'][number] => ({
  placeName,
  state: 'NSW',
  postalCode: '2481',
  latitude: -28.6,
  longitude: 153.6,
});
const best = (typed: string, places: string[], campsites: string[]) =>
  bestSuggestion(typed, {
    places: places.map(place),
    campsites: campsites.map((name) => ({ id: name, name }) as Suggestions['campsites'][number]),
  });
const byronBay = { name: 'Byron Bay NSW 2481', at: { latitude: -28.6, longitude: 153.6 } };

test('a place goes before a campsite of the same beginning', () => {
  expect(best('BYRÖN', ['Byron Bay', 'Byron Plains'], ['Byron Camp'])).toEqual(byronBay);
});

test('a campsite that begins so goes before a place that doesn’t', () => {
  expect(best('bendeela', ['Bendela'], ['Bendeela Flat', 'Bendeela'])).toEqual({ site: 'Bendeela Flat' });
});

test('of what is merely alike the place is taken, and a campsite where there is none', () => {
  expect(best('Birron Bay', ['Byron Bay'], ['Byron Camp'])).toEqual(byronBay);
  expect(best('Bendela', [], ['Bendeela Flat'])).toEqual({ site: 'Bendeela Flat' });
});

test('of nothing there is no best', () => {
  expect(best('zzz', [], [])).toBeNull();
});
