import { MAX_OF_ONE_OWNER, MAX_TOGETHER, mayBeCrowded, type SiteOfOwner, withoutCrowds } from './crowding';

const spots = (count: number, metres: number, countedOwner: string | null = 'mia'): SiteOfOwner[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: -27 - (index * metres) / 111_195,
    longitude: 153,
    countedOwner,
  }));

test('the nearest three of one owner’s sites a metre apart stay', () => {
  const found = spots(200, 1);
  expect(mayBeCrowded(found)).toBe(true);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_TOGETHER));
});

test('twenty of one owner’s scattered sites stay', () => {
  const found = spots(200, 2000);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_OF_ONE_OWNER));
});

test('a row of sites is thinned out along its whole length', () => {
  const found = spots(16, 260);
  const kept = withoutCrowds(found);
  expect(kept.map((site) => found.indexOf(site))).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14]);
});

test('open data, the viewer’s own sites and many owners in one place are never thinned out', () => {
  const found = [...spots(50, 1, null), ...spots(3, 1, 'mia'), ...spots(3, 1, 'tom')];
  expect(mayBeCrowded(found)).toBe(false);
  expect(withoutCrowds(found)).toEqual(found);
});
