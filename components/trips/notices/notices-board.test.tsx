import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { ReaderZone } from '@/components/ui/reader-zone';
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
  unread: null,
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
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(post).toHaveBeenCalledWith('/api/trips/1/notices', { text: 'Hello' });
  expect(screen.getByText('Your message is on the trip.')).toBeInTheDocument();
});

test('a notice that can’t be saved stays, with the reason', async () => {
  const words = 'You have written 60 notices within an hour.';
  jest.spyOn(api, 'post').mockRejectedValue(new ApiError(429, words));
  render(board());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please write something.')).toBeInTheDocument();
  fireEvent.change(box(), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
  expect(box()).toHaveValue('Hello');
  expect(box()).toHaveFocus();
});

test('an organiser who types can tell everyone by email too, and reads how many that are', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  const { rerender } = render(board({ mailed: null }));
  fireEvent.change(box(), { target: { value: 'Noon' } });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  rerender(board({ mailed: 12 }));
  const everyone = screen.getByLabelText(/^Tell everyone by email too/);
  expect(everyone).toHaveAccessibleDescription(/ to 12 people,/);
  fireEvent.click(everyone);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sent = { text: 'Noon', announcement: true, mail: true };
  await waitFor(() => expect(post).toHaveBeenCalledWith('/api/trips/1/notices', sent));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
});

const rows = () =>
  within(screen.getByRole('list', { name: 'Messages, the newest last' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the newest announcement comes first, older ones behind one row, then the messages by day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T22:00:00Z') });
  const said = (id: string, at: string, announcement = false) => notice(id, { created_at: at, announcement });
  render(
    board({
      notices: [
        said('1', '2026-11-10T05:00:00Z', true),
        said('2', '2026-11-20T05:00:00Z'),
        said('3', '2026-11-22T14:00:00Z', true),
        said('4', '2026-11-22T15:00:00Z'),
        said('5', '2026-11-22T16:00:00Z'),
      ],
      total: 3,
    }),
    { wrapper: ({ children }) => createElement(ReaderZone, { value: 'Australia/Sydney' }, children) },
  );
  const news = screen.getByRole('region', { name: 'For everyone' });
  expect(news).toHaveTextContent(/^For everyone ?Text 3.*Tom, today 1:00.am/);
  expect(within(news).getByText('1 older one')).toBeVisible();
  expect(within(news).getByText('Text 1')).not.toBeVisible();
  expect(rows()).toEqual([
    'Friday',
    expect.stringMatching(/^TOTom4:00.pmText 2$/),
    'Today',
    expect.stringMatching(/Text 4$/),
    expect.stringMatching(/Text 5$/),
  ]);
  jest.useRealTimers();
});

test('the page opens at the first unread message', () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  const notices = [notice('1'), notice('2'), notice('3')];
  const { rerender } = render(board({ notices, total: 3, unread: '2' }));
  expect(scrolled).toEqual(['notice-2']);
  rerender(board({ notices: [...notices, notice('4')], total: 4 }));
  expect(scrolled).toHaveLength(1);
  rerender(board({ notices: [...notices, notice('4'), notice('5', { own: true })], total: 5 }));
  expect(scrolled).toEqual(['notice-2', 'notice-5']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('authors change their own from its menu, and organisers delete any', () => {
  const notices = [notice('1'), notice('2', { own: true, household_id: 'mia', author: 'Mia', edited: true })];
  const { rerender } = render(board({ notices, total: 2 }));
  const tools = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    const all = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    return all;
  };
  expect(rows().at(-1)).toContain(', edited');
  expect(screen.queryByRole('button', { name: 'Change what Tom wrote' })).not.toBeInTheDocument();
  expect(tools('Change what you wrote')).toEqual(['Edit', 'Delete']);
  rerender(board({ notices, total: 2, runs: true }));
  expect(tools('Change what Tom wrote')).toEqual(['Delete']);
});

test('without messages the page says so', () => {
  render(board());
  expect(screen.getByText('No messages yet. Say hello.')).toBeInTheDocument();
});
