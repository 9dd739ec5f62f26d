import { readCalendar } from '@/tests/calendar-file';
import { asSent } from '@/tests/problems';
import { bookingLines, type CalendarBooking, type CalendarTrip, feedFile, tripFile } from './event';
import { feed, feedAddress } from './schema';

describe('an event', () => {
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
      SEQUENCE: '210420003',
      'LAST-MODIFIED': '20260901T100000Z',
      SUMMARY: 'Easter at Bendeela',
      LOCATION: 'Bendeela, 12 Bendeela Rd, Kangaroo Valley; NSW',
      GEO: '-34.74;150.47',
      DESCRIPTION: `Organised by Mia\n${link}`,
      URL: link,
      STATUS: 'CONFIRMED',
    });
  });

  test('a trip with several stops has an entry for each at which the household is, the first with the trip’s id', () => {
    const stop = (id: string, location_name: string, nights: number) => ({
      id,
      location_name,
      nights,
      address: null,
      latitude: id === 'c' ? null : -35,
      longitude: id === 'c' ? null : 148,
    });
    const stops = [stop(trip.id, 'Bendeela', 1), stop('b', 'Gorge', 2), stop('c', 'Hut', 0)];
    const booked = {
      status: 'booked',
      reference: 'B-1',
      check_in: null,
      check_out: null,
      pitches: [],
    } as const;
    const entries = (more: Partial<CalendarTrip>) =>
      readCalendar(tripFile({ ...trip, stops, ...more }, appUrl)(link)).events;
    const all = entries({
      deadlines: [{ id: 'pay', text: 'Pay', day: '2026-09-20' }],
      bookings: [
        { ...booked, pitches: [], stop_id: null },
        { ...booked, pitches: [], reference: 'B-2', stop_id: 'b' },
      ],
    });
    expect(all.map(({ UID, SUMMARY, DTSTART, DTEND }) => [UID, SUMMARY, DTSTART, DTEND])).toEqual([
      [`${trip.id}@camp.example`, 'Easter at Bendeela: Bendeela (stop 1)', '20261002', '20261004'],
      ['pay@camp.example', 'Pay', '20260920', '20260921'],
      ['b@camp.example', 'Easter at Bendeela: Gorge (stop 2)', '20261003', '20261006'],
      ['c@camp.example', 'Easter at Bendeela: Hut (stop 3)', '20261005', '20261006'],
    ]);
    expect(all.map(({ GEO }) => GEO)).toEqual(['-35;148', undefined, '-35;148', undefined]);
    expect(all.map(({ DESCRIPTION = '' }) => DESCRIPTION.match(/B-\d/)?.[0])).toEqual([
      'B-1',
      undefined,
      'B-2',
      undefined,
    ]);
    const part = entries({ name: null, nights: { arrive_on: '2026-10-03', leave_on: null } });
    expect(part.map(({ SUMMARY }) => SUMMARY)).toEqual(['Gorge (stop 2)', 'Hut (stop 3)']);
    // Whoever had joined at a stop that was taken out comes for the last night.
    const late = entries({ name: null, nights: { arrive_on: '2026-10-09', leave_on: null } });
    expect(late.map(({ SUMMARY }) => SUMMARY)).toEqual(['Gorge (stop 2)', 'Hut (stop 3)']);
  });

  test('an address or position hidden from the reader is left out, and a trip without a name is called by its site', () => {
    const event = eventOf({ name: null, address: null, latitude: null, longitude: null });
    expect(event).toMatchObject({ SUMMARY: 'Bendeela in October', LOCATION: 'Bendeela' });
    expect(event).not.toHaveProperty('GEO');
  });

  test('without an address, the location has the coordinates', () => {
    expect(eventOf({ address: null })).toMatchObject({
      LOCATION: 'Bendeela, 34.7400° S, 150.4700° E',
      GEO: '-34.74;150.47',
    });
  });

  test('the feed has the same location as the file', () => {
    const [event] = readCalendar(feedFile([{ ...trip, address: null }], appUrl)).events;
    expect(event).toMatchObject({ LOCATION: 'Bendeela, 34.7400° S, 150.4700° E', GEO: '-34.74;150.47' });
  });

  test.each([
    ['unanswered', { attending: null }, 'TENTATIVE'],
    ['going', { attending: true }, 'CONFIRMED'],
    ['called off, whatever the answer', { attending: true, calledOff: true }, 'CANCELLED'],
  ])('%s', (_title, changes, status) => {
    expect(eventOf(changes).STATUS).toBe(status);
  });

  test('SEQUENCE only rises: with each change, with an answer of not going and when days of a vote pass', () => {
    const answered = new Date('2026-09-01T10:00:01Z');
    const openVote = {
      open: true,
      options: { dates: 2, site: 0 },
      sites: [],
      closesOn: '2026-09-03',
      site: null,
      dates: [{ start_date: trip.start, end_date: trip.end }],
    };
    const later = (now: string, changes: Partial<CalendarTrip>) => {
      jest.useFakeTimers({ now: new Date(now) });
      const { SEQUENCE, 'LAST-MODIFIED': at } = eventOf({
        changedAt: answered,
        version: 4,
        openVote,
        ...changes,
      });
      jest.useRealTimers();
      return [Number(SEQUENCE), at];
    };
    const told = [
      [Number(eventOf().SEQUENCE), '20260901T100000Z'],
      [Number(eventOf({ attending: false, changedAt: answered }).SEQUENCE), '20260901T100001Z'],
      later('2026-09-03T13:59:00Z', {}),
      later('2026-09-03T14:00:00Z', {}),
      later('2026-09-04T16:00:00Z', { optionPassedOn: '2026-09-04' }),
      [
        Number(eventOf({ changedAt: new Date('2026-09-05T00:00:00Z'), version: 5 }).SEQUENCE),
        '20260905T000000Z',
      ],
    ];
    expect(told.map(([, at]) => at)).toEqual([
      '20260901T100000Z',
      '20260901T100001Z',
      '20260901T100001Z',
      '20260903T140000Z',
      '20260904T160000Z',
      '20260905T000000Z',
    ]);
    const numbers = told.map(([sequence]) => Number(sequence));
    expect(numbers.every((sequence, at) => at === 0 || sequence > (numbers[at - 1] ?? 0))).toBe(true);
  });

  test('a reminder has the SEQUENCE of its trip', () => {
    const deadlines = [{ id: 'pay', text: 'Pay', day: '2026-09-20' }];
    const [own, reminder] = readCalendar(feedFile([{ ...trip, deadlines }], appUrl)).events;
    expect(reminder).toMatchObject({ SEQUENCE: own?.SEQUENCE, 'LAST-MODIFIED': own?.['LAST-MODIFIED'] });
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
});

