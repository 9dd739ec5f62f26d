import { render, screen } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import type { TripCardData } from './card-trip';
import { HomeScreen } from './home-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock('@/components/offline/waiting-changes', () => ({ WaitingChanges: () => null }));

const card = (id: string, status: 'Pending' | 'Not going'): TripCardData => ({
  trip: {
    id,
    trip_name: `Trip ${id}`,
    creator_name: 'Mia',
    location_name: 'Bendeela',
    start_date: '2026-12-04',
    end_date: '2026-12-06',
    status,
  },
  moment: 'before',
  cover: 'n0',
});

const screenOf = (cards: TripCardData[]) => (
  <HomeScreen name="Tom" cards={cards} lead={null} first={null} total={3} step={12} search={null} found={3} />
);

test('of several questions only the first has a filled button', () => {
  render(screenOf([card('1', 'Pending'), card('2', 'Pending')]), { wrapper: ToastProvider });
  const looks = screen.getAllByRole('link', { name: 'Going' }).map(({ className }) => className);
  expect(looks.map((look) => look.includes('button-primary'))).toEqual([true, false]);
});

test('after an answer the focus stays in the list, whose button is gone', () => {
  const { rerender } = render(screenOf([card('1', 'Pending')]), { wrapper: ToastProvider });
  screen.getByRole('button', { name: 'Not going' }).focus();
  rerender(screenOf([card('1', 'Not going')]));
  expect(screen.getByRole('list', { name: 'Your trips' })).toHaveFocus();
});
