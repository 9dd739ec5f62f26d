import { call } from '@/tests/call';
import { GET } from './route';

test('without keys a browser gets the log-in page, which says so, and a program the API’s 404', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const opened = await call(GET, 'GET', { headers });
  expect(opened.status).toBe(303);
  expect(new URL(opened.headers.get('location') ?? '').pathname).toBe('/login');
  expect(opened.headers.get('location')).toContain('error=NoGoogle');
  const called = await call<{ error: string }>(GET, 'GET');
  expect([called.status, called.body.error]).toEqual([404, expect.any(String)]);
});
