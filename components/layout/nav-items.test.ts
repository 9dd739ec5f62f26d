import { currentState, navItems } from './nav-items';

const marked = (path: string) =>
  navItems.flatMap((item) => {
    const state = currentState(item, path);
    return state ? [`${item.label} ${state}`] : [];
  });

test.each([
  ['/', ['Trips page']],
  ['/trip/1/attendance', ['Trips true']],
  ['/createtrip', ['Campsites page']],
  ['/add-location', ['Campsites true']],
  ['/campsite/1', ['Campsites true']],
  ['/your-campsites', ['Campsites true']],
  ['/create-trip-details', ['Trips true']],
  ['/your-rides', ['Profile true']],
  ['/contact', []],
])('on %s the bars mark %j', (path, expected) => {
  expect(marked(path)).toEqual(expected);
});
