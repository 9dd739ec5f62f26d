import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { householdOwner } from '@/lib/offline/owner-key';
import { ConfirmAgain } from './confirm-again';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

const trip = {
  id: '1',
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  location_name: 'Bendeela',
  dates_open: false,
  site_open: false,
};
const agreedTo = {
  start_date: '2026-09-25',
  end_date: '2026-09-28',
  location_id: null,
  location_name: 'Bendeela',
  location_url: null,
};

function show(agreed: typeof agreedTo | null = agreedTo, owner = 'account', shown = trip) {
  render(
    <DraftOwner id={owner}>
      <ConfirmAgain trip={shown} agreedTo={agreed} />
    </DraftOwner>,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}

test('says what has changed, with the old and the new value, and nothing else', () => {
  show();
  expect(screen.getByText(/The dates have changed/)).toHaveTextContent(
    'The dates have changed: Fri 25 – Mon 28 Sep 2026 → now Fri 2 – Mon 5 Oct 2026',
  );
  expect(screen.queryByText(/campsite/)).toBeNull();
});

test('names no new dates while a vote on them is open', () => {
  show(agreedTo, 'account', { ...trip, dates_open: true });
  expect(screen.getByText(/The dates have changed/)).toHaveTextContent(
    'The dates have changed: Fri 25 – Mon 28 Sep 2026 → now still open',
  );
});

test('says that the campsite has changed', () => {
  show({
    ...agreedTo,
    start_date: trip.start_date,
    end_date: trip.end_date,
    location_name: 'Carnarvon Gorge',
  });
  expect(screen.getByText(/The campsite has changed/)).toHaveTextContent('Carnarvon Gorge → now Bendeela');
  expect(screen.queryByText(/The dates/)).toBeNull();
});

test('a guest confirms before a no removes their people', async () => {
  const user = show(agreedTo, householdOwner('h'));
  await user.click(screen.getByRole('button', { name: 'Not going' }));
  expect(screen.getByRole('alertdialog', { name: 'Not going after all?' })).toBeVisible();
  expect(patch).not.toHaveBeenCalled();
});

test.each([
  ['Still going', true],
  ['Not going', false],
])('%s is sent at once', async (name, attending) => {
  const user = show();
  await user.click(screen.getByRole('button', { name }));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attending', {
    attending,
    for_dates: { start_date: '2026-10-02', end_date: '2026-10-05' },
  });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('an answer that cannot be saved shows an error and can be sent again', async () => {
  const user = show(null);
  patch.mockRejectedValueOnce(new ApiError(409, 'This trip was called off.'));
  await user.click(screen.getByRole('button', { name: 'Still going' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save: This trip was called off.');
  await user.click(await screen.findByRole('button', { name: 'Still going' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});
