import { act, cleanup, render, screen } from '@testing-library/react';
import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast';
import type { Moment } from '@/lib/trips/moment';
import type { CardTrip } from './card-trip';
import { LeadTrip } from './lead-trip';
import { TripCard } from './trip-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
  useLinkStatus: jest.fn(() => ({ pending: false })),
}));

const trip: CardTrip = {
  id: '01a1fa44-8b0f-74d0-abce-4139e9581788',
  trip_name: null,
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela Recreation Area',
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  status: 'Pending',
};

const show = (more: Partial<CardTrip> = {}, own = false, moment: Moment = 'before') =>
  render(
    <ul>
      <TripCard trip={{ ...trip, ...more }} moment={moment} cover="n0" own={own} />
    </ul>,
    { wrapper: ToastProvider },
  );

test('a card shows name, owner, location, dates and status', () => {
  show();
  for (const text of ['Unnamed Trip', 'Mia Bennett', trip.location_name, 'Fri 2 – Mon 5 Oct 2026', 'Pending'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Unnamed Trip' })).toHaveAttribute('href', `/trip/${trip.id}`);
});

test('the owner of the reader’s own trip is "You", and a trip that was called off says so', () => {
  show({ status: 'Going', called_off: true }, true);
  for (const text of ['You', 'Going', 'Called off']) expect(screen.getByText(text)).toBeInTheDocument();
});

const going: Partial<CardTrip> = { status: 'Going' };

test.each<[string, Partial<CardTrip>, Moment, string[]]>([
  ['to come', going, 'before', ['Going']],
  ['that is on', going, 'during', ['Going', 'On now']],
  ['that is over', going, 'after', ['Going', 'Past']],
  ['whose dates have changed', { ...going, reconfirm: true }, 'before', ['Going', 'Confirm again']],
  [
    'whose dates have changed under way',
    { ...going, reconfirm: true },
    'during',
    ['Going', 'On now', 'Confirm again'],
  ],
  ['that was never confirmed again', { ...going, reconfirm: true }, 'after', ['Going', 'Past']],
  ['called off', { ...going, reconfirm: true, called_off: true }, 'during', ['Going', 'Called off']],
])('a trip %s has a remark beside the status', (_, more, moment, words) => {
  show(more, false, moment);
  const status = screen.getByText('Status').nextElementSibling as HTMLElement;
  expect([...status.children].map(({ textContent }) => textContent)).toEqual(words);
});

test.each([
  ['Going'],
  // Its buttons stand in place of the line.
  ['Pending'],
] as const)('the next trip, %s, says once that it is on', (status) => {
  const lead = {
    tripId: trip.id,
    moment: 'On now',
    people: 0,
    pets: '',
    faces: [],
    more: 0,
    note: null,
    next: null,
  };
  const card = { trip: { ...trip, status }, moment: 'during' as const, cover: 'n0' };
  render(<LeadTrip card={card} lead={lead} />, { wrapper: ToastProvider });
  expect(screen.getAllByText('On now')).toHaveLength(1);
});

test.each<[string, Partial<CardTrip>, Moment, boolean]>([
  ['to come', {}, 'before', true],
  ['that is over', {}, 'after', false],
  ['called off', { called_off: true }, 'before', false],
])(
  'the status of a trip %s stands out only while somebody waits for an answer',
  (_, more, moment, standsOut) => {
    show(more, false, moment);
    expect(screen.getByText('Pending').querySelector('svg') !== null).toBe(standsOut);
  },
);

test('only a trip that waits for an answer has the two buttons for it', () => {
  show();
  expect(screen.getByRole('link', { name: 'Going' })).toHaveAttribute('href', `/trip/${trip.id}/attendance`);
  cleanup();
  show({ called_off: true });
  show({ status: 'Not going' });
  expect(screen.queryByRole('button', { name: 'Not going' })).toBeNull();
});

test('a tap on a card says that its trip is loading', () => {
  jest.useFakeTimers();
  jest.mocked(useLinkStatus).mockReturnValue({ pending: true });
  show();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Loading trip...')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a card has few elements and few bytes, because a page shows twenty', () => {
  const { container } = show({ status: 'Going' });
  expect(container.querySelectorAll('li, li *').length).toBeLessThanOrEqual(19);
  expect(container.innerHTML.length).toBeLessThan(1100);
});
