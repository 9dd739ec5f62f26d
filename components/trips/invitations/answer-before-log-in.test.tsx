import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { AnswerBeforeLogIn } from './answer-before-log-in';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
});

test('Going opens the log-in, which leads back to the invitation with the answer preselected', () => {
  render(<AnswerBeforeLogIn token="secret" />);
  expect(screen.getByRole('link', { name: 'Going' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent('/invite/secret?answer=going')}`,
  );
  expect(post).not.toHaveBeenCalled();
});

test('Not going is kept in this browser; when that fails, the page says so and the button works again', async () => {
  render(<AnswerBeforeLogIn token="secret" />);
  post.mockRejectedValue(new ApiError(503, 'Busy, please try again.'));
  await userEvent.click(screen.getByRole('button', { name: 'Not going' }));
  expect(post).toHaveBeenCalledWith('/api/invites/secret/keep', { attending: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy, please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Not going' }));
  expect(post).toHaveBeenCalledTimes(2);
});
