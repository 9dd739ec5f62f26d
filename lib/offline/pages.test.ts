import { callsOfTrip, isKeptCall, keptPath, pagesOfTrip, staleAfter, tripOfPage } from './pages';

const id = '2f1b0c9e-7d54-4f0e-9d0e-0a1b2c3d4e5f';
const at = (path: string) => keptPath(new URL(path, 'http://localhost'));

test.each([
  ['/', '/'],
  ['/?show=24', '/'],
  ['/your-crew', '/your-crew'],
  [`/trip/${id}`, `/trip/${id}`],
  [`/trip/${id}?people=60&_rsc=1`, `/trip/${id}`],
  [`/trip/${id}/costs`, `/trip/${id}/costs`],
  [`/trip/${id}/gear?list=packing`, `/trip/${id}/gear?list=packing`],
  [`/trip/${id}/meals?list=packing`, `/trip/${id}/meals`],
  [`/trip/${id}/site`, undefined],
  [`/trip/${id}/attendance`, `/trip/${id}/attendance`],
  [`/trip/${id}/attendance?first=1`, undefined],
  [`/campsite/${id}`, `/campsite/${id}`],
  [`/campsite/ai-${id}`, `/campsite/ai-${id}`],
  [`/campsite/${id}?trip=${id}`, undefined],
  ['/profile', undefined],
  ['/notifications', undefined],
  ['/createtrip', undefined],
  ['/login', undefined],
  ['/offline', undefined],
])('%s is stored as %s', (path, kept) => expect(at(path)).toBe(kept));

test('every page that is stored ahead for a trip may be stored and belongs to the trip', () => {
  for (const path of pagesOfTrip(id)) {
    expect(at(path)).toBe(path);
    expect(tripOfPage(path)).toBe(id);
  }
  for (const path of callsOfTrip(id)) {
    expect(tripOfPage(path)).toBe(id);
    expect(isKeptCall(path)).toBe(true);
  }
  expect(isKeptCall(`/api/trips/${id}/notices`)).toBe(false);
  expect(tripOfPage('/your-crew')).toBeUndefined();
});

test.each([
  [`/api/trips/${id}/attendance`, { trip: id, pages: ['/'] }],
  ['/api/trips', { pages: ['/'] }],
  ['/crew/1', { pages: ['/your-crew'] }],
  ['/api/rides', { pages: ['/your-rides'] }],
  ['/api/gear/1', { pages: ['/your-gear'] }],
  ['/api/contact', { pages: [] }],
])('a call to %s makes these pages out of date: %j', (path, stale) =>
  expect(staleAfter(path)).toEqual(stale),
);
