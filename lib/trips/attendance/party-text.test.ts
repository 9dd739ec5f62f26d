import { partyText, type Somebody } from './party-text';

const tom: Somebody = { name: 'Tom Walker', age: 'adult' };
const child = (name: string): Somebody => ({ name, age: 'child' });
const dog = (name: string): Somebody => ({ name, pet_type: 'Dog' });

test.each<[string, Somebody[]]>([
  ['Tom', [tom]],
  ['Tom, a child and a dog', [dog('Pet 1'), child('Child 1'), tom]],
  [
    'Tom, Kim (child), Rex (dog) and 2 children',
    [tom, child('Child 1'), child('Kim'), child('Child 3'), dog('Rex')],
  ],
  ['Tom and another adult', [tom, { name: 'Adult 2', age: 'adult' }]],
  ['Tom and 2 other adults', [tom, { name: 'Adult 2', age: 'adult' }, { name: 'Adult 3', age: 'adult' }]],
  [
    'an adult, 2 toddlers and a baby',
    [
      { name: 'Adult 1', age: 'adult' },
      { name: 'Baby 1', age: 'baby' },
      { name: 'Toddler 1', age: 'toddler' },
      { name: 'Toddler 2', age: 'toddler' },
    ],
  ],
  ['Tom, a dog and a cat', [tom, { name: 'Pet 2', pet_type: 'Cat' }, dog('Dog')]],
  ['', []],
])('a household is described as “%s”', (words, crew) => expect(partyText(crew)).toBe(words));

test('two campers with the same given name keep their full names', () => {
  expect(partyText([tom, { name: 'Tom Hill', age: 'adult' }])).toBe('Tom Walker and Tom Hill');
});

test('a dog called “Child 1” keeps its name', () => {
  expect(partyText([dog('Child 1')])).toBe('Child 1 (dog)');
});
