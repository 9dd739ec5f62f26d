import { firstOffer, offerChoices } from './offer-choices';

test('somebody’s own share comes first, then all that is short', () => {
  const chairs = { mine: 0, owned: 0, share: 4, gap: 7 };
  expect(firstOffer(chairs)).toBe(4);
  expect(offerChoices(chairs)).toEqual([
    { label: 'Our own', quantity: 4 },
    { label: 'All', quantity: 7 },
  ]);
});

test('what one brings already stays first, and is part of all', () => {
  const chairs = { mine: 2, owned: 6, share: 4, gap: 7 };
  expect(firstOffer(chairs)).toBe(2);
  expect(offerChoices(chairs).map(({ quantity }) => quantity)).toEqual([4, 9]);
});

test('nobody is offered more than they own or than is short', () => {
  expect(firstOffer({ mine: 0, owned: 3, share: 4, gap: 7 })).toBe(3);
  expect(firstOffer({ mine: 0, owned: 6, share: 4, gap: 7 })).toBe(4);
  expect(firstOffer({ mine: 0, owned: 6, share: 4, gap: 2 })).toBe(2);
});

test('where one’s share is unknown or all there is, the gap is the one offer', () => {
  expect(firstOffer({ mine: 0, owned: 0, share: 0, gap: 7 })).toBe(7);
  for (const share of [0, 7, 9]) expect(offerChoices({ mine: 0, share, gap: 7 })).toEqual([]);
});

test('of what is covered somebody is offered what they own', () => {
  expect(firstOffer({ mine: 0, owned: 2, share: 4, gap: 0 })).toBe(2);
});
