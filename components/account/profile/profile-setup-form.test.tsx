import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ProfileSetupForm } from './profile-setup-form';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
  // Every save fails here, because jsdom can't leave the page as a successful save does.
  post.mockRejectedValue(new ApiError(0, undefined));
});

function show({ username = '', postcode = '' } = {}) {
  render(<ProfileSetupForm username={username} postcode={postcode} destination="/profile" />);
  return userEvent.setup();
}
const field = (name: string | RegExp) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const nobody = { camper_1: null, camper_2: null, camper_3: null, camper_4: null, camper_5: null };

test('a blank username and postcode are reported together, in the specification’s words, and nothing is sent', async () => {
  const user = show();
  await user.type(field('Username'), '  ');
  await user.click(button('Save'));
  expect(await screen.findByText('Please fill out all fields.')).toBeVisible();
  for (const name of ['Username', 'Postcode']) expect(field(name)).toBeInvalid();
  expect(field('Username')).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['Postcode', '403', 'Please enter a postcode of four digits.'],
  ['Postcode', '4O31', 'Please enter a postcode of four digits.'],
  ['Username', 'm', 'Please use at least 2 characters.'],
  [/Camper 1/, '🏕'.repeat(81), 'Please keep this to 80 characters.'],
])('%s refuses %j', async (name, typed, words) => {
  const user = show({ username: 'mia', postcode: '4031' });
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(typed);
  await user.click(button('Save'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(field(name)).toHaveFocus();
  expect(screen.queryByText('Please fill out all fields.')).toBeNull();
  expect(post).not.toHaveBeenCalled();
});

test('the form begins with the known values, and the campers may stay empty', async () => {
  const user = show({ username: 'mia', postcode: '4031' });
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledWith('/profile', { username: 'mia', postcode: '4031', ...nobody });
});

test('the form takes up to five campers, and each new field gets the focus', async () => {
  const user = show({ username: 'mia', postcode: '4031' });
  await user.type(field(/Camper 1/), ' Ana ');
  for (const [index, name] of ['Ben', 'Cleo', 'Dot', '李明'].entries()) {
    await user.click(button('Another camper'));
    expect(field(new RegExp(`Camper ${index + 2}`))).toHaveFocus();
    await user.keyboard(name);
  }
  expect(screen.queryByRole('button', { name: 'Another camper' })).toBeNull();
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledWith('/profile', {
    username: 'mia',
    postcode: '4031',
    camper_1: 'Ana',
    camper_2: 'Ben',
    camper_3: 'Cleo',
    camper_4: 'Dot',
    camper_5: '李明',
  });
});

test.each([
  [new ApiError(0, undefined), 'Something went wrong. Please try again.'],
  [new ApiError(502, undefined), 'Failed to save profile.'],
  [new ApiError(503, 'The database is away.'), 'The database is away.'],
])('a save that fails says why, keeps what was typed, and can be sent again', async (error, words) => {
  const user = show({ username: 'mia', postcode: '4031' });
  await user.type(field(/Camper 1/), 'Ana');
  post.mockRejectedValueOnce(error);
  await user.click(button('Save'));
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible();
  expect(field(/Camper 1/)).toHaveValue('Ana');
  await user.click(button('Save'));
  expect(post).toHaveBeenCalledTimes(2);
  expect(post.mock.calls[1]).toEqual(post.mock.calls[0]);
});

test('a taken username is reported at its field', async () => {
  const user = show({ username: 'mia', postcode: '4031' });
  post.mockRejectedValueOnce(new ApiError(409, 'Taken.', { username: 'This username is taken.' }));
  await user.click(button('Save'));
  expect(await screen.findByText('This username is taken.')).toBeVisible();
  expect(field('Username')).toBeInvalid();
  expect(field('Username')).toHaveFocus();
});
