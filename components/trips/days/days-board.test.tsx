import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { CampDay, Plan } from '@/lib/trips/days/schema';
import type { DaysHousehold } from './day-entries';
import { DaysBoard } from './days-board';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const put = jest.spyOn(api, 'put');
const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  for (const call of [put, post, remove]) call.mockReset().mockResolvedValue({});
});

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
const home = (household_id: string, name: string, more: Partial<DaysHousehold> = {}): DaysHousehold => ({
  household_id,
  name,
  people: 2,
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  ...more,
});
const plan: Plan = {
  id: 'swim',
  day: '2027-01-23',
  at: '16:00',
  text: 'Swim at the bend',
  notes: 'Shoes on',
  by: 'sam',
  households: ['sam'],
};
const dinner = { meal: 'dinner', title: null, cooks: [], people: 4 } as const;
const day = (day: string, more: Partial<CampDay> = {}): CampDay => ({
  day,
  arriving: [],
  leaving: [],
  meals: [{ ...dinner, cooks: [] }],
  plans: [],
  duties: [
    { duty: 0, household_id: null },
    { duty: 1, household_id: 'sam' },
  ],
  ...more,
});
const days = [
  day('2027-01-23', { arriving: ['mia', 'sam'], plans: [plan] }),
  day('2027-01-24'),
  day('2027-01-25'),
  day('2027-01-26', { duties: [], meals: [], leaving: ['mia', 'sam'] }),
];

