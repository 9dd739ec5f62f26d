import { render, screen } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { emptyCard } from '@/lib/household/emergency/empty-card';
import { CardsView } from './cards-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const page = {
  tripId: 'trip',
  tints: {},
  sites: null,
  others: [],
  from: '2027-01-22',
  shutOn: '2027-01-26',
  goneOn: '2027-02-01',
  firstAiders: [],
  asked: false,
  aids: false,
  candidates: null,
  openings: [],
} as const;

const pat = { id: 'pat', name: 'Pat', accepted: true };

test.each([
  [null, [pat], 'Nobody else can open it before you’ve saved it here.'],
  [false, [], 'Only you can open it.'],
  [false, [pat], 'Only you and Pat, first-aid, can open it, and you’re told at once.'],
  [
    true,
    [pat],
    'Only you and Pat, first-aid, can open it. Anyone else going has to tap “Show in an emergency”, and you’re told at once.',
  ],
])('the lock says who can open a card that is shared: %s, first-aiders: %j', (shares, firstAiders, words) => {
  const own = { card: emptyCard, keep: false, shares, crew: [] };
  render(
    <ToastProvider>
      <CardsView {...page} others={[]} openings={[]} firstAiders={[...firstAiders]} own={own} />
    </ToastProvider>,
  );
  expect(screen.getByText('Locked.').parentElement?.textContent).toBe(`Locked. ${words}`);
});
