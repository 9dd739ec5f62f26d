import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { TokenList } from './token-list';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
const token = { ends_at: '2030-01-01T00:00:00Z', last_used_at: null };
const tokens = [
  { ...token, id: 'screen', name: 'Kitchen screen' },
  { ...token, id: 'sheet', name: 'Spreadsheet', last_used_at: '2029-12-01T00:00:00Z' },
];

beforeEach(() => jest.clearAllMocks());

function show(own = tokens) {
  render(<TokenList tokens={own} />);
  return userEvent.setup();
}

test('without tokens the row says so, and each token says when it was used and when it ends', () => {
  show([]);
  expect(screen.getByText('No tokens')).toBeInTheDocument();
  expect(screen.getByText(/“Log out everywhere” .* end all tokens/)).toBeInTheDocument();
  show();
  expect(screen.getByText('2 tokens')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(/Kitchen screen\s*Never used, ends /);
  expect(second).toHaveTextContent(/Spreadsheet\s*Used .*, ends /);
});

test('a token that was just made is shown to copy, until a token ends', async () => {
  const user = show();
  post.mockResolvedValueOnce({ token: 'cm_secret' });
  await user.type(screen.getByLabelText('What’s it for?'), 'Door');
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  expect(post.mock.calls).toEqual([['/api/account/tokens', { name: 'Door', days: 90 }]]);
  expect(screen.getByLabelText('Your token. You see it only now')).toHaveValue('cm_secret');
  expect(screen.getByRole('button', { name: 'Copy token' })).toBeInTheDocument();
  expect(screen.getByLabelText('What’s it for?')).toHaveValue('');
  expect(mockRefresh).toHaveBeenCalledTimes(1);

  let ended: (nothing: unknown) => void = () => undefined;
  remove.mockImplementation(() => new Promise((resolve) => (ended = resolve)));
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  await user.click(within(second).getByRole('button', { name: 'End Spreadsheet' }));
  await user.click(within(first).getByRole('button', { name: 'End Kitchen screen' }));
  await act(async () => ended({}));
  expect(remove.mock.calls).toEqual([['/api/account/tokens/sheet']]);
  expect(mockRefresh).toHaveBeenCalledTimes(2);
  expect(screen.queryByLabelText('Your token. You see it only now')).toBeNull();
});

test('a refusal stands at its field, or above the button', async () => {
  const user = show();
  post
    .mockRejectedValueOnce(new ApiError(400, 'Wrong', { days: 'Please enter 1 to 365 days.' }))
    .mockRejectedValueOnce(new ApiError(409, 'You can have up to 10 tokens.'));
  const make = screen.getByRole('button', { name: 'Make a token' });
  await user.click(make);
  expect(await screen.findByText('Please enter 1 to 365 days.')).toBeInTheDocument();
  await user.click(make);
  expect(await screen.findByText('You can have up to 10 tokens.')).toBeInTheDocument();
});
