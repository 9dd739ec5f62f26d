import { shortcuts } from './build';

async function configWith(variable: string, said?: string) {
  if (said === undefined) delete process.env[variable];
  else process.env[variable] = said;
  jest.resetModules();
  return (await import('@/next.config')).default;
}

test('a build checks the types, unless skipTypes is set', async () => {
  const unchecked = async (said?: string) =>
    (await configWith('SKIP_TYPES', said)).typescript?.ignoreBuildErrors;
  expect([await unchecked(), await unchecked(''), await unchecked('1')]).toEqual([false, false, true]);
});

test('a build writes a cache for the next build unless BUILD_CACHE is off', async () => {
  const kept = async (said?: string) =>
    (await configWith('BUILD_CACHE', said)).experimental?.turbopackFileSystemCacheForBuild;
  expect([await kept(), await kept(''), await kept('off')]).toEqual([true, true, false]);
});

test.each([
  ['a build by itself', false, false, '', ''],
  ['the first build of `npm start` and `npm test`', true, false, '1', 'off'],
  ['a later build of theirs', true, true, '1', ''],
])('%s skips only the allowed steps', (_, skipTypes, isBuilt, types, kept) => {
  expect(shortcuts(skipTypes, isBuilt)).toEqual({ SKIP_TYPES: types, BUILD_CACHE: kept });
});
