import { camper, car, caravan } from '@/tests/factories/households';
import { joe, moments, type NextPageChanges, nextPage, priya, sam } from '@/tests/factories/next-page';
import { booking } from '@/tests/factories/shown-bookings';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { nextThings } from './next-things';
import { ownLift } from './seats';
import type { Rank } from './thing';

type Moment = keyof typeof moments;
type Role = Parameters<typeof nextPage>[0];

const things = (moment: Moment, role: Role, changes: NextPageChanges = {}) =>
  nextThings(nextPage(role, changes), moments[moment]);
const ranksOf = (...given: Parameters<typeof things>) => things(...given).map(({ rank }) => rank);
const headings = (...given: Parameters<typeof things>) => things(...given).map(({ heading }) => heading);
const all: Moment[] = ['planning', 'packing', 'on', 'after'];

const vote = {
  open: true,
  options: { dates: 3, site: 0 },
  dates: [],
  sites: [],
  closesOn: '2027-01-30',
  site: null,
  answered: { dates: 0, site: 0 },
  chosen: [],
  answeredSince: false,
};
const voted = { ...vote, answered: { dates: 3, site: 0 } };
const todo = (due_on: string | null, more: object = {}) => ({
  id: `todo ${due_on}`,
  text: 'Buy gas',
  due_on,
  booking: null,
  ...more,
});
const mine = booking({ household_id: 'sam', status: 'booked', cents: 31_200, pay_by: '2027-01-22' });
const payLater = todo('2027-01-22', { booking: { id: 'b', deadline: 'pay_by' } });
const debt = (from: string, to: string, cents = 2460) => ({ from, to, cents, may_mark: true, pay_to: null });
const balances = ['Sam Kaur', 'Priya Rao'].map((name, index) => ({
  household_id: ['sam', 'priya'][index] as string,
  name,
  cents: 0,
  paid: 0,
  share: 0,
  rounding: 0,
  own: index === 1,
  going: true,
}));
const costs = (...settlement: ReturnType<typeof debt>[]) =>
  ({ settlement, balances }) as unknown as NonNullable<NextPageChanges['costs']>;
const line = (name: string, gap: number, needed = gap, unit: 'L' | null = null) =>
  ({ id: name, name, gap, needed, unit, by: [] }) as unknown as NonNullable<
    NextPageChanges['gearLines']
  >[number];
const homePlan = {
  name: 'Lorraine Hill',
  back_at: '',
  sent: true,
  seen: false,
  refused: false,
  back_said: false,
};
const tomorrow = { start_date: '2027-01-21', end_date: '2027-01-24' };

