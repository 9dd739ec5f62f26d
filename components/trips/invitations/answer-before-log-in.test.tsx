import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError, api } from '@/lib/api-client';
import { AnswerBeforeLogIn } from './answer-before-log-in';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
});

const page = (chosen: boolean | null) => <AnswerBeforeLogIn token="secret" chosen={chosen} organiser="Jo" />;
const shown = (chosen: boolean | null) => render(page(chosen));
const leadsTo = (path: string) =>
  expect(screen.getByRole('link', { name: 'Log in to answer' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(path)}`,
  );

test('the mail’s answer is chosen already and comes along to the log-in, with nothing saved', () => {
  shown(true);
  expect(screen.getByRole('radio', { name: 'Going' })).toBeChecked();
  leadsTo('/invite/secret?answer=going');
  expect(screen.getByText(/We’ll keep “Going” for you/)).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});

test('without an answer the log-in leads back to the invitation alone', () => {
  shown(null);
  leadsTo('/invite/secret');
  expect(screen.getByText('You have an account here.')).toBeVisible();
});

test('an answer that was ticked before the scripts ran comes along', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(true));
  screen.getByRole<HTMLInputElement>('radio', { name: 'Not going' }).checked = true;
  render(page(true), { container, hydrate: true });
  leadsTo('/invite/secret?answer=not-going');
});

test('only what is pressed here is kept in this browser, a Going after a Not going too; when that fails, it still comes along', async () => {
  const { unmount } = shown(false);
  leadsTo('/invite/secret?answer=not-going');
  expect(post).not.toHaveBeenCalled();
  unmount();
  post.mockRejectedValue(new ApiError(503, 'Busy, please try again.'));
  shown(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Not going' }));
  await waitFor(() =>
    expect(post).toHaveBeenLastCalledWith('/api/invites/secret/keep', { attending: false }),
  );
  leadsTo('/invite/secret?answer=not-going');
  await userEvent.click(screen.getByRole('radio', { name: 'Going' }));
  await waitFor(() => expect(post).toHaveBeenLastCalledWith('/api/invites/secret/keep', { attending: true }));
});
