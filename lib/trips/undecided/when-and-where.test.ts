import { countKinds, isAsked, leftToAnswer, newsQuestion, stillOpenText } from './asked';
import { isPastClosing, siteTimeZone } from './site-time-zone';
import {
  inOne,
  nearText,
  type OpenVote,
  openAtStop,
  openStopText,
  undecided,
  whenOf,
  whereOf,
} from './when-and-where';

describe('when and where', () => {
  const trip = { start_date: '2026-10-02', end_date: '2026-10-05' };
  const own = 'Fri 2 – Mon 5 Oct 2026';
  const now = new Date('2026-09-01T00:00:00Z');
  const vote: OpenVote = {
    open: true,
    options: { dates: 2, site: 2 },
    dates: [trip, { start_date: '2026-10-09', end_date: '2026-10-11' }],
    sites: ['Bendeela', 'Boonah'],
    closesOn: '2026-09-20',
    site: null,
  };
  const when = (changes: Partial<OpenVote> | null, at = now) =>
    whenOf(trip, changes && { ...vote, ...changes }, at);

  test('decided dates and sites stand alone: without a vote, after it, and when only the other is asked', () => {
    for (const changes of [null, { open: false }, { options: { dates: 1, site: 2 } }])
      expect(when(changes)).toEqual({ text: own, until: null });
    for (const each of [null, { ...vote, open: false }, { ...vote, options: { dates: 2, site: 1 } }])
      expect(whereOf('Bendeela', each)).toEqual({ text: 'Bendeela', until: null });
  });

  test('open dates are named with all on offer and the last day to vote', () => {
    expect(when({})).toEqual({
      text: `Dates still open: ${own}, or Fri 9 – Sun 11 Oct 2026`,
      until: 'Vote by Sun 20 Sep',
    });
    expect(inOne(when({}))).toMatch(/ \(vote by Sun 20 Sep\)$/);
  });

  test('a single option, no last day, and a last day that is past', () => {
    expect(when({ options: { dates: 1, site: 1 }, dates: [trip], closesOn: null })).toEqual({
      text: `Dates still open: ${own} or others`,
      until: 'Open until the organiser decides',
    });
    // The other dates on offer are past.
    expect(when({ dates: [trip] }).text).toBe(`Dates still open: ${own}`);
    expect(when({}, new Date('2026-09-21T00:00:00Z')).until).toBe(
      'Voting ended on Sun 20 Sep, the organiser decides now',
    );
  });

  test('an open campsite is named with all on offer, each as the reader may see it', () => {
    expect(whereOf('Bendeela', vote, (name) => name.toUpperCase(), now)).toEqual({
      text: 'Campsite still open: BENDEELA, or BOONAH',
      until: 'Vote by Sun 20 Sep',
    });
    expect(nearText('Boonah QLD', null)).toBe('Near Boonah QLD');
    expect(nearText(null, null)).toBeNull();
    expect(nearText('Boonah QLD', vote)).toBe(
      'Campsite still open: near Boonah QLD or elsewhere, 2 to choose from',
    );
    expect(nearText(null, vote)).toBe('Campsite still open: 2 to choose from');
  });

  test('of one of several stops it is said which, and the trip’s own site is only the first one’s', () => {
    const at = (stop: number) => ({ ...vote, options: { dates: 1, site: 2 }, stop });
    const text = 'Campsite of stop 2 still open: Bendeela, or Boonah (vote by Sun 20 Sep)';
    expect(openStopText(at(2), undefined, now)).toBe(text);
    expect([vote, { ...at(2), open: false }].map((each) => openStopText(each, undefined, now))).toEqual([
      null,
      null,
    ]);
    expect([2, 1].map((number) => openAtStop({ ...at(2), closesOn: null }, { number }))).toEqual([
      'Campsite still open: Bendeela, or Boonah (open until the organiser decides)',
      null,
    ]);
    expect(whereOf('Flat', at(2), undefined, now)).toEqual({ text: 'Flat', until: null });
    expect(whereOf('Bendeela', at(1), undefined, now).text).toBe(
      'Campsite of stop 1 still open: Bendeela, or Boonah',
    );
    expect([at(1), at(2)].map((each) => undecided(each))).toEqual([
      { dates_open: false, site_open: true, vote_closes_on: '2026-09-20' },
      { dates_open: false, site_open: false, vote_closes_on: '2026-09-20' },
    ]);
    expect(stillOpenText(at(2))).toBe('Campsite of stop 2 still open');
    expect([at(2), { ...at(2), options: { dates: 2, site: 2 } }, null].map(newsQuestion)).toEqual([
      'Which campsite at stop 2?',
      'When, and where at stop 2?',
      'When and where?',
    ]);
  });

  test('the API says what is open and until when', () => {
    expect(undecided(vote)).toEqual({ dates_open: true, site_open: true, vote_closes_on: '2026-09-20' });
    expect(undecided({ ...vote, options: { dates: 2, site: 1 } })).toMatchObject({ site_open: false });
    for (const each of [null, { ...vote, open: false }])
      expect(undecided(each)).toEqual({ dates_open: false, site_open: false, vote_closes_on: null });
  });
});

