import { issuesOf } from '@/lib/issues-of';
import { tripNotes } from './notes-schema';

const wordsOf = (value: object) =>
  Object.fromEntries(
    issuesOf(tripNotes.safeParse(value).error).map(({ path, message }) => [path.join('.'), message]),
  );

test.each(['7', '24:00', '7 am', 7, true])('%p is not a meeting time', (meeting_time) => {
  expect(wordsOf({ meeting_time })).toEqual({ meeting_time: 'Please enter a time like 16:30.' });
});

test.each([0, 81, -5, 1.5, '18', true, [], Number.MAX_VALUE])('%p is no channel', (uhf_channel) => {
  expect(wordsOf({ uhf_channel })).toEqual({ uhf_channel: 'Please enter a channel from 1 to 80.' });
});

test('a meeting point is text of up to 200 characters', () => {
  expect(wordsOf({ meeting_point: 18 })).toEqual({ meeting_point: 'This must be text.' });
  expect(wordsOf({ meeting_point: 'a'.repeat(201) })).toEqual({
    meeting_point: 'Please keep this to 200 characters.',
  });
  expect(wordsOf({ meeting_point: 'a\0b' })).toEqual({ meeting_point: expect.any(String) });
  expect(wordsOf({ meeting_point: '🏕️'.repeat(100) })).toEqual({});
});

const notCoordinates = 'Please enter coordinates like −35.1, 148.6.';
const outside = 'This is not in Australia or its territories.';

test.each<[object, object]>([
  [{ meeting_latitude: -35.1 }, { meeting_longitude: notCoordinates }],
  [{ meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: -35.1, meeting_longitude: null }, { meeting_longitude: notCoordinates }],
  [{ meeting_latitude: '', meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: null }, { meeting_longitude: notCoordinates }],
  [{ meeting_longitude: null }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: '-35.1', meeting_longitude: 148.6 }, { meeting_latitude: notCoordinates }],
  [{ meeting_latitude: -35.1, meeting_longitude: [148.6] }, { meeting_longitude: notCoordinates }],
  // Without its minus sign the latitude lies in the Pacific.
  [{ meeting_latitude: 35.1, meeting_longitude: 148.6 }, { meeting_latitude: outside }],
  [{ meeting_latitude: -91, meeting_longitude: 148.6 }, { meeting_latitude: outside }],
  [{ meeting_latitude: -35.1, meeting_longitude: 1e300 }, { meeting_latitude: outside }],
])('%j are no valid coordinates', (spot, words) => {
  expect(wordsOf(spot)).toEqual(words);
});
