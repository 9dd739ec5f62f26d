import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import type { Feed } from '@/lib/trips/calendar/schema';
import { CalendarFeed } from './calendar-feed';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const off: Feed = { active: false, created_at: null };
const on: Feed = { active: true, created_at: '2026-11-20T02:00:00.000Z' };
const url = 'https://camp.example/api/calendar/secret';
const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => {
  jest.clearAllMocks();
  post.mockResolvedValue({ url });
  remove.mockResolvedValue(off);
});

const button = (name: string) => screen.getByRole('button', { name });
const show = (feed: Feed) => {
  const user = userEvent.setup();
  render(<CalendarFeed feed={feed} />);
  return user;
};

test('a new address is shown with the focus on it, to subscribe or to copy', async () => {
  const user = show(off);
  await user.click(button('Get a calendar link'));
  const box = await screen.findByLabelText('Your calendar link');
  expect(box).toHaveValue(url);
  await waitFor(() => expect(box).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    'webcal://camp.example/api/calendar/secret',
  );
  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(url);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied.'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('where a page may not copy, it selects the address and says so', async () => {
  const user = show(off);
  await user.click(button('Get a calendar link'));
  await screen.findByLabelText('Your calendar link');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(button('Copy'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/wouldn’t copy it/));
  const box = screen.getByLabelText<HTMLInputElement>('Your calendar link');
  expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe(url);
});

test('a feed that is on hides its address, and asks before it makes a new one', async () => {
  const user = show(on);
  expect(screen.getByText(/The present link is from/)).toHaveTextContent('from 20 Nov 2026.');
  expect(screen.queryByLabelText('Your calendar link')).not.toBeInTheDocument();
  await user.click(button('Get a new link'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The old link stops working');
  expect(post).not.toHaveBeenCalled();
  await user.click(button('Replace it'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByLabelText('Your calendar link')).toHaveFocus());
});

test('turning the feed off asks first; Cancel changes nothing', async () => {
  const user = show(on);
  await user.click(button('Turn off'));
  await user.click(button('Cancel'));
  expect(remove).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Turn off')).toHaveFocus());
  await user.click(button('Turn off'));
  await user.click(screen.getAllByRole('button', { name: 'Turn off' }).at(-1) as HTMLElement);
  expect(remove).toHaveBeenCalledWith('/api/calendar/feed');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a refusal shows beside its button, and disappears at the next try', async () => {
  const user = show(on);
  remove.mockRejectedValueOnce(new ApiError(503, 'Campmates cannot reach its database right now.'));
  await user.click(button('Turn off'));
  const yes = () => screen.getAllByRole('button', { name: 'Turn off' }).at(-1) as HTMLElement;
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot reach its database');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that could not be made is replaced by an error', async () => {
  const user = show(off);
  post.mockRejectedValueOnce(new ApiError(0, undefined));
  await user.click(button('Get a calendar link'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  await user.click(button('Get a calendar link'));
  expect(await screen.findByLabelText('Your calendar link')).toHaveValue(url);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