describe('its lines about bookings', () => {
  const booked: CalendarBooking = {
    status: 'booked',
    reference: 'PF-2781',
    check_in: '13:00',
    check_out: '11:00',
    pitches: ['River 4'],
  };

  test('a booking says its status, its check-in and check-out times and the reader’s pitch', () => {
    expect(bookingLines([booked])).toEqual([
      'Booked, number PF-2781: check in from 1 pm, check out by 11 am',
      'Your pitch: River 4',
    ]);
  });

  test('missing fields are left out, and so is a booking that isn’t needed', () => {
    const asked = {
      ...booked,
      status: 'asked' as const,
      reference: null,
      check_in: null,
      pitches: [],
    } satisfies CalendarBooking;
    expect(bookingLines([asked])).toEqual(['Asked the site: check out by 11 am']);
    expect(bookingLines([{ ...asked, check_out: null }])).toEqual(['Asked the site']);
    expect(bookingLines([{ ...booked, status: 'not needed' }])).toEqual([]);
  });

  test('the pitches of several bookings are named in one line', () => {
    const second = { ...booked, reference: 'PF-\n2782', pitches: ['River\n5', 'River 6'] };
    expect(bookingLines([booked, second]).slice(1)).toEqual([
      'Booked, number PF- 2782: check in from 1 pm, check out by 11 am',
      'Your pitches: River 4, River 5 and River 6',
    ]);
  });
});

describe('the feed', () => {
  test.each([
    ['a feed', feed, { active: false, created_at: null }],
    ['its address', feedAddress, { url: 'https://camp.example/calendar/secret' }],
  ])('%s leaves with its own fields alone', (_, schema, sample) => {
    expect(asSent(schema, sample)).toEqual(sample);
  });
});
