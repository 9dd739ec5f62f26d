import { act, renderHook, waitFor } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { booking, pitch } from '@/tests/factories/shown-bookings';
import { useBookings } from './use-bookings';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
const waiting = jest.fn();
jest.mock('@/components/offline/use-waiting', () => ({ useWaiting: () => waiting() }));

const put = jest.spyOn(api, 'put');
const path = '/api/trips/t/bookings';
const given = [booking({ pitches: [pitch('River 4', { households: ['sam'] }), pitch('River 5')] })];
const used = () => renderHook(() => useBookings(path, given), { wrapper: ToastProvider }).result.current;
beforeEach(() => {
  waiting.mockReturnValue([]);
  put.mockReset();
});

test('a second change before the page has refreshed sends the version of the first', async () => {
  put.mockImplementation(async () => ({ booking: booking({ version: 2 }) }));
  const { actions } = used();
  act(() => {
    actions.set(given[0] ?? booking(), { status: 'asked' });
    actions.set(given[0] ?? booking(), { status: 'booked' });
  });
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(put.mock.calls.map(([, body]) => body)).toEqual([
    { status: 'asked', version: 1 },
    { status: 'booked', version: 2 },
  ]);
});

test('taking a household off a pitch while its move waits removes it from the pitch that the server has', async () => {
  put.mockResolvedValue({});
  const shown = { change: 'place', booking: 'b', pitch: 'River-5', household: 'sam', on: true };
  waiting.mockReturnValue([{ path: `${path}/b/pitches/River-5`, thing: `${path}/b sam`, shown }]);
  const { bookings, actions } = used();
  const [, river5] = bookings[0]?.pitches ?? [];
  expect(river5?.households).toEqual(['sam']);
  act(() => actions.place(bookings[0] ?? booking(), river5 ?? pitch(''), { id: 'sam', name: 'Sam' }, false));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith(`${path}/b/pitches/River-4/households/sam`, { on: false }),
  );
});
