import { searchName } from './search-name';

test('letter case, accents and spare spaces do not matter', () => {
  expect(searchName('  Château   Déjà ')).toBe('chateau deja');
});

test("a phone's curly apostrophe is the same as a plain one", () => {
  expect(searchName('O’Connor')).toBe(searchName("O'Connor"));
});
