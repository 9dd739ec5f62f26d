import { setOwnServer, stop } from '@/lib/server/lifecycle';
import { getTripVersion } from '@/lib/trips/trip-version';
import { party } from '@/tests/factories/trips';
import { canStream, listeningEnded, openStreams, streamChanges } from './streams';

test('a server asked to stop ends all streams, even unread ones, and opens no more', async () => {
  setOwnServer(true);
  const { mia, trip } = await party();
  const version = (await getTripVersion({ viewer: mia.viewer, tripId: trip.id })) ?? '';
  const stream = () =>
    streamChanges(mia.viewer, trip.id, {
      seen: version,
      versionNow: () => getTripVersion({ viewer: mia.viewer, tripId: trip.id }),
      request: new Request('http://localhost:3000'),
    }).getReader();
  const [read, unread] = [stream(), stream()];
  const ended = (async () => {
    while (!(await read.read()).done);
  })();
  expect(canStream()).toBe(true);
  stop();
  await ended;
  await unread.cancel();
  expect(openStreams()).toBe(0);
  expect(canStream()).toBe(false);
  await listeningEnded();
});
