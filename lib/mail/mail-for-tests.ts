import type { Mail } from './message';

export const mail: Mail = {
  to: 'tom@example.com',
  subject: 'Kedron ⛺',
  html: '<p>Hi</p>',
  text: 'Hi',
  replyTo: 'mia@example.com',
};

export const file = {
  filename: 'trip.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: 'SUMMARY:Kedron ⛺\r\nEND:VCALENDAR\r\n',
};
