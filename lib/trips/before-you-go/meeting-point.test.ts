import { spotText } from '@/lib/campsites/directions';
import { convoyMeeting, meetingRow, meetingStop, meetingText, readCoordinates } from './meeting-point';

const there = { latitude: -35.1, longitude: 148.6 };

test.each([
  '-35.1, 148.6',
  '−35.1, 148.6',
  '–35.1,148.6',
  '  -35.1\t148.6 ',
  '-35.1000004, 148.5999996',
  '35.1 S, 148.6 E',
  '35.1° S 148.6° E',
  '35.1S 148.6E',
  '-35.1 s, +148.6 e',
  spotText(there),
])('%j is read', (text) => {
  expect(readCoordinates(text)).toEqual(there);
});

test('coordinates north of the equator and east of Greenwich need no sign; others need a sign or a letter', () => {
  expect(readCoordinates('35, 148')).toEqual({ latitude: 35, longitude: 148 });
  expect(readCoordinates('35 N, 148 W')).toEqual({ latitude: 35, longitude: -148 });
});

test.each([
  '',
  'the pub',
  '-35.1',
  '-35.1148.6',
  '-35.1, 148.6, 12',
  '148.6 E, 35.1 S',
  '-35,1, 148,6',
  '1e3, 2',
  `-35.1, 148.6${' '.repeat(80)}`,
])('%j is not read', (text) => {
  expect(readCoordinates(text)).toBeNull();
});

const site = { latitude: -34.74, longitude: 150.475 };
const said = {
  meeting_time: '14:00',
  meeting_point: 'Kangaroo Valley pub',
  uhf_channel: 12,
  meeting_latitude: null,
  meeting_longitude: null,
};
const nothing = { ...said, meeting_time: null, meeting_point: null, uhf_channel: null };
const at = (meeting_latitude: number, meeting_longitude: number) => ({ meeting_latitude, meeting_longitude });

test('says when and where to meet, as far as that is known', () => {
  expect(meetingText(said, site)).toBe('2 pm, Kangaroo Valley pub');
  expect(meetingText({ ...said, meeting_point: null }, site)).toBe('2 pm');
  expect(meetingText(nothing, site)).toBeNull();
});

test('says how far and in which direction the meeting point lies from the site', () => {
  const there = at(-34.7209, 150.4982);
  expect(meetingText({ ...said, ...there }, site)).toBe(
    '2 pm, Kangaroo Valley pub, 3\u00a0km north-east of the site',
  );
  expect(meetingText({ ...nothing, ...there }, site)).toBe('3\u00a0km north-east of the site');
  expect(meetingText({ ...said, ...at(-34.7401, 150.4751) }, site)).toBe(
    '2 pm, Kangaroo Valley pub, at the site',
  );
});

test('of a trip with several stops it says to which one people are on the way', () => {
  expect(meetingStop([{ number: 1 }])).toBeNull();
  const stop = meetingStop([{ number: 1 }, { number: 2 }]);
  expect(meetingText(said, site, stop)).toBe('2 pm, Kangaroo Valley pub, on the way to stop 1');
  expect(meetingRow({ ...said, ...at(-34.7209, 150.4982) }, site, stop)?.where).toBe(
    'Kangaroo Valley pub, 3\u00a0km north-east of stop 1',
  );
  expect(meetingText({ ...nothing, meeting_time: '14:00' }, site, stop)).toBe('2 pm');
});

test('says the coordinates when the site’s position is unknown', () => {
  expect(meetingText({ ...said, ...at(-35.1, 148.6) }, null)).toBe(
    '2 pm, Kangaroo Valley pub, 35.1000° S, 148.6000° E',
  );
});

test('also tells a convoy which radio channel it uses', () => {
  expect(convoyMeeting(said, site)).toBe('Meet at 2 pm, Kangaroo Valley pub · UHF channel 12');
  expect(convoyMeeting({ ...said, ...at(-34.7209, 150.4982) }, site)).toBe(
    'Meet at 2 pm, Kangaroo Valley pub, 3\u00a0km north-east of the site · UHF channel 12',
  );
  expect(convoyMeeting({ ...nothing, uhf_channel: 12 }, site)).toBe('UHF channel 12');
  expect(convoyMeeting(nothing, site)).toBeNull();
});
