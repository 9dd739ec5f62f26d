import { pathWithoutValues } from './log-path';

test('a secret in a path does not reach the log', () => {
  expect(pathWithoutValues('/api/invites/s3cret', { token: 's3cret' })).toBe('/api/invites/{token}');
  expect(pathWithoutValues('/api/invites/a%20b', { token: 'a b' })).toBe('/api/invites/{token}');
  expect(pathWithoutValues('/api/invites/s3cret/typo', { rest: ['invites', 's3cret', 'typo'] })).toBe(
    '/api/{rest}',
  );
  expect(pathWithoutValues('/api/%E0%A4%A', {})).toBe('/api/%E0%A4%A');
});
