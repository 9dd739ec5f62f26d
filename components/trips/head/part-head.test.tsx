import { render, screen } from '@testing-library/react';
import { stageOf } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import type { VoteBrief } from '@/lib/trips/vote/vote-brief';
import { headWords } from './head-words';
import { PartHead } from './part-head';

const trip = {
  id: '1',
  trip_name: 'Easter',
  location_name: 'Bendeela',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  called_off: false,
  attending: true,
} as Trip;
const wordsOf = (shown: Trip, vote: VoteBrief | null, now: Date) =>
  headWords(
    { trip: shown, vote, zone: null },
    stageOf({ ...shown, zone: null }, { ...shown, back: false }, now),
    now,
  );
const show = (now: string, changes: Partial<Trip> = {}, vote: VoteBrief | null = null) =>
  render(
    <PartHead
      href={`/trip/${trip.id}`}
      {...wordsOf({ ...trip, ...changes }, vote, new Date(now))}
      cover="n00000000"
      part="People"
    />,
  );
const lastLine = () => [...document.querySelectorAll('h1 + p')].at(-1)?.textContent;

test.each([
  ['2027-03-12T00:00:00Z', false, 'Fri 26 – Mon 29 Mar in 14 days'],
  ['2027-03-24T00:00:00Z', false, 'Fri 26 – Mon 29 Mar this Friday, in 2 days'],
  ['2027-03-28T00:00:00Z', false, 'Fri 26 – Mon 29 Mar on now, day 3 of 4'],
  ['2027-04-02T00:00:00Z', false, 'Fri 26 – Mon 29 Mar home since Monday'],
  ['2028-03-12T00:00:00Z', false, 'Fri 26 – Mon 29 Mar 2027 home since Mon 29 Mar'],
  ['2027-03-12T00:00:00Z', true, 'Fri 26 – Mon 29 Mar called off'],
])('at %s (called off: %j) the head of a part says when the trip is', (now, called_off, words) => {
  show(now, { called_off });
  expect(lastLine()).toBe(words);
});

const openVote: VoteBrief = {
  open: true,
  closesOn: null,
  site: null,
  dates: [],
  sites: [],
  options: { dates: 2, site: 1 },
  answered: { dates: 0, site: 0 },
  chosen: [],
  answeredSince: false,
};

test('an undecided vote shows in the head until the trip begins or is called off', () => {
  const range = 'Fri 26 – Mon 29 Mar';
  const dates = [trip, { start_date: '2027-04-02', end_date: '2027-04-05' }];
  show('2027-03-12T00:00:00Z', {}, { ...openVote, dates });
  expect(lastLine()).toBe(`${range}, or Fri 2 – Mon 5 Apr dates still open`);
  const inMarch = [trip, { start_date: '2027-03-19', end_date: '2027-03-22' }];
  show('2027-03-12T00:00:00Z', {}, { ...openVote, dates: inMarch });
  expect(lastLine()).toBe('Fri 26 – Mon 29 or Fri 19 – Mon 22 Mar dates still open');
  show('2027-03-28T00:00:00Z', {}, openVote);
  expect(lastLine()).toBe(`${range} on now, day 3 of 4`);
  show('2027-03-12T00:00:00Z', { called_off: true }, openVote);
  expect(lastLine()).toBe(`${range} called off`);
});

test('until midnight at a site in Perth, the head of a part says what is still open', () => {
  const eve = new Date('2027-03-25T14:00:00Z');
  const words = (zone: string | null) => headWords({ trip, vote: openVote, zone }, 'packing', eve).moment;
  expect([words('Australia/Perth'), words(null)]).toEqual(['Dates still open', 'On now, day 1 of 4']);
});

test('the heading names the trip, with a link to its overview, and the part', () => {
  show('2027-03-12T00:00:00Z');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Easter: People');
  expect(screen.getByRole('link', { name: 'Easter' })).toHaveAttribute('href', '/trip/1');
});
