import { readCalendar } from '@/tests/calendar-file';
import { type CalendarTrip, feedFile, tripFile } from './event';

const appUrl = 'https://camp.example:8443';
const trip: CalendarTrip = {
  id: '0190b0b0-0000-7000-8000-000000000001',
  name: 'Easter at Bendeela',
  version: 3,
  changedAt: new Date('2026-09-01T10:00:00Z'),
  start: '2026-10-02',
  end: '2026-10-05',
  calledOff: false,
  organiser: 'Mia',
  locationName: 'Bendeela',
  address: '12 Bendeela Rd, Kangaroo Valley; NSW',
  latitude: -34.74,
  longitude: 150.47,
  attending: true,
  openVote: null,
};
const link = `${appUrl}/invite/${'x'.repeat(43)}`;
const eventOf = (changes: Partial<CalendarTrip> = {}) =>
  readCalendar(tripFile({ ...trip, ...changes }, appUrl)(link)).events[0] ?? {};

test('a trip is an all-day event without a time zone, which ends on the day after the last day', () => {
  const file = tripFile(trip, appUrl)(link);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261002\r\nDTEND;VALUE=DATE:20261006\r\n');
  expect(file).not.toMatch(/TZID|VTIMEZONE/);
  expect(eventOf({ start: '2026-12-31', end: '2026-12-31' })).toMatchObject({
    DTSTART: '20261231',
    DTEND: '20270101',
  });
});

test('an event says what, where, who and how often it has changed, with a link to the trip', () => {
  expect(readCalendar(tripFile(trip, appUrl)(link)).properties).toEqual({
    VERSION: '2.0',
    PRODID: '-//Campmates//Trips//EN',
    METHOD: 'PUBLISH',
  });
  expect(eventOf()).toMatchObject({
    UID: `${trip.id}@camp.example`,
    SEQUENCE: '7',
    'LAST-MODIFIED': '20260901T100000Z',
    SUMMARY: 'Easter at Bendeela',
    LOCATION: 'Bendeela, 12 Bendeela Rd, Kangaroo Valley; NSW',
    GEO: '-34.74;150.47',
    DESCRIPTION: `Organised by Mia\n${link}`,
    URL: link,
    STATUS: 'CONFIRMED',
  });
});

test('an address or position hidden from the reader is left out, and a trip without a name is “Unnamed Trip”', () => {
  const event = eventOf({ name: null, address: null, latitude: null, longitude: null });
  expect(event).toMatchObject({ SUMMARY: 'Unnamed Trip', LOCATION: 'Bendeela' });
  expect(event).not.toHaveProperty('GEO');
});

test('without an address, the location has the coordinates', () => {
  expect(eventOf({ address: null })).toMatchObject({
    LOCATION: 'Bendeela, 34.7400 S, 150.4700 E',
    GEO: '-34.74;150.47',
  });
});

test('the feed has the same location as the file', () => {
  const [event] = readCalendar(feedFile([{ ...trip, address: null }], appUrl)).events;
  expect(event).toMatchObject({ LOCATION: 'Bendeela, 34.7400 S, 150.4700 E', GEO: '-34.74;150.47' });
});

test.each([
  ['unanswered', { attending: null }, 'TENTATIVE'],
  ['going', { attending: true }, 'CONFIRMED'],
  ['called off, whatever the answer', { attending: true, calledOff: true }, 'CANCELLED'],
])('%s', (_title, changes, status) => {
  expect(eventOf(changes).STATUS).toBe(status);
});

test('the reader’s yes raises the SEQUENCE, and a reminder has the trip’s', () => {
  expect(eventOf({ attending: null }).SEQUENCE).toBe('6');
  const deadlines = [{ id: 'pay', text: 'Pay', day: '2026-09-20' }];
  const [own, reminder] = readCalendar(feedFile([{ ...trip, deadlines }], appUrl)).events;
  expect(reminder).toMatchObject({ SEQUENCE: '7', 'LAST-MODIFIED': own?.['LAST-MODIFIED'] });
});

test('a trip blocks its days only for a reader who is going, and a reminder never does', () => {
  const deadlines = [{ id: 'pay', text: 'Pay', day: '2026-09-20' }];
  const shownAs = (changes: Partial<CalendarTrip>) =>
    readCalendar(feedFile([{ ...trip, ...changes, deadlines }], appUrl)).events.map(({ TRANSP }) => TRANSP);
  expect(shownAs({})).toEqual(['OPAQUE', 'TRANSPARENT']);
  expect(shownAs({ attending: null })).toEqual(['TRANSPARENT', 'TRANSPARENT']);
  expect(shownAs({ calledOff: true })).toEqual(['TRANSPARENT', 'TRANSPARENT']);
});

test.each([
  ['commas, semicolons and backslashes', 'Fire, water; and \\n \\ earth'],
  ['HTML', '<b onclick="x()">Camp</b> & <script>alert(1)</script>'],
  ['a colon and quotes', 'Camp: "the big one"'],
  ['emoji and other scripts', `${'⛺👩‍👩‍👧‍👦'.repeat(20)} 露營`],
])('a name keeps its %s', (_title, name) => {
  expect(eventOf({ name }).SUMMARY).toBe(name);
});

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\f', '\u0001'])(
  'a name cannot put a property of its own into the file (%j)',
  (lineEnd) => {
    const nasty = `Mia${lineEnd}ATTENDEE:mailto:eve@example.com${lineEnd}END:VEVENT`;
    const event = eventOf({ name: nasty, organiser: nasty, locationName: nasty, address: nasty });
    const harmless = 'Mia ATTENDEE:mailto:eve@example.com END:VEVENT';
    expect(event).not.toHaveProperty('ATTENDEE');
    expect(event).toMatchObject({
      SUMMARY: harmless,
      LOCATION: `${harmless}, ${harmless}`,
      DESCRIPTION: `Organised by ${harmless}\n${link}`,
    });
  },
);

test('the files of several readers differ only in their links', () => {
  const name = '⛺, '.repeat(26);
  const fileFor = tripFile({ ...trip, name }, appUrl);
  const stamped = /DTSTAMP:\w+/;
  const [one, other] = [fileFor(`${appUrl}/a`), fileFor(link)].map((file) => readCalendar(file).events[0]);
  expect(one).toEqual({ ...other, URL: `${appUrl}/a`, DESCRIPTION: `Organised by Mia\n${appUrl}/a` });
  // `feedFile` leaves the folding of lines to the library, while `tripFile` folds them itself. Both
  // must give the same event.
  const page = `${appUrl}/trip/${trip.id}`;
  const alone = feedFile([{ ...trip, name }], appUrl).replace(stamped, '');
  expect(alone).toContain(fileFor(page).replace(stamped, '').split('METHOD:PUBLISH\r\n')[1]);
});

test('a feed has a name, says how often to look, and links each trip to its page', () => {
  const { properties, events } = readCalendar(feedFile([trip, { ...trip, id: 'other' }], appUrl));
  expect(properties).toMatchObject({
    NAME: 'Campmates',
    'X-WR-CALNAME': 'Campmates',
    'REFRESH-INTERVAL': 'PT1H',
    'X-PUBLISHED-TTL': 'PT1H',
  });
  expect(events.map(({ URL }) => URL)).toEqual([`${appUrl}/trip/${trip.id}`, `${appUrl}/trip/other`]);
});

test('an empty feed is still a valid calendar', () => {
  expect(readCalendar(feedFile([], appUrl)).events).toEqual([]);
});
