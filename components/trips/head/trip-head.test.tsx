import { render, screen } from '@testing-library/react';
import type { TripHead as Page } from '@/lib/trips/trip-head';
import { shownHead } from './shown-head';
import { TripHead } from './trip-head';

const trip = {
  id: '1',
  trip_name: 'Easter',
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  called_off: false,
};
const site = { name: 'Bendeela', address: null, latitude: -34.7, longitude: 150.4 };

function show(
  now: string,
  changes: { trip?: object; site?: null; role?: Page['role']; vote?: Page['vote'] } = {},
) {
  const page = {
    trip: { ...trip, ...changes.trip },
    cover: 'n00000000',
    role: changes.role ?? null,
    vote: changes.vote ?? null,
  } as unknown as Page;
  return render(
    <TripHead
      head={shownHead(page, new Date(now))}
      site={changes.site === null ? null : site}
      menu={<button type="button">More</button>}
    />,
  );
}

test.each([
  ['2027-03-01T00:00:00Z', false, 'In 3 weeks', 1],
  ['2027-03-27T00:00:00Z', false, 'On now, day 2 of 4', 1],
  ['2027-03-31T00:00:00Z', false, 'Past', 0],
  ['2027-03-01T00:00:00Z', true, 'Called off', 0],
])(
  'at %s (called off: %j) the head says “%s” and offers the calendar %d times',
  (now, called_off, words, times) => {
    show(now, { trip: { called_off } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Add to calendar' })).toHaveLength(times);
  },
);

test('the head names all dates and campsites on offer while a vote is open', () => {
  const dates = [trip, { start_date: '2027-04-02', end_date: '2027-04-05' }];
  const sites = ['Bendeela', 'Coolendel'];
  const vote = { open: true, closesOn: null, site: null, options: { dates: 2, site: 2 }, dates, sites };
  show('2027-03-01T00:00:00Z', { vote: vote as unknown as Page['vote'] });
  expect(screen.getByText('Fri 26 – Mon 29 Mar 2027, or Fri 2 – Mon 5 Apr 2027')).toBeVisible();
  expect(screen.getByText('Bendeela, or Coolendel')).toBeVisible();
});

test('the head names the organiser', () => {
  show('2027-03-01T00:00:00Z');
  expect(screen.getByText('Organised by Mia Bennett')).toBeVisible();
  show('2027-03-01T00:00:00Z', { role: 'organiser' });
  expect(screen.getByText('You organise')).toBeVisible();
});

test('directions are offered where the campsite has a position', () => {
  const { unmount } = show('2027-03-01T00:00:00Z');
  expect(screen.getByRole('button', { name: 'Directions' })).toHaveAttribute('popovertarget', 'directions');
  expect(document.getElementById('directions')).toHaveTextContent('34.7000 S, 150.4000 E');
  unmount();
  show('2027-03-01T00:00:00Z', { site: null });
  expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull();
});

test('the menu stands beside the text, where it can’t cover the pin on the cover', () => {
  show('2027-03-01T00:00:00Z');
  const beside = screen.getByRole('button', { name: 'More' }).parentElement?.parentElement;
  expect(beside).toContainElement(screen.getByRole('heading', { name: 'Easter' }));
  expect(beside?.querySelector('img')).toBeNull();
});
