import { screen, waitFor } from '@testing-library/react';
import { ApiError, api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';
import { chips, crew, field, fill, lookUp, rides, save, show } from '@/tests/fixtures/trip-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const post = jest.spyOn(api, 'post');
/** Returns the bodies that were sent to POST /api/trips. */
const sent = () => post.mock.calls.filter(([path]) => path === '/api/trips').map(([, body]) => body);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  post.mockImplementation(async (path, body) =>
    path === '/api/trips' ? { trip: { id: 'new' } } : lookUp(body),
  );
});

describe('invitees', () => {
  test('Enter and comma make chips; a registered person shows by username, another as not registered', async () => {
    const user = show();
    await user.type(field(/Invite people/), 'tom@example.com,sam@example.com{Enter}');
    await waitFor(() => expect(chips()).toEqual(['tomw', 'sam@example.com (not registered)']));
    expect(save()).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('an invalid address is cleared; duplicates in any case and the user’s own address are ignored', async () => {
    const user = show();
    await user.type(
      field(/Invite people/),
      'tom@example.com{Enter}TOM@example.com{Enter}Mia@example.com{Enter}',
    );
    await user.type(field(/Invite people/), 'nonsense{Enter}');
    expect(field(/Invite people/)).toHaveValue('');
    await waitFor(() => expect(chips()).toEqual(['tomw']));
  });

  test('Create trip waits when a text in the box isn’t read yet; the next press creates the trip', async () => {
    const user = show();
    await fill(user);
    await user.type(field(/Invite people/), 'sam@example');
    await user.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('“sam@example” isn’t a full email address');
    expect(sent()).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject([{ invitees: [] }]));
  });

  test('Create trip invites an address that is still in the box', async () => {
    const user = show();
    await fill(user);
    await user.type(field(/Invite people/), 'sam@example.com');
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject([{ invitees: ['sam@example.com'] }]));
  });

  test('a pasted list is looked up in one call', async () => {
    const user = show();
    await user.click(field(/Invite people/));
    await user.paste('Tom <tom@example.com>, sam@example.com\nkim@example.com');
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('a chip can be removed, and a failed look-up keeps the address', async () => {
    const user = show();
    post.mockRejectedValueOnce(new ApiError(503, 'Away.'));
    await user.type(field(/Invite people/), 'tom@example.com{Enter}sam@example.com{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove sam@example.com' }));
    await waitFor(() => expect(chips()).toEqual(['tom@example.com']));
  });
});

describe('groups', () => {
  const family: Group = {
    id: 'family',
    name: 'Family',
    members: [
      { id: '1', email: 'sam@example.com', name: null, username: null },
      { id: '2', email: 'Tom@example.com', name: null, username: 'tomw' },
      { id: '3', email: 'MIA@example.com', name: null, username: 'mia' },
    ],
  };
  const empty: Group = { id: 'empty', name: 'Nobody', members: [] };
  const button = (name: string) => screen.getByRole('button', { name });

  test('one tap invites a whole group, by username where registered, without a look-up', async () => {
    const user = show(rides, crew, [family, empty]);
    expect(screen.queryByRole('button', { name: /Nobody/ })).toBeNull();
    await fill(user);
    await user.click(button('Add Family (2)'));
    expect(chips()).toEqual(['sam@example.com (not registered)', 'tomw']);
    expect(screen.getByText('2 people of Family added')).toBeInTheDocument();
    expect(button('Family added')).toHaveFocus();
    await user.click(button('Family added'));
    expect(post).not.toHaveBeenCalled();
    await user.click(save());
    expect(sent()).toMatchObject([{ invitees: ['sam@example.com', 'Tom@example.com'] }]);
  });

  test('an invitee is not added twice, and a removed one can be added again', async () => {
    const user = show(rides, crew, [family]);
    await user.type(field(/Invite people/), 'TOM@example.com{Enter}');
    await user.click(button('Add Family (1)'));
    await waitFor(() => expect(chips()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove sam@example.com' }));
    expect(button('Add Family (1)')).toBeVisible();
  });

  test('without groups there is no group button', () => {
    show();
    expect(screen.queryByRole('group', { name: 'Invite a group' })).toBeNull();
  });
});
