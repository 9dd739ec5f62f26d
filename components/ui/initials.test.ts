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

test('no segmenter is created for a name in Latin letters', async () => {
  const { Segmenter } = Intl;
  const made = jest.spyOn(Intl, 'Segmenter').mockImplementation((...options) => new Segmenter(...options));
  await jest.isolateModulesAsync(async () => {
    const { initials: loadedNow } = await import('./initials');
    expect(loadedNow('Élodie Ørsted')).toBe('ÉØ');
    expect(made).not.toHaveBeenCalled();
    loadedNow('👨‍👩‍👧 🏕');
    loadedNow('👨‍👩‍👧');
    expect(made).toHaveBeenCalledTimes(1);
  });
  made.mockRestore();
});

test('a segmenter counts each Latin letter as one character too', () => {
  const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
  const letters = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20));
  expect(Array.from(graphemes.segment(letters.join('')), ({ segment }) => segment)).toEqual(letters);
});
