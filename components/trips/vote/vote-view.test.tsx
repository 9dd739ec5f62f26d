import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { VoteOption } from '@/lib/trips/vote/schema';
import { shownVote, voteHousehold, voteOption } from '@/tests/factories/shown-votes';
import { VoteForm } from './vote-form';
import { VoteView } from './vote-view';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/api-client', () => ({
  ...jest.requireActual('@/lib/api-client'),
  api: { put: jest.fn(), post: jest.fn(), patch: jest.fn(), delete: jest.fn() },
}));
const put = jest.mocked(api.put);
beforeEach(() => {
  put.mockReset();
  refresh.mockReset();
});

const households = [
  voteHousehold('Mia', { organiser: true }),
  voteHousehold('Sam', { own: true, people: 3 }),
];
const show = (changes: object = {}, own: 'yes' | null = null, sites: [] | null = null) => {
  const options = [{ ...voteOption('a', own ? { Sam: own } : {}), own }, voteOption('bb', { Mia: 'no' })];
  const vote = { ...shownVote(households, options), ...changes };
  return render(
    <ToastProvider>
      <VoteView path="/vote" vote={vote} covers={{}} tints={{}} closed={false} sites={sites} linked />
    </ToastProvider>,
  );
};
const card = (nth: number) =>
  within(screen.getAllByRole('listitem').filter((item) => item.matches('.vote-option'))[nth] as HTMLElement);

test('one tap answers and shows at once, before it is saved', async () => {
  let saved: (value: unknown) => void = () => undefined;
  put.mockReturnValue(
    new Promise((done) => {
      saved = done;
    }),
  );
  show();
  fireEvent.click(card(0).getByLabelText('Yes'));
  await waitFor(() => expect(card(0).getByLabelText('Yes')).toBeChecked());
  expect(card(0).getByText('3 people could come.')).toBeInTheDocument();
  expect(put).toHaveBeenCalledWith('/vote/answers', { answers: [{ option_id: 'a', answer: 'yes' }] });
  expect(refresh).not.toHaveBeenCalled();
  saved({});
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('a second tap on the reader’s answer removes it', async () => {
  put.mockResolvedValue({});
  show({}, 'yes');
  fireEvent.click(card(0).getByLabelText('Yes'));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/vote/answers', { answers: [{ option_id: 'a', answer: null }] }),
  );
});

test('a failed save shows an error, and the answer is as it was', async () => {
  put.mockRejectedValue(new Error('no connection'));
  show();
  fireEvent.click(card(0).getByLabelText('No'));
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  await waitFor(() => expect(card(0).getByLabelText('No')).not.toBeChecked());
});

test('after the decision nobody answers any more, and the answers can be read', () => {
  show({ open: false }, 'yes');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByText('You said yes.')).toBeInTheDocument();
  expect(screen.getByText('You didn’t vote on it.')).toBeInTheDocument();
});

test('after the last day nobody answers any more, and the organiser is asked to decide', () => {
  const ended = { closes_on: '2027-03-19', ended: true };
  const { unmount } = show(ended);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByText('Voting ended on Fri 19 Mar. The organiser decides now.')).toBeVisible();
  unmount();
  show(ended, null, []);
  expect(screen.getByText('Voting ended on Fri 19 Mar. Please decide.')).toBeVisible();
});

test('an organiser sets a last day to vote in a dialog', async () => {
  jest.mocked(api.patch).mockResolvedValue({});
  show({ closes_on: '2027-03-19' }, null, []);
  expect(screen.getByText('Vote by Fri 19 Mar.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Change the last day to vote' }));
  fireEvent.change(await screen.findByLabelText(/^Last day to vote/, { selector: 'input' }), {
    target: { value: '2027-03-22' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.patch).toHaveBeenCalledWith('/vote', { closes_on: '2027-03-22' }));
});

test('a reader answers yes to everything at once, until they have answered', async () => {
  put.mockResolvedValue({});
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Both suit us' }));
  const answers = ['a', 'bb'].map((option_id) => ({ option_id, answer: 'yes' }));
  await waitFor(() => expect(put).toHaveBeenCalledWith('/vote/answers', { answers }));
  expect(screen.getByRole('heading', { name: 'Which weekend suits you?' })).toHaveFocus();
  unmount();
  show({}, 'yes');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an option with a problem for somebody isn’t answered with the others in one tap', () => {
  const problem = {
    rule: 'pets',
    level: 'problem',
    text: 'No dogs',
  } as VoteOption['findings'][number];
  show({ options: [voteOption('a'), { ...voteOption('bb'), findings: [problem] }] });
  expect(screen.queryByRole('button', { name: 'Both suit us' })).not.toBeInTheDocument();
});

