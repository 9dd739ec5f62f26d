import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { GET } from './route';

test('the signed-out are asked to log in', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
});

test('what ties campgrounds to parks can be taken along as a file, as the campgrounds’ licence asks', async () => {
  const response = await call<{ rows: unknown[] }>(GET, 'GET', { as: await person() });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="campground-parks.json"');
  expect(response.body.rows).toHaveLength(2598);
});
