import { firstOffer, formOffer, offerChoices } from './offer-choices';

test('the form starts with all that is missing, and offers the reader’s own share too', () => {
  const chairs = { mine: 0, owned: 0, share: 4, gap: 7 };
  expect(formOffer(chairs)).toBe(7);
  expect(offerChoices(chairs)).toEqual([
    { label: 'Our own', quantity: 4 },
    { label: 'All', quantity: 7 },
  ]);
});

test('what the reader already brings counts towards all that is missing', () => {
  const chairs = { mine: 2, owned: 6, share: 4, gap: 7 };
  expect(formOffer(chairs)).toBe(9);
  expect(offerChoices(chairs).map(({ quantity }) => quantity)).toEqual([4, 9]);
});

test('where the share is unknown or equals the gap, the gap is the only choice', () => {
  for (const share of [0, 7, 9]) expect(offerChoices({ mine: 0, share, gap: 7 })).toEqual([]);
});

test('on a covered line the form starts with what the reader brings, or else owns', () => {
  expect(formOffer({ mine: 0, owned: 2, gap: 0 })).toBe(2);
  expect(formOffer({ mine: 1, owned: 2, gap: 0 })).toBe(1);
});

test('one tap adds the own share, at most what is owned and at most what is missing', () => {
  const tables = { mine: 0, owned: 0, share: 1, gap: 2 };
  expect(firstOffer(tables)).toBe(1);
  expect(firstOffer({ ...tables, share: 0 })).toBe(2);
  expect(firstOffer({ ...tables, owned: 3, share: 4, gap: 3 })).toBe(3);
  expect(firstOffer({ ...tables, owned: 2, share: 4, gap: 3 })).toBe(2);
  expect(firstOffer({ ...tables, mine: 1 })).toBe(2);
});
