import { MAX_OF_ONE_OWNER, MAX_TOGETHER, mayBeCrowded, type SiteOfOwner, withoutCrowds } from './crowding';

const spots = (count: number, metres: number, countedOwner: string | null = 'mia'): SiteOfOwner[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: -27 - (index * metres) / 111_195,
    longitude: 153,
    countedOwner,
  }));

test('of one owner’s sites a metre apart the three nearest stay', () => {
  const found = spots(200, 1);
  expect(mayBeCrowded(found)).toBe(true);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_TOGETHER));
});

test('of one owner’s sites all over the place twenty stay', () => {
  const found = spots(200, 2000);
  expect(withoutCrowds(found)).toEqual(found.slice(0, MAX_OF_ONE_OWNER));
});

test('a row of sites is thinned out, not cut off', () => {
  const found = spots(16, 260);
  const kept = withoutCrowds(found);
  expect(kept.map((site) => found.indexOf(site))).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14]);
});

test('the open data, one’s own sites and many owners in one place are never thinned out', () => {
  const found = [...spots(50, 1, null), ...spots(3, 1, 'mia'), ...spots(3, 1, 'tom')];
  expect(mayBeCrowded(found)).toBe(false);
  expect(withoutCrowds(found)).toEqual(found);
});
