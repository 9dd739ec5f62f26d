import fc from 'fast-check';
import { voicesOf } from './reporter-voices';

const HOUR_MS = 60 * 60 * 1000;
/** Returns a reporter whose account was made this many hours after a fixed time. */
const made = (profileId: string, hours: number) => ({ profileId, since: new Date(hours * HOUR_MS) });
const names = (voices: { profileId: string }[][]) =>
  voices.map((voice) => voice.map(({ profileId }) => profileId).sort()).sort();

test('accounts without a link are separate voices', () => {
  const reporters = [made('Zoe', 100), made('Tom', 0), made('Ann', 50)];
  expect(names(voicesOf(reporters, []))).toEqual([['Ann'], ['Tom'], ['Zoe']]);
});

test('accounts made within a day of each other are one voice, even if only a third one links them', () => {
  expect(names(voicesOf([made('Tom', 0), made('Zoe', 48), made('Ann', 24)], []))).toEqual([
    ['Ann', 'Tom', 'Zoe'],
  ]);
  expect(voicesOf([made('Tom', 0), made('Ann', 24.001)], [])).toHaveLength(2);
});

test('the members of one circle are one voice, and so are circles that share a member', () => {
  const reporters = [made('Tom', 0), made('Ann', 50), made('Zoe', 100), made('Eve', 200)];
  expect(names(voicesOf(reporters, [['Tom', 'Zoe']]))).toEqual([['Ann'], ['Eve'], ['Tom', 'Zoe']]);
  const linked = [
    ['Tom', 'Ann'],
    ['Eve', 'Zoe'],
    ['Zoe', 'Ann'],
  ];
  expect(voicesOf(reporters, linked)).toHaveLength(1);
});

test('a member of a circle who has not reported does not count', () => {
  expect(names(voicesOf([made('Tom', 0), made('Ann', 50)], [['Kim', 'Tom']]))).toEqual([['Ann'], ['Tom']]);
});

test('every reporter is in just one voice', () => {
  const accounts = fc.uniqueArray(fc.record({ profileId: fc.string(), hours: fc.nat(500) }), {
    selector: ({ profileId }) => profileId,
  });
  fc.assert(
    fc.property(accounts, fc.array(fc.array(fc.string())), (given, circles) => {
      const reporters = given.map(({ profileId, hours }) => made(profileId, hours));
      const found = voicesOf(reporters, circles).flat();
      expect(found).toHaveLength(reporters.length);
      expect(new Set(found)).toEqual(new Set(reporters));
    }),
  );
});
