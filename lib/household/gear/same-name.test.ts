import { comparedName } from '../compared-name';
import { sameName } from './same-name';

test('gear is told apart without case and the blanks round it', () => {
  expect(sameName(' Tent', 'tENT ')).toBe(true);
  expect(sameName('Tent', 'Tents')).toBe(false);
  expect(sameName('Hi-vis', 'Hi vis')).toBe(false);
});

test('a typed name is compared without accents, apostrophes and hyphens too', () => {
  expect(comparedName(' Kids’  Café‑free Hi-vis - vest ')).toBe('kids cafe‑free hi vis vest');
  expect(comparedName("‘Dad's’ tent")).toBe('dads tent');
});
