import { bearsSecret } from './bearer';

const bearing = (authorization?: string) =>
  bearsSecret(
    new Request('http://localhost/', { headers: authorization ? { authorization } : {} }),
    'secret',
  );

test('a request must carry exactly this secret as its bearer token', () => {
  expect(bearing('Bearer secret')).toBe(true);
  for (const wrong of [
    undefined,
    'secret',
    'Bearer',
    'Bearer secre',
    'Bearer secrets',
    'Basic secret',
    'Bearer SECRET',
  ])
    expect(bearing(wrong)).toBe(false);
});
