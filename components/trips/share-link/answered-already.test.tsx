import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { AnsweredAlready } from './answered-already';

const post = jest.spyOn(api, 'post');

test('who has answered already gives a name or an address, and reads what happens now', async () => {
  const user = userEvent.setup();
  const said = 'If we know it, a link is on its way; otherwise Mia is asked.';
  render(<AnsweredAlready token="abc" />);
  await user.click(screen.getByText('Have you answered already?'));
  const wrong = 'Please enter the name or the email address that you gave.';
  post.mockRejectedValueOnce(new ApiError(400, wrong, { who: wrong }));
  await user.click(screen.getByRole('button', { name: 'Find my answer' }));
  expect(await screen.findByText(wrong)).toBeVisible();
  post.mockResolvedValueOnce({ message: said });
  await user.type(screen.getByLabelText('The name or email you gave then'), 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Find my answer' }));
  expect(post).toHaveBeenLastCalledWith('/api/join/abc/own-link', { who: 'kim@example.com' });
  expect(await screen.findByText(said)).toBeVisible();
});
