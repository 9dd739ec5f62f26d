import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { GET } from './route';

const params = (file: string) => ({ params: { file } });

test('the signed-out are asked to log in', async () => {
  expect((await call(GET, 'GET', params('campground-parks'))).status).toBe(401);
});

test.each([
  ['campground-parks', 2598],
  ['campground-dogs', 1158],
  ['campground-roads', 8353],
  ['campground-islands', 204],
])(
  'data derived from the campgrounds can be downloaded, as their licence demands: %s',
  async (file, rows) => {
    const response = await call<{ rows: unknown[] }>(GET, 'GET', { as: await person(), ...params(file) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}.json"`);
    expect(response.body.rows).toHaveLength(rows);
  },
);

test('no other file can be downloaded', async () => {
  expect((await call(GET, 'GET', { as: await person(), ...params('suburbs-au') })).status).toBe(404);
});
