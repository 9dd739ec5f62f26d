import { initials } from './initials';

test.each([
  ['Mia Bennett', 'MB'],
  ['josh', 'JO'],
  ['mia@example.com', 'MI'],
  ['Anna-Maria van der Berg', 'AB'],
  ['élodie ørsted', 'ÉØ'],
  ['  ', ''],
  ['😀 Sam', 'SA'],
  ['👨‍👩‍👧 🏕', '👨‍👩‍👧'],
  ['e\u0301lodie', 'E\u0301L'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
