import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOfferDue } from '@/components/install/offer';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { choiceSite } from '@/tests/factories/fit';
import { AskAgain } from './ask-again';
import { AttendanceForm } from './attendance-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  localStorage.clear();
  patch.mockReset().mockResolvedValue({});
});

const nights = {
  start_date: '2027-03-26',
  end_date: '2027-03-27',
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
};
const chosen = { crew: [], rides: [] };
const form = (
  <AttendanceForm tripId="1" nights={nights} crew={[]} rides={[]} chosen={chosen} fit={choiceSite({})} />
);
const question = (
  <AskAgain trip={{ id: '1', ...nights }} title="Are you still going?" yes="Still going">
    The dates have changed.
  </AskAgain>
);

async function press(what: typeof form, name: string) {
  render(
    <ToastProvider>
      <DraftOwner id="mia">{what}</DraftOwner>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(1));
}

test.each([
  ['with whom and what', form, 'Save'],
  ['by one tap', question, 'Still going'],
])('a “going” that is saved %s makes the offer to install the app due', async (_, what, name) => {
  expect(isOfferDue('mia')).toBe(false);
  await press(what, name);
  await waitFor(() => expect(isOfferDue('mia')).toBe(true));
});

test('“Not going” does not make the offer due', async () => {
  await press(question, 'Not going');
  await screen.findByText('Your answer is saved: not going.');
  expect(isOfferDue('mia')).toBe(false);
});

test.each([
  [form, 'Save'],
  [question, 'Still going'],
])('a refused answer does not make the offer due', async (what, name) => {
  patch.mockRejectedValue(new ApiError(409, 'This trip was called off.'));
  await press(what, name);
  await screen.findByText('Failed to save: This trip was called off.');
  expect(isOfferDue('mia')).toBe(false);
});
