import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';
import { GroupLists } from './group-lists';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const family: Group = {
  id: 'g1',
  name: 'Family',
  members: [
    { id: 'm1', email: 'sam@example.com', name: null, username: null },
    { id: 'm2', email: 'tom@example.com', name: 'Tom Wallace', username: 'tomw' },
    { id: 'm3', email: 'ann@example.com', name: null, username: 'annie' },
  ],
};

const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
/** Returns the requests that the form has sent, except the lookups of addresses. */
const sent = () => post.mock.calls.filter(([path]) => path !== '/api/users/lookup');
let response: () => Promise<unknown>;
beforeEach(() => {
  jest.clearAllMocks();
  response = async () => ({});
  post.mockImplementation(async (path) => (path === '/api/users/lookup' ? { users: [] } : response()));
  for (const call of [put, remove]) call.mockResolvedValue({});
});

function show(groups: Group[] = [family]) {
  const shown = groups.map((group) => ({ ...group, people: group.members.length }));
  render(
    <GroupLists
      groups={shown}
      ownEmail="mia@example.com"
      total={shown.length}
      asked={{ show: undefined, people: undefined }}
    />,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const chips = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);

test('a member who was on a trip with the person is shown by name, anybody else by address', () => {
  show();
  const card = within(screen.getByRole('region', { name: 'Family' }));
  expect(card.getByText('Tom Wallace')).toBeVisible();
  expect(card.getByText('tom@example.com')).toBeVisible();
  expect(card.getByText('On Campmates as annie')).toBeVisible();
  expect(card.getByText('sam@example.com')).toBeVisible();
  expect(card.getByText('3 people')).toBeVisible();
});

test('the empty page says what groups are for and creates the first group with its members', async () => {
  const user = show([]);
  expect(screen.getByText(/invite them all to a trip in one tap/)).toBeVisible();
  await user.click(button('Add Group'));
  expect(field('Name')).toHaveFocus();
  await user.type(field('Name'), ' Family ');
  await user.type(field(/^People/), 'sam@example.com,SAM@example.com,mia@example.com,nonsense{Enter}');
  await user.click(button('Save'));
  expect(sent()).toEqual([['/api/groups', { name: 'Family', emails: ['sam@example.com'] }]]);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Family is one of your groups.')).toBeVisible();
});

test('a group without a name, or with a taken name, is reported at the field and keeps what was typed', async () => {
  const user = show();
  await user.click(button('Add Group'));
  await user.type(field(/^People/), 'sam@example.com{Enter}');
  await user.click(button('Save'));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(sent()).toEqual([]);

  await user.type(field('Name'), 'family');
  const words = 'You have a group of this name already.';
  response = () => Promise.reject(new ApiError(409, words, { name: words }));
  await user.click(button('Save'));
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(words));
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveValue('family');
  expect(chips('People in the group')).toEqual(['sam@example.com']);
});

test('after a lost connection everything typed stays and can be sent again', async () => {
  const user = show();
  await user.click(button('Add people to Family'));
  await user.type(field('People'), 'tom@example.com,kim@example.com{Enter}');
  response = () => Promise.reject(new ApiError(0, undefined));
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not add people');
  // A person who is already in the group is not added again.
  expect(chips('People to add')).toEqual(['kim@example.com']);
  response = async () => ({});
  await user.click(button('Save'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(sent().at(-1)).toEqual(['/api/groups/g1/members', { emails: ['kim@example.com'] }]);
});

test('adding nobody is reported at the field', async () => {
  const user = show();
  await user.click(button('Add people to Family'));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('People')).toHaveAccessibleDescription(/Please add at least one email address\./),
  );
  expect(sent()).toEqual([]);
});

test('renaming happens in place, filled in', async () => {
  const user = show();
  await user.click(button('Rename Family'));
  expect(field('Name')).toHaveValue('Family');
  await user.type(field('Name'), ' North');
  await user.click(button('Save'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(put).toHaveBeenCalledWith('/api/groups/g1', { name: 'Family North' });
  await waitFor(() => expect(button('Rename Family')).toHaveFocus());
});

test('a member is removed at once; a failure says so, and removing somebody who is already out succeeds', async () => {
  const user = show();
  remove.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Remove Tom Wallace from Family'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not remove person');
  expect(refresh).not.toHaveBeenCalled();
  remove.mockRejectedValueOnce(new ApiError(404, 'Not found.'));
  await user.click(button('Remove Tom Wallace from Family'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/groups/g1/members/m2');
  expect(screen.getByRole('region', { name: 'Family' })).toHaveFocus();
});

test('Undo adds a removed member again by their address', async () => {
  const user = show();
  await user.click(button('Remove Tom Wallace from Family'));
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not put Tom Wallace back');
  await user.click(button('Remove Tom Wallace from Family'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Tom Wallace is back in Family.')).toBeVisible();
  expect(post).toHaveBeenLastCalledWith('/api/groups/g1/members', { emails: ['tom@example.com'] });
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('deleting asks first and says that trips stay as they are', async () => {
  const user = show();
  await user.click(button('Delete Family'));
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this group?' });
  expect(dialog).toHaveTextContent('Anyone you’ve already invited to a trip stays invited.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(button('Delete Family'));
  await user.click(button('Delete'));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(remove).toHaveBeenLastCalledWith('/api/groups/g1');
});
