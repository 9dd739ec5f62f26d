import { render, screen } from '@testing-library/react';
import type { Stage } from '@/lib/trips/moment';
import type { TripHead as Page } from '@/lib/trips/trip-head';
import { goingRow } from '@/tests/factories/trip-people';
import { type ShownHead, shownHead } from './shown-head';
import { TripHead } from './trip-head';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const trip = {
  id: '1',
  trip_name: 'Easter',
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  called_off: false,
  attending: true,
  dates_open: false,
};
const total = { people: 12, pets: { Dog: 1 } };
const monday = '2027-03-01T00:00:00Z';

interface Changes {
  now?: string;
  trip?: object;
  stops?: string[];
  role?: Page['role'];
  vote?: object;
  stage?: Stage;
}

function headOf({
  now = monday,
  role = null,
  vote,
  stage = 'planning',
  stops: names = ['Bendeela'],
  ...changes
}: Changes): ShownHead {
  const stops = names.map((location_name, index) => ({ location_name, number: index + 1 }));
  const page = {
    trip: { ...trip, ...changes.trip },
    stops,
    here: stops.at(-1),
    zone: null,
    km: 111,
    cover: 'n00000000',
    role,
    vote: vote ?? null,
    people: { attendees: [goingRow('Mia Bennett', null)], pending: [], notGoing: [] },
    tints: { trip: 0 },
  } as unknown as Page;
  return shownHead(page, { stage, headcount: { total } as never }, new Date(now));
}

const faces = { faces: [{ name: 'Mia Bennett', tint: 0, own: true }], going: 7 };
const show = (changes: Changes = {}, props: Partial<Parameters<typeof TripHead>[0]> = {}) =>
  render(<TripHead head={headOf(changes)} faces={faces} back="/" {...props} />);
const link = (name: string) => screen.getByRole('link', { name });

test.each<[Stage, string, string, string]>([
  ['planning', monday, 'In 3 weeks', 'Mia’s organising'],
  ['packing', '2027-03-23T00:00:00Z', 'This Friday, in 3 days', 'Mia’s organising · 12 going, 1 dog'],
  ['packing', '2027-03-19T00:00:00Z', 'Next Friday, in 7 days', 'Mia’s organising · 12 going, 1 dog'],
  ['packing', '2027-03-25T00:00:00Z', 'Tomorrow', 'Mia’s organising · 12 going, 1 dog'],
  ['on', '2027-03-27T00:00:00Z', 'On now, day 2 of 4', 'Mia’s organising'],
  ['after', '2027-03-29T03:00:00Z', 'Home since Monday', 'Mia organised'],
  ['after', '2027-04-12T00:00:00Z', 'Home since Mon 29 Mar', 'Mia organised'],
  ['declined', monday, 'In 3 weeks', 'Mia’s organising · Bendeela'],
  ['off', monday, 'Called off', 'Mia was organising · Bendeela'],
])('on stage %s, at %s, the head says “%s” and “%s”', (stage, now, moment, line) => {
  show({ stage, now, trip: { called_off: stage === 'off' } });
  expect(screen.getByText(moment)).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Easter' })).toBeVisible();
});

test.each<[Stage, string]>([
  ['planning', 'You’re organising'],
  ['after', 'You organised'],
])('the organiser reads on stage %s: “%s”', (stage, line) => {
  expect(headOf({ stage, role: 'organiser' }).line).toBe(line);
});

test('an invited reader sees who invites them, how many nights, and how far it is', () => {
  show({ stage: 'invited', trip: { attending: null } });
  expect(screen.getByText('Mia’s inviting you')).toBeVisible();
  expect(screen.getByText('Fri 26 – Mon 29 Mar 2027 · 3 nights')).toBeVisible();
  expect(screen.getByText('Bendeela · about 111 km')).toBeVisible();
});

test('the head names all dates on offer while a vote is open, and says that they are open', () => {
  const dates = [trip, { start_date: '2027-04-02', end_date: '2027-04-05' }];
  const vote = { open: true, closesOn: null, site: null, options: { dates: 2, site: 1 }, dates, sites: [] };
  show({ vote, trip: { dates_open: true } });
  expect(screen.getByText('Fri 26 – Mon 29 Mar 2027, or Fri 2 – Mon 5 Apr 2027')).toBeVisible();
  expect(screen.getByText('Dates still open')).toBeVisible();
});

test('dates of a trip that was called off are struck through', () => {
  show({ stage: 'off' });
  expect(screen.getByText('Fri 26 – Mon 29 Mar 2027').tagName).toBe('S');
});

const edits = { dates: { start_date: trip.start_date, end_date: trip.end_date }, mailed: 0 };
const invite = { trip: { ...trip, dates: 'March', showsNames: true }, ownEmail: 'mia@example.com' };

test('organisers can edit the dates and invite people, and see how many are going', () => {
  show({ role: 'organiser' }, { edits, invite });
  expect(screen.getByRole('button', { name: 'Edit dates' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite people' })).toBeVisible();
  expect(screen.getByText('12 going')).toBeVisible();
  expect(screen.getByText('and 1 dog')).toBeVisible();
  expect(screen.getByText('+6')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
});

test('members see that they are going, and can change it as long as the trip isn’t over', () => {
  const { rerender } = show();
  expect(screen.getByText('You’re going')).toBeVisible();
  expect(link('Change')).toHaveAttribute('href', '/trip/1/attendance');
  rerender(<TripHead head={headOf({ stage: 'on' })} faces={faces} back="/" />);
  expect(link('Change your answer')).toHaveAttribute('href', '/trip/1/attendance');
  rerender(<TripHead head={headOf({ stage: 'after' })} faces={faces} back="/" edits={edits} />);
  expect(screen.queryByRole('link', { name: /Change/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit dates' })).toBeNull();
});

test('a guest, who has no list of trips, has no way back to one', () => {
  const { unmount } = show();
  expect(link('Your trips')).toHaveAttribute('href', '/');
  unmount();
  show({}, { back: null });
  expect(screen.queryByRole('link', { name: 'Your trips' })).toBeNull();
});

test('a trip with several stops is where its stops are, and on the trip where people are now', () => {
  const stops = ['Bendeela', 'Gorge'];
  const where = 'Two stops: Bendeela and Gorge';
  expect(headOf({ stops, stage: 'invited' })).toMatchObject({
    place: where,
    line: `${where} · about 111\u00a0km`,
  });
  expect(headOf({ stops }).line).toBe(`Mia’s organising · ${where}`);
  expect(headOf({ stops, stage: 'on' }).line).toBe('Mia’s organising · Gorge (stop 2)');
  expect(headOf({ stops, stage: 'invited', trip: { site_open: true } }).place).toBe(where);
});
