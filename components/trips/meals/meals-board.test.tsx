import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { toMeals } from '@/lib/trips/meals/to-meals';
import { camper, household } from '@/tests/factories/households';
import { MealsBoard } from './meals-board';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const [put, post, patch, remove] = [
  jest.spyOn(api, 'put'),
  jest.spyOn(api, 'post'),
  jest.spyOn(api, 'patch'),
  jest.spyOn(api, 'delete'),
];
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [put, post, patch, remove]) call.mockResolvedValue({ meal: { cooks: [] } });
});

const trip = { start_date: '2027-03-26', end_date: '2027-03-28' };
const going = [household('Mia', [camper('Mia'), camper('Kim', 'child')]), household('Tom', [camper('Tom')])];
const bread = { id: 'b', text: 'Bread rolls, 24', ticked: false, taken_by: null };
const dinner = {
  day: '2027-03-26',
  meal: 'dinner' as const,
  title: 'Sausages',
  notes: 'Six veggie ones',
  cooks: ['Tom'],
  items: [bread, { id: 's', text: 'Sausages, 24', ticked: true, taken_by: null }],
};

function open(changes: Partial<Parameters<typeof MealsBoard>[0]> = {}) {
  const { days } = toMeals(trip, going, { meals: [dinner], diets: [] });
  render(
    <MealsBoard
      path="/api/trips/1/meals"
      days={days}
      households={going.map(({ household_id, profile_name }) => ({ household_id, name: profile_name }))}
      tints={{ Tom: 2 }}
      own="Mia"
      organises={false}
      edits
      over={[]}
      diets={null}
      dietsByMeal={{}}
      {...changes}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const day = () => region(/^Friday 26/);
const saturdayLunch = '/api/trips/1/meals/2027-03-27/lunch';
const fridayDinner = '/api/trips/1/meals/2027-03-26/dinner';

test('a day says how many people eat; a meal has its dish and its cooks, and none before the arrival', () => {
  open();
  expect(day()).toHaveTextContent('3 people');
  expect(day()).toHaveTextContent(/DinnerFriday dinner: Sausages.*Cooked by Tom/);
  expect(day()).not.toHaveTextContent(/Breakfast|Lunch/);
  expect(region(/^Sunday 28/)).toHaveTextContent(/Breakfast.*Nobody yet/);
  expect(region(/^Sunday 28/)).not.toHaveTextContent(/Lunch|Dinner/);
});

test('only the reader’s own meals say for how many', () => {
  const { days } = toMeals(trip, going, {
    meals: [dinner, { ...dinner, day: '2027-03-27', cooks: ['Mia'] }],
    diets: [],
  });
  open({ days });
  expect(region(/^Saturday 27/)).toHaveTextContent('you, for 3');
  expect(day()).not.toHaveTextContent(/for \d/);
});

test('what is over asks nobody, and a day that is over folds to one line', async () => {
  const over = ['breakfast', 'lunch', 'snacks', 'dinner'].map((kind) => `2027-03-26 ${kind}`);
  const user = open({ over: [...over, '2027-03-27 breakfast'] });
  expect(button('Friday, done')).toHaveAttribute('aria-expanded', 'false');
  expect(region(/^Saturday 27/)).not.toHaveTextContent('Breakfast');
  expect(button('I’ll cook Saturday lunch')).toBeVisible();
  await user.click(button('Friday, done'));
  expect(button('Friday, done')).toHaveAttribute('aria-expanded', 'true');
});

test('a dish that nobody cooks asks for a cook, until its time is over', () => {
  const toast = { ...dinner, day: '2027-03-27', meal: 'breakfast' as const, title: 'Toast', cooks: [] };
  const { days } = toMeals(trip, going, { meals: [toast, { ...toast, meal: 'lunch' }], diets: [] });
  open({ days, over: ['2027-03-27 breakfast'] });
  expect(screen.getAllByText('Toast')).toHaveLength(2);
  expect(screen.getAllByText('nobody yet')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'I’ll cook Saturday breakfast' })).toBeNull();
  expect(button('I’ll cook Saturday lunch')).toBeVisible();
});

test('nothing folds once the whole trip is over', () => {
  const kinds = ['breakfast', 'lunch', 'snacks', 'dinner'];
  const days = ['2027-03-26', '2027-03-27', '2027-03-28'];
  open({ edits: false, over: days.flatMap((each) => kinds.map((kind) => `${each} ${kind}`)) });
  expect(screen.queryByRole('button', { name: /done$/ })).toBeNull();
  expect(screen.queryByText('Nobody')).toBeNull();
});

test('a trip without meals says where to start', () => {
  open({ days: toMeals(trip, going, { meals: [], diets: [] }).days });
  expect(screen.getByText('Nobody’s cooking yet. Start with Friday dinner.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shopping' })).toBeNull();
});

