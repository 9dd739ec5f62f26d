import { render, screen } from '@testing-library/react';
import { LocationHeader } from './location-header';

/** Sets this tab's history to these addresses. The last one is the current page. */
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
  // Each step of the form has its own history entry.
  [
    ['/your-campsites', '/add-location', '/add-location', '/add-location'],
    'Your campsites',
    '/your-campsites',
  ],
  // Here the person came from the log-in page or another site, or the browser doesn't offer the
  // history.
  [['/your-campsites', '/login?next=x', '/add-location'], 'Campsites', '/createtrip'],
  [[null, '/add-location'], 'Campsites', '/createtrip'],
  [['/add-location'], 'Campsites', '/createtrip'],
])('after %j the way back from a new campsite is "%s", %s', (paths, label, href) => {
  comeBy(...paths);
  expect(back(null)).toEqual([label, href]);
});

test.each([
  [['/your-campsites', '/add-location?site=1'], 'Your campsites', '/your-campsites'],
  [['/create-trip-details?site=1', '/add-location?site=1'], 'Plan a trip', '/create-trip-details?site=1'],
  [['/campsite/1', '/add-location?site=1'], 'Campsite', '/campsite/1'],
  [['/add-location?site=1'], 'Campsite', '/campsite/1'],
])('after %j the way back from editing a campsite is "%s", %s', (paths, label, href) => {
  comeBy(...paths);
  expect(back('1')).toEqual([label, href]);
});

test('a browser that hides its history leads to the parent page', () => {
  expect(back('1')).toEqual(['Campsite', '/campsite/1']);
});
