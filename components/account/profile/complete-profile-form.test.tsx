import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { CompleteProfileForm } from './complete-profile-form';

const nobody = { username: '', name: '', suburb: '', postcode: '' };
const kedron = { placeName: 'Kedron', state: 'QLD', postalCode: '4031', latitude: -27.4, longitude: 153 };

const get = jest.spyOn(api, 'get').mockResolvedValue([kedron]);
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
  // Every save fails here, because jsdom can't leave the page as a successful save does.
  post.mockRejectedValue(new ApiError(0, undefined));
});

function show(profile = nobody, place = '') {
  render(<CompleteProfileForm profile={profile} place={place} submitLabel="Save" destination="/profile" />);
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

test('blank fields are reported together, in the specification’s words, and nothing is sent', async () => {
  const user = show();
  await user.type(field('Name'), '  ');
  await user.click(save());
  expect(await screen.findByText('Please fill out all fields.')).toBeVisible();
  for (const name of ['Username', 'Name', 'Suburb or postcode']) expect(field(name)).toBeInvalid();
  expect(field('Name')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('a username follows the name until the person types one', async () => {
  const user = show();
  await user.type(field('Name'), 'Zoë Brown');
  expect(field('Username')).toHaveValue('zoe');
  await user.clear(field('Username'));
  await user.type(field('Username'), 'zb');
  await user.type(field('Name'), 'e');
  expect(field('Username')).toHaveValue('zb');
});

test('a saved username doesn’t follow the name', async () => {
  const user = show({ ...nobody, username: 'mia', name: 'Mia' });
  await user.type(field('Name'), 'la');
  expect(field('Username')).toHaveValue('mia');
});

test('picking a suggestion fills suburb and postcode, also after typing a postcode', async () => {
  const user = show();
  await user.type(field('Name'), 'Mia');
  await user.type(field('Suburb or postcode'), '403');
  await user.click(await screen.findByRole('option', { name: 'Kedron QLD 4031' }));
  expect(get).toHaveBeenLastCalledWith('/api/places/lookup?query=403', expect.anything());
  expect(field('Suburb or postcode')).toHaveValue('Kedron QLD 4031');
  await user.click(save());
  expect(post).toHaveBeenCalledWith('/api/profile', {
    username: 'mia',
    name: 'Mia',
    suburb: 'Kedron',
    postcode: '4031',
  });
});

test('a suburb without its postcode asks to choose from the suggestions', async () => {
  const user = show({ ...nobody, username: 'mia', name: 'Mia' });
  await user.type(field('Suburb or postcode'), 'Kedron');
  await user.click(save());
  expect(await screen.findByText(/choose your suburb from the suggestions/)).toBeVisible();
  expect(field('Suburb or postcode')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test('changing the place by hand drops the postcode that was picked before', async () => {
  const user = show({ username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' }, 'Kedron QLD 4031');
  await user.clear(field('Suburb or postcode'));
  await user.type(field('Suburb or postcode'), 'Alice Springs NT 0870');
  await user.click(save());
  expect(post).toHaveBeenCalledWith(
    '/api/profile',
    expect.objectContaining({ suburb: 'Alice Springs', postcode: '0870' }),
  );
});

test.each([
  [new ApiError(0, undefined), 'Something went wrong.'],
  [new ApiError(502, undefined), 'Failed to save profile.'],
  [new ApiError(503, 'The database is away.'), 'The database is away.'],
])('a save that fails says why, and what was typed stays', async (error, words) => {
  const user = show({ username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' }, 'Kedron QLD 4031');
  await user.type(field('Name'), ' Bennett');
  post.mockRejectedValueOnce(error);
  await user.click(save());
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible();
  expect(field('Name')).toHaveValue('Mia Bennett');
  expect(field('Suburb or postcode')).toHaveValue('Kedron QLD 4031');
});

test('a taken username is reported at its field', async () => {
  const user = show({ username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' }, 'Kedron QLD 4031');
  post.mockRejectedValueOnce(new ApiError(409, 'Taken.', { username: 'This username is taken.' }));
  await user.click(save());
  await waitFor(() => expect(field('Username')).toBeInvalid());
  expect(screen.getByText('This username is taken.')).toBeVisible();
  expect(field('Username')).toHaveFocus();
});
