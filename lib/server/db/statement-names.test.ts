import { nameStatements } from './statement-names';

test('a statement goes by one name, and another by its own', () => {
  const nameOf = nameStatements('read', 10);
  const name = nameOf('select 1');
  expect(name).not.toBe('');
  expect(nameOf('select 1')).toBe(name);
  expect(nameOf('select 2')).not.toBe(name);
});

test('what comes after the last name has none, and those before keep theirs', () => {
  const nameOf = nameStatements('read', 1);
  const name = nameOf('select 1');
  expect(nameOf('select 2')).toBe('');
  expect(nameOf('select 1')).toBe(name);
});

test('two who name statements on one connection never give the same name', () => {
  expect(nameStatements('read', 1)('select 1')).not.toBe(nameStatements('prisma', 1)('select 1'));
});
