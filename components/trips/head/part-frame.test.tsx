import { render, screen } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import type { KeptChange } from '@/lib/offline/changes';
import type { TripPage } from './page-labels';
import { PartFrame } from './part-frame';

let waiting: KeptChange[] = [];
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  usePathname: () => '/trip/1/gear',
}));
jest.mock('../../offline/use-waiting', () => ({ useWaiting: () => waiting, useSent: () => [] }));
jest.mock('./live-trip', () => ({ LiveTrip: () => null }));

const change = (id: number, trip: string, refused: KeptChange['refused']): KeptChange => ({
  id,
  viewer: 'mia',
  trip,
  thing: null,
  kind: 'Gear',
  label: `Change ${id}`,
  method: 'PUT',
  path: '/api/trips/1/gear',
  body: '{}',
  key: 'k',
  since: 0,
  faults: 0,
  refused,
});
const show = (current: TripPage) =>
  render(
    <PartFrame
      tripId="1"
      version="1"
      cover="n00000000"
      parts={[]}
      current={current}
      name="Easter"
      dates="Fri 26 – Mon 29 Mar 2027"
      moment="In 14 days"
    >
      <p>Content</p>
    </PartFrame>,
    { wrapper: ToastProvider },
  );
test('a part shows the changes of its trip that were refused, and not those that wait', async () => {
  const refused = { status: 409, words: 'Somebody brings it already.' };
  waiting = [change(1, '1', refused), change(2, '1', null), change(3, '2', refused)];
  show('gear');
  expect(await screen.findByText('Somebody brings it already.')).toBeVisible();
  expect(screen.getByText('Change 1')).toBeVisible();
  expect(screen.queryByText('Change 2')).toBeNull();
  expect(screen.queryByText('Change 3')).toBeNull();
});
