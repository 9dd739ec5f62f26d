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

test('a place comes before a campsite with the same beginning', () => {
  expect(best('BYRÖN', ['Byron Bay', 'Byron Plains'], ['Byron Camp'])).toEqual(byronBay);
});

test('a campsite that begins with the text comes before a place that doesn’t', () => {
  expect(best('bendeela', ['Bendela'], ['Bendeela Flat', 'Bendeela'])).toEqual({ site: 'Bendeela Flat' });
});

test('of similar names the place is taken, or a campsite if no place is similar', () => {
  expect(best('Birron Bay', ['Byron Bay'], ['Byron Camp'])).toEqual(byronBay);
  expect(best('Bendela', [], ['Bendeela Flat'])).toEqual({ site: 'Bendeela Flat' });
});

test('for a national park the search goes around its campgrounds', () => {
  const round = { name: 'Girraween National Park', at: camp };
  expect(best('Girraween National Park', ['Girraween'], ['Castle Rock'])).toEqual(round);
  expect(best('Girraween', ['Girraween'], ['Castle Rock'])).toMatchObject({ name: 'Girraween NSW 2481' });
  expect(best('Barney National Park', [], ['Barney National Park Camp'])).toEqual({
    site: 'Barney National Park Camp',
  });
});

test('without suggestions there is no best one', () => {
  expect(best('zzz', [], [])).toBeNull();
});
