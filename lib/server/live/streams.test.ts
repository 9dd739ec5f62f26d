import { getTripVersion } from '@/lib/trips/trip-version';
import { party } from '@/tests/factories/trips';
import { canStream, listeningEnded, openStreams, streamChanges } from './streams';

const [ownServer, atStop] = [Symbol.for('campmates.server'), Symbol.for('campmates.stopping')];

test('a server that is asked to stop ends its streams at once, even unread ones, and opens no more', async () => {
  const stops = new Set<() => void>();
  Object.assign(globalThis, { [ownServer]: true, [atStop]: stops });
  const { mia, trip } = await party();
  const version = (await getTripVersion(mia.viewer, trip.id)) ?? '';
  const stream = () =>
    streamChanges(mia.viewer, trip.id, {
      seen: version,
      versionOf: getTripVersion,
      request: new Request('http://localhost:3000'),
    }).getReader();
  const [read, unread] = [stream(), stream()];
  const ended = (async () => {
    while (!(await read.read()).done);
  })();
  expect(canStream()).toBe(true);
  for (const stop of stops) stop();
  await ended;
  await unread.cancel();
  expect(openStreams()).toBe(0);
  expect(canStream()).toBe(false);
  await listeningEnded();
});
