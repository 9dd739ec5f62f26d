import { comparedName, sameName } from './compared-name';

test('gear names are equal despite case and outer blanks', () => {
  expect(sameName(' Tent', 'tENT ')).toBe(true);
  expect(sameName('Tent', 'Tents')).toBe(false);
  expect(sameName('Hi-vis', 'Hi vis')).toBe(false);
});

test('a typed name is also compared without accents, apostrophes and hyphens', () => {
  expect(comparedName(' Kids’  Café‑free Hi-vis - vest ')).toBe('kids cafe‑free hi vis vest');
  expect(comparedName("‘Dad's’ tent")).toBe('dads tent');
});
