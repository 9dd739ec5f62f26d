import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { OwnRide } from '@/lib/household/rides/schema';
import { RideLists } from './ride-lists';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const noWeights = {
  gvm_kg: null,
  gcm_kg: null,
  tow_limit_kg: null,
  ball_limit_kg: null,
  tare_kg: null,
};
const prado: OwnRide = {
  ...noWeights,
  id: '1',
  type: 'car',
  make: 'Toyota',
  model: 'Prado',
  colour: 'Silver',
  registration: '123ABC',
  drivetrain: '4 Wheel Drive',
  seats: 5,
  can_tow: true,
  description: 'Roof racks',
};
const van: OwnRide = {
  id: '2',
  type: 'trailer',
  trailer_type: 'Caravan',
  description: null,
  atm_kg: null,
  tare_kg: null,
  ball_kg: null,
};
const boat: OwnRide = { id: '3', type: 'boat', boat_type: 'Other', description: 'A raft' };

const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, put, remove]) call.mockResolvedValue({});
});

function show(rides: OwnRide[] = []) {
  render(<RideLists most={30} rides={rides} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);

test('each ride stands under its kind with its name and details', () => {
  show([prado, van, boat]);
  const kind = (name: string) => within(screen.getByRole('region', { name }));
  expect(kind('Cars').getByText('Toyota Prado')).toBeVisible();
  expect(kind('Cars').getByText('Silver · 123ABC')).toBeVisible();
  expect(kind('Cars').getByText('Roof racks')).toBeVisible();
  for (const fact of ['4 Wheel Drive', '5 seats', 'Can tow']) {
    expect(kind('Cars').getByText(fact)).toBeVisible();
  }
  expect(kind('Caravans and trailers').getByText('Caravan')).toBeVisible();
  expect(kind('Watercraft').getByText('A raft')).toBeVisible();
});

test('one seat is written in the singular, and unknown or false facts are left out', () => {
  show([{ ...prado, seats: 1, can_tow: false, registration: null, description: null }]);
  expect(screen.getByText('1 seat')).toBeVisible();
  expect(screen.getByText('Silver')).toBeVisible();
  expect(screen.queryByText('Can tow')).toBeNull();
});

test('facts that a car’s owner left out as a guest are not shown, and the edit form asks for them', async () => {
  const user = show([{ ...prado, model: null, colour: null, registration: null, drivetrain: null }]);
  expect(screen.getByText('Toyota')).toBeVisible();
  expect(screen.getAllByText(/seat|tow/)).toHaveLength(2);
  await user.click(button('Edit Toyota'));
  for (const name of ['Model', 'Colour', 'Drivetrain']) expect(field(name)).toHaveValue('');
  await user.click(button('Save'));
  await waitFor(() => expect(field('Drivetrain')).toHaveAccessibleDescription('Please choose a drivetrain.'));
  expect(put).not.toHaveBeenCalled();
});

test('a car needs make, model, colour and drivetrain, each reported at its field', async () => {
  const user = show();
  await user.click(button('Add Car'));
  await user.click(button('Save'));
  await waitFor(() => expect(field('Make')).toHaveAccessibleDescription('Please enter the make.'));
  expect(field('Make')).toHaveFocus();
  expect(field('Model')).toHaveAccessibleDescription('Please enter the model.');
  expect(field('Colour')).toHaveAccessibleDescription('Please enter the colour.');
  expect(field('Drivetrain')).toHaveAccessibleDescription('Please choose a drivetrain.');
  expect(field(/Registration/)).toBeValid();
  expect(post).not.toHaveBeenCalled();
});

test('an empty registration is sent as null', async () => {
  const user = show();
  await user.click(button('Add Car'));
  await user.type(field('Make'), 'Toyota');
  await user.type(field('Model'), 'Prado');
  await user.type(field('Colour'), 'Silver');
  await user.selectOptions(field('Drivetrain'), '4 Wheel Drive');
  await user.type(field(/^Description/), 'Roof racks');
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledWith('/rides', {
    type: 'car',
    make: 'Toyota',
    model: 'Prado',
    colour: 'Silver',
    registration: null,
    drivetrain: '4 Wheel Drive',
    seats: 5,
    can_tow: false,
    description: 'Roof racks',
    ...noWeights,
  });
  expect(await screen.findByText('Toyota Prado is saved.')).toBeVisible();
  await waitFor(() => expect(button('Add Car')).toHaveFocus());
});

test.each([
  [
    'Add Caravan or Trailer',
    'Caravan',
    'Failed to save trailer',
    { type: 'trailer', trailer_type: 'Caravan', atm_kg: null, tare_kg: null, ball_kg: null },
  ],
  ['Add Watercraft', 'Sailboat', 'Failed to save watercraft', { type: 'boat', boat_type: 'Sailboat' }],
])('%s needs only a type, and an empty description is sent as null', async (label, type, words, sent) => {
  const user = show();
  await user.click(button(label));
  await user.click(button('Save'));
  await waitFor(() => expect(field('Type')).toHaveAccessibleDescription('Please choose a type.'));
  await user.selectOptions(field('Type'), type);
  post.mockRejectedValueOnce(new ApiError(502, undefined));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Type')).toHaveValue(type);
  await user.click(button('Save'));
  expect(post).toHaveBeenLastCalledWith('/rides', { ...sent, description: null });
});

test('a save that fails says why, and what was typed stays', async () => {
  const user = show();
  await user.click(button('Add Car'));
  await user.type(field('Make'), 'Toyota');
  await user.type(field('Model'), 'Prado');
  await user.type(field('Colour'), 'Silver');
  await user.selectOptions(field('Drivetrain'), 'All Wheel Drive');
  for (const [error, words] of [
    [new ApiError(0, undefined), 'Something went wrong while saving'],
    [new ApiError(502, undefined), 'Failed to save car'],
    [new ApiError(503, 'The database is away.'), 'The database is away.'],
  ] as const) {
    post.mockRejectedValueOnce(error);
    await user.click(button('Save'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    // The message is just above Save, because on a phone the top of the form is not visible.
    expect(screen.getByRole('alert').nextElementSibling).toContainElement(button('Save'));
  }
  expect(field('Model')).toHaveValue('Prado');
  expect(field('Drivetrain')).toHaveValue('All Wheel Drive');
  expect(refresh).not.toHaveBeenCalled();
});

test('an edit form is filled in, and its save goes to the ride’s own path', async () => {
  const user = show([prado]);
  await user.click(button('Edit Toyota Prado'));
  expect(field(/Registration/)).toHaveValue('123ABC');
  await user.clear(field(/Registration/));
  put.mockRejectedValueOnce(new ApiError(500, undefined));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not update ride');
  await user.click(button('Save'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  const { id: _, ...sent } = prado;
  expect(put).toHaveBeenLastCalledWith('/rides/1', { ...sent, registration: null });
  await waitFor(() => expect(button('Edit Toyota Prado')).toHaveFocus());
});

test('deleting asks first, in the specification’s words', async () => {
  const user = show([van]);
  await user.click(button('Delete Caravan'));
  screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this ride?' });
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Delete'));
  expect(await screen.findByText('Could not delete ride')).toBeVisible();
  await user.click(button('Delete'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/rides/2');
});

test('deleting can be undone', async () => {
  const user = show([van]);
  await user.click(button('Delete Caravan'));
  await user.click(button('Delete'));
  expect(await screen.findByText('Caravan is deleted.')).toBeVisible();
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Undo'));
  expect(await screen.findByText('Could not put Caravan back')).toBeVisible();
  expect(post).toHaveBeenLastCalledWith('/rides/2/restore', {});
});

test('a restored ride is announced and is in the list again', async () => {
  const user = show([van]);
  await user.click(button('Delete Caravan'));
  await user.click(button('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Caravan is back.')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(2);
});
