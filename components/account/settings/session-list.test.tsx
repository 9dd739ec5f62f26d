import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { SessionList } from './session-list';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

const remove = jest.spyOn(api, 'delete');
const session = { address: null, created_at: '2030-01-01T00:00:00Z', current: false };
const sessions = [
  { ...session, id: 'here', browser: 'Firefox on Linux', current: true },
  { ...session, id: 'phone', browser: 'Chrome on Android' },
  { ...session, id: 'work', browser: 'Edge on Windows' },
];

beforeEach(() => jest.clearAllMocks());

function show() {
  render(<SessionList sessions={sessions} />);
  return { user: userEvent.setup(), ends: screen.getAllByRole('button', { name: /End session/ }) };
}

test('only the session that is being ended is busy, no other can be ended meanwhile, and the page refreshes', async () => {
  let ended: (nothing: unknown) => void = () => undefined;
  remove.mockImplementation(() => new Promise((resolve) => (ended = resolve)));
  const { user, ends } = show();
  expect(ends).toHaveLength(2);
  const [phone, work] = ends as [HTMLElement, HTMLElement];
  await user.click(phone);
  await user.click(work);
  expect(phone).toHaveAttribute('aria-busy');
  expect(work).not.toHaveAttribute('aria-busy');
  expect(mockRefresh).not.toHaveBeenCalled();
  await act(async () => ended({}));
  expect(remove.mock.calls).toEqual([['/api/account/sessions/phone']]);
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  expect(phone).not.toHaveAttribute('aria-busy');
});

test('a session that could not be ended shows the failure until the next try', async () => {
  remove.mockRejectedValueOnce(new ApiError(503, 'The database is away.')).mockResolvedValueOnce({});
  const { user, ends } = show();
  await user.click(ends[0] as HTMLElement);
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  expect(mockRefresh).not.toHaveBeenCalled();
  await user.click(ends[0] as HTMLElement);
  expect(screen.queryByText('The database is away.')).toBeNull();
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});
