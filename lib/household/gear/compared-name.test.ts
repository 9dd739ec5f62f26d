import { comparedName, sameName } from './compared-name';

test('gear names are equal despite case, further blanks and their Unicode form', () => {
  expect(sameName('Caf\u00e9  press', 'cafe\u0301 press')).toBe(true);
  expect(sameName(' Tent', 'tENT ')).toBe(true);
  expect(sameName('Tent', 'Tents')).toBe(false);
  expect(sameName('Hi-vis', 'Hi vis')).toBe(false);
});

test('a typed name is also compared without accents, apostrophes and hyphens', () => {
  expect(comparedName(' Kids’  Café‑free Hi-vis - vest ')).toBe('kids cafe‑free hi vis vest');
  expect(comparedName("‘Dad's’ tent")).toBe('dads tent');
});
