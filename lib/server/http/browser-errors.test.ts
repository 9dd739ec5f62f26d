import { log } from '../log';
import { templatesOf } from '../route-template';
import { browserError, logBrowserError, withoutSecrets } from './browser-errors';

const token = 'mV2c9Xw1Qz_7bTn4Lk8Rd0Ys3Gf6Hj5Pa-uEiOoCxBv';
const patternOf = templatesOf(['/invite/[token]']);

test('a browser’s error is logged with its page’s pattern and request, and without links or secrets', () => {
  const line = jest.spyOn(log, 'warn').mockImplementation();
  const requestId = '6f1f1b3e-27a4-4c55-9d0c-0a4a4c3d2b1a';
  const report = {
    message: `Cannot read name of undefined at https://camp.example/invite/${token}?signup=${token} for mia@example.com`,
    stack: `at a (https://camp.example/_next/static/chunks/0abc.js:1:20)\nat https://camp.example/invite/${token}:3:1\n${token}`,
    page: `/invite/${token}`,
    request_id: requestId,
  };
  logBrowserError(browserError.parse(report), patternOf);
  logBrowserError({ ...report, page: `/made/up/${token}`, request_id: token }, patternOf);
  expect(line.mock.calls.map(([said]) => said)).toEqual([
    {
      requestId,
      page: '/invite/{token}',
      message: 'Cannot read name of undefined at [link] for [address]',
      stack: 'at a (/_next/static/chunks/0abc.js:1:20)\nat [link]\n[…]',
    },
    expect.objectContaining({ requestId: null, page: 'other' }),
  ]);
  expect(JSON.stringify(line.mock.calls)).not.toContain(token.slice(0, 20));
});

test.each([
  ['TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
  ['HierarchyRequestErrorOfMany: no', 'HierarchyRequestErrorOfMany: no'],
  ['at q.render@https://camp.example/trip/1:1', 'at [address]'],
  [`token=${token}`, '[…]'],
])('%s is kept as %s', (said, kept) => {
  expect(withoutSecrets(said)).toBe(kept);
});
