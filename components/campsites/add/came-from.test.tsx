import { render, screen } from '@testing-library/react';
import { LocationHeader } from './location-header';

/** The addresses that this tab has been at, the last one now. */
function comeBy(...paths: (string | null)[]) {
  const entries = paths.map((path) => ({ url: path && `http://localhost${path}` }));
  const navigation = { entries: () => entries, currentEntry: { index: entries.length - 1 } };
  Object.assign(window, { navigation });
}
afterEach(() => Object.assign(window, { navigation: undefined }));

const back = (site: string | null) => {
  render(<LocationHeader site={site} />);
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

test.each([
  [
    ['/createtrip?postcode=4870&radius=50', '/add-location'],
    'Campsites',
    '/createtrip?postcode=4870&radius=50',
  ],
  [['/your-campsites', '/add-location'], 'Your campsites', '/your-campsites'],
  // Each of the form's steps has an entry.
  [
    ['/your-campsites', '/add-location', '/add-location', '/add-location'],
    'Your campsites',
    '/your-campsites',
  ],
  // From elsewhere, and where nothing is told of what was before.
  [['/your-campsites', '/login?next=x', '/add-location'], 'Campsites', '/createtrip'],
  [[null, '/add-location'], 'Campsites', '/createtrip'],
  [['/add-location'], 'Campsites', '/createtrip'],
])('by %j the way back from a new campsite is "%s", %s', (paths, label, href) => {
  comeBy(...paths);
  expect(back(null)).toEqual([label, href]);
});

test.each([
  [['/your-campsites', '/add-location?site=1'], 'Your campsites', '/your-campsites'],
  [['/create-trip-details?site=1', '/add-location?site=1'], 'Plan a trip', '/create-trip-details?site=1'],
  [['/campsite/1', '/add-location?site=1'], 'Campsite', '/campsite/1'],
  [['/add-location?site=1'], 'Campsite', '/campsite/1'],
])('by %j the way back from editing one is "%s", %s', (paths, label, href) => {
  comeBy(...paths);
  expect(back('1')).toEqual([label, href]);
});

test('a browser that keeps its history to itself leads to what the page is part of', () => {
  expect(back('1')).toEqual(['Campsite', '/campsite/1']);
});
