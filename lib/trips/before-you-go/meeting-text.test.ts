import { convoyMeeting, meetingText } from './meeting-text';

const said = { meeting_time: '14:00', meeting_point: 'Kangaroo Valley pub', uhf_channel: 12 };
const nothing = { meeting_time: null, meeting_point: null, uhf_channel: null };

test('says when and where to meet, as far as it is known', () => {
  expect(meetingText(said)).toBe('2 pm, Kangaroo Valley pub');
  expect(meetingText({ ...said, meeting_point: null })).toBe('2 pm');
  expect(meetingText(nothing)).toBeNull();
});

test('says to a convoy on which channel it talks, too', () => {
  expect(convoyMeeting(said)).toBe('Meet at 2 pm, Kangaroo Valley pub · UHF channel 12');
  expect(convoyMeeting({ ...nothing, uhf_channel: 12 })).toBe('UHF channel 12');
  expect(convoyMeeting(nothing)).toBeNull();
});
