import { bestSuggestion } from './best-suggestion';
import type { Suggestions } from './suggest-schema';

const place = (placeName: string): Suggestions['places'][number] => ({
  placeName,
  state: 'NSW',
  postalCode: '2481',
  latitude: -28.6,
  longitude: 153.6,
});
const camp = { latitude: -28.85, longitude: 151.92 };
const best = (typed: string, places: string[], campsites: string[]) =>
  bestSuggestion(typed, {
    places: places.map(place),
    campsites: campsites.map((name) => ({ id: name, name, ...camp }) as Suggestions['campsites'][number]),
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

test('of a national park the search goes round its campgrounds', () => {
  const round = { name: 'Girraween National Park', at: camp };
  expect(best('Girraween National Park', ['Girraween'], ['Castle Rock'])).toEqual(round);
  expect(best('Girraween', ['Girraween'], ['Castle Rock'])).toMatchObject({ name: 'Girraween NSW 2481' });
  expect(best('Barney National Park', [], ['Barney National Park Camp'])).toEqual({
    site: 'Barney National Park Camp',
  });
});

test('of nothing there is no best', () => {
  expect(best('zzz', [], [])).toBeNull();
});
