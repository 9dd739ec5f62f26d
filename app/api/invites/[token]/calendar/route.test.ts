import { call } from '@/tests/call';
import { invitedToken, party } from '@/tests/factories/trips';
import { GET } from './route';

const file = (token: string, as?: { cookie: string }) =>
  call<string>(GET, 'GET', { params: { token }, ...(as && { as }) });

test('a guest gets the trip as a calendar file with their own link and without email addresses', async () => {
  const { address } = await party();
  const token = await invitedToken(address);
  const { status, headers, body } = await file(token);
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')]);
  const lines = body.replaceAll('\r\n ', '');
  expect(lines).toContain('SUMMARY:Easter at Bendeela');
  expect(lines).toContain(`/invite/${token}`);
  expect(lines).not.toContain('@example.com');
});

test('an unknown link is 404, and a link that belongs to somebody else’s account is 410', async () => {
  const { ann, eve } = await party();
  expect((await file('a'.repeat(43))).status).toBe(404);
  expect((await file(await invitedToken(ann.email), eve)).status).toBe(410);
});
