import { firstOffer, offerChoices } from './offer-choices';

test('the reader’s own share comes first, then the whole gap', () => {
  const chairs = { mine: 0, owned: 0, share: 4, gap: 7 };
  expect(firstOffer(chairs)).toBe(4);
  expect(offerChoices(chairs)).toEqual([
    { label: 'Our own', quantity: 4 },
    { label: 'All', quantity: 7 },
  ]);
});

test('what the reader already brings comes first, and counts towards the whole gap', () => {
  const chairs = { mine: 2, owned: 6, share: 4, gap: 7 };
  expect(firstOffer(chairs)).toBe(2);
  expect(offerChoices(chairs).map(({ quantity }) => quantity)).toEqual([4, 9]);
});

test('the first offer is at most what the reader owns and at most the gap', () => {
  expect(firstOffer({ mine: 0, owned: 3, share: 4, gap: 7 })).toBe(3);
  expect(firstOffer({ mine: 0, owned: 6, share: 4, gap: 7 })).toBe(4);
  expect(firstOffer({ mine: 0, owned: 6, share: 4, gap: 2 })).toBe(2);
});

test('where the share is unknown or equals the gap, the gap is the only choice', () => {
  expect(firstOffer({ mine: 0, owned: 0, share: 0, gap: 7 })).toBe(7);
  for (const share of [0, 7, 9]) expect(offerChoices({ mine: 0, share, gap: 7 })).toEqual([]);
});

test('on a covered line the first offer is what the reader owns', () => {
  expect(firstOffer({ mine: 0, owned: 2, share: 4, gap: 0 })).toBe(2);
});