function open(more: Partial<Parameters<typeof DaysBoard>[0]> = {}) {
  render(
    <DaysBoard
      tripId="t"
      trip={trip}
      today="2027-01-20"
      tides={null}
      datesOpen={false}
      days={days}
      duties={['Water', 'Dishes']}
      households={[home('mia', 'Mia Bennett'), home('sam', 'Sam Kaur')]}
      tints={{ mia: 0, sam: 1 }}
      own="mia"
      ownId="mia"
      organises={false}
      edits={true}
      over={[]}
      sky={null}
      sunset={{ '2027-01-23': '20:19' }}
      water={null}
      {...more}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const saturday = () => within(screen.getByRole('region', { name: 'Sat 23 Jan' }));

test('a day is ordered by time, with its people, sunset and turns', () => {
  open();
  const lines = saturday()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual(
    [
      'AfternoonEverybody arrives4 people',
      '4 pmSwim at the bendShoes onSam Kaur: 2 inJoin: Swim at the bend',
      'DinnerNobody yetI’ll cook Saturday dinner',
    ].map((text) => expect.stringContaining(text.slice(0, 20))),
  );
  expect(saturday().getByText('4 people overnight')).toBeVisible();
  expect(saturday().getByText('8:19 pm', { exact: false })).toBeVisible();
  expect(saturday().getByRole('button', { name: /^Dishes.*Sam on Saturday$/ })).toBeVisible();
});

test('tonight is today’s; while the dates are open, the page says whose days these are', () => {
  open({ today: '2027-01-23', datesOpen: true });
  expect(saturday().getByText('4 people tonight')).toBeVisible();
  expect(screen.getByText(/^Dates still open: these are the days of the first choice/)).toBeVisible();
});

test('a dinner that is over and that nobody cooked is gone', () => {
  const cooked = day('2027-01-24', { meals: [{ ...dinner, title: 'Dal', cooks: [] }] });
  open({
    days: [days[0] as CampDay, cooked, ...days.slice(2)],
    over: ['2027-01-23 dinner', '2027-01-24 dinner'],
  });
  expect(saturday().queryByText('Dinner')).toBeNull();
  const sunday = within(screen.getByRole('region', { name: 'Sun 24 Jan' }));
  expect(sunday.getByText('Dal')).toBeVisible();
  expect(sunday.queryByRole('button', { name: /cook/ })).toBeNull();
});

test('one tap joins a plan, a second one leaves it', async () => {
  const user = open();
  await user.click(saturday().getByRole('button', { name: /^Join\s?: Swim at the bend/ }));
  expect(put).toHaveBeenCalledWith('/api/trips/t/plans/swim/going', { going: true });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('a free turn is taken in the reader’s name', async () => {
  const user = open();
  await user.click(saturday().getByRole('button', { name: /^Water/ }));
  await user.click(screen.getByRole('button', { name: 'We’ll do it' }));
  expect(put).toHaveBeenCalledWith('/api/trips/t/duties/2027-01-23/0', {
    household_id: 'mia',
    from: null,
    duty: 'Water',
  });
});

test('a member can take over another household’s turn, but not hand it to a third; a refusal is shown', async () => {
  put.mockRejectedValue(new ApiError(409, 'Tom has taken this turn: Dishes.'));
  const user = open();
  await user.click(saturday().getByRole('button', { name: /^Dishes/ }));
  expect(screen.getByText('It’s Sam Kaur’s turn.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getAllByRole('button', { pressed: false })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'We’ll do it' }));
  expect(await screen.findByText('Tom has taken this turn: Dishes.')).toBeVisible();
});

test('an organiser gives a turn to a household that is there, or to nobody', async () => {
  const late = home('tom', 'Tom Walker', { arrive_on: '2027-01-24' });
  const user = open({
    organises: true,
    households: [home('mia', 'Mia Bennett'), home('sam', 'Sam Kaur'), late],
  });
  await user.click(saturday().getByRole('button', { name: /^Dishes/ }));
  const offered = within(screen.getByRole('dialog')).getAllByRole('button').slice(1);
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Mia Bennett (you)',
    'Sam Kaur',
    'Nobody yet',
  ]);
  await user.click(screen.getByRole('button', { name: 'Nobody yet' }));
  expect(put).toHaveBeenCalledWith('/api/trips/t/duties/2027-01-23/1', {
    household_id: null,
    from: 'sam',
    duty: 'Dishes',
  });
});

test('an organiser shares out the free turns after a preview of how many each household gets', async () => {
  const turns = [{ duty: 0, household_id: 'mia' }];
  post.mockResolvedValue({ days: days.map((each) => ({ ...each, duties: turns })), duties: ['Water'] });
  const user = open({ organises: true });
  await user.click(screen.getByRole('button', { name: 'Share out the duties' }));
  expect(await screen.findByText('4 turns')).toBeVisible();
  expect(post).toHaveBeenLastCalledWith('/api/trips/t/duties/suggestion', {});
  await user.click(screen.getByRole('button', { name: 'Use this' }));
  await waitFor(() =>
    expect(post).toHaveBeenLastCalledWith('/api/trips/t/duties/suggestion', { apply: true }),
  );
});

test('duties are chosen from the usual ones and custom ones', async () => {
  const user = open({ organises: true });
  await user.click(screen.getByRole('button', { name: 'Choose the duties' }));
  await user.click(await screen.findByLabelText('Dishes'));
  await user.click(screen.getByLabelText('Set up'));
  await user.type(screen.getByLabelText(/Another one/), 'Ice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/api/trips/t/duties', { duties: ['Water', 'Set up', 'Ice'] }),
  );
});

test('a plan needs only its text; a refusal keeps what was typed', async () => {
  post.mockRejectedValueOnce(new ApiError(409, 'A trip has room for 100 plans. Please remove some first.'));
  const user = open();
  await user.click(saturday().getByRole('button', { name: 'Add a plan on Saturday' }));
  await user.type(await screen.findByLabelText('What will you do?'), 'Cave tour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/has room for 100/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(post).toHaveBeenLastCalledWith('/api/trips/t/plans', {
      text: 'Cave tour',
      day: '2027-01-23',
      at: null,
      notes: null,
    }),
  );
});

test('the household that made a plan deletes it and can undo that; others can’t', async () => {
  const user = open({ ownId: 'sam', own: 'sam' });
  await user.click(saturday().getByRole('button', { name: 'Swim at the bend' }));
  await user.click(await screen.findByRole('button', { name: 'Take it off the plan' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith('/api/trips/t/plans/swim'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(post).toHaveBeenCalledWith('/api/trips/t/plans/swim/restore', {});
});

test('a reader who isn’t going sees no controls', () => {
  open({ own: null, ownId: 'ann', edits: false });
  for (const name of [/^Join/, /^I’ll cook/, /^Add a plan/, /^Edit/, /^Share out/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(saturday().getByText('nobody yet')).toBeVisible();
});

test('on a phone, days after the second are folded until a tap', async () => {
  const user = open();
  const folded = () => screen.getAllByRole('button', { expanded: false });
  expect(folded()).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: /^Mon 25/ }));
  expect(folded()).toHaveLength(1);
});
