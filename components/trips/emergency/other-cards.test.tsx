import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ApiError, api } from '@/lib/api-client';
import { askWorker } from '@/lib/offline/ask-worker';
import type { HeldCard } from '@/lib/offline/messages';
import { OtherCards } from './other-cards';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
jest.mock('../../../lib/offline/ask-worker', () => ({ askWorker: jest.fn() }));
const ask = jest.mocked(askWorker);
const post = jest.spyOn(api, 'post');

const HOUR = 60 * 60 * 1000;
const card = {
  people: [{ crew_id: 'ellie', name: 'Ellie', age: 'child', allergies: 'Peanuts, anaphylaxis', swims: null }],
  contacts: [],
  medicare: null,
  insurance: null,
};
// The device has kept the page since the first stop.
const sites = [
  { number: 1, arrive_on: '2020-01-16', leave_on: '2020-01-18', where: 'Bendeela', noReception: false },
  { number: 2, arrive_on: '2020-01-18', leave_on: '2020-01-20', where: 'Peppercorn Flat', noReception: true },
];
const shut: HeldCard = { household: 'sam', shutsAt: null };

async function show({ held = [], aids = true }: { held?: HeldCard[]; aids?: boolean } = {}) {
  ask.mockReset().mockImplementation(async (name) => {
    if (name === 'heldCards') return held as never;
    return (name === 'openHeld' && held.length > 0 ? { card, shutsAt: Date.now() + HOUR } : null) as never;
  });
  render(
    <DraftOwner id="linh">
      <OtherCards
        tripId="trip"
        tints={{}}
        others={[{ id: 'sam', name: 'Sam', opens: true, openUntil: null }]}
        from="2027-01-16"
        aiders={['Linh']}
        sites={aids ? sites : null}
      />
    </DraftOwner>,
  );
  await act(async () => undefined);
  const user = userEvent.setup();
  return async (reason: string) => {
    await user.click(screen.getByRole('button', { name: 'Show in an emergency' }));
    await user.type(screen.getByLabelText('Why, in a few words'), reason);
    await user.click(screen.getByRole('button', { name: 'Show the card' }));
  };
}

test.each([
  ['without reception', new ApiError(0, undefined)],
  ['while the server is down', new ApiError(503, undefined)],
])('%s a first-aider opens the card that the device keeps', async (_when, failure) => {
  post.mockRejectedValue(failure);
  const open = await show({ held: [shut] });
  expect(screen.getByText(/This device keeps the cards locked/)).toBeInTheDocument();
  await open('Bee sting');
  expect(await screen.findByText('Peanuts, anaphylaxis')).toBeInTheDocument();
  expect(screen.getByText('Sam is told when you’ve reception.')).toBeInTheDocument();
  expect(screen.getByText(/Say where you are/).parentElement).toHaveTextContent(/: Peppercorn Flat$/);
  expect(screen.getByText(/^No reception at camp/)).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith('openHeld', {
    viewer: 'linh',
    trip: 'trip',
    household: 'sam',
    label: 'Sam’s medical card',
    reason: 'Bee sting',
  });
});

test('with reception the server opens it, and what the server refuses the device doesn’t open', async () => {
  post.mockResolvedValueOnce({});
  const open = await show({ held: [shut] });
  await open('Bee sting');
  expect(push).toHaveBeenCalledWith('/trip/trip/emergency/sam');
  post.mockRejectedValue(new ApiError(403, 'This card isn’t shared with you.'));
  await open('Bee sting');
  expect(await screen.findByText('This card isn’t shared with you.')).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalledWith('openHeld', expect.anything());
});

test('others read who has it offline', async () => {
  post.mockRejectedValue(new ApiError(0, undefined));
  const open = await show({ aids: false, held: [shut] });
  await open('Bee sting');
  expect(await screen.findAllByText(/Needs reception. Linh has it offline.$/)).toHaveLength(2);
  expect(ask).not.toHaveBeenCalled();
});

test('the card closes by itself, and opens again without a reason while its hour lasts', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shutsAt = Date.now() + HOUR;
  await show({ held: [{ household: 'sam', shutsAt }] });
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['requestIdleCallback'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Back to the card' }));
  expect(ask).toHaveBeenCalledWith('openHeld', expect.objectContaining({ reason: null }));
  expect(await screen.findByText('Peanuts, anaphylaxis')).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(HOUR));
  expect(screen.queryByText('Peanuts, anaphylaxis')).not.toBeInTheDocument();
  jest.useRealTimers();
});
