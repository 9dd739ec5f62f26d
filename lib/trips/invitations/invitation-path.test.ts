import { invitationPath } from './invitation-path';

const here = 'https://camp.example';

test.each([
  ['https://camp.example/invite/abc-DEF_1', '/invite/abc-DEF_1'],
  [' https://camp.example/join/abc?from=chat ', '/join/abc'],
  ['/invite/abc', '/invite/abc'],
  ['join/abc', '/join/abc'],
  ['https://other.example/invite/abc', null],
  ['javascript:/invite/abc', null],
  ['https://camp.example/invite/abc/edit', null],
  ['https://camp.example//other.example/invite/abc', null],
  ['abc', null],
  ['', null],
])('pasting %j opens %j', (pasted, path) => {
  expect(invitationPath(pasted, here)).toBe(path);
});
