import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { NoticesBoard } from './notices-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

type Props = ComponentProps<typeof NoticesBoard>;

const people = [
  { id: 'mia', name: 'Mia' },
  { id: 'tom', name: 'Tom' },
];
const notice = (id: string, changes: object = {}) => ({
  id,
  household_id: 'tom',
  author: 'Tom',
  text: `Text ${id}`,
  announcement: false,
  edited: false,
  own: false,
  created_at: '2026-11-22T05:00:00.000Z',
  ...changes,
});
const props: Props = {
  path: '/api/trips/1/notices',
  notices: [],
  total: 0,
  people,
  tints: { mia: 0, tom: 1 },
  own: 'mia',
  runs: false,
  mailed: null,
};
const board = (changes: Partial<Props> = {}) =>
  createElement(ToastProvider, null, createElement(NoticesBoard, { ...props, ...changes }));
const box = () => screen.getByRole('textbox');

test('typed text stays while the page loads others’ notices, and is cleared once it is sent', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  const { rerender } = render(board());
  fireEvent.change(box(), { target: { value: 'Hello' } });
  rerender(board({ notices: [notice('1')], total: 1 }));
  expect(screen.getByText('Text 1')).toBeInTheDocument();
  expect(box()).toHaveValue('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(post).toHaveBeenCalledWith('/api/trips/1/notices', { text: 'Hello' });
  expect(screen.getByText('Your comment is on the trip.')).toBeInTheDocument();
});

test('a notice that can’t be saved stays, with the reason', async () => {
  const words = 'You have written 60 notices within an hour.';
  jest.spyOn(api, 'post').mockRejectedValue(new ApiError(429, words));
  render(board());
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(screen.getByText('Please write something.')).toBeInTheDocument();
  fireEvent.change(box(), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
  expect(box()).toHaveValue('Hello');
  expect(box()).toHaveFocus();
});

test('an organiser sees how many people an announcement is mailed to before sending it', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  render(board({ runs: true, mailed: 12 }));
  expect(screen.queryByLabelText(/Email it too/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Announce it to everybody'));
  fireEvent.click(screen.getByLabelText(/^Email it too, to 12 people/));
  fireEvent.change(box(), { target: { value: 'Noon' } });
  fireEvent.click(screen.getByRole('button', { name: 'Announce and email 12 people' }));
  const sent = { text: 'Noon', announcement: true, mail: true };
  await waitFor(() => expect(post).toHaveBeenCalledWith('/api/trips/1/notices', sent));
  await waitFor(() => expect(screen.getByLabelText('Announce it to everybody')).not.toBeChecked());
});

test('the newest notice comes first; authors change their own, and organisers delete any', () => {
  const notices = [notice('1'), notice('2', { own: true, household_id: 'mia', author: 'Mia', edited: true })];
  const { rerender } = render(board({ notices, total: 2 }));
  const tools = () =>
    screen.getAllByRole('listitem').map((row) =>
      within(row)
        .queryAllByRole('button')
        .map((each) => each.textContent),
    );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Text 2');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(', edited');
  const own = ['Edit what you wrote', 'Delete what you wrote'];
  expect(tools()).toEqual([own, []]);
  rerender(board({ notices, total: 2, runs: true }));
  expect(tools()).toEqual([own, ['Delete what Tom wrote']]);
});

test('a reader who may not write yet sees why, and reads', () => {
  render(board({ notices: [notice('1')], total: 1, silent: 'Please answer first.' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Please answer first.')).toBeInTheDocument();
  expect(screen.getByText('Text 1')).toBeInTheDocument();
});
