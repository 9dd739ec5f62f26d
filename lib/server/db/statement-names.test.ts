import { nameStatements } from './statement-names';

test('the same statement gets the same name, and another statement another name', () => {
  const nameOf = nameStatements('read', 10);
  const name = nameOf('select 1');
  expect(name).not.toBe('');
  expect(nameOf('select 1')).toBe(name);
  expect(nameOf('select 2')).not.toBe(name);
});

test('statements beyond the limit get no name, and earlier ones keep theirs', () => {
  const nameOf = nameStatements('read', 1);
  const name = nameOf('select 1');
  expect(nameOf('select 2')).toBe('');
  expect(nameOf('select 1')).toBe(name);
});

test('two prefixes on one connection never give the same name', () => {
  expect(nameStatements('read', 1)('select 1')).not.toBe(nameStatements('prisma', 1)('select 1'));
});