describe('what is asked', () => {
  test.each([
    [{ dates: 3, site: 2 }, ['dates', 'site']],
    [{ dates: 3, site: 1 }, ['dates']],
    [{ dates: 1, site: 3 }, ['site']],
    [{ dates: 1, site: 1 }, ['dates']],
  ])(
    'with %j, households are asked about kinds with a choice, or else about the dates',
    (counts, expected) => {
      expect((['dates', 'site'] as const).filter((kind) => isAsked(kind, counts))).toEqual(expected);
    },
  );

  test('the number left counts options that are asked about and not yet answered', () => {
    expect(leftToAnswer({ dates: 3, site: 2 }, { dates: 1, site: 0 })).toBe(4);
    expect(leftToAnswer({ dates: 3, site: 1 }, { dates: 3, site: 0 })).toBe(0);
    expect(leftToAnswer({ dates: 1, site: 1 }, { dates: 0, site: 0 })).toBe(1);
  });

  test('options are counted by their kind', () => {
    expect(countKinds([{ kind: 'dates' }, { kind: 'site' }, { kind: 'dates' }])).toEqual({
      dates: 2,
      site: 1,
    });
  });
});

describe('what is still open', () => {
  const told = (dates: number, site: number, open = true) =>
    stillOpenText({ open, options: { dates, site } });

  test('the kinds that are voted on are still open', () => {
    expect(told(3, 1)).toBe('Dates still open');
    expect(told(1, 2)).toBe('Campsite still open');
    expect(told(2, 2)).toBe('Dates and campsite still open');
  });

  test('in a vote without other options the dates are still open', () => {
    expect(told(1, 1)).toBe('Dates still open');
  });

  test('nothing is open without a vote, or once the vote is decided', () => {
    expect([stillOpenText(null), told(3, 2, false)]).toEqual([null, null]);
  });
});

describe('the time at the site', () => {
  const perth = { state: 'WA', latitude: -32, longitude: 116 };
  const sydney = { state: 'NSW', latitude: -33, longitude: 151 };

  test('the last day to vote ends in the time zone of the trip’s site', () => {
    // At this time it is after midnight in Sydney and still evening in Perth.
    const now = new Date('2027-03-25T14:00:00Z');
    const past = (site: typeof perth | null) => isPastClosing({ closesOn: '2027-03-25', site }, now);
    expect([past(sydney), past(perth), past(null)]).toEqual([true, false, true]);
  });

  test('a vote without a last day never ends by itself', () => {
    expect(isPastClosing({ closesOn: null, site: sydney }, new Date('2099-01-01T00:00:00Z'))).toBe(false);
  });

  test('when the trip’s destination is unknown, Sydney time counts', () => {
    expect([siteTimeZone(null), siteTimeZone({ state: null, latitude: -60, longitude: 116 })]).toEqual(
      Array(2).fill('Australia/Sydney'),
    );
  });
});