test('cooks go by given names where these are unique', () => {
  const alike = [household('Kim Lee', [camper('Kim')]), household('Kim Hart', [camper('Kim')])];
  const all = [household('Tom Wright', [camper('Tom')]), ...alike];
  const cooks = all.map(({ household_id }) => household_id);
  const { days } = toMeals(trip, all, { meals: [{ ...dinner, cooks }], diets: [] });
  open({ days, households: all.map(({ household_id, profile_name: name }) => ({ household_id, name })) });
  expect(day()).toHaveTextContent('Cooked by Tom, Kim Lee, Kim Hart');
});

test('one tap takes an open meal, a message names the other cooks, and the focus stays with the meal', async () => {
  const user = open();
  const cooks = [
    { household_id: 'Tom', name: 'Tom' },
    { household_id: 'Mia', name: 'Mia' },
  ];
  put.mockResolvedValueOnce({ meal: { cooks } });
  await user.click(button('I’ll cook Saturday lunch'));
  expect(put).toHaveBeenCalledWith(saturdayLunch, { cook: true, household_id: 'Mia' });
  expect(await screen.findByText('You cook Saturday lunch with Tom.')).toBeVisible();
  await waitFor(() => expect(button(/^Saturday lunch: /)).toHaveFocus());
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a tap that could not be saved is undone with the server’s message', async () => {
  const user = open();
  put.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(button('I’ll cook Saturday lunch'));
  expect(await screen.findByText('This trip was called off.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'I’ll cook Saturday lunch' })).toBeVisible();
});

test('the list counts ticks, shows a tick at once and undoes it on a failure', async () => {
  const user = open();
  const list = within(region('Shopping'));
  expect(region('Shopping')).toHaveTextContent('1 of 2');
  expect(list.getAllByText('Friday dinner')).toHaveLength(2);
  let fail: (error: Error) => void = () => undefined;
  patch.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  await user.click(list.getByLabelText(/^Bread rolls, 24/));
  expect(patch).toHaveBeenCalledWith(`${fridayDinner}/items/b`, { ticked: true });
  expect(region('Shopping')).toHaveTextContent('2 of 2');
  fail(new ApiError(0, undefined));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(region('Shopping')).toHaveTextContent('1 of 2'));
  expect(refresh).not.toHaveBeenCalled();
});

test('the form of a meal sends only what was changed, and adds the item that is still in the field', async () => {
  const user = open();
  await user.click(button(/^Friday dinner: Sausages/));
  const meal = dialog('Friday dinner');
  const title = await meal.findByLabelText(/What’s cooking/);
  expect(title).toHaveFocus();
  expect(meal.getByLabelText(/Notes/)).toHaveValue('Six veggie ones');
  await user.clear(title);
  await user.type(title, 'Dal');
  await user.type(meal.getByLabelText('Add to the list'), 'Lentils');
  await user.click(meal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith(fridayDinner, { title: 'Dal' }));
  expect(post).toHaveBeenCalledWith(`${fridayDinner}/items`, { text: 'Lentils' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(/^Friday dinner: /)).toHaveFocus();
});

test('a failed save keeps the form’s values, with the message at its field', async () => {
  const user = open();
  await user.click(button(/^Friday dinner: Sausages/));
  const meal = dialog('Friday dinner');
  await user.type(await meal.findByLabelText(/What’s cooking/), ' and dal');
  put.mockRejectedValueOnce(new ApiError(400, 'No.', { title: 'That is odd.' }));
  await user.click(meal.getByRole('button', { name: 'Save' }));
  expect(await meal.findByText('That is odd.')).toBeVisible();
  expect(meal.getByLabelText(/What’s cooking/)).toHaveValue('Sausages and dal');
});

test('Enter adds one item after another, and an item that failed can be sent again', async () => {
  const user = open();
  await user.click(button(/^Friday dinner: Sausages/));
  const field = await screen.findByLabelText('Add to the list');
  await user.type(field, 'Lentils{Enter}');
  expect(post).toHaveBeenCalledWith(`${fridayDinner}/items`, { text: 'Lentils' });
  expect(field).toHaveValue('');
  post.mockRejectedValueOnce(new ApiError(409, 'The list is full.'));
  await user.type(field, 'Rice{Enter}');
  expect(await screen.findByText('The list is full.')).toBeVisible();
  expect(field).toHaveValue('Rice');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a deleted item can be put back', async () => {
  const user = open();
  await user.click(button(/^Friday dinner: Sausages/));
  await user.click(await screen.findByRole('button', { name: 'Take Bread rolls, 24 off the list' }));
  expect(remove).toHaveBeenCalledWith(`${fridayDinner}/items/b`);
  expect(button('Take Sausages, 24 off the list')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(post).toHaveBeenCalledWith(`${fridayDinner}/items`, { text: 'Bread rolls, 24' });
});

test('a member can cook a meal with others, but can’t add or remove other cooks', async () => {
  const user = open();
  await user.click(button(/^Friday dinner: Sausages/));
  await user.click(await screen.findByRole('button', { name: 'I’ll cook too' }));
  expect(put).toHaveBeenCalledWith(fridayDinner, { cook: true, household_id: 'Mia' });
  expect(screen.queryByRole('button', { name: 'Tom doesn’t cook it' })).toBeNull();
  expect(screen.queryByLabelText('Somebody else cooks')).toBeNull();
});

test('an organiser adds and removes other cooks', async () => {
  const user = open({ organises: true });
  await user.click(button(/^Friday dinner: Sausages/));
  await user.click(await screen.findByRole('button', { name: 'Tom doesn’t cook it' }));
  expect(put).toHaveBeenCalledWith(fridayDinner, { cook: false, household_id: 'Tom' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(button('Saturday lunch: Nobody yet'));
  await user.selectOptions(await screen.findByLabelText('Somebody else cooks'), 'Tom');
  expect(put).toHaveBeenLastCalledWith(saturdayLunch, { cook: true, household_id: 'Tom' });
});

test('a reader who may not write reads everything, but can’t tick', () => {
  open({ edits: false, own: null });
  expect(screen.queryByRole('button', { name: /cook|dinner|snacks/ })).toBeNull();
  expect(day()).toHaveTextContent('Sausages');
  expect(screen.queryByText(/ yet$/)).toBeNull();
  for (const tick of screen.getAllByRole('checkbox')) expect(tick).toBeDisabled();
});

describe('one shopping list for all meals', () => {
  const lunch = { ...dinner, day: '2027-03-27', meal: 'lunch' as const, cooks: [] };
  const item = (id: string, text: string, taken_by: string | null = null) => ({
    id,
    text,
    ticked: false,
    taken_by,
  });
  const daysWith = (atDinner: ReturnType<typeof item>[], atLunch: ReturnType<typeof item>[]) =>
    toMeals(trip, going, {
      meals: [
        { ...dinner, items: atDinner },
        { ...lunch, items: atLunch },
      ],
      diets: [],
    }).days;
  const list = () => within(region('Shopping'));

  test.each<[string, object, () => HTMLElement]>([
    ['taken', { taken: true, household_id: 'Mia' }, () => button(/^We’ll buy it.*5 L milk$/)],
    ['ticked', { ticked: true }, () => list().getByLabelText(/^5 L milk/)],
  ])('the same item of two meals is summed, and is %s as one', async (_, sent, pressed) => {
    const user = open({ days: daysWith([item('a', '3 L milk')], [item('b', '2 L milk')]) });
    expect(region('Shopping')).toHaveTextContent('0 of 1');
    expect(list().getByText('Friday dinner and Saturday lunch')).toBeVisible();
    await user.click(pressed());
    await waitFor(() => expect(patch).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(patch.mock.calls).toEqual([
      [`${fridayDinner}/items/a`, sent],
      [`${saturdayLunch}/items/b`, sent],
    ]);
  });

  test('each household’s items stand apart, and a household gives back only its own', async () => {
    const things = [item('a', 'Milk', 'Mia'), item('b', 'Bread', 'Tom'), item('c', 'Rice')];
    const user = open({ days: daysWith(things, []) });
    const heads = list().getAllByRole('heading', { level: 3 });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['We buy', 'Nobody yet', 'Tom buys']);
    expect(list().getAllByRole('button', { name: /^We(’ll| won’t) buy/ })).toHaveLength(2);
    await user.click(button('We won’t buy Milk'));
    expect(patch).toHaveBeenCalledWith(`${fridayDinner}/items/a`, { taken: false, household_id: 'Mia' });
  });

  test('diets show with the meal, and mark the items that they name', async () => {
    const diet = { household_id: 'Mia', name: 'Kim', diet: 'Allergic to peanuts' };
    const days = daysWith([item('a', 'Peanut butter'), item('b', 'Donuts')], [item('c', 'Peanuts')]);
    const user = open({ days, dietsByMeal: { '2027-03-26 dinner': [diet] } });
    // The list has Kim's allergy only once, because Kim isn’t at Saturday’s lunch.
    expect(list().getAllByText('Kim: Allergic to peanuts')).toHaveLength(1);
    await user.click(button(/^Friday dinner: Sausages/));
    const meal = dialog('Friday dinner');
    expect(await meal.findByText('Allergies and diets at this meal')).toBeVisible();
    expect(meal.getByText('Peanut butter').parentElement).toHaveTextContent('Kim: Allergic to peanuts');
    expect(meal.getByText('Donuts').parentElement).not.toHaveTextContent('Kim');
  });

  test('a reader who may not write takes no items', () => {
    open({ days: daysWith([item('a', 'Milk')], []), edits: false, own: null });
    expect(screen.queryByRole('button', { name: /buy/ })).toBeNull();
  });
});
