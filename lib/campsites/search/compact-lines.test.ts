import { compactLines, compactLists, expandLines, expandLists } from './compact-lines';

test.each([
  ['nothing', []],
  ['names of their own', ['Blue Gum Flat', 'Jumbuck Nixon Glade']],
  ['the same twice', ['Dunwich QLD 4183', 'Dunwich QLD 4183']],
  ['a shared start', ['Ocean Beach (Site A)', 'Ocean Beach (Site B)', 'Ocean Beach (Site C)']],
  ['a shared end', ['Bells Caravan Park', 'Bramble Bay Caravan Park']],
  ['one that is within another', ['Ben Ewa camping area', 'Ben Ewa', 'camping area']],
  ['marks', ['a|b;c~d^e', '~0042', '^0042', '|', ';;']],
  [
    'halves of different emoji',
    ['Camp \u{1F600}\u{1F600} a', 'Camp \u{1F601}\u{1F600} a', 'Camp \u{1F601}\u{1F602}'],
  ],
  ['longer than what can be shared', ['x'.repeat(80), 'x'.repeat(80), `${'x'.repeat(40)}y`]],
  ['nothing in the middle', ['Dunwich QLD 4183', '', 'Dunwich QLD 4183']],
  ['two hundred', Array.from({ length: 200 }, (_, index) => `Bush Campsite ${index}`)],
])('%s comes back as it was', (_, lines) => {
  expect(expandLines(compactLines(lines)).slice(0, lines.length)).toEqual(lines);
});

test('what was shared is not sent again', () => {
  const lines = ['Amberley Caravan Park', 'Bells Caravan Park', 'Bells Caravan Park (annex)'];
  expect(compactLines(lines)).toBe('Amberley Caravan Park|^00dBells|~01i (annex)');
});

test('no half of an emoji is sent alone', () => {
  const sent = compactLines(['Camp ground \u{1F600}', 'Camp ground \u{1F601}', 'Fig \u{1F600}']);
  expect(sent).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
});

test('lists keep their words apart, and empty ones at the end are not sent', () => {
  const lists = [['Toilets', 'Free; of charge'], [], ['', 'y'], []];
  const sent = compactLists(lists);
  expect(sent.endsWith('y')).toBe(true);
  expect(expandLists(sent)).toEqual(lists.slice(0, 3));
});

test('a line break becomes a blank', () => {
  expect(expandLines(compactLines(['Jo’s\nFlat']))).toEqual(['Jo’s Flat']);
});