test('until a household has voted, only the heading’s words say so, and to decide is a quiet button', () => {
  const none = shownVote(households, [voteOption('a'), voteOption('bb')]);
  const { container, unmount } = show(none, null, []);
  expect(screen.getByRole('heading', { name: 'Which weekend suits you?' })).toBeVisible();
  expect(container.textContent?.match(/have voted|has voted/g)).toHaveLength(1);
  expect(container.querySelector('.vote-faces')).toBeNull();
  expect(screen.getByRole('button', { name: 'Both suit us' })).toHaveClass('button-primary');
  expect(screen.getByRole('button', { name: 'Decide' })).toHaveClass('button-quiet');
  unmount();
  const voted = { ...voteOption('a', { Sam: 'yes' }), own: 'yes' as const };
  show(shownVote(households, [voted, voteOption('bb')]), null, []);
  expect(screen.getByRole('button', { name: 'Decide on it' })).toHaveClass('button-primary');
});

test('among many options the faces are folded', () => {
  const many = (count: number) =>
    shownVote(
      households,
      Array.from({ length: count }, (_, index) => voteOption('a'.repeat(index + 1), { Sam: 'yes' }, 'site')),
    );
  const folds = () => screen.queryAllByText('Who said what').length;
  const { unmount } = show(many(6));
  expect(folds()).toBe(0);
  unmount();
  show(many(7));
  expect(folds()).toBe(7);
});

test('after the decision only the chosen options stand out', () => {
  const options = [voteOption('a', { Sam: 'yes' }), { ...voteOption('bb', { Sam: 'yes' }), chosen: true }];
  show({ ...shownVote(households, options), open: false });
  expect(card(0).queryByText('Chosen')).not.toBeInTheDocument();
  expect(card(1).getByText('Chosen')).toBeVisible();
  expect(screen.queryByText('Tie')).not.toBeInTheDocument();
});

test('dates that are in the vote are refused in its form, and not sent', async () => {
  jest.mocked(api.patch).mockReset();
  render(
    <ToastProvider>
      <VoteForm path="/vote" sites={[]} known={[{ start_date: '2027-03-26', end_date: '2027-03-29' }]} adds />
    </ToastProvider>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('First day', '2027-03-26');
  type('Last day', '2027-03-29');
  fireEvent.click(screen.getByRole('button', { name: 'Add to the vote' }));
  expect(await screen.findByText('These dates are in the vote already.')).toBeVisible();
  expect(api.patch).not.toHaveBeenCalled();
});

test('a vote on one of several stops names it, and a new one asks whose campsite it is', async () => {
  const sites = [voteOption('Lake', {}, 'site'), voteOption('Bend', {}, 'site')];
  const stop = { number: 2, location_name: 'Lake' };
  const vote = shownVote(households, [voteOption('a'), ...sites]);
  const { unmount } = render(
    <ToastProvider>
      <VoteView
        path="/vote"
        vote={vote}
        covers={{}}
        tints={{}}
        closed={false}
        sites={null}
        linked
        stop={stop}
      />
    </ToastProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Which campsite at stop 2?' })).toBeVisible();
  expect(screen.getByText('Now it’s Lake (stop 2).')).toBeVisible();
  expect(screen.getByText('Campsite of stop 2')).toBeVisible();
  unmount();
  jest.mocked(api.post).mockResolvedValue({});
  const form = (stops: object) =>
    render(
      <ToastProvider>
        <VoteForm
          path="/vote"
          sites={[
            { id: '00000000-0000-7000-8000-00000000000c', name: 'Lake', detail: '' },
            { id: '00000000-0000-7000-8000-00000000000d', name: 'Bend', detail: '' },
          ]}
          known={[]}
          {...stops}
        />
      </ToastProvider>,
    );
  const one = form({});
  expect(screen.queryByLabelText('At which stop')).not.toBeInTheDocument();
  one.unmount();
  const id = (last: string) => `00000000-0000-7000-8000-00000000000${last}`;
  form({
    stops: [
      { id: id('a'), number: 1, location_id: null, location_name: 'Flat' },
      { id: id('b'), number: 2, location_id: id('c'), location_name: 'Lake' },
    ],
  });
  fireEvent.click(screen.getByLabelText(/^Lake/));
  fireEvent.change(screen.getByLabelText('At which stop'), { target: { value: id('b') } });
  expect(screen.queryByLabelText(/^Lake/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByLabelText(/^Bend/));
  fireEvent.click(screen.getByRole('button', { name: 'Open the vote' }));
  await waitFor(() =>
    expect(api.post).toHaveBeenCalledWith(
      '/vote',
      expect.objectContaining({ stop_id: id('b'), location_ids: [id('d')] }),
    ),
  );
});
