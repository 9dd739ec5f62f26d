import { render, screen, within } from '@testing-library/react';
import { addDays } from '@/lib/dates';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { inviteeRow } from '@/tests/factories/trip-people';
import { facesOf } from './faces';
import { GroupCard } from './group-card';
import { shownNights } from './shown-nights';

const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household('Mia', [camper('Mia'), camper('Tom'), camper('Kim')]);
const nick = household('Nick', [camper('Nick')]);
const others = { pending: [inviteeRow('Ann')], notGoing: [inviteeRow('Zoe'), inviteeRow('Jack')] };

function show(going: (typeof mia)[], trip = easter, over = false) {
  const { nights, total } = headcountOf(going, trip);
  const attendees = going.map((each) => ({ ...each, invitee: null }));
  return render(
    <GroupCard
      tripId="1"
      faces={facesOf({ attendees, ...others })}
      total={total}
      nights={shownNights({ nights, people: total.people, going, trip, over })}
      closed={over}
    />,
  );
}

const card = () => screen.getByRole('region', { name: /^\d+ (person|people)$/ });
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('people, pets and vehicles are counted, and so are people who haven’t answered or aren’t going', () => {
  show([
    {
      ...mia,
      crew: [...mia.crew, camper('Bo', 'child'), dog('Rex')],
      vehicles: [car('Prado'), caravan('van')],
    },
    nick,
  ]);
  expect(card()).toHaveTextContent('5 peopleand 1 dog');
  expect(card()).toHaveTextContent('2 households · 4 adults, 1 child · 1 car, 1 trailer.');
  expect(card()).toHaveTextContent('1 waiting, 2 not going');
  expect(within(card()).getByRole('link')).toHaveAttribute('href', '/trip/1/people');
});

test('more than five households show four faces and a number', () => {
  show(Array.from({ length: 14 }, (_, index) => household(`Tom ${index}`, [camper(`${index}`)])));
  expect(document.querySelectorAll('.household-face')).toHaveLength(4);
  expect(card()).toHaveTextContent('+10');
});

test('once the trip is over nobody is waited for', () => {
  show([mia], easter, true);
  expect(card()).toHaveTextContent('1 without an answer, 2 not going');
});

test('each night is a row with its number and a bar for its share of everybody', () => {
  const box = show([mia, { ...nick, arrive_on: '2027-03-27' }]);
  expect(screen.getByText('People by night')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Night',
    'People',
  ]);
  expect(rows()).toEqual([
    ['Fri 26', '3'],
    ['Sat 27', '4'],
    ['Sun 28', '4'],
  ]);
  expect(
    [...box.container.querySelectorAll('.fill-eucalypt')].map((bar) => bar.getAttribute('width')),
  ).toEqual(['75%', '100%', '100%']);
  expect(card()).toHaveTextContent('Nick arrives on Saturday.');
});

test('when the month changes the rows show the month', () => {
  show([mia, { ...nick, leave_on: '2027-03-31' }], {
    ...easter,
    start_date: '2027-03-30',
    end_date: '2027-04-02',
  });
  expect(rows().map(([night]) => night)).toEqual(['Tue 30 Mar', 'Wed 31 Mar', 'Thu 1 Apr']);
});

test('equal nights share a row on a long trip', () => {
  const end_date = addDays(easter.start_date, 11);
  show([mia, { ...nick, arrive_on: '2027-03-27' }], { ...easter, end_date });
  expect(rows()).toEqual([
    ['Fri 26 Mar', '3'],
    ['27 Mar – 5 Apr', '4'],
  ]);
});

test('when everybody stays for the whole trip a line is enough', () => {
  show([mia, nick]);
  expect(card()).toHaveTextContent('Everyone stays all 3 nights.');
  expect(screen.queryByText('People by night')).toBeNull();
});

test('a past trip is described in the past tense', () => {
  show([mia], easter, true);
  expect(card()).toHaveTextContent('Everyone stayed all 3 nights.');
});

test('two nights are named in a line, and a single night is not mentioned', () => {
  const { unmount } = show([mia], { ...easter, end_date: '2027-03-28' });
  expect(card()).toHaveTextContent('Everyone stays both nights.');
  unmount();
  show([mia], { ...easter, end_date: '2027-03-27' });
  expect(card()).not.toHaveTextContent('Everyone');
});
