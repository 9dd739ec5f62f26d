import { leave } from '@/lib/server/lifecycle';
import { log } from '@/lib/server/log';
import { call } from '@/tests/call';
import { GET } from './route';

test('a healthy server logs only at "debug"; one that leaves says so, which is no fault', async () => {
  const [debug, info, warn] = (['debug', 'info', 'warn'] as const).map((level) =>
    jest.spyOn(log, level).mockImplementation(() => undefined),
  );
  expect((await call(GET, 'GET')).status).toBe(200);
  expect([debug?.mock.calls.length, info?.mock.calls.length]).toEqual([1, 0]);
  void leave();
  expect(await call(GET, 'GET')).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  expect([info?.mock.calls.length, warn?.mock.calls.length]).toEqual([1, 0]);
});