/** Each rank with what makes it hold, and the stages in which it does, by role. */
const table: [rank: Rank, what: string, changes: NextPageChanges, member: Moment[], organiser: Moment[]][] = [
  [
    '2',
    'dates that have moved since',
    { trip: { reconfirm: true } },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  ['3', 'an open vote', { vote }, ['planning', 'packing'], ['planning', 'packing']],
  [
    '4',
    'a vote in which everybody has voted',
    { vote: voted, voted: ['sam', 'priya'] },
    [],
    ['planning', 'packing'],
  ],
  ['4', 'a vote that has ended', { vote: { ...vote, closesOn: '2027-01-01' } }, [], ['planning', 'packing']],
  [
    '5',
    'a to-do of this week',
    { ownTodos: [todo('2027-01-14'), todo('2027-01-23')] },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  ['5', 'a to-do of the day', { ownTodos: [todo('2027-01-24')] }, ['on'], ['on']],
  [
    '6',
    'no seat to the site',
    { seats: { Priya: null, Sam: null } },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  ['7', 'nobody invited', { people: { attendees: [sam] } }, [], ['planning', 'packing']],
  [
    '7',
    'an invitation that bounced',
    { people: { pending: [joe] }, bounced: ['joe'] },
    [],
    ['planning', 'packing'],
  ],
  [
    '8',
    'something only the site can say',
    { fit: { access: null }, people: { attendees: [sam, { ...priya, vehicles: [car('corolla')] }] } },
    [],
    ['planning', 'packing'],
  ],
  ['9', 'others without a seat', { seats: { Priya: null } }, [], ['planning', 'packing']],
  [
    '10',
    'a booking to be paid later',
    { bookings: [mine], ownTodos: [{ ...payLater, due_on: '2027-01-30' }] },
    [],
    ['planning', 'packing'],
  ],
  ['10', 'a booking for too few', { bookings: [{ ...mine, people: 2 }] }, [], ['planning', 'packing']],
  [
    '11',
    'a trip that begins tomorrow without a plan at home',
    { trip: tomorrow, site: { wayIn: null, fires: null, reception: false, drinkingWater: null } },
    ['packing'],
    ['packing'],
  ],
  [
    '12',
    'open things on the packing list',
    { packing: { all: 12, open: ['Tent', 'Stove'] } },
    ['packing'],
    ['packing'],
  ],
  [
    '13',
    'a to-do without a date',
    { ownTodos: [todo(null)] },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  [
    '13',
    'a meal without a dish',
    { cooked: [{ day: '2027-01-24', meal: 'dinner', own: true, titled: false }] },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  ['14b', 'a plan that is open at home', { homePlan }, ['after'], ['after']],
  [
    '14c',
    'a meal tonight',
    { cooked: [{ day: '2027-01-24', meal: 'dinner', own: true, titled: true }] },
    ['on'],
    ['on'],
  ],
  ['14c', 'a duty tonight', { turns: [{ day: '2027-01-24', duty: 'Dishes' }] }, ['on'], ['on']],
  [
    '14d',
    'a plan of today',
    { plans: [{ id: 'swim', day: '2027-01-24', at: '18:00', text: 'Swim at the bend' }] },
    ['on'],
    ['on'],
  ],
  ['15', 'a meal that nobody cooks', { cooked: [] }, ['planning', 'packing'], ['planning', 'packing']],
  ['15', 'missing gear', { gearLines: [line('Tarp', 1)] }, ['planning', 'packing'], ['planning', 'packing']],
  [
    '16',
    'a booking that nobody makes',
    { bookings: [booking({ household_id: null })] },
    ['planning', 'packing'],
    ['planning', 'packing'],
  ],
  ['17', 'somebody who was invited long ago', { people: { pending: [joe] } }, [], ['planning', 'packing']],
  [
    '18',
    'a debt',
    { costs: costs(debt('priya', 'sam'), debt('sam', 'priya', 100)) },
    ['planning', 'packing', 'after'],
    ['planning', 'packing', 'after'],
  ],
  ['19', 'a packing list without marks', { asksPacking: true }, ['after'], ['after']],
  ['20', 'a fact that nobody has said', { asks: true }, ['after'], ['after']],
];

test('on a trip on which everything is done, only a meal of the day is next', () => {
  for (const moment of all)
    for (const role of [null, 'organiser'] as const)
      expect(headings(moment, role)).toEqual(moment === 'on' ? ['Dinner tonight'] : []);
});

test.each(table)('rank %s: %s', (rank, _, changes, member, organiser) => {
  const held = (role: Role) => all.filter((moment) => ranksOf(moment, role, changes).includes(rank));
  expect(held(null)).toEqual(member);
  expect(held('organiser')).toEqual(organiser);
});

test('every rank but 14a is in the table, in the order of the list', () => {
  const held = [...new Set(table.map(([rank]) => rank))];
  expect(held).toHaveLength(21);
});

test('a trip that is called off has nothing next, and who isn’t going only sees their debts', () => {
  for (const [, , changes] of table) {
    const off = { ...changes, trip: { ...changes.trip, called_off: true } };
    const declined = {
      ...changes,
      trip: { ...changes.trip, attending: false },
      people: { attendees: [sam] },
    };
    for (const moment of all) {
      expect(things(moment, 'organiser', off)).toEqual([]);
      for (const rank of ranksOf(moment, null, declined)) expect(rank).toBe('18');
    }
  }
});

test('whoever hasn’t answered is asked that first, and then for their vote; after the trip nobody is', () => {
  const pending = { trip: { attending: null }, people: { attendees: [sam] }, vote };
  expect(headings('planning', null, pending)).toEqual([
    'Are you coming?',
    'Dates still open: say what suits you',
  ]);
  expect(things('after', null, pending)).toEqual([]);
  const [{ second, action } = { second: null, action: null }] = things('planning', null, pending);
  expect(action?.send).toBeNull();
  expect(second?.send?.body).toMatchObject({ attending: false });
});

test('an organiser whose vote alone is missing may decide', () => {
  expect(headings('planning', 'organiser', { vote, voted: ['priya'] })).toEqual([
    'Everyone else has voted. Pick the dates',
  ]);
});

test('one lift seats the whole household, each person by a call of their own', () => {
  const family = { ...priya, crew: [camper('Priya'), camper('Bao', 'child')] };
  const people = { attendees: [sam, family] };
  const [lift] = things('planning', null, { people, seats: { Priya: null, Bao: null } });
  expect(lift).toMatchObject({ heading: 'You need a lift', text: 'Sam has 3 free seats.' });
  const seat = (person_id: string, ride_id: string | null) => ({
    path: '/api/trips/1/seats',
    body: { person_id, ride_id },
  });
  expect(lift?.action).toMatchObject({
    label: 'Ride with Sam',
    send: { ...seat('Priya', 'prado'), next: seat('Bao', 'prado') },
    undo: { ...seat('Priya', null), next: seat('Bao', null) },
  });
  const [alone] = things('planning', null, { people, seats: { Priya: 'prado', Bao: null } });
  expect(alone).toMatchObject({ heading: 'Bao needs a lift' });
  expect(alone?.action?.send).not.toHaveProperty('next');
});

test('a car that comes later than the reader says so, and a full one isn’t offered', () => {
  const linh = goingRow('Linh Tran', inviteeRow('linh'), {
    crew: [camper('Linh')],
    vehicles: [car('jimny', { seats: 2 })],
    arrive_on: '2027-01-24',
  });
  const alone = { ...sam, vehicles: [car('prado', { seats: 2 })] };
  const people = { attendees: [alone, priya, linh] };
  expect(things('planning', null, { people, seats: {} })[0]).toMatchObject({
    text: 'Linh has a free seat, and arrives on Sunday.',
    action: { label: 'Ride with Linh' },
    second: { label: 'See all cars' },
  });
  const full = { attendees: [alone, priya] };
  expect(things('planning', null, { people: full, seats: {} })[0]).toMatchObject({
    action: { label: 'See all cars' },
    second: null,
  });
});

test('a car that is there in time is offered before a larger one, and a toddler isn’t sent alone', () => {
  const linh = goingRow('Linh Tran', inviteeRow('linh'), {
    crew: [camper('Linh')],
    vehicles: [car('bus', { seats: 9 })],
    arrive_on: '2027-01-24',
  });
  const people = { attendees: [sam, priya, linh] };
  expect(things('planning', null, { people, seats: {} })[0]?.action).toMatchObject({
    label: 'Ride with Sam',
  });
  const family = { ...priya, crew: [camper('Priya'), camper('Bao', 'toddler')] };
  const apart = {
    people: { attendees: [{ ...sam, vehicles: [car('prado'), car('ute', { seats: 2 })] }, family] },
    seats: { Sam: 'prado', Jo: 'ute', Priya: 'ute', Bao: null },
  };
  expect(things('planning', null, apart)[0]).toMatchObject({
    heading: 'Bao needs a lift',
    action: { label: 'See all cars' },
  });
});

test('a lift in a car about which to ask the campsite says so, and nobody at camp is offered one', () => {
  const outback = { ...sam, vehicles: [car('outback', { drivetrain: 'All Wheel Drive' })] };
  const asks = {
    fit: { access: '4 Wheel Drive' as const },
    people: { attendees: [outback, priya] },
    seats: {},
  };
  expect(ownLift(nextPage(null, asks), moments.planning)?.text).toBe(
    'Sam has 3 free seats, if the campsite says yes.',
  );
  const tonight = goingRow('Linh Tran', inviteeRow('linh'), {
    crew: [camper('Linh')],
    vehicles: [car('jimny')],
    arrive_on: '2027-01-24',
    arrive_by: 'night',
  });
  const there = { people: { attendees: [sam, priya, tonight] }, seats: {} };
  expect(ownLift(nextPage(null, there), moments.planning)?.label).toBe('Ride with Sam');
  expect(ownLift(nextPage(null, there), moments.on)).toBeNull();
});

test('a trip to which nobody brings a car isn’t all set', () => {
  const people = { attendees: [{ ...sam, vehicles: [] }, priya] };
  expect(things('planning', 'organiser', { people, seats: {} })).toMatchObject([
    { rank: '9', heading: 'Nobody brings a car yet', action: { href: '/trip/1/people' } },
  ]);
});

test('the way to camp is asked about until one is there: a lift, then the meeting point', () => {
  const sunday = { ...priya, arrive_on: '2027-01-24', arrive_by: 'night' as const };
  const late = { people: { attendees: [sam, sunday] } };
  expect(ranksOf('on', null, { ...late, seats: {} })).toEqual(['6', '14a']);
  expect(headings('on', null, late)).toEqual(['Peppercorn Flat, about 111\u00a0km']);
  // Sam’s car has been at camp since the day before.
  expect(things('on', null, { ...late, seats: {} })[0]?.action).toMatchObject({ label: 'See all cars' });
  const too = goingRow('Linh Tran', inviteeRow('linh'), {
    crew: [camper('Linh')],
    vehicles: [car('jimny')],
    arrive_on: '2027-01-24',
    arrive_by: 'night',
  });
  expect(
    things('on', null, { people: { attendees: [sam, sunday, too] }, seats: {} })[0]?.action,
  ).toMatchObject({ label: 'Ride with Linh' });
  const noon = { ...sunday, arrive_by: 'morning' as const };
  expect(ranksOf('on', null, { people: { attendees: [sam, noon] }, seats: {} })).toEqual(['14d']);
});

test('only who comes at the usual time is sent to the meeting point', () => {
  const trip = { meeting_point: 'Wee Jasper store', meeting_time: '17:30' };
  const first = (arrive_by: 'night' | null) =>
    nextThings(
      nextPage(null, { trip, people: { attendees: [sam, { ...priya, arrive_by }] } }),
      new Date('2027-01-23T06:20:00Z'),
    )[0];
  expect(first(null)).toMatchObject({ rank: '14a', heading: 'Meet at 5:30 pm, Wee Jasper store' });
  expect(first('night')?.heading).toBe('Peppercorn Flat, about 111\u00a0km');
});

test('the day’s next plan or meal is of those who are there, and a time is said once', () => {
  const swim = { id: 'swim', day: '2027-01-24', at: '18:00', text: 'Swim' };
  const on = (stay: object, plans = [swim]) =>
    things('on', null, { plans, people: { attendees: [sam, { ...priya, ...stay }] } });
  expect(on({})).toMatchObject([{ heading: 'Swim, 6 pm' }]);
  expect(on({})[0]).not.toHaveProperty('at');
  expect(on({}, [{ ...swim, at: '20:00' }])).toMatchObject([{ heading: 'Dinner tonight' }]);
  for (const stay of [{ arrive_on: '2027-01-25' }, { leave_on: '2027-01-24' }]) expect(on(stay)).toEqual([]);
  const cooked = [{ day: '2027-01-24', meal: 'dinner' as const, own: true, titled: true }];
  expect(things('on', null, { cooked })).toMatchObject([
    { heading: 'You’re cooking tonight', at: expect.stringMatching(/pm$/) },
  ]);
});

test('a caravan without a car to tow it is its household’s, and for the organiser one row with the seats', () => {
  const towed = { ...priya, vehicles: [caravan('caravan')] };
  const people = { attendees: [sam, towed] };
  expect(headings('planning', null, { people })).toEqual(['Priya’s caravan has no car to tow it']);
  expect(ranksOf('planning', 'organiser', { people, seats: {} })).toEqual(['9']);
});

test('all questions to the site are one row, and all about the booking another', () => {
  const people = {
    attendees: [
      { ...sam, vehicles: [car('prado')] },
      { ...priya, vehicles: [car('corolla')] },
    ],
  };
  const pet = { type: 'pet' as const, id: 'Rusty', name: 'Rusty', pet_type: 'Dog' as const, breed: null };
  const both = { attendees: people.attendees.map((each) => ({ ...each, crew: [...each.crew, pet] })) };
  const asked = things('planning', 'organiser', {
    people: both,
    seats: {},
    fit: { access: null, pets: null },
  });
  expect(asked.filter(({ rank }) => rank === '8')).toMatchObject([
    { heading: 'Ask Peppercorn Flat two things', action: { href: '/trip/1?ask=1' } },
  ]);
  const bookings = [{ ...mine, status: 'asked' as const, people: 2, pay_by: '2027-01-22' }];
  expect(things('planning', 'organiser', { bookings, ownTodos: [payLater] })).toMatchObject([
    {
      rank: '10',
      heading: 'Booking: not confirmed, one short, $312 due',
      text: 'You asked for 2. 3 are coming. Pay by Fri 22 Jan.',
      due: '2027-01-22',
    },
  ]);
});

test('of several bookings, the row tells how far the reader’s own are', () => {
  const own = (status: 'asked' | 'booked') => [
    booking({ id: 'own', household_id: 'sam', status }),
    booking({ id: 'other', household_id: 'priya', status: 'to book' }),
  ];
  expect(headings('planning', 'organiser', { bookings: own('asked') })).toEqual(['Booking: not confirmed']);
  expect(headings('planning', 'organiser', { bookings: own('booked') })).toEqual([]);
  expect(headings('planning', null, { bookings: own('booked') })).toEqual(['Booking: not made yet']);
  const nobodys = { bookings: [booking({ household_id: null, people: 2 })] };
  expect(ranksOf('planning', 'organiser', nobodys)).toEqual(['16']);
});

test('a payment of the booking becomes urgent three days before its last day', () => {
  const due = { ...payLater, due_on: '2027-01-14' };
  const [first, ...others] = things('planning', 'organiser', { bookings: [mine], ownTodos: [due] });
  expect(first).toMatchObject({
    rank: '5',
    heading: 'Pay Peppercorn Flat $312 by Thursday',
    due: '2027-01-14',
  });
  expect(first?.action).toMatchObject({ label: 'I’ve paid', send: { body: { done: true } } });
  expect(others).toEqual([]);
});

test('a booking that was handed over is its household’s, and only an organiser can note the site’s answers', () => {
  const handed = { bookings: [{ ...mine, household_id: 'priya', people: 2 }], fit: { access: null } };
  const people = { attendees: [{ ...sam, vehicles: [car('prado')] }, priya] };
  expect(ranksOf('planning', null, { ...handed, people })).toEqual(['10']);
  expect(ranksOf('planning', 'organiser', { ...handed, people })).toEqual(['8']);
});

test('a plan at home is closed from noon of the household’s last day', () => {
  const at = (time: string) =>
    nextThings(nextPage(null, { homePlan }), new Date(time)).map(({ rank }) => rank);
  expect(at('2027-01-26T00:59:00Z')).toEqual([]);
  expect(at('2027-01-26T01:00:00Z')).toEqual(['14b']);
});

test('a plan that the person at home refused is none', () => {
  const refused = { homePlan: { ...homePlan, refused: true } };
  expect(ranksOf('after', null, refused)).toEqual([]);
  const site = { wayIn: null, fires: null, reception: false, drinkingWater: null };
  expect(ranksOf('packing', null, { ...refused, trip: tomorrow, site })).toContain('11');
  expect(ranksOf('packing', null, { homePlan, trip: tomorrow, site })).not.toContain('11');
});

test('a guest isn’t asked for a plan at home, and nobody where there’s reception', () => {
  const leaves = (reception: boolean | null, guest = false) =>
    ranksOf('packing', null, {
      trip: tomorrow,
      guest,
      site: { wayIn: null, fires: null, reception, drinkingWater: null },
    }).includes('11');
  expect([leaves(null), leaves(false), leaves(true), leaves(false, true)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('open meals and missing gear are at most one row each; what several bring is on the page', () => {
  const gearLines = [line('Water', 160, 240, 'L'), line('Tarp', 1)];
  const shown = things('planning', null, { cooked: [], gearLines });
  expect(shown.map(({ heading }) => heading)).toEqual([
    'Nobody’s cooking Saturday dinner',
    'Water: 160 L short',
  ]);
  expect(shown[1]?.action).toMatchObject({ label: 'Bring some', send: null });
  expect(headings('planning', null, { gearLines: [line('First-aid kit', 1)] })).toEqual([
    'The first-aid kit is missing',
  ]);
});

test('people are reminded after seven days, in the last week after two, and not again for a day', () => {
  const asked = (asked_on: string, reminded_on: string | null = null) => ({
    people: { pending: [{ ...joe, asked_on, reminded_on }] },
  });
  expect(headings('planning', 'organiser', asked('2027-01-04'))).toEqual(['Joe hasn’t answered']);
  expect(headings('planning', 'organiser', asked('2027-01-05'))).toEqual([]);
  expect(headings('packing', 'organiser', asked('2027-01-18'))).toEqual(['Joe hasn’t answered']);
  for (const day of ['2027-01-20', '2027-01-19'])
    expect(headings('packing', 'organiser', asked('2027-01-10', day))).toEqual([]);
  expect(headings('packing', 'organiser', asked('2027-01-10', '2027-01-18'))).toEqual([
    'Joe hasn’t answered',
  ]);
});

test('a reminder goes to those whom it names, each by a call of their own', () => {
  const pending = [
    joe,
    { ...joe, id: 'kim', name: 'Kim' },
    { ...joe, id: 'lee', name: 'Lee', unmailed: true },
  ];
  const [thing] = things('planning', 'organiser', { people: { pending } });
  const to = (invitee_id: string) => ({ path: '/api/trips/1/reminders', body: { invitee_id } });
  expect(thing).toMatchObject({
    heading: 'Joe and Kim haven’t answered',
    action: { send: { ...to('joe'), next: to('kim') } },
  });
  expect(thing?.action?.send?.next).not.toHaveProperty('next');
});

test('only the organiser can fix an address, and nobody reminds one that refuses mails', () => {
  const bounced = { people: { pending: [joe] }, bounced: ['joe'] };
  expect(ranksOf('planning', 'organiser', bounced)).toEqual(['7']);
  expect(ranksOf('planning', 'co-organiser', bounced)).toEqual([]);
});

test('who isn’t going is told of money that is owed once the trip is over by the site’s clock', () => {
  const page = nextPage(null, {
    trip: { attending: false },
    people: { attendees: [sam] },
    costs: costs(debt('sam', 'priya', 9000)),
  });
  const at = (time: string) => nextThings(page, new Date(time)).map(({ heading }) => heading);
  expect(at('2027-01-26T12:30:00Z')).toEqual([]);
  // Midnight at the site. In the west of Australia it is still the last day.
  expect(at('2027-01-26T13:30:00Z')).toEqual(['Sam owes you $90']);
});

test('before the trip only what one owes counts; after it both, the largest first', () => {
  const money = costs(debt('priya', 'sam'), debt('sam', 'priya', 9000));
  expect(headings('planning', null, { costs: money })).toEqual(['You owe Sam $24.60']);
  expect(headings('after', null, { costs: money })).toEqual(['Sam owes you $90', 'You owe Sam $24.60']);
});
