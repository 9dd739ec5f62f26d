import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { GET } from './route';

test('the signed-out are asked to log in', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
});

test('the campgrounds can be downloaded as a file, as their licence demands', async () => {
  const response = await call<{ name: string }[]>(GET, 'GET', { as: await person() });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="campgrounds-au-osm.json"');
  expect(response.body).toHaveLength(8357);
});
