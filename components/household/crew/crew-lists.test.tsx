import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { OwnMember } from '@/lib/household/crew/schema';
import { CrewLists } from './crew-lists';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const mia: OwnMember = {
  id: '1',
  type: 'camper',
  name: 'Mia',
  email: 'mia@example.com',
  age: 'adult',
  is_owner: true,
  diet: null,
};
const josh: OwnMember = {
  id: '2',
  type: 'camper',
  name: 'Josh',
  email: null,
  age: 'child',
  is_owner: false,
  diet: 'Peanut allergy',
};
const rex: OwnMember = { id: '3', type: 'pet', name: 'Rex', pet_type: 'Dog', breed: 'Kelpie' };

const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, put, remove]) call.mockResolvedValue({});
});

function show(crew: OwnMember[] = [mia, josh, rex]) {
  render(<CrewLists most={30} crew={crew} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);

test('one’s own camper is the Group Owner, and cannot be deleted', () => {
  show();
  expect(screen.getAllByText('Group Owner')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Delete Mia' })).toBeNull();
  expect(button('Delete Josh')).toBeVisible();
  expect(button('Edit Mia')).toBeVisible();
});

test('a new camper is an adult without an email by default', async () => {
  const user = show();
  await user.click(button('Add Camper'));
  expect(field('Name')).toHaveFocus();
  await user.type(field('Name'), ' Ella ');
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledWith('/crew', {
    type: 'camper',
    name: 'Ella',
    age: 'adult',
    email: null,
    diet: null,
  });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Ella is in your crew.')).toBeVisible();
  await waitFor(() => expect(button('Add Camper')).toHaveFocus());
});

test('a diet is shown with its camper and can be changed, and the form says who else sees it', async () => {
  const user = show();
  expect(screen.getByText('Peanut allergy')).toBeVisible();
  await user.click(button('Edit Josh'));
  expect(field(/Diet and allergies/)).toHaveValue('Peanut allergy');
  expect(field(/Diet and allergies/)).toHaveAccessibleDescription(
    'Only people going on the same trip see it.',
  );
  await user.clear(field(/Diet and allergies/));
  await user.type(field(/Diet and allergies/), 'Vegetarian');
  await user.click(button('Save'));
  expect(put).toHaveBeenCalledWith('/crew/2', expect.objectContaining({ name: 'Josh', diet: 'Vegetarian' }));
});

test('several campers are added in one open form, which returns to its first field', async () => {
  const user = show();
  await user.click(button('Add Camper'));
  await user.type(field('Name'), 'Ella');
  await user.click(field('Child'));
  await user.click(button('Add another'));
  expect(await screen.findByText('Ella is in your crew.')).toBeVisible();
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveValue('');
  expect(field('Adult')).toBeChecked();
  await user.type(field('Name'), 'Max');
  await user.click(button('Save'));
  expect(post.mock.calls.map(([, body]) => body)).toMatchObject([
    { name: 'Ella', age: 'child' },
    { name: 'Max', age: 'adult' },
  ]);
  await waitFor(() => expect(button('Add Camper')).toHaveFocus());
});

test('a camper without a name is reported at the field, and nothing is sent', async () => {
  const user = show();
  await user.click(button('Add Camper'));
  await user.click(button('Save'));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Name')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('a pet needs a name and a type', async () => {
  const user = show([mia]);
  await user.click(button('Add Pet'));
  await user.selectOptions(field('Type'), 'Velociraptor');
  await user.click(button('Save'));
  expect(await screen.findByText('Name and type are required')).toBeVisible();
  await user.type(field('Name'), 'Blue');
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledWith('/crew', {
    type: 'pet',
    name: 'Blue',
    pet_type: 'Velociraptor',
    breed: null,
  });
});

test.each([
  ['Add Camper', 'Could not add camper'],
  ['Add Pet', 'Could not add pet'],
])('%s that fails says why, keeps what was typed, and can be sent again', async (label, words) => {
  const user = show();
  await user.click(button(label));
  await user.type(field('Name'), 'Ella');
  if (label === 'Add Pet') await user.selectOptions(field('Type'), 'Cat');
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Name')).toHaveValue('Ella');
  expect(refresh).not.toHaveBeenCalled();
  await user.click(button('Save'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(words)).toBeNull();
});

test('the server’s own message wins and stands at the field that it names', async () => {
  const user = show();
  await user.click(button('Add Camper'));
  await user.type(field('Name'), 'Ella');
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  post.mockRejectedValueOnce(new ApiError(400, 'No.', { email: 'This address is odd.' }));
  await user.click(button('Save'));
  await waitFor(() => expect(field(/Email/)).toHaveAccessibleDescription('This address is odd.'));
  expect(field(/Email/)).toHaveFocus();
});

test('editing happens in place, filled in, and Cancel changes nothing', async () => {
  const user = show();
  await user.click(button('Edit Rex'));
  const form = within(screen.getByRole('form', { name: 'Edit Rex' }));
  expect(form.getByLabelText('Name')).toHaveValue('Rex');
  expect(form.getByLabelText('Type')).toHaveValue('Dog');
  expect(form.getByLabelText(/Breed/)).toHaveValue('Kelpie');
  await user.type(form.getByLabelText('Name'), 'y');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(put).not.toHaveBeenCalled();
  expect(button('Edit Rex')).toHaveFocus();
});

test('an edit needs a name, also for a pet, and sends all fields', async () => {
  const user = show();
  await user.click(button('Edit Rex'));
  await user.clear(field('Name'));
  await user.click(button('Save'));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(field('Name'), 'Bluey');
  put.mockRejectedValueOnce(new ApiError(500, undefined));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not update member');
  expect(field('Name')).toHaveValue('Bluey');
  await user.click(button('Save'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(put).toHaveBeenLastCalledWith('/crew/3', {
    type: 'pet',
    name: 'Bluey',
    pet_type: 'Dog',
    breed: 'Kelpie',
  });
});

test('deleting asks first, in the specification’s words', async () => {
  const user = show();
  await user.click(button('Delete Josh'));
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this member?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();

  await user.click(button('Delete Josh'));
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Delete'));
  expect(await screen.findByText('Could not delete member')).toBeVisible();
  await user.click(button('Delete'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/crew/2');
});

test('deleting somebody who is already deleted succeeds', async () => {
  const user = show();
  await user.click(button('Delete Josh'));
  remove.mockRejectedValueOnce(new ApiError(404, 'Not found.'));
  await user.click(button('Delete'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});
